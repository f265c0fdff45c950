// SPDX-License-Identifier: Apache-2.0

/// How a word is said: phones in the alphabet of the acoustic models.
///
/// ```swift
/// let dune = Pronunciation("D UW N")
/// ```
public struct Pronunciation: Hashable, Sendable, CustomStringConvertible {
  /// The phones of American English as the CMU dictionary writes them, without stress.
  ///
  /// Source: the CMU Pronouncing Dictionary, 39 phones.
  public static let alphabet: Set<String> = [
    "AA", "AE", "AH", "AO", "AW", "AY", "B", "CH", "D", "DH", "EH", "ER", "EY", "F", "G", "HH",
    "IH", "IY", "JH", "K", "L", "M", "N", "NG", "OW", "OY", "P", "R", "S", "SH", "T", "TH", "UH",
    "UW", "V", "W", "Y", "Z", "ZH",
  ]

  /// The phones in the order of their sounds; at least one.
  public let phones: [String]

  /// Makes a pronunciation; nil without phones or with one that is not in ``alphabet``.
  public init?(phones: [String]) {
    guard !phones.isEmpty, phones.allSatisfy(Self.alphabet.contains) else { return nil }
    self.phones = phones
  }

  /// Reads phones with blanks between; nil as above.
  ///
  /// Digits for stress are left out.
  public init?(_ text: String) {
    self.init(
      phones: text.uppercased().split(whereSeparator: \.isWhitespace)
        .map { String($0).trimmingStress })
  }

  /// The phones with blanks between.
  public var description: String { phones.joined(separator: " ") }
}

extension String {
  /// A phone without the digit that the CMU dictionary marks its stress by.
  var trimmingStress: String { String(prefix { !$0.isNumber }) }
}
