// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// Small random grammars over words that slips make into each other, and utterances with slips.
struct RandomSlips {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(state: seed)
  }

  private static let phraseWords = [
    "open", "turn", "on", "off", "in", "the", "to", "from", "my", "your", "book", "shelf",
    "bookshelf", "shelves", "library", "cardboard", "activate", "lights",
  ]
  private static let listWords = [
    "dune", "dunes", "the", "of", "left", "library", "cardboards", "deactivate", "tower", "towers",
    "book", "shelf", "in", "a",
  ]
  private static let others = [
    "please", "could you", "the", "my", "not", "never", "now", "thanks", "xyzzy", "five", "2",
    "and",
    "on", "off", "towers", "again", "for me", "right",
  ]

  // MARK: - Grammars

  mutating func grammar() throws -> Grammar {
    let lists = [
      list("l", size: 1...4), list("m", size: 1...3),
      ValueList(name: "apps", values: [.init(id: 0, forms: ["library", "my books"])]),
    ]
    var phrases: [Phrase] = []
    let count = Int.random(in: 1...4, using: &random)
    while phrases.count < count {
      let phrase = try phrase()
      if (try? Grammar(phrases: [phrase], lists: lists)) != nil { phrases.append(phrase) }
    }
    return try Grammar(phrases: phrases, lists: lists)
  }

  private mutating func phrase() throws -> Phrase {
    let parts = (0..<Int.random(in: 1...4, using: &random)).map { _ in part() }
    let hasEnd = Int.random(in: 0...2, using: &random) == 0
    let text = (parts + (hasEnd ? ["in ${applicationName}"] : [])).joined(separator: " ")
    let template = try Template(parsing: text, syntax: .template)
    let isNegative = !text.contains("${o}") && Int.random(in: 0...9, using: &random) == 0
    return Phrase(
      template: template, slots: template.slotNames.map(slot),
      intent: Int.random(in: 0...2, using: &random),
      application: Int.random(in: 0...1, using: &random), isNegative: isNegative)
  }

  private mutating func part() -> String {
    let word = Self.phraseWords.randomElement(using: &random) ?? "open"
    let other = Self.phraseWords.randomElement(using: &random) ?? "open"
    switch Int.random(in: 0...13, using: &random) {
    case 0...5: return word
    case 6: return "[\(word)]"
    case 7: return "(\(word)|\(other))"
    case 8: return "(\(word);${p})"
    case 9: return "${n}"
    case 10: return ["${t}", "${o}", "${s}"].randomElement(using: &random) ?? "${t}"
    default: return Bool.random(using: &random) ? "${p}" : "${q}"
    }
  }

  private func slot(_ name: String) -> Slot {
    switch name {
    case "p": Slot(name: name, kind: .list("l", isOpen: false))
    case "o": Slot(name: name, kind: .list("m", isOpen: true))
    case "s": Slot(name: name, kind: .list("l", isOpen: false), isSeries: true)
    case "n": Slot(name: name, kind: .value(.number(NumberRange())))
    case "t": Slot(name: name, kind: .text)
    case "applicationName": Slot(name: name, kind: .list("apps", isOpen: false))
    default: Slot(name: name, kind: .list("m", isOpen: false))
    }
  }

  private mutating func list(_ name: String, size: ClosedRange<Int>) -> ValueList {
    ValueList(
      name: name,
      values: (0..<Int.random(in: size, using: &random)).map { id in
        let forms = (0..<Int.random(in: 1...2, using: &random)).map { _ in
          (0..<Int.random(in: 1...3, using: &random)).map { _ in
            Self.listWords.randomElement(using: &random) ?? "dune"
          }.joined(separator: " ")
        }
        return ValueList.Value(id: id, forms: forms)
      })
  }

  // MARK: - Utterances

  /// Words in no order.
  mutating func salad() -> String {
    let all = Self.phraseWords + Self.listWords + Self.others
    return (0..<Int.random(in: 1...6, using: &random)).map { _ in
      all.randomElement(using: &random) ?? "open"
    }.joined(separator: " ")
  }

  /// A sentence with up to three slips.
  mutating func slip(_ sentence: String) -> String {
    var words = sentence.split(separator: " ").map(String.init)
    for _ in 0..<Int.random(in: 1...3, using: &random) where !words.isEmpty {
      slip(&words)
    }
    return words.joined(separator: " ")
  }

  private mutating func slip(_ words: inout [String]) {
    let index = words.indices.randomElement(using: &random) ?? 0
    switch Int.random(in: 0...9, using: &random) {
    case 0, 1:
      words.insert(Self.others.randomElement(using: &random) ?? "please", at: index)
    case 2: words.append("please")
    case 3: words.insert(words[index], at: index)
    case 4: words.remove(at: index)
    case 5: if index + 1 < words.count { words[index] += words.remove(at: index + 1) }
    case 6:
      guard words[index].count > 2 else { return }
      let cut = Int.random(in: 1..<words[index].count, using: &random)
      let (head, tail) = (words[index].prefix(cut), words[index].dropFirst(cut))
      words.replaceSubrange(index...index, with: [String(head), String(tail)])
    case 7:
      if words[index].hasSuffix("s") { words[index].removeLast() } else { words[index] += "s" }
    default: words[index] = typo(words[index], slips: Int.random(in: 1...2, using: &random))
    }
  }

  /// A word with letters inserted, deleted, replaced or swapped.
  mutating func typo(_ word: String, slips: Int, alphabet: [Character] = ["a", "e", "s"]) -> String
  {
    var letters = Array(word)
    for _ in 0..<slips where !letters.isEmpty {
      let place = letters.indices.randomElement(using: &random) ?? 0
      let letter = alphabet.randomElement(using: &random) ?? "e"
      switch Int.random(in: 0...3, using: &random) {
      case 0: letters.insert(letter, at: place)
      case 1: letters.remove(at: place)
      case 2: letters[place] = letter
      default: if place > 0 { letters.swapAt(place, place - 1) }
      }
    }
    return String(letters)
  }

  mutating func word(_ length: ClosedRange<Int>, alphabet: [Character]) -> String {
    String(
      (0..<Int.random(in: length, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? "a"
      })
  }
}
