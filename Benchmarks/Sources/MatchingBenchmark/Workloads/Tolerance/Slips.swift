// SPDX-License-Identifier: Apache-2.0

/// One slip of each kind; nil where a saying has no place for it.
enum Slips {
  static func doubledWord(_ saying: Saying, using random: inout SplitMix64) -> String? {
    var saying = saying
    guard let index = saying.index(using: &random, where: \.isPlain) else { return nil }
    saying.words.insert(saying.words[index], at: index)
    return saying.text
  }

  static func droppedFunctionWord(_ saying: Saying, using random: inout SplitMix64) -> String? {
    var saying = saying
    let index = saying.index(using: &random) { word in
      Lexicon.functionWords.contains(word.text) && word.isPlain && word.text != "me"
    }
    guard let index else { return nil }
    saying.words.remove(at: index)
    return saying.text
  }

  /// Leaves out the name and the preposition before it.
  static func missingApplication(_ saying: Saying) -> String? {
    var saying = saying
    guard let index = saying.words.firstIndex(where: { $0.role == .application }), index > 0
    else { return nil }
    saying.words.removeSubrange(index - 1...index)
    return saying.text
  }

  static func missingAccents(_ saying: Saying) -> String? {
    let text = saying.text
    let plain = String(text.map(Lexicon.withoutAccent))
    return plain == text ? nil : plain
  }

  static func missingPunctuation(_ saying: Saying) -> String? {
    let text = saying.text
    let plain = text.replacing("-", with: " ")
      .filter { $0.isLetter || $0.isNumber || " ./".contains($0) }
    return plain == text ? nil : plain
  }

  static func joinedCompound(_ saying: Saying, using random: inout SplitMix64) -> String? {
    var saying = saying
    let places = saying.words.indices.dropLast().filter { index in
      let pair = saying.words[index...index + 1].map { Lexicon.folded($0.text) }
      return Lexicon.openCompounds.contains(pair.joined(separator: " "))
    }
    guard let index = places.randomElement(using: &random) else { return nil }
    let second = saying.words.remove(at: index + 1)
    saying.words[index].text += second.text
    return saying.text
  }

  static func splitCompound(_ saying: Saying, using random: inout SplitMix64) -> String? {
    var saying = saying
    let index = saying.index(using: &random) { Lexicon.partsOf[$0.text] != nil }
    guard let index, let (first, second) = Lexicon.partsOf[saying.words[index].text]
    else { return nil }
    saying.words[index].text = "\(first) \(second)"
    return saying.text
  }

  static func singularForPlural(_ saying: Saying, using random: inout SplitMix64) -> String? {
    var saying = saying
    let index = saying.index(using: &random) { word in
      if case .value("room") = word.role { return false }
      return other(than: word.text) != nil
    }
    guard let index, let other = other(than: saying.words[index].text) else { return nil }
    saying.words[index].text = other
    return saying.text
  }

  private static func other(than word: String) -> String? {
    Lexicon.singularOf[word] ?? Lexicon.pluralOf[word]
  }

  /// Numbers in titles the other way round: digits for words, words for digits.
  static func otherNumber(_ saying: Saying) -> String? {
    var saying = saying
    let index = saying.words.firstIndex { word in
      if case .value = word.role { return otherNumber(than: word.text) != nil }
      return false
    }
    guard let index, let other = otherNumber(than: saying.words[index].text) else { return nil }
    saying.words[index].text = other
    return saying.text
  }

  private static func otherNumber(than word: String) -> String? {
    if let digits = SpelledNumbers.digits[word] { return digits }
    guard let number = Int(word) else { return nil }
    return number > 1000 ? SpelledNumbers.year(number) : SpelledNumbers.cardinal(number)
  }
}
