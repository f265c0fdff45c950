// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A localisable text that is looked up when it is shown, not when it is made.
///
/// An intent is declared once and answers readers of several languages, so its texts are resources:
/// a key, a default value, and the place to look for translations. Foundation on Linux lacks this
/// type; this one follows Apple's.
///
///     let title: LocalizedStringResource = "Open \(book.title)"
///     let greeting = LocalizedStringResource("greeting", defaultValue: "Good day", table: "Home")
public struct LocalizedStringResource: Equatable, Hashable, Sendable {
  /// What string tables are searched for.
  public let key: String
  /// The text used where no table has the key.
  public var defaultValue: String.LocalizationValue
  /// The name of the string table without extension; nil means `Localizable`.
  public let table: String?
  /// The locale of the text when no intent is running; a running intent brings its own.
  public var locale: Locale
  /// Where the tables lie; `.main` stands for the bundle of the app that declares the intent.
  public var bundle: BundleDescription

  /// Creates a resource whose default value is also its key.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = keyAndValue.pattern
    self.defaultValue = keyAndValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }

  /// Creates a resource with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Creates a resource from text without arguments.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Creates a resource from text with arguments.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}
