// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// What something that was done is about, so that it can be forgotten with it.
struct ActivitySubjects: Codable, Sendable {
  /// The type of the intent.
  let intent: String
  /// The entities among its values, each with its type.
  let entities: [String]

  /// A type with its module, the same at every start.
  ///
  /// Two modules may use one name.
  static func name(_ type: Any.Type) -> String { TypeName.qualified(type) }

  /// The entities in a value, which may be a list.
  static func entities(in value: any Sendable) -> [String] {
    switch value {
    case let entity as any AppEntity:
      [name(of: type(of: entity), identifier: entity.identifierString)]
    case let values as [any Sendable]: values.flatMap { entities(in: $0) }
    default: []
    }
  }

  private static func name(of type: any AppEntity.Type, identifier: String) -> String {
    "\(name(type))/\(identifier)"
  }

  /// Whether all of this is to be forgotten.
  func isAbout(_ condition: IntentDonationMatchingPredicate.Condition) -> Bool {
    switch condition {
    case .donations: false
    case .intent(let type): intent == Self.name(type)
    case .entities(let identifiers):
      identifiers.contains {
        entities.contains(Self.name(of: $0.entityType, identifier: $0.identifier))
      }
    }
  }
}
