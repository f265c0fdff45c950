// SPDX-License-Identifier: Apache-2.0

/// A sign that says what the number beside it is.
///
/// Signs are no words, because nobody says them: “50 %” and “50” are the same to a phrase. Only
/// those who read a value from words look at them.
enum NumberSign: UInt8, Sendable {
  case percent, degree, dollar, euro, pound, yen, colon, slash, minus

  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "%", "\u{FF05}": self = .percent
    case "°": self = .degree
    case "$", "\u{FF04}": self = .dollar
    case "€": self = .euro
    case "£": self = .pound
    case "¥", "\u{FFE5}": self = .yen
    case ":": self = .colon
    case "/", "\u{2044}": self = .slash
    case "-", "\u{2212}": self = .minus
    default: return nil
    }
  }
}
