// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import PhraseRuntime

/// The intent behind a question about one entity: "what is the author of dune".
struct PropertyIntent<Entity: AppEntity>: LookupIntent {
  static var title: LocalizedStringResource { "Look Up" }
  static var persistentIdentifier: String { "Ask\(Entity.persistentIdentifier)" }

  @Parameter(title: "Entity") var entity: Entity
  /// The property's name in the code; nil asks whether there is the entity.
  @Parameter(title: "Property") var property: String?
  /// The same where it was asked when: a date has gone before what is or is not.
  @Parameter(title: "Moment") var moment: String?

  func perform() async throws -> some IntentResult & ReturnsValue<Entity> & ProvidesDialog {
    let context = IntentExecution.current
    let locale = context?.locale ?? Locale(identifier: "en")
    let talk = Language.named(locale.identifier)
    let found = try await found(talk, locale, context?.bundle)
    let saying = Saying.propertyValue(
      property: found.title,
      entity: entity.displayRepresentation.text(locale: locale, bundle: context?.bundle).title,
      value: found.value)
    return .result(value: entity, dialog: IntentDialog("\(talk.text(of: saying))"))
  }

  /// What the property is called, and its value.
  private func found(
    _ talk: Language, _ locale: Locale, _ bundle: Bundle?
  ) async throws -> (title: String, value: String?) {
    guard let property = moment ?? property, let declared = entity.property(named: property) else {
      let kind = Entity.typeDisplayRepresentation.name.resolved(locale: locale, bundle: bundle)
      return (kind, talk.words.yes[0])
    }
    let title = declared.declaration.title(forPropertyNamed: property)
      .resolved(locale: locale, bundle: bundle)
    let value = try await declared.fetchValue().flatMap { value in
      if let flag = value as? Bool { return flag ? talk.words.yes[0] : talk.words.no[0] }
      let text = ValueText.readableText(of: value, locale: locale, bundle: bundle)
      // Who asks how many there are hears it, whichever words ask.
      guard let values = value as? [any Sendable], values.count > 1 else { return text }
      return "\(values.count): \(text ?? "")"
    }
    return (title, value)
  }
}
