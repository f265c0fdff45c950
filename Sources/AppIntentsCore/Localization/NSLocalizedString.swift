// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation's function of this name reads no `.xcstrings` files, knows nothing of the language of a
// turn, and crashes where a bundle has a `.stringsdict` file, at the first text that is asked for.
// A file that imports AppIntents alone sees only the functions here. In one that imports Foundation
// as well the compiler takes the function that needs fewer default values, so there is one for each
// usual call; only an optional `tableName` still means Foundation's there.

/// The text of a key in the language of the running intent, or of the system outside one.
///
/// Looks in the bundle's `.strings`, `.stringsdict` and `.xcstrings` files as
/// `String(localized:)` does; the main bundle stands for that of the app that declares the intent.
///
///     let books = String(format: NSLocalizedString("%d books", comment: "Count"), count)
///
/// - Parameters:
///   - key: The key, which is also the text where no table has it.
///   - tableName: The table; nil for `Localizable`.
///   - bundle: The bundle with the tables.
///   - value: The text where no table has the key; the key where it is empty.
///   - comment: A note for translators; not kept.
/// - Returns: The text. Where it depends on a number, `String(format:)` with one `Int` and
///   `String.localizedStringWithFormat` choose the form; with more arguments it is that for most
///   numbers, so `String(localized:)` is the one to use.
@_disfavoredOverload
public func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  let context = IntentExecution.current
  let found = StringTableCache.shared.entry(
    key, table: tableName, bundle: bundle == .main ? context?.bundle ?? bundle : bundle,
    locale: context?.locale ?? .current)
  let text = found.flatMap { PluralFormats.shared.text(of: $0.entry, language: $0.language) }
  return text ?? (value.isEmpty ? key : value)
}

/// The text of a key of `Localizable` in the language of the running intent.
///
/// - Parameters:
///   - key: The key, which is also the text where no table has it.
///   - comment: A note for translators; not kept.
/// - Returns: The text.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  NSLocalizedString(key, tableName: nil, bundle: .main, value: "", comment: comment)
}

/// The text of a key of `Localizable` in a bundle, in the language of the running intent.
///
/// - Parameters:
///   - key: The key, which is also the text where no table has it.
///   - bundle: The bundle with the tables.
///   - comment: A note for translators; not kept.
/// - Returns: The text.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  NSLocalizedString(key, tableName: nil, bundle: bundle, value: "", comment: comment)
}

/// The text of a key of `Localizable` in the language of the running intent, or a given text.
///
/// - Parameters:
///   - key: The key.
///   - bundle: The bundle with the tables.
///   - value: The text where no table has the key.
///   - comment: A note for translators; not kept.
/// - Returns: The text.
public func NSLocalizedString(
  _ key: String, bundle: Bundle = .main, value: String, comment: String
) -> String {
  NSLocalizedString(key, tableName: nil, bundle: bundle, value: value, comment: comment)
}

/// The text of a key of a table in the language of the running intent.
///
/// - Parameters:
///   - key: The key, which is also the text where the table does not have it.
///   - tableName: The table.
///   - bundle: The bundle with the table.
///   - value: The text where the table does not have the key; the key where it is empty.
///   - comment: A note for translators; not kept.
/// - Returns: The text.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
  NSLocalizedString(
    key, tableName: Optional(tableName), bundle: bundle, value: value, comment: comment)
}

// One number chooses between the forms of a text from `NSLocalizedString`. The compiler takes these
// before Foundation's, whose arguments are of any type; all other formats go on to it.
extension String {
  /// Writes a number into a format, in the plural form that it asks for.
  ///
  /// - Parameters:
  ///   - format: The format; one from `NSLocalizedString` may have plural forms.
  ///   - number: The number.
  public init(format: String, _ number: Int) {
    self.init(format: format, locale: nil, number)
  }

  /// Writes a number into a format, in the plural form that it asks for.
  ///
  /// - Parameters:
  ///   - format: The format; one from `NSLocalizedString` may have plural forms.
  ///   - locale: Decides digits and grouping; nil writes numbers as in C.
  ///   - number: The number.
  public init(format: String, locale: Locale?, _ number: Int) {
    self =
      PluralFormats.shared.text(format, number, locale: locale)
      ?? String(format: format, locale: locale, arguments: [number])
  }

  /// Writes a number into a format as the system's language does, in the plural form that it asks
  /// for.
  ///
  /// - Parameters:
  ///   - format: The format; one from `NSLocalizedString` may have plural forms.
  ///   - number: The number.
  /// - Returns: The text.
  public static func localizedStringWithFormat(_ format: String, _ number: Int) -> String {
    String(format: format, locale: IntentExecution.current?.locale ?? .current, number)
  }
}
