// SPDX-License-Identifier: Apache-2.0

package import AppIntents
package import Foundation

extension Catalog {
  /// A type of entity that the shortcuts of an app work with.
  package struct EntityType: Sendable {
    package let type: any AppEntity.Type
    /// The index of the app.
    package let application: Int
    /// Where the app's translations lie.
    package let bundle: Bundle?
  }

  /// The entity types of all apps, from the parameters and results of their discoverable intents.
  package var entityTypes: [EntityType] {
    var known: Set<ObjectIdentifier> = []
    return shortcuts.flatMap { shortcut -> [EntityType] in
      guard let declaration = shortcut.declaration, !shortcut.isGenerated,
        type(of: declaration.prototype).isDiscoverable
      else { return [] }
      return declaration.entityTypes.filter { known.insert(ObjectIdentifier($0)).inserted }.map {
        EntityType(
          type: $0, application: shortcut.application,
          bundle: declaration.provider.localizationBundle)
      }
    }
  }
}

extension IntentDeclaration {
  /// The entity types of the intent's parameters and of what it returns.
  fileprivate var entityTypes: [any AppEntity.Type] {
    (parameters.map(\.declaration.valueType) + [returnedType].compactMap(\.self)).compactMap {
      if case .entity(let type) = $0 { type } else { nil }
    }
  }

  private var returnedType: IntentValueType? {
    func result<Intent: AppIntent>(of intent: Intent) -> any Any.Type { Intent.PerformResult.self }
    func value<Result: ReturnsValue>(of type: Result.Type) -> IntentValueType {
      IntentValueType(of: Result.Value.self)
    }
    return (result(of: prototype) as? any ReturnsValue.Type).map { value(of: $0) }
  }
}
