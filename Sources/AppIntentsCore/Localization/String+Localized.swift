// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension String {
  /// Creates the text of a resource in the language of the running intent.
  ///
  /// Outside an intent the resource's own locale decides.
  public init(localized resource: LocalizedStringResource) {
    let context = IntentExecution.current
    self = resource.resolved(locale: context?.locale ?? resource.locale, bundle: context?.bundle)
  }

  /// Creates localised text whose key is the text itself.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let resource = LocalizedStringResource(keyAndValue, table: table)
    self.init(resource, bundle: bundle, locale: locale)
  }

  /// Creates localised text with a key of its own.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let resource = LocalizedStringResource(key, defaultValue: defaultValue, table: table)
    self.init(resource, bundle: bundle, locale: locale)
  }

  private init(_ resource: LocalizedStringResource, bundle: Bundle?, locale: Locale?) {
    let context = IntentExecution.current
    self = resource.resolved(
      locale: locale ?? context?.locale ?? .current, bundle: bundle ?? context?.bundle)
  }
}
