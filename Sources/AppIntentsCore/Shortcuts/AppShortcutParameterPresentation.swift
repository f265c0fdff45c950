// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a shortcut with a parameter is shown: a sentence, and collections of values to offer.
///
/// - Important: Metadata only. A terminal shows the phrases themselves, without a presentation.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
  package let parameter: String
  package let summary: AppShortcutParameterPresentationSummary<Intent, Value>
  package let collections: [any AppShortcutOptionsCollectionProtocol]

  /// The presentation of one parameter.
  ///
  /// - Parameters:
  ///   - keyPath: The parameter.
  ///   - summary: The sentence, which names the parameter.
  ///   - optionsCollections: The collections of values to offer.
  public init(
    for keyPath: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent, Value>,
    @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType>
    optionsCollections: () -> [any AppShortcutOptionsCollectionProtocol]
  ) {
    parameter = Intent.parameterName(of: keyPath)
    self.summary = summary
    collections = optionsCollections()
  }
}

/// The sentence under which a shortcut with a parameter is shown.
///
/// - Important: Metadata only. A terminal shows the phrases themselves, without a presentation.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent, Value: _IntentValue>:
  Sendable
{
  package let template: String
  package let table: String?

  /// A sentence such as `"Water \(\.$plant)"`.
  ///
  /// - Parameters:
  ///   - summary: The sentence.
  ///   - table: The string table with its translations; nil for the usual one.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil
  ) {
    template = summary.template
    self.table = table
  }
}

/// A collection of values to offer, of whatever kind.
///
/// - Important: Metadata only. A terminal shows the phrases themselves, without a presentation.
public protocol AppShortcutOptionsCollectionProtocol: Sendable {
  /// What the collection is called.
  var title: LocalizedStringResource { get }
}

/// The values of a provider as a collection to offer.
///
/// - Important: Metadata only. A terminal shows the phrases themselves, without a presentation.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>:
  AppShortcutOptionsCollectionProtocol
{
  /// What the collection is called.
  public let title: LocalizedStringResource
  package let provider: Provider
  package let systemImageName: String?

  /// A collection.
  ///
  /// - Parameters:
  ///   - dynamicOptionsProvider: Gives the values.
  ///   - title: What the collection is called.
  ///   - systemImageName: The name of a symbol.
  public init(
    _ dynamicOptionsProvider: Provider, title: LocalizedStringResource,
    systemImageName: String? = nil
  ) {
    provider = dynamicOptionsProvider
    self.title = title
    self.systemImageName = systemImageName
  }
}

/// Collects the collections of values to offer.
@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: _IntentValue> {
  /// Takes one collection.
  public static func buildExpression(
    _ collection: some AppShortcutOptionsCollectionProtocol
  ) -> any AppShortcutOptionsCollectionProtocol { collection }

  /// Puts the collections together.
  public static func buildBlock(
    _ collections: any AppShortcutOptionsCollectionProtocol...
  ) -> [any AppShortcutOptionsCollectionProtocol] { collections }
}

extension AppShortcutsProvider {
  /// How a shortcut with a parameter is shown.
  public typealias ParameterPresentation<Intent: AppIntent, Value: _IntentValue> =
    AppShortcutParameterPresentation<Intent, Value>
  /// The sentence under which a shortcut with a parameter is shown.
  public typealias Summary<Intent: AppIntent, Value: _IntentValue> =
    AppShortcutParameterPresentationSummary<Intent, Value>
  /// The values of a provider as a collection to offer.
  public typealias OptionsCollection<Provider: DynamicOptionsProvider> =
    AppShortcutOptionsCollection<Provider>
}

extension AppShortcut {
  /// Creates a shortcut with a parameter that is shown with values to choose from.
  ///
  /// - Parameters:
  ///   - intent: The intent.
  ///   - phrases: What people say.
  ///   - shortTitle: What the shortcut is called.
  ///   - systemImageName: The name of a symbol.
  ///   - parameterPresentation: How the parameter is shown elsewhere.
  public init<Intent: AppIntent, Value: _IntentValue>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {
    self.init(
      intent: intent, phrases: phrases, shortTitle: shortTitle, systemImageName: systemImageName)
  }
}
