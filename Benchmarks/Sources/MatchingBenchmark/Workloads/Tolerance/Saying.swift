// SPDX-License-Identifier: Apache-2.0

/// A phrase with values in its slots, as words that know where they come from.
struct Saying {
  enum Role: Equatable {
    case literal
    case value(String)
    case number(String)
    case application
  }

  struct Word {
    var text: String
    var role: Role

    /// Whether it is neither a number nor part of one.
    var isPlain: Bool {
      if case .number = role { return false }
      return Lexicon.folded(text).allSatisfy(\.isLetter)
        && SpelledNumbers.digits[Lexicon.folded(text)] == nil
    }
  }

  var template: ToleranceTemplates.Template
  var words: [Word]
  /// Ids of listed values, and numbers, by slot.
  var slots: [String: Double]

  var text: String { words.map(\.text).joined(separator: " ") }

  /// Fills the slots of a template; a slot's text and value come from the closure.
  init(
    _ template: ToleranceTemplates.Template,
    filling: (_ slot: String) -> (text: String, value: Double)
  ) {
    self.template = template
    words = []
    slots = [:]
    for part in template.text.split(separator: " ") {
      guard part.hasPrefix("${") else {
        words.append(Word(text: part.lowercased(), role: .literal))
        continue
      }
      let slot = String(part.dropFirst(2).dropLast())
      if slot == "applicationName" {
        let name = ToleranceTemplates.applications[template.application]
        words.append(Word(text: name.lowercased(), role: .application))
        continue
      }
      let (text, value) = filling(slot)
      let role: Role = ToleranceTemplates.numbers[slot] == nil ? .value(slot) : .number(slot)
      words += text.lowercased().split(separator: " ").map { Word(text: String($0), role: role) }
      slots[slot] = value
    }
  }

  /// The index of one of the words that fit, drawn at random.
  func index(
    using random: inout SplitMix64, where isSuitable: (Word) -> Bool
  ) -> Int? {
    words.indices.filter { isSuitable(words[$0]) }.randomElement(using: &random)
  }
}
