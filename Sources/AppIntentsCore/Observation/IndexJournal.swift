// SPDX-License-Identifier: Apache-2.0

package import Synchronization

/// What apps did to the index, for an index that did not hear of it: what came of it, not each step.
package struct IndexJournal: Sendable {
  fileprivate struct Kind: Sendable {
    let type: any IndexedEntity.Type
    /// Whether all that was known of the type before is gone.
    var isEmptied = false
    /// The entities by their identifiers; nil for one that is gone.
    var entities: [String: (any IndexedEntity)?] = [:]
  }

  /// What was done outside of any engine, which every engine of the process hears of, also one that
  /// starts later.
  package static let ofProcess = Mutex(IndexJournal())

  /// Whether everything that was known before is gone.
  private var isEmptied = false
  private var kinds: [ObjectIdentifier: Kind] = [:]

  package init() {}

  /// Takes note of a change.
  package mutating func note(_ change: IndexedEntityChange) {
    switch change {
    case .index(let entities, _):
      for entity in entities {
        update(type(of: entity)) {
          $0.entities.updateValue(entity, forKey: entity.identifierString)
        }
      }
    case .delete(let identifiers, let type):
      update(type) { kind in
        for identifier in identifiers { kind.entities.updateValue(nil, forKey: identifier) }
      }
    case .deleteAll(let type):
      update(type) { ($0.isEmptied, $0.entities) = (true, [:]) }
    case .deleteEverything: (isEmptied, kinds) = (true, [:])
    }
  }

  /// What makes up for all that was noted.
  package var changes: [IndexedEntityChange] {
    (isEmptied ? [.deleteEverything] : []) + kinds.values.flatMap(\.changes)
  }

  private mutating func update(
    _ type: any IndexedEntity.Type, _ change: (inout Kind) -> Void
  ) {
    change(&kinds[ObjectIdentifier(type), default: Kind(type: type)])
  }
}

extension IndexJournal.Kind {
  fileprivate var changes: [IndexedEntityChange] {
    let gone = entities.filter { $0.value == nil }.map(\.key)
    let present = entities.values.compactMap(\.self)
    return (isEmptied ? [.deleteAll(type: type)] : [])
      + (gone.isEmpty ? [] : [.delete(identifiers: gone, type: type)])
      + (present.isEmpty ? [] : [.index(present, priority: 0)])
  }
}
