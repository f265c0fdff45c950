// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The grammatical number that a count asks for, named as in Unicode CLDR.
enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other

  /// The category of a count in a language.
  ///
  /// Source: Unicode CLDR, "Language Plural Rules", cardinal numbers. Languages that are not listed
  /// follow English for one and other.
  static func of(_ count: Double, language: String) -> PluralCategory {
    let magnitude = abs(count)
    let isWhole = magnitude == magnitude.rounded() && magnitude < 1e15
    let number = isWhole ? Int(magnitude) : 0
    switch LanguageTag.language(of: language) {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my":
      return .other
    case "ru", "uk", "be":
      return isWhole ? eastSlavic(number) : .other
    case "hr", "sr", "bs":
      return isWhole ? southSlavic(number) : .other
    case "pl":
      return isWhole ? polish(number) : .other
    case "cs", "sk":
      return isWhole ? (number == 1 ? .one : (2...4).contains(number) ? .few : .other) : .many
    case "fr", "pt", "hy":
      return magnitude < 2 ? .one : .other
    case "ar":
      return isWhole ? arabic(number) : .other
    case "he":
      return isWhole && number == 1 ? .one : isWhole && number == 2 ? .two : .other
    default:
      return isWhole && number == 1 ? .one : .other
    }
  }

  private static func eastSlavic(_ number: Int) -> PluralCategory {
    let category = southSlavic(number)
    return category == .other ? .many : category
  }

  private static func southSlavic(_ number: Int) -> PluralCategory {
    let isTeen = (11...14).contains(number % 100)
    if number % 10 == 1, !isTeen { return .one }
    return (2...4).contains(number % 10) && !isTeen ? .few : .other
  }

  private static func polish(_ number: Int) -> PluralCategory {
    if number == 1 { return .one }
    let isTeen = (12...14).contains(number % 100)
    return (2...4).contains(number % 10) && !isTeen ? .few : .many
  }

  private static func arabic(_ number: Int) -> PluralCategory {
    switch number {
    case 0: .zero
    case 1: .one
    case 2: .two
    default:
      switch number % 100 {
      case 3...10: .few
      case 11...99: .many
      default: .other
      }
    }
  }
}
