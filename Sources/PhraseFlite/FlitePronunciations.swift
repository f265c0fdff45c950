// SPDX-License-Identifier: Apache-2.0

import CFlite
public import PhraseMatching
public import PhraseSpeech
import Synchronization

/// How Flite would say words in American English: the CMU dictionary, and rules learnt from it.
///
/// ```swift
/// let word = WordGraph.Word(text: "niagara", spelling: "Niagara")
/// print(FlitePronunciations().pronunciations(of: word))  // [N AY AE G R AH]
/// ```
///
/// A guess for any word in letters of ASCII, of which it takes the folded form. Calls from several
/// threads wait for each other, for microseconds.
public struct FlitePronunciations: PronunciationSource {
  /// “Flite”.
  public let name = "Flite"

  /// Longer words are no words.
  private static let limit = 64

  /// Makes the source.
  public init() {}

  /// The one way that the library knows; none for a word with other than the letters a to z.
  public func pronunciations(of word: WordGraph.Word) -> [Pronunciation] {
    let letters = word.text.lowercased()
    guard (1...Self.limit).contains(letters.utf8.count),
      letters.utf8.allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains)
    else { return [] }
    let phones = FliteLexicon.phones(of: letters).compactMap(\.cmuPhone)
    return Pronunciation(phones: phones).map { [$0] } ?? []
  }
}

/// Flite's English lexicon.
private enum FliteLexicon {
  /// The library does not say whether looking up words is safe on several threads.
  private static let shared = Mutex<UnsafeMutablePointer<cst_lexicon>?>(cmu_lex_init())

  /// The library's phones for a word of the letters a to z.
  static func phones(of word: String) -> [String] {
    shared.withLock { lexicon in
      guard let lexicon, let found = lex_lookup(lexicon, word, nil, nil)
      else { return [] }
      defer { delete_val(found) }
      var phones: [String] = []
      var cell: UnsafePointer<cst_val>? = UnsafePointer(found)
      while let current = cell, cst_val_consp(current) != 0 {
        if let value = val_car(current), let text = val_string(value) {
          phones.append(String(cString: text))
        }
        cell = val_cdr(current)
      }
      return phones
    }
  }
}

extension String {
  /// A phone of Flite in the alphabet of the CMU dictionary: `ae1` as `AE`; nil for a pause.
  fileprivate var cmuPhone: String? {
    let phone = prefix { !$0.isNumber }.uppercased()
    return switch phone {
    case "AX": "AH"
    case "PAU": nil
    default: phone
    }
  }
}
