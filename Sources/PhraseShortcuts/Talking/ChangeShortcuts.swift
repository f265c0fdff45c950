// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseRuntime

/// "Rename good morning to wake up".
struct RenameShortcut: ShortcutManagement, UndoableIntent {
  static let title: LocalizedStringResource = "Rename Shortcut"
  static let description = IntentDescription("Gives a shortcut another name; its phrases stay.")

  @Parameter(title: "Shortcut") var shortcut: ShortcutEntity
  @Parameter(title: "Name", requestValueDialog: "What is it to be called?") var name: String

  @Dependency private var library: ShortcutLibrary

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let workshop = try ShortcutWorkshop(library)
    var changed = try workshop.shortcut(shortcut)
    let old = changed.name
    changed.name = name
    try await workshop.keep(changed, undoing: undoManager)
    return .result(dialog: "“\(old)” is called “\(name)” now.")
  }
}

/// "Delete the shortcut good morning".
struct DeleteShortcut: ShortcutManagement, UndoableIntent {
  static let title: LocalizedStringResource = "Delete Shortcut"
  static let description = IntentDescription("Deletes a shortcut; undo brings it back.")

  @Parameter(title: "Shortcut") var shortcut: ShortcutEntity

  @Dependency private var library: ShortcutLibrary

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let workshop = try ShortcutWorkshop(library)
    let known = try workshop.shortcut(shortcut)
    try await requestConfirmation(dialog: "Delete the shortcut “\(known.name)”?")
    try await workshop.delete(known, undoing: undoManager)
    return .result(dialog: "Deleted “\(known.name)”.")
  }
}

/// "What does good morning do".
struct DescribeShortcut: ShortcutManagement, LookupIntent {
  static let title: LocalizedStringResource = "Describe Shortcut"
  static let description = IntentDescription("Tells what a shortcut does, and how it is run.")

  @Parameter(title: "Shortcut") var shortcut: ShortcutEntity

  @Dependency private var library: ShortcutLibrary

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let workshop = try ShortcutWorkshop(library)
    let known = try workshop.shortcut(shortcut)
    return .result(dialog: "\(workshop.description(of: known))")
  }
}

/// "What are my shortcuts".
struct ListShortcuts: ShortcutManagement, LookupIntent {
  static let title: LocalizedStringResource = "List Shortcuts"
  static let description = IntentDescription("Tells what shortcuts there are.")

  @Dependency private var library: ShortcutLibrary

  func perform() async throws
    -> some IntentResult & ReturnsValue<[ShortcutEntity]> & ProvidesDialog
  {
    let all = library.all
    let names = all.map { shortcut in
      shortcut.phrases.first.map { String(localized: "\(shortcut.name) (“\($0)”)") }
        ?? shortcut.name
    }
    return .result(
      value: all.map(ShortcutEntity.init),
      dialog: all.isEmpty
        ? "There are no shortcuts yet. Make one: “when I say good morning, …”."
        : "\(names.joined(separator: "\n"))")
  }
}
