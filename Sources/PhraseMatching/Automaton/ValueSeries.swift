// SPDX-License-Identifier: Apache-2.0

/// What stands between several values in a row: "a, b and c".
///
/// One table for all who read or say a series. A comma is no word and stands in every language.
package struct ValueSeries: Hashable, Sendable {
  /// The folded words, the one that joins all values first.
  package let connectors: [String]
  private let bytes: [[UInt8]]

  init(_ connectors: [String]) {
    self.connectors = connectors
    bytes = connectors.map { Array($0.utf8) }
  }

  /// Whether a word of an utterance joins what stands on either side of it.
  ///
  /// Allocates nothing.
  func joins(_ utterance: Utterance, at index: Int) -> Bool {
    let word = utterance.words[index]
    let letters = utterance.letters[Int(word.lettersStart)..<Int(word.lettersEnd)]
    return bytes.contains { $0.elementsEqual(letters) }
  }

  /// What stands between the items of a list, whatever the language.
  private static let signs: Set<Character> = [",", "，", "、", "،", ";", "；", "؛"]

  /// The parts of "a, b and c", as they are written.
  ///
  /// A comma between two digits belongs to a number.
  package func parts(of text: String) -> [String] {
    let characters = Array(text)
    let items = characters.indices.split(omittingEmptySubsequences: true) { index in
      Self.signs.contains(characters[index]) && !characters.isInsideNumber(index)
    }
    return items.flatMap { item in
      characters[item.startIndex..<item.endIndex].split(whereSeparator: \.isWhitespace).split {
        connectors.contains(Utterance(String($0)).folded)
      }.map { words in words.map { String($0) }.joined(separator: " ") }
    }
  }
}

extension [Character] {
  fileprivate func isInsideNumber(_ index: Int) -> Bool {
    index > 0 && index + 1 < count && self[index - 1].isNumber && self[index + 1].isNumber
  }
}
