// SPDX-License-Identifier: Apache-2.0

/// Phonemes as eSpeak NG writes them: `b_ˈɛ_ɾ_ɚ`, with the language where it changes: `(en)_t_iː`.
struct IPATranscription {
  /// The phonemes without stress; an empty one stands between vowels and between words.
  let phonemes: [String]

  init(_ text: String) {
    phonemes = text.replacing(/\([a-z0-9-]*\)/, with: "")
      .split(omittingEmptySubsequences: false) { $0 == "_" || $0 == " " }
      .map { String($0.unicodeScalars.filter { !Self.stress.contains($0) }) }
  }

  /// The phones of American English phonemes in the CMU dictionary; nil where one has none.
  var americanPhones: [String]? {
    var phones: [String] = []
    for (index, phoneme) in phonemes.enumerated() where !phoneme.isEmpty {
      guard let next = Self.table[phoneme] else { return nil }
      var added = next.split(separator: " ").map(String.init)
      // An empty phoneme stands between two vowels: "radio".
      if phoneme == "ɪ", index + 1 < phonemes.count, phonemes[index + 1].isEmpty { added = ["IY"] }
      // The R of a vowel and the one that follows it are one: "arrow".
      if added.first == "R", phones.last == "R" || phones.last == "ER" { added.removeFirst() }
      phones += added
    }
    return phones
  }

  private static let stress: Set<Unicode.Scalar> = ["ˈ", "ˌ"]

  /// The phonemes that the library's American English uses, found by its words for the CMU
  /// dictionary; and some that names of other languages bring.
  private static let table: [String: String] = [
    "p": "P", "b": "B", "t": "T", "d": "D", "k": "K", "ɡ": "G", "f": "F", "v": "V", "θ": "TH",
    "ð": "DH", "s": "S", "z": "Z", "ʃ": "SH", "ʒ": "ZH", "h": "HH", "tʃ": "CH", "dʒ": "JH",
    "m": "M", "n": "N", "ŋ": "NG", "l": "L", "ɹ": "R", "r": "R", "w": "W", "j": "Y",
    "ɾ": "T", "ʔ": "T", "x": "K", "ɬ": "L", "nʲ": "N Y", "n̩": "AH N", "l̩": "AH L",
    "əl": "AH L", "æ": "AE", "ɛ": "EH", "ɪ": "IH", "ᵻ": "IH", "i": "IY", "iː": "IY",
    "ɑː": "AA", "ɑ": "AA", "a": "AA", "aː": "AA", "ɔː": "AO", "ɔ": "AO", "oː": "AO", "ʊ": "UH",
    "u": "UW", "uː": "UW", "ʌ": "AH", "ə": "AH", "ɐ": "AH", "ɚ": "ER", "ɜː": "ER", "ɜ": "ER",
    "eɪ": "EY", "aɪ": "AY", "ɔɪ": "OY", "aʊ": "AW", "oʊ": "OW", "e": "EH", "o": "OW",
    "iə": "IY AH", "aɪə": "AY AH", "aɪɚ": "AY ER", "ɑːɹ": "AA R", "ɔːɹ": "AO R", "oːɹ": "AO R",
    "ɛɹ": "EH R", "ɪɹ": "IH R", "ʊɹ": "UH R", "ɑ̃": "AA N", "ɔ̃": "AO N", "ɛ̃": "AE N",
  ]
}
