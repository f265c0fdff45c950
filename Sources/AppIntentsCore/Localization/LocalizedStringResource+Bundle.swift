// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension LocalizedStringResource {
  /// Names the bundle whose string tables hold the translations.
  public enum BundleDescription: Equatable, Hashable, Sendable {
    /// The bundle of the app that declares the intent, or the main bundle outside an intent.
    case main
    /// The bundle in a folder, for example `.atURL(Bundle.module.bundleURL)`.
    case atURL(URL)

    /// The bundle that a class was built into.
    public static func forClass(_ type: AnyClass) -> BundleDescription {
      .atURL(Bundle(for: type).bundleURL)
    }

    /// The bundle itself; nil for `.main`, which the running intent decides.
    package var explicitBundle: Bundle? {
      switch self {
      case .main: nil
      case .atURL(let url): Bundle(url: url)
      }
    }
  }
}

extension LocalizedStringResource {
  /// Creates a text whose translations lie in a bundle that is at hand.
  ///
  /// - Parameters:
  ///   - keyAndValue: The text in the development language, which is the key as well.
  ///   - table: The string table; nil for `Localizable`.
  ///   - locale: The language, outside a running intent.
  ///   - bundle: The bundle with the string tables.
  ///   - comment: A note for translators; not kept.
  @_disfavoredOverload  // `.main` means the description.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL))
  }

  /// Creates a text with a key of its own whose translations lie in a bundle that is at hand.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text in the development language.
  ///   - table: The string table; nil for `Localizable`.
  ///   - locale: The language, outside a running intent.
  ///   - bundle: The bundle with the string tables.
  ///   - comment: A note for translators; not kept.
  @_disfavoredOverload  // `.main` means the description.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale,
      bundle: .atURL(bundle.bundleURL))
  }
}
