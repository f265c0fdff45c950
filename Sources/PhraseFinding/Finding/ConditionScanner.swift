// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseRuntime

/// A position in a condition, and what can be read there.
struct ConditionScanner {
  private let text: String
  private let language: Language
  private let characters: [Character]
  private(set) var position = 0

  init(_ text: String, language: Language) {
    self.text = text
    self.language = language
    characters = Array(text)
  }

  private static let quotes: [Character: Character] = [
    "\"": "\"", "'": "'", "“": "”", "„": "“", "«": "»",
  ]

  var count: Int { characters.count }
  var isAtEnd: Bool { position >= count }

  func error(_ saying: Saying, _ span: Range<Int>) -> ConditionError {
    ConditionError(message: language.text(of: saying), text: text, span: span)
  }

  mutating func skipBlanks() {
    while !isAtEnd, characters[position].isWhitespace { position += 1 }
  }

  /// The word at the position.
  var word: Range<Int> {
    position..<(characters[position...].firstIndex(where: \.isWhitespace) ?? characters.count)
  }

  /// Takes words, whatever their case; they end where a word ends.
  mutating func take(_ words: String) -> Bool {
    guard let end = end(of: words, at: position) else { return false }
    position = end
    return true
  }

  private func end(of words: String, at start: Int) -> Int? {
    let wanted = Array(words)
    let end = start + wanted.count
    guard !wanted.isEmpty, end <= characters.count else { return nil }
    let found = String(characters[start..<end])
    guard found.foldedText == words.foldedText else { return nil }
    // "is" does not begin "island", and "<5" needs no blank.
    let isWord = wanted.last.map(Self.isPartOfWord) ?? false
    if isWord, end < characters.count, Self.isPartOfWord(characters[end]) { return nil }
    return end
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  mutating func operation(
    of operators: [(String, FindRequest.Operation)]
  ) -> FindRequest.Operation? {
    for (words, operation) in operators where take(words) { return operation }
    return nil
  }

  /// What stands before the first comparison, or all of it.
  func textBefore(
    _ operators: [(String, FindRequest.Operation)]
  ) -> (text: String, span: Range<Int>, isBeforeOperator: Bool) {
    var end = position
    var wordStarts = true
    while end < characters.count {
      let isSign = !Self.isPartOfWord(characters[end]) && !characters[end].isWhitespace
      if wordStarts || isSign, operators.contains(where: { self.end(of: $0.0, at: end) != nil }) {
        break
      }
      wordStarts = characters[end].isWhitespace
      end += 1
    }
    let isBeforeOperator = end < count
    while end > position, characters[end - 1].isWhitespace { end -= 1 }
    return (String(characters[position..<end]), position..<end, isBeforeOperator)
  }

  /// A text in quotes; nil where none begins.
  ///
  /// A backslash takes the next character as it is.
  mutating func quoted() throws(ConditionError) -> String? {
    guard !isAtEnd, let closing = Self.quotes[characters[position]] else { return nil }
    let start = position
    var value = ""
    position += 1
    while !isAtEnd, characters[position] != closing {
      if characters[position] == "\\", position + 1 < characters.count { position += 1 }
      value.append(characters[position])
      position += 1
    }
    guard !isAtEnd else {
      throw error(.quoteWithoutEnd, start..<start + 1)
    }
    position += 1
    return value
  }

  /// All up to the end, or to a word where something else begins.
  mutating func plain(until isEnd: (ConditionScanner) -> Bool) -> String {
    let start = position
    while !isAtEnd {
      let afterBlank = position > start && characters[position - 1].isWhitespace
      if afterBlank, !characters[position].isWhitespace, isEnd(self) { break }
      position += 1
    }
    var end = position
    while end > start, characters[end - 1].isWhitespace { end -= 1 }
    position = end
    return String(characters[start..<end])
  }
}
