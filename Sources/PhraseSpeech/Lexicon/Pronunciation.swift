// SPDX-License-Identifier: Apache-2.0

/// How a word is said: phones in the alphabet of the acoustic model.
///
/// ```swift
/// let dune = Pronunciation("D UW N")
/// ```
public struct Pronunciation: Hashable, Sendable, CustomStringConvertible {
  /// The phones of American English as the CMU dictionary writes them, without stress: those of the
  /// model that distributions ship.
  ///
  /// Source: the CMU Pronouncing Dictionary, 39 phones.
  public static let alphabet: Set<String> = [
    "AA", "AE", "AH", "AO", "AW", "AY", "B", "CH", "D", "DH", "EH", "ER", "EY", "F", "G", "HH",
    "IH", "IY", "JH", "K", "L", "M", "N", "NG", "OW", "OY", "P", "R", "S", "SH", "T", "TH", "UH",
    "UW", "V", "W", "Y", "Z", "ZH",
  ]

  /// The phones in the order of their sounds; at least one.
  public let phones: [String]

  /// Makes a pronunciation; nil without phones or with one that is not in the alphabet.
  ///
  /// - Parameters:
  ///   - phones: The phones in the order of their sounds.
  ///   - alphabet: The phones of the acoustic model, as it spells them.
  public init?(phones: [String], alphabet: Set<String> = Self.alphabet) {
    guard !phones.isEmpty, phones.allSatisfy(alphabet.contains) else { return nil }
    self.phones = phones
  }

  /// Reads phones with blanks between; nil as above.
  ///
  /// What is no phone as it stands is read in capitals and without a digit for stress.
  ///
  /// - Parameters:
  ///   - text: The phones.
  ///   - alphabet: The phones of the acoustic model, as it spells them.
  public init?(_ text: String, alphabet: Set<String> = Self.alphabet) {
    self.init(
      phones: text.split(whereSeparator: \.isWhitespace).map { phone in
        alphabet.contains(String(phone)) ? String(phone) : phone.uppercased().trimmingStress
      }, alphabet: alphabet)
  }

  /// One pronunciation behind the other; nil for none.
  package init?(joining parts: [Pronunciation]) {
    guard !parts.isEmpty else { return nil }
    phones = parts.flatMap(\.phones)
  }

  /// The phones with blanks between.
  public var description: String { phones.joined(separator: " ") }
}

extension String {
  /// A phone without the digit that the CMU dictionary marks its stress by.
  var trimmingStress: String { String(prefix { !$0.isNumber }) }
}
