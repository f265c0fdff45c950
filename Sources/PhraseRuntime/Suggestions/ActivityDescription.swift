// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// What was done, in words and as a key: the same intent with the same values counts as one.
struct ActivityDescription {
  let key: String
  let suggestion: Suggestion
  let subjects: ActivitySubjects

  /// Describes an intent; nil where none of the apps has it.
  init?(_ intent: any AppIntent, in catalog: Catalog) {
    let own = catalog.shortcuts.filter { shortcut in
      guard let declaration = shortcut.declaration, !shortcut.isGenerated else { return false }
      return type(of: declaration.prototype) == type(of: intent)
    }
    guard let shortcut = own.first, let declaration = shortcut.declaration,
      type(of: intent).isDiscoverable
    else { return nil }
    let language = shortcut.phrases.first?.language ?? "en"
    let locale = Locale(identifier: language)
    let bundle = declaration.provider.localizationBundle
    let application = catalog.applications[shortcut.application]
    let values = intent.declaredParameters.compactMap { name, parameter in
      parameter.erasedValue.map { (name: name, value: $0, parameter: parameter) }
    }
    let words = Dictionary(
      values.map { ($0.name, $0.parameter.words(name: $0.name, locale: locale, bundle: bundle)) },
      uniquingKeysWith: { first, _ in first })
    let prediction = Self.prediction(of: intent)?.text(locale: locale, bundle: bundle)
    key =
      ([shortcut.application.description, shortcut.intent]
      + values.map { "\($0.name)=\(Self.identity(of: $0.value))" }.sorted())
      .joined(separator: "\u{1F}")
    subjects = ActivitySubjects(
      intent: ActivitySubjects.name(type(of: intent)),
      entities: values.flatMap { ActivitySubjects.entities(in: $0.value) })
    suggestion = Suggestion(
      intent: shortcut.intent, application: application.name,
      title: prediction?.title ?? intent.renderedSummary(locale: locale, bundle: bundle),
      subtitle: prediction?.subtitle,
      phrase: Self.phrase(
        of: own, words: words, chosen: Set(Self.chosenNames(values, declaration)),
        application: application.names(in: language).first ?? application.name))
  }

  /// What the app says for a suggestion of the intent with these values.
  private static func prediction(of intent: any AppIntent) -> DisplayRepresentation? {
    func display<Intent: PredictableIntent>(_ intent: Intent) -> DisplayRepresentation? {
      (Intent.predictionConfiguration as? IntentPrediction<Intent>)?.display(intent)
    }
    return (intent as? any PredictableIntent).flatMap { display($0) }
  }

  private static func identity(of value: any Sendable) -> String {
    switch value {
    case let value as any AppEntity: value.identifierString
    case let value as any AppEnum: "\(value)"
    case let values as [any Sendable]: values.map { identity(of: $0) }.joined(separator: "\u{1E}")
    default: "\(value)"
    }
  }

  /// The parameters whose values are not the declared ones.
  private static func chosenNames(
    _ values: [(name: String, value: any Sendable, parameter: any AnyIntentParameter)],
    _ declaration: IntentDeclaration
  ) -> [String] {
    values.filter { item in
      guard let standard = item.parameter.declaration.defaultValue else { return true }
      return identity(of: standard) != identity(of: item.value)
    }.map(\.name)
  }

  /// A phrase that names just the values that were chosen.
  private static func phrase(
    of shortcuts: [Catalog.Shortcut], words: [String: String], chosen: Set<String>,
    application: String
  ) -> String? {
    let phrases = shortcuts.flatMap(\.phrases).filter { !$0.isNegative && $0.syntax == .phrase }
    // A phrase with a place for what has no value would not say the same.
    let fitting = phrases.first { phrase in
      Set(Placeholders.names(in: phrase.text)).subtracting([Catalog.applicationSlot]) == chosen
    }
    return fitting.map { phrase in
      Placeholders.replace(in: phrase.text) { name in
        name == Catalog.applicationSlot ? application : words[name]
      }
    }
  }
}
