// SPDX-License-Identifier: Apache-2.0

/// How unlike two phones are, from how the mouth makes them: 0 for the same, 1 for unlike ones.
///
/// It says what a person, or a decoder in noise, would take for each other. The numbers order
/// pairs of phones; they are no probabilities.
package enum PhoneDistance {
  /// What a phone costs that is there in one and not in the other.
  package static func ofGap(_ phone: String) -> Double {
    switch phone {
    case "HH": 0.5
    // What speakers leave out of quick speech.
    case "AH", "IH", "T", "D": 0.7
    default: 1
    }
  }

  /// What it costs that one phone is another.
  package static func between(_ one: String, _ other: String) -> Double {
    if one == other { return 0 }
    if let one = vowels[one], let other = vowels[other] {
      let glide = one.glides == other.glides ? 0 : 0.2
      return min(1, 0.3 * abs(one.height - other.height) + 0.3 * abs(one.back - other.back) + glide)
    }
    if let one = consonants[one], let other = consonants[other] {
      let voice = one.isVoiced == other.isVoiced ? 0 : 0.2
      let manner = one.manner == other.manner ? 0 : 0.4
      return min(1, 0.15 + 0.15 * abs(one.place - other.place) + voice + manner)
    }
    return 1
  }

  /// How the tongue lies: from close (0) to open (3), from front (0) to back (2).
  fileprivate static let vowels: [String: (height: Double, back: Double, glides: Bool)] = [
    "IY": (0, 0, false), "IH": (0.5, 0.4, false), "EH": (1.5, 0.4, false), "AE": (2.5, 0.4, false),
    "AA": (3, 1.6, false), "AO": (2, 2, false), "UH": (0.5, 1.6, false), "UW": (0, 2, false),
    "AH": (1.7, 1.2, false), "ER": (1.3, 1, false), "EY": (1, 0.2, true), "AY": (2.3, 0.9, true),
    "AW": (2.3, 1.4, true), "OW": (1, 2, true), "OY": (1.5, 1.7, true),
  ]

  private enum Manner { case stop, affricate, fricative, nasal, approximant }

  /// Where a consonant is made, from the lips (0) to the throat (6), and how.
  private static let consonants: [String: (place: Double, manner: Manner, isVoiced: Bool)] = [
    "P": (0, .stop, false), "B": (0, .stop, true), "M": (0, .nasal, true),
    "F": (0.5, .fricative, false), "V": (0.5, .fricative, true), "W": (0.5, .approximant, true),
    "TH": (1, .fricative, false), "DH": (1, .fricative, true), "T": (2, .stop, false),
    "D": (2, .stop, true), "N": (2, .nasal, true), "S": (2, .fricative, false),
    "Z": (2, .fricative, true), "L": (2, .approximant, true), "R": (2.5, .approximant, true),
    "CH": (3, .affricate, false), "JH": (3, .affricate, true), "SH": (3, .fricative, false),
    "ZH": (3, .fricative, true), "Y": (4, .approximant, true), "K": (5, .stop, false),
    "G": (5, .stop, true), "NG": (5, .nasal, true), "HH": (6, .fricative, false),
  ]
}

extension Pronunciation {
  /// The phones that are syllables: the vowels.
  static let syllabic = Set(PhoneDistance.vowels.keys)
}
