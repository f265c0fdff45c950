// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseSpeech

/// Words of the model's dictionary with how they are said there.
struct PronunciationSample {
  static let path = "/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict"
  static var isInstalled: Bool { FileManager.default.fileExists(atPath: path) }

  /// About 500 words, evenly spread; nil where the dictionary is not installed.
  let entries: [(word: WordGraph.Word, pronunciations: [Pronunciation])]

  init?() {
    guard let data = FileManager.default.contents(atPath: Self.path) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    let dictionary = PronouncingDictionary(name: "the model's", text: text)
    let words = text.split(separator: "\n").compactMap { $0.split(separator: " ").first }
      .filter { word in word.allSatisfy { $0.isASCII && $0.isLetter } }
    entries = stride(from: 0, to: words.count, by: max(words.count / 500, 1)).map { index in
      let word = WordGraph.Word(text: String(words[index]), spelling: String(words[index]))
      return (word, dictionary.pronunciations(of: word))
    }
  }

  /// How many of 100 phones a source says otherwise than the nearest entry of the dictionary.
  func phoneError(of source: some PronunciationSource) -> Double {
    var errors = 0
    var count = 0
    for entry in entries {
      let guess = source.pronunciations(of: entry.word).first?.phones ?? []
      let distances = entry.pronunciations.map { Self.distance(guess, $0.phones) }
      errors += distances.min() ?? 0
      count += entry.pronunciations.first?.phones.count ?? 0
    }
    return 100 * Double(errors) / Double(max(count, 1))
  }

  /// Phones to put in, take out or change (Levenshtein).
  private static func distance(_ left: [String], _ right: [String]) -> Int {
    var row = Array(0...right.count)
    for (index, phone) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (place, other) in right.enumerated() {
        let change = diagonal + (phone == other ? 0 : 1)
        diagonal = row[place + 1]
        row[place + 1] = min(change, diagonal + 1, row[place] + 1)
      }
    }
    return row[right.count]
  }
}

/// Texts that no library should fall over.
enum HostileText {
  static let all = [
    "", " ", "\0", "a\0b", "\u{202E}abc", "שלום", "مرحبا بالعالم", "🍕", "👩‍👩‍👧‍👦", "\u{301}",
    "e\u{301}\u{301}\u{301}", "%s%n%s", "../../etc/passwd", "<speak>", "[[h@]]", "((", "'", "-",
    ".",
    "\u{FFFD}", "\n\r\t", "𝕏", "ﬁ", "東京", "ß", "1e999", "-0", "99999999999999999999", "a_b",
    String(repeating: "a", count: 10_000), String(repeating: "🍕", count: 10_000),
    String(repeating: "9", count: 10_000), String(repeating: "é", count: 64),
  ]
}
