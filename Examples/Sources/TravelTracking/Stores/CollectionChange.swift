// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// What happened to a collection: it was made, changed or deleted.
struct CollectionChange: Sendable {
  /// How it was; nil if it was not there.
  let before: LandmarkCollection?
  /// How it is; nil if it is gone.
  let after: LandmarkCollection?

  var reversed: CollectionChange { CollectionChange(before: after, after: before) }
}

extension TravelStore {
  func apply(_ change: CollectionChange) throws {
    if let after = change.after {
      try save(after)
    } else if let id = change.before?.id {
      try deleteCollection(Int(id))
    }
    TravelShortcuts.updateAppShortcutParameters()
  }
}

extension UndoManager {
  /// Registers how a change is taken back, and, once it was, how it is repeated.
  func register(_ change: CollectionChange, in store: TravelStore) {
    registerUndo(withTarget: store) { [weak self] store in
      try store.apply(change.reversed)
      self?.register(change.reversed, in: store)
    }
  }
}
