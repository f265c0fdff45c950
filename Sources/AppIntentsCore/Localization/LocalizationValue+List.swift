// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How several entities or cases stand in a text: as a list.
public struct DisplayListFormat: Equatable, Hashable, Sendable {
  /// The word before the last.
  public enum ListType: Equatable, Hashable, Sendable {
    /// "a, b, and c".
    case and
    /// "a, b, or c".
    case or
  }

  /// How long the words between are.
  public enum Width: Equatable, Hashable, Sendable {
    /// As in a sentence.
    case standard
    /// Short.
    case short
    /// As short as can be.
    case narrow
  }

  let type: ListType
  let width: Width

  /// A list.
  ///
  /// - Parameters:
  ///   - type: The word before the last.
  ///   - width: How long the words between are.
  /// - Returns: The format.
  public static func list(type: ListType, width: Width = .standard) -> DisplayListFormat {
    DisplayListFormat(type: type, width: width)
  }

  func text(of words: [String], locale: Locale) -> String {
    let style: ListFormatStyle<StringStyle, [String]> =
      switch type {
      case .and: .list(type: .and, width: width.style)
      case .or: .list(type: .or, width: width.style)
      }
    return words.formatted(style.locale(locale))
  }
}

extension DisplayListFormat.Width {
  fileprivate var style: ListFormatStyle<StringStyle, [String]>.Width {
    switch self {
    case .standard: .standard
    case .short: .short
    case .narrow: .narrow
    }
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// Adds several entities or cases as a list of what they are called.
  ///
  ///     let title: LocalizedStringResource = "Water \(plants, format: .list(type: .and))"
  public mutating func appendInterpolation<Values: Sequence>(
    _ values: Values, format: DisplayListFormat
  ) where Values.Element: CustomLocalizedStringResourceConvertible {
    let context = IntentExecution.current
    let locale = context?.locale ?? .current
    let words = values.map {
      $0.localizedStringResource.resolved(locale: locale, bundle: context?.bundle)
    }
    append(.text(format.text(of: words, locale: locale)))
  }
}
