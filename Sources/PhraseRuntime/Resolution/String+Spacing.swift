// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension String {
  /// A sentence that was put together of words, with blanks where its phrase has them.
  ///
  /// Each character of Han, kana and Hangul is a word, so that 「Duneを開いて」 comes as
  /// 「Dune を 開 い て」.
  ///
  /// - Parameter phrase: The phrase in its author's spelling, with its slots.
  /// - Returns: The sentence; other scripts are left as they are.
  func spaced(like phrase: String) -> String {
    var sentence = ""
    for word in split(separator: " ") {
      if !sentence.isEmpty, !sentence.joins(word, asIn: phrase) { sentence += " " }
      sentence += word
    }
    return sentence
  }

  /// Whether no blank belongs between the text and the word behind it.
  private func joins(_ word: Substring, asIn phrase: String) -> Bool {
    guard let last, let first = word.first, last.isWordByItself || first.isWordByItself else {
      return false
    }
    let isTogether = ["\(last)\(first)", "}\(first)", "\(last)${"].contains { phrase.contains($0) }
    return isTogether || last.isWrittenWithoutBlanks && first.isWrittenWithoutBlanks
  }
}

extension Character {
  /// Han and kana.
  fileprivate var isWrittenWithoutBlanks: Bool {
    unicodeScalars.contains {
      (0x3040...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value)
    }
  }

  fileprivate var isWordByItself: Bool {
    isWrittenWithoutBlanks || unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }
}

extension String {
  /// The text with other words at a place, which is in UTF-8 offsets.
  func replacing(_ span: Range<Int>, with words: String) -> String {
    let place = span.clamped(to: 0..<utf8.count)
    return utf8Text(0..<place.lowerBound) + words + utf8Text(place.upperBound..<utf8.count)
  }
}
