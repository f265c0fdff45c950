// SPDX-License-Identifier: Apache-2.0

package import AppIntents
package import Foundation
import PhraseMatching

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
  /// Other words for the entities.
  let names: [String]
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
        type: known.type, bundle: known.bundle, names: names.forms(in: [language, "en"]))
    }
  }

  /// The action for entities by the name of their type, what they are called, or "App.Entity".
  ///
  /// - Throws: ``FindError`` where no entity or several are called so.
  public func findAction(
    for name: String, language: String = "en"
  ) throws(FindError) -> FindAction {
    let actions = findActions(language: language)
    let wanted = Utterance(name).folded
    let fitting = actions.filter { action in
      action.names.contains { form in
        let folded = Utterance(form).folded
        return folded == wanted || "\(Utterance(action.application).folded) \(folded)" == wanted
      }
    }
    if fitting.count == 1 { return fitting[0] }
    let wording = Wording.language(language).finding
    guard fitting.isEmpty else {
      throw FindError(
        code: .ambiguousEntity,
        description: wording.ambiguousEntity(
          name, fitting.map { "“\($0.application).\($0.entity)”" }))
    }
    throw FindError(
      code: .unknownEntity,
      description: wording.unknownEntity(
        String(name.prefix(60)), NearestName.of(name, in: actions.flatMap(\.names)),
        actions.map(\.title)))
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
