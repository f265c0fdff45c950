// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// A book as it was and as it is, so that what was done can be taken back.
struct BookChange: Sendable {
  /// How it was; nil if it was not there.
  let before: Book?
  /// How it is; nil if it is gone.
  let after: Book?

  var reversed: BookChange { BookChange(before: after, after: before) }
}

extension LibraryStore {
  func apply(_ change: BookChange) throws {
    if let book = change.after {
      try save(book)
    } else if let id = change.before?.id {
      try delete(Int(id))
    }
    LibraryShortcuts.updateAppShortcutParameters()
  }
}

extension UndoManager {
  /// Registers how a change is taken back, and, once it was, how it is repeated.
  func register(_ change: BookChange, in store: LibraryStore) {
    registerUndo(withTarget: store) { [weak self] store in
      try store.apply(change.reversed)
      self?.register(change.reversed, in: store)
    }
  }
}
