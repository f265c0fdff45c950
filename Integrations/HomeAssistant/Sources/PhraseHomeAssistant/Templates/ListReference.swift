// SPDX-License-Identifier: Apache-2.0

internal import PhraseMatching

extension Template.Syntax {
  /// Home Assistant's templates: bars and semicolons may stand outside brackets.
  ///
  /// | syntax | means |
  /// | --- | --- |
  /// | `{list}`, `{list:slot}` | a value of a list, in the slot of the same or of another name |
  /// | `{list:@name}` | a value for the answer alone |
  /// | `{1..10:slot}`, `{0..100,5:slot}` | a number |
  /// | `[a]`, `(a\|b)`, `(a;b)`, `<rule>`, `\(` | as in ``PhraseMatching/Template`` |
  static let sentence = Template.Syntax(
    slotOpening: "{", hasGroups: true, hasLooseSeparators: true, hasFreeNames: true)
}

extension Template {
  /// A sentence or a rule, its signs written as the matcher reads them.
  init(sentence source: String) throws(GrammarError) {
    let template = try Template(parsing: source, syntax: .sentence)
    let root: Element = template.root.fold { element, parts in
      if case .literal(let text) = element {
        .literal(SignWords.written(text))
      } else {
        element.with(parts)
      }
    }
    self.init(root: root, source: source, syntax: .sentence)
  }
}

/// A reference to a list: `{list:slot}`.
struct ListReference: Hashable {
  let list: String
  let slot: String
  /// Whether the value is for the answer alone.
  let isCapture: Bool

  init(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.count > 1 ? parts[1] : parts[0]
    list = String(parts[0]).trimmed
    isCapture = name.hasPrefix("@")
    slot = String(isCapture ? name.dropFirst() : name).trimmed
  }

  /// The numbers of `{1..10}` or `{0..100,5}`.
  var inlineRange: HomeAssistantList? {
    guard let match = list.wholeMatch(of: /(-?\d+)\.\.(-?\d+)(?:,(\d+))?/),
      let from = Int(match.1), let to = Int(match.2), from <= to
    else { return nil }
    var range = HomeAssistantList.Range(from: from, to: to)
    if let step = match.3.flatMap({ Int($0) }), step > 0 { range.step = step }
    return .range(range)
  }
}

extension String {
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
