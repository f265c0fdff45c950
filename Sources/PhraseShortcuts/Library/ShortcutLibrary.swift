// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
public import Foundation
import PhraseMatching
import PhraseRuntime
import Synchronization

/// A person's shortcuts, kept in a folder of documents or in memory.
///
/// Programs share a folder: what another one changes is seen with the next look. Two changes of one
/// shortcut are merged where they are of different fields, and the later is refused where they are
/// not. A document that cannot be read is left as it is.
///
/// ```swift
/// let library = ShortcutLibrary(folder: folder)
/// try library.save(PersonalShortcut(name: "Good Morning", phrases: ["good morning"]))
/// ```
///
/// Its methods may be called from any thread.
public final class ShortcutLibrary: Sendable {
  /// What built-in actions reach of the machine.
  public let environment: ShortcutEnvironment

  private let changed: @Sendable (_ id: String, PersonalShortcut?) -> Void
  private let folder: LibraryFolder?
  private let notes: PrivateFile?
  private let state: Mutex<State>

  private struct State {
    var contents = LibraryFolder.Contents()
    var notes = LibraryNotes()
  }

  /// Makes a library in memory.
  public init(_ shortcuts: [PersonalShortcut] = [], environment: ShortcutEnvironment) {
    folder = nil
    notes = nil
    changed = { _, _ in }
    self.environment = environment
    let entries = shortcuts.map { LibraryFolder.Entry(shortcut: $0, file: $0.id, stamp: "") }
    state = Mutex(State(contents: LibraryFolder.Contents(entries: entries)))
  }

  /// Opens the library of a folder, which is made when the first shortcut is saved.
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - environment: What built-in actions reach of the machine.
  ///   - changed: Told of each shortcut as it was saved by this value, and of each identifier that was
  ///     deleted, with nil.
  public init(
    folder url: URL, environment: ShortcutEnvironment,
    changed: @escaping @Sendable (_ id: String, PersonalShortcut?) -> Void = { _, _ in }
  ) {
    self.changed = changed
    folder = LibraryFolder(path: url.path)
    notes = PrivateFile(path: url.appendingPathComponent(".notes").path)
    self.environment = environment
    state = Mutex(State())
    reload()
  }

  /// The folder; nil for a library in memory.
  var path: String? { folder?.path }

  /// Reads what other programs have changed.
  public func reload() {
    guard let folder, let notes else { return }
    state.withLock { state in
      state.contents = folder.read(knowing: state.contents.entries)
      state.notes = LibraryNotes(notes.data)
    }
  }

  // MARK: - Looking

  /// The shortcuts in the person's order, new ones last.
  public var all: [PersonalShortcut] {
    state.withLock { state in
      let places = Dictionary(
        state.notes.order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      return state.contents.entries.map(\.shortcut).enumerated().sorted { one, two in
        (places[one.element.id] ?? .max, one.offset) < (places[two.element.id] ?? .max, two.offset)
      }.map(\.element)
    }
  }

  /// The documents that cannot be read, by the names of their files.
  public var faults: [String: ShortcutDocumentError] { state.withLock(\.contents.faults) }

  /// The shortcut with an identifier; nil for none.
  public subscript(id: String) -> PersonalShortcut? {
    state.withLock { $0.contents.entries.first { $0.shortcut.id == id }?.shortcut }
  }

  /// The shortcut that a person names: by its name in any spelling, or by its identifier.
  ///
  /// - Returns: The shortcut; nil for none, and for several of the name.
  public func shortcut(named name: String) -> PersonalShortcut? {
    let folded = Utterance(name).folded
    let named = all.filter { Utterance($0.name).folded == folded }
    return named.count == 1 ? named[0] : self[name]
  }

  // MARK: - Changing

  /// Keeps a shortcut, new or changed.
  ///
  /// - Parameters:
  ///   - shortcut: The shortcut.
  ///   - base: What it was before it was changed; nil takes what the library knows.
  /// - Returns: The shortcut as it is now, with what another program changed meanwhile.
  /// - Throws: ``ShortcutLibraryError`` where another program changed the same field or deleted it, where
  ///   its name or a phrase has no words, or where the document cannot be written.
  @discardableResult
  public func save(
    _ shortcut: PersonalShortcut, basedOn base: PersonalShortcut? = nil
  ) throws -> PersonalShortcut {
    if let fault = shortcut.wordlessFaults.first {
      throw ShortcutLibraryError("\(fault). Nothing was saved.")
    }
    let isEdited = base != nil
    let base = base ?? self[shortcut.id]
    let saved = try change { state in
      let index = state.contents.entries.firstIndex { $0.shortcut.id == shortcut.id }
      guard index != nil || !isEdited else {
        throw ShortcutLibraryError(
          "“\(shortcut.name)” was deleted by another program at the same time. Nothing was saved.")
      }
      var saved = shortcut
      if let index, let base {
        let present = state.contents.entries[index].shortcut
        guard let merged = shortcut.merged(with: present, base: base) else {
          throw ShortcutLibraryError(
            "“\(present.name)” was changed by another program at the same time. Nothing was saved.")
        }
        saved = merged
      }
      let file = index.map { state.contents.entries[$0].file }
      let entry =
        try folder?.write(saved, to: file)
        ?? LibraryFolder.Entry(shortcut: saved, file: saved.id, stamp: "")
      if let index {
        state.contents.entries[index] = entry
      } else {
        state.contents.entries.append(entry)
      }
      return saved
    }
    changed(saved.id, saved)
    return saved
  }

  /// Deletes a shortcut, and its automations where they can be changed.
  ///
  /// - Parameter id: Its identifier; of none nothing changes.
  /// - Returns: What was deleted.
  /// - Throws: What the file system throws.
  @discardableResult
  public func delete(_ id: String) throws -> PersonalShortcut? {
    let deleted: PersonalShortcut? = try change { state in
      guard let index = state.contents.entries.firstIndex(where: { $0.shortcut.id == id }) else {
        return nil
      }
      try folder?.remove(state.contents.entries[index].file)
      return state.contents.entries.remove(at: index).shortcut
    }
    guard deleted != nil else { return nil }
    _ = try? environment.automations?.change { $0.removeAll { $0.shortcut == id } }
    changed(id, nil)
    return deleted
  }

  /// Puts the shortcuts into an order; those that are not named follow.
  public func order(_ ids: [String]) throws {
    try note { $0.order = ids }
  }

  // MARK: - Shortcuts from elsewhere

  /// Notes that a shortcut came from elsewhere, so that it asks before it reaches out.
  public func noteForeign(_ id: String) throws {
    try note { $0.permissions[id] = [] }
  }

  /// Notes that a shortcut is a copy of another, which asks for what that one would ask for.
  ///
  /// - Throws: What the file system throws.
  public func noteCopy(_ id: String, of original: String) throws {
    try note { notes in
      if let granted = notes.granted(original) { notes.permissions[id] = granted }
    }
  }

  /// What a shortcut has to ask for before it reaches it; none for a person's own.
  public func unasked(
    _ shortcut: PersonalShortcut, of reaches: Set<ActionReach>
  ) -> Set<ActionReach> {
    guard let granted = state.withLock({ $0.notes.granted(shortcut.id) }) else { return [] }
    return reaches.subtracting(granted)
  }

  /// Asks before a shortcut from elsewhere reaches something for the first time.
  ///
  /// - Throws: ``PerformError`` where the person declines or nobody is there.
  func permit(
    _ reach: ActionReach?, for shortcut: PersonalShortcut, in context: PerformContext
  ) async throws {
    guard let reach, !unasked(shortcut, of: [reach]).isEmpty else { return }
    guard try await context.confirm(String(localized: reach.question(by: shortcut.name))) else {
      throw PerformError(.cancelled, .cancelled, in: context.language)
    }
    try note { $0.permissions[shortcut.id, default: []].insert(reach) }
  }

  // MARK: - Files

  private func note(_ change: (inout LibraryNotes) -> Void) throws {
    try self.change { state in
      if state.notes.isDamaged {
        for entry in state.contents.entries { state.notes.permissions[entry.shortcut.id] = [] }
      }
      change(&state.notes)
      try notes?.keep(try state.notes.json())
    }
  }

  /// Changes what the folder has now, while no other program does.
  private func change<Result>(_ body: (inout State) throws -> Result) throws -> Result {
    guard let notes else { return try state.withLock { try body(&$0) } }
    notes.makeFolder()
    return try notes.alone {
      reload()
      return try state.withLock { try body(&$0) }
    }
  }
}
