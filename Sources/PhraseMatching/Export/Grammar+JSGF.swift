// SPDX-License-Identifier: Apache-2.0

extension Grammar {
  /// The grammar in the JSpeech Grammar Format, for other recognizers.
  ///
  /// Slots of numbers, of other values and of any text have no counterpart in the format; they stand
  /// as a rule that names what is missing. Source: W3C Note "JSpeech Grammar Format", 5 June 2000.
  public func jsgf() -> String {
    let rules = phrases.enumerated().filter { !$1.isNegative }.flatMap { index, phrase in
      JSGFRule.all(named: "phrase\(index)", of: phrase.template, slots: phrase.slots)
    }
    let all = phrases.indices.filter { !phrases[$0].isNegative }.map { "<phrase\($0)>" }
    let header = [
      "#JSGF V1.0 UTF-8;", "grammar phrases;",
      "public <phrase> = \(all.isEmpty ? "<VOID>" : all.joined(separator: " | "));",
    ]
    let named = self.rules.sorted { $0.key < $1.key }.flatMap { name, template in
      JSGFRule.all(named: name.ruleName, of: template, slots: [])
    }
    let lists = lists.map { list in
      let forms = list.values.flatMap(\.forms).compactMap(\.jsgfWords)
      return
        "<\(list.name.ruleName)> = \(forms.isEmpty ? "<VOID>" : forms.joined(separator: " | "));"
    }
    return (header + rules + named + lists + anyRules).joined(separator: "\n")
  }

  /// Rules for what the format cannot say; a reader of the file sees what to supply.
  private var anyRules: [String] {
    let used = phrases.flatMap(\.slots).compactMap { slot in
      if case .value(let kind) = slot.kind, kind.name != "number" { kind.name } else { nil }
    }
    return (["number", "text"] + Set(used).sorted()).map { "<\($0)> = <VOID>;" }
  }
}

/// Makes the rules of a template: its own, and those of its permutations.
private struct JSGFRule {
  private let name: String
  private let slots: [Slot]
  private var lines: [String] = []
  private var permutationCount = 0

  static func all(named name: String, of template: Template, slots: [Slot]) -> [String] {
    var rule = JSGFRule(name: name, slots: slots)
    let expansion = rule.expansion(of: template.root)
    return ["<\(name)> = \(expansion);"] + rule.lines
  }

  private init(name: String, slots: [Slot]) {
    self.name = name
    self.slots = slots
  }

  private mutating func expansion(of element: Template.Element) -> String {
    switch element {
    case .literal(let text): return text.jsgfWords ?? "<NULL>"
    case .slot(let name): return "<\(slots.first { $0.name == name }?.kind.ruleName ?? "text")>"
    case .rule(let name): return "<\(name.ruleName)>"
    case .optional(let part): return "[\(expansion(of: part))]"
    case .alternatives(let parts):
      return "(\(parts.map { expansion(of: $0) }.joined(separator: " | ")))"
    case .sequence(let parts): return parts.map { expansion(of: $0) }.joined(separator: " ")
    case .permutation(let parts): return expansion(ofOrders: parts.map { expansion(of: $0) })
    }
  }

  /// A rule for every set of parts that are still to be said, as the orders share them.
  ///
  /// These are 2ⁿ rules for *n*! orders; a set is named by a digit for each part.
  ///
  /// ```
  /// <phrase0-order1-111> = a <phrase0-order1-011> | b <phrase0-order1-101> | c <phrase0-order1-110>;
  /// <phrase0-order1-011> = b c | c b;
  /// ```
  private mutating func expansion(ofOrders parts: [String]) -> String {
    permutationCount += 1
    let order = "\(name)-order\(permutationCount)-"
    func rule(_ rest: Int) -> String {
      "<\(order)\(parts.indices.map { rest & (1 << $0) == 0 ? "0" : "1" }.joined())>"
    }
    func ways(_ rest: Int) -> String {
      parts.indices.filter { rest & (1 << $0) != 0 }.map { index in
        let others = rest & ~(1 << index)
        switch others.nonzeroBitCount {
        case 0: return parts[index]
        case 1: return "\(parts[index]) \(parts[others.trailingZeroBitCount])"
        default: return "\(parts[index]) \(rule(others))"
        }
      }.joined(separator: " | ")
    }
    let all = (1 << parts.count) - 1
    for rest in stride(from: all - 1, to: 0, by: -1) where rest.nonzeroBitCount > 1 {
      lines.append("\(rule(rest)) = \(ways(rest));")
    }
    return "(\(ways(all)))"
  }
}

extension Slot.Kind {
  fileprivate var ruleName: String {
    switch self {
    case .list(let name, _): name.ruleName
    case .value(let kind): kind.name
    case .text: "text"
    }
  }
}

extension String {
  /// A name that the format allows.
  fileprivate var ruleName: String {
    String(map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Folded words; nil where there is none to say.
  fileprivate var jsgfWords: String? {
    let words = Utterance(self).tokens.map(\.text)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
