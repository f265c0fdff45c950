// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// Small random grammars over few words, so that phrases overlap in every way.
struct RandomGrammar {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(state: seed)
  }

  static let words = ["a", "b", "c", "and", "x", "yes"]

  mutating func grammar() throws -> Grammar {
    let phrases = try (0..<Int.random(in: 1...6, using: &random)).map { _ in try phrase() }
    return try Grammar(
      phrases: phrases, lists: [list(named: "l"), list(named: "m")],
      rules: ["r": try Template(parsing: "(a|b [c])", syntax: .template)])
  }

  /// A phrase that is valid; the ones that are not are thrown away.
  private mutating func phrase() throws -> Phrase {
    while true {
      let text = element(depth: 0)
      let template = try Template(parsing: text, syntax: .template)
      let phrase = Phrase(
        template: template, slots: template.slotNames.map { slot(named: $0) },
        intent: Int.random(in: 0...2, using: &random),
        application: Int.random(in: 0...1, using: &random),
        isNegative: Int.random(in: 0...9, using: &random) == 0)
      let rules = ["r": try Template(parsing: "(a|b [c])", syntax: .template)]
      let lists = [ValueList(name: "l", values: []), ValueList(name: "m", values: [])]
      if (try? Grammar(phrases: [phrase], lists: lists, rules: rules)) != nil { return phrase }
    }
  }

  private mutating func element(depth: Int) -> String {
    let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in part(depth: depth) }
    return parts.joined(separator: " ")
  }

  private mutating func part(depth: Int) -> String {
    switch Int.random(in: 0...(depth < 2 ? 11 : 6), using: &random) {
    case 0...3: return word()
    case 4...6:
      return "${\(["p", "q", "n", "t", "o", "s", "v"].randomElement(using: &random) ?? "p")}"
    case 7: return "[\(element(depth: depth + 1))]"
    case 8, 9: return "(\(element(depth: depth + 1))|\(element(depth: depth + 1)))"
    case 10: return "(\(element(depth: depth + 1));\(element(depth: depth + 1)))"
    default: return "<r>"
    }
  }

  private func slot(named name: String) -> Slot {
    switch name {
    case "p": Slot(name: name, kind: .list("l", isOpen: false))
    case "q": Slot(name: name, kind: .list("m", isOpen: false))
    case "o": Slot(name: name, kind: .list("m", isOpen: true))
    case "s": Slot(name: name, kind: .list("l", isOpen: false), isSeries: true)
    case "v": Slot(name: name, kind: .value(.boolean))
    case "n": Slot(name: name, kind: .value(.number(NumberRange())))
    default: Slot(name: name, kind: .text)
    }
  }

  private mutating func list(named name: String) -> ValueList {
    ValueList(
      name: name,
      values: (0..<Int.random(in: 1...4, using: &random)).map { id in
        ValueList.Value(id: id, forms: [sentence(1...2), sentence(1...3)])
      })
  }

  mutating func sentence(_ length: ClosedRange<Int>) -> String {
    (0..<Int.random(in: length, using: &random)).map { _ in word() }.joined(separator: " ")
  }

  private mutating func word() -> String {
    Self.words.randomElement(using: &random) ?? "a"
  }
}
