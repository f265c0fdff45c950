// SPDX-License-Identifier: Apache-2.0

package import AppIntentsCore
package import Foundation
import PhraseWire

extension Catalog {
  /// A type of entity that the shortcuts of an app work with.
  package struct EntityType: Sendable {
    package let type: any AppEntity.Type
    /// The index of the app.
    package let application: Int
    /// The provider of the shortcuts.
    package let provider: any AppShortcutsProvider.Type
    /// Where the app's translations lie.
    package var bundle: Bundle? { provider.localizationBundle }
  }

  /// The entity types of all apps, from the parameters and results of their discoverable intents.
  package var entityTypes: [EntityType] {
    var known: Set<ObjectIdentifier> = []
    return discoverableIntents.flatMap { application, declaration in
      declaration.entityTypes.filter { known.insert(ObjectIdentifier($0)).inserted }.map {
        EntityType(type: $0, application: application, provider: declaration.provider)
      }
    }
  }

  /// The declared intents that people see, those of shortcuts first, then those of packages.
  ///
  /// The intents of a package belong to the app of its shortcuts; without shortcuts of its own it
  /// belongs to the app if there is only one.
  package var discoverableIntents: [(application: Int, declaration: IntentDeclaration)] {
    let ofShortcuts = shortcuts.compactMap { shortcut in
      shortcut.isGenerated ? nil : shortcut.declaration.map { (shortcut.application, $0) }
    }
    let ofPackages = packages.flatMap { package -> [(Int, IntentDeclaration)] in
      let providers = package.shortcutsProviders.map(ObjectIdentifier.init)
      let home = ofShortcuts.first { providers.contains(ObjectIdentifier($0.1.provider)) }
      guard let home = home ?? (applications.count == 1 ? ofShortcuts.first : nil) else {
        return []
      }
      return package.intents.map { type in
        (home.0, IntentDeclaration(Self.shortcut(of: type), provider: home.1.provider))
      }
    }
    return (ofShortcuts + ofPackages).filter { type(of: $0.1.prototype).isDiscoverable }
  }

  package static func shortcut<Intent: AppIntent>(of type: Intent.Type) -> AppShortcut {
    AppShortcut(intent: type.init(), phrases: [])
  }
}

/// A type of entity of an app elsewhere, whose entities people search by their words.
package struct EntityTypeElsewhere: Sendable {
  /// The type with its module, as the app itself calls it.
  package let type: String
  /// What one of its kind is called.
  package let title: String
  /// The index of the app.
  package let application: Int
  /// The list of all that can be named.
  let list: String
  /// The intent that opens one, and the parameter for it; nil where the app has none.
  package fileprivate(set) var opening: (intent: IntentElsewhere, parameter: String)?
}

extension Catalog {
  /// The types of entities that people search in apps elsewhere.
  package var entityTypesElsewhere: [EntityTypeElsewhere] {
    var types: [EntityTypeElsewhere] = []
    for shortcut in shortcuts where shortcut.declaration == nil && !shortcut.isGenerated {
      for (name, entity) in shortcut.searched.sorted(by: { $0.key < $1.key }) {
        guard case .list(let list, _)? = shortcut.slots[name]?.kind else { continue }
        let place = types.firstIndex { $0.list == list } ?? types.count
        if place == types.count {
          types.append(
            EntityTypeElsewhere(
              type: entity.type, title: entity.title, application: shortcut.application, list: list)
          )
        }
        if shortcut.role == .open, types[place].opening == nil {
          types[place].opening = (elsewhere(shortcut), name)
        }
      }
    }
    return types
  }

  /// All entities of a type that its app has, as far as they can be named.
  ///
  /// - Throws: Why its app could not give them.
  package func entities(
    of type: EntityTypeElsewhere, _ configuration: EngineConfiguration
  ) async throws -> ListEntries {
    guard let source = sources[type.list] else { return ListEntries(lists[type.list] ?? []) }
    let loader = ListLoader(calls: configuration.calls, languages: languages())
    let content = await loader.content(of: source)
    if let failure = content.failure { throw failure }
    return content.entries
  }
}

extension IntentDeclaration {
  /// The entity types of the intent's parameters and of what it returns.
  package var entityTypes: [any AppEntity.Type] {
    (parameters.map(\.declaration.valueType) + [returnedType].compactMap(\.self)).compactMap {
      if case .entity(let type) = $0 { type } else { nil }
    }
  }

  /// The type of the value that the intent returns; nil if it returns none.
  package var returnedType: IntentValueType? {
    func result<Intent: AppIntent>(of intent: Intent) -> any Any.Type { Intent.PerformResult.self }
    func value<Result: ReturnsValue>(of type: Result.Type) -> IntentValueType {
      IntentValueType(of: Result.Value.self)
    }
    return (result(of: prototype) as? any ReturnsValue.Type).map { value(of: $0) }
  }
}
