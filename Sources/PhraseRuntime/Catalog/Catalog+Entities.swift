// SPDX-License-Identifier: Apache-2.0

package import AppIntentsCore
package import Foundation

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
