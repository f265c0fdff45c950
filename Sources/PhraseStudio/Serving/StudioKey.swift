// SPDX-License-Identifier: Apache-2.0

/// What a page has to know to be served: 256 random bits.
///
/// Any program of the machine reaches a port on loopback, and so does any page in the browser; the
/// key tells the person's own page from these.
public struct StudioKey: Sendable {
  /// The key as it stands in the address, 64 hexadecimal digits.
  let text: String

  /// Makes a key.
  ///
  /// - Parameter generator: Where the bits come from; `SystemRandomNumberGenerator` but in tests.
  public init(using generator: inout some RandomNumberGenerator) {
    let digits = Array("0123456789abcdef")
    text = String(
      (0..<4).flatMap { _ in
        let bits = generator.next()
        return (0..<16).map { digits[Int(truncatingIfNeeded: bits >> ($0 * 4)) & 15] }
      })
  }

  /// Whether a text is the key.
  ///
  /// All of it is compared, wherever it differs: the time tells nothing of how much was guessed.
  func matches(_ given: String?) -> Bool {
    guard let given, given.utf8.count == text.utf8.count else { return false }
    return zip(given.utf8, text.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
