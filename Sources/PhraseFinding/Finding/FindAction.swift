// SPDX-License-Identifier: Apache-2.0

package import AppIntentsCore
package import Foundation
import PhraseMatching
public import PhraseRuntime

/// An action that every enumerable or property query yields: find the entities of its type.
public struct FindAction: Sendable {
  /// The name of the entity's type.
  public let entity: String
  /// The app that the entities belong to.
  public let application: String
  /// What one entity is called.
  public let title: String
  /// What the app says about the action, if it says anything.
  public let explanation: String?

  let type: any AppEntity.Type
  let bundle: Bundle?
}

/// An entity that was found.
public struct FoundEntity: Sendable {
  /// The identifier that the app knows it by.
  public let id: String
  /// The title.
  public let title: String
  /// What tells it apart from one with the same title.
  public let subtitle: String?

  package let entity: any AppEntity

  package init(_ entity: any AppEntity, locale: Locale, bundle: Bundle?) {
    let text = entity.displayRepresentation.text(locale: locale, bundle: bundle)
    id = entity.identifierString
    title = text.title
    subtitle = text.subtitle
    self.entity = entity
  }
}

extension PhraseEngine {
  /// What can be found, in the order of the apps.
  public func findActions(language: String = "en") -> [FindAction] {
    catalog.entityTypes.filter { EntityFinder.canFind($0.type) }.map { known in
      let locale = Locale(identifier: language)
      let names = EntityNames(known.type, bundle: known.bundle)
      return FindAction(
        entity: known.type.persistentIdentifier,
        application: catalog.applications[known.application].name,
        title: names.title(in: language),
        explanation: EntityFinder.explanation(of: known.type)?.descriptionText
          .resolved(locale: locale, bundle: known.bundle),
        type: known.type, bundle: known.bundle)
    }
  }

  /// The action for entities by the name of their type, what they are called, or "App.Entity".
  ///
  /// - Throws: ``FindError`` where no entity or several are called so.
  public func findAction(
    for name: String, language: String = "en"
  ) throws(FindError) -> FindAction {
    let actions = findActions(language: language)
    let types = catalog.entityTypes.filter { EntityFinder.canFind($0.type) }
    let known = try entityType(for: name, among: types, language: language)
    return actions.first { $0.type == known.type } ?? actions[0]
  }

  /// The type of entity that is called so.
  func entityType(
    for name: String, among types: [Catalog.EntityType]? = nil, language: String
  ) throws(FindError) -> Catalog.EntityType {
    let types = types ?? catalog.entityTypes
    let wanted = Utterance(name).folded
    let named = types.map { known in
      (
        known: known,
        names: EntityNames(known.type, bundle: known.bundle).forms(in: [language, "en"])
      )
    }
    let fitting = named.filter { known, names in
      let application = Utterance(catalog.applications[known.application].name).folded
      return names.map { Utterance($0).folded }
        .contains { $0 == wanted || "\(application) \($0)" == wanted }
    }
    if fitting.count == 1 { return fitting[0].known }
    let talk = Language.named(language)
    guard fitting.isEmpty else {
      let qualified = fitting.map { known, _ in
        "\(catalog.applications[known.application].name).\(known.type.persistentIdentifier)"
      }
      throw FindError(
        code: .ambiguousEntity,
        description: talk.text(of: .ambiguousEntity(name: name, qualified: qualified)))
    }
    throw FindError(
      code: .unknownEntity,
      description: talk.text(
        of: .unknownEntity(
          name: String(name.prefix(60)), nearest: NearestName.of(name, in: named.flatMap(\.names)),
          known: named.map {
            EntityNames($0.known.type, bundle: $0.known.bundle).title(in: language)
          })))
  }

  /// The properties that an action's entities can be found and sorted by.
  ///
  /// - Throws: ``FindError`` where the app does not answer.
  public func properties(
    of action: FindAction, language: String = "en"
  ) async throws(FindError) -> [FindProperty] {
    try await finder(action, language).properties()
  }

  /// The entities that a request asks for.
  ///
  /// - Parameters:
  ///   - request: The conditions, the order and the number.
  ///   - action: What is to be found.
  ///   - language: The language code in which values are read and texts compared.
  /// - Returns: The entities in their order; none where nothing fits.
  /// - Throws: ``FindError`` with what is wrong in the request, or why the app did not answer.
  public func find(
    _ request: FindRequest, with action: FindAction, language: String = "en"
  ) async throws(FindError) -> [FoundEntity] {
    try await finder(action, language).find(request).map {
      FoundEntity($0, locale: Locale(identifier: language), bundle: action.bundle)
    }
  }

  private func finder(_ action: FindAction, _ language: String) -> EntityFinder {
    EntityFinder(
      type: action.type, language: language, bundle: action.bundle, configuration: configuration)
  }
}
