// SPDX-License-Identifier: Apache-2.0

internal import PhraseMatching

/// A template in Home Assistant's syntax.
///
/// | syntax | means |
/// | --- | --- |
/// | `{list}`, `{list:slot}` | a value of a list, in the slot of the same or of another name |
/// | `{list:@name}` | a value for the answer alone |
/// | `{1..10:slot}`, `{0..100,5:slot}` | a number |
/// | `[a]`, `(a\|b)`, `(a;b)`, `<rule>` | as in ``PhraseMatching/Template`` |
/// | `\(` | a plain bracket |
///
/// Bars and semicolons may stand outside brackets.
struct SentenceTemplate {
  let source: String
  let root: Template.Element
  /// The references in the order of their first place; the elements name them by this.
  let references: [String]

  /// - Parameters:
  ///   - source: The author's text.
  ///   - isMatchingText: Whether literals are changed for the matcher.
  /// - Throws: `GrammarError` with a caret under the place of the fault.
  init(_ source: String, isMatchingText: Bool = true) throws(GrammarError) {
    var parser = SentenceTemplateParser(source, isMatchingText: isMatchingText)
    root = try parser.parse()
    references = parser.references
    self.source = source
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

  /// The range of `{1..10}` or `{0..100,5}`.
  var inlineRange: HomeAssistantList.Range? {
    let parts = list.split(separator: ",")
    guard let bounds = parts.first?.components(separatedBy: ".."), bounds.count == 2,
      let from = Int(bounds[0]), let to = Int(bounds[1]), from <= to
    else { return nil }
    var range = HomeAssistantList.Range(from: from, to: to)
    if parts.count == 2, let step = Int(parts[1]), step > 0 { range.step = step }
    return range
  }
}

extension String {
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension Substring {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    guard let range = firstRange(of: separator) else { return [self] }
    return [self[..<range.lowerBound], self[range.upperBound...]]
  }
}
