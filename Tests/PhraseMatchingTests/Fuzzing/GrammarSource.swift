// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// Small grammars made from bytes, with everything that a phrase may have.
struct GrammarSource {
  var bytes: ByteSource
  private var slotNames: Set<String> = []

  init(_ bytes: ByteSource) {
    self.bytes = bytes
  }

  /// Words that fold, glue, count, join, lose letters, or mean nothing.
  static let words = [
    "a", "b", "c", "open", "the", "in", "please", "and", "could", "you", "library", "libraries",
    "libary", "book", "shelf", "bookshelf", "cardboard", "carboard", "two", "twelve", "hundred",
    "12", "1,5", "50%", "$5", "10.15.7", "-3", "Straße", "é", "e\u{301}", "й", "漢字", "デューン",
    "👍🏽", "🇩🇪", "don’t", "apri", "двадцать", "один", "half", "point", "or", "on", "off", "--",
    "\u{202E}x", "ｌｉｂ", "각", "ᄒ\u{1161}\u{11AB}", "kg", "5kg", "zu", "zwei", "les", "o'clock",
  ]

  static let rules = ["r": "(a|b [c])", "q": "<r> [the] <r>", "g": "li(brary|braries)"]

  mutating func grammar() throws -> Grammar {
    let lists = [list(named: "l"), list(named: "m"), list(named: "apps")]
    let phrases = try (0...bytes.below(4)).compactMap { _ in try phrase() }
    return try Grammar(
      phrases: phrases, lists: lists,
      rules: Self.rules.mapValues { try Template(parsing: $0, syntax: .template) })
  }

  mutating func list(named name: String) -> ValueList {
    ValueList(
      name: name,
      values: (0...bytes.below(5)).map { _ in
        ValueList.Value(
          id: bytes.below(4), forms: (0...bytes.below(2)).map { _ in sentence(upTo: 4) })
      })
  }

  private mutating func phrase() throws -> Phrase? {
    let language = bytes.pick(["en", "en", "de", "ru", "fr", "es", "it"])
    let flags = bytes.byte()
    let text = element(depth: 0)
    guard let template = try? Template(parsing: text, syntax: .template) else { return nil }
    let names = template.slotNames
    return Phrase(
      template: template, slots: names.map(Self.slot), intent: Int(flags & 3),
      application: Int(flags >> 2 & 1), language: language, isNegative: flags & 0xF0 == 0xF0)
  }

  private mutating func element(depth: Int) -> String {
    (0...bytes.below(4)).map { _ in part(depth: depth) }
      .joined(separator: bytes.below(3) == 0 ? "" : " ")
  }

  private mutating func part(depth: Int) -> String {
    switch bytes.below(depth < 3 ? 14 : 8) {
    case 0...3: return word()
    case 4...6:
      let name = bytes.pick(["p", "o", "n", "i", "t", "s", "k", "applicationName"])
      return "${\(name)}"
    case 7: return "<\(bytes.pick(["r", "q", "g"]))>"
    case 8, 9: return "[\(element(depth: depth + 1))]"
    case 10, 11: return "(\(element(depth: depth + 1))|\(element(depth: depth + 1)))"
    case 12: return "(\(element(depth: depth + 1));\(element(depth: depth + 1)))"
    default: return "(\(element(depth: depth + 1)))"
    }
  }

  private static func slot(named name: String) -> Slot {
    switch name {
    case "p": Slot(name: name, kind: .list("l", isOpen: false))
    case "o": Slot(name: name, kind: .list("m", isOpen: true))
    case "n": Slot(name: name, kind: .value(.number(NumberRange(maximum: 100))))
    case "i": Slot(name: name, kind: .value(.number(NumberRange(minimum: 1, isInteger: true))))
    case "s": Slot(name: name, kind: .list("l", isOpen: false), isSeries: true)
    case "k":
      Slot(
        name: name, kind: .value(.number(NumberRange())), isSeries: true)
    case "applicationName": Slot(name: name, kind: .list("apps", isOpen: false))
    default: Slot(name: name, kind: .text)
    }
  }

  mutating func sentence(upTo length: Int) -> String {
    (0..<bytes.below(length + 1)).map { _ in word() }
      .joined(separator: bytes.below(4) == 0 ? "" : " ")
  }

  private mutating func word() -> String { bytes.pick(Self.words) }
}
