// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching
import PhraseRuntime

/// "When I say good morning, open my favorites and …": makes a shortcut of what is said behind the
/// phrase.
struct MakeShortcut: ShortcutManagement, RequestTakingIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Make Shortcut"
  static let description = IntentDescription(
    "Makes a shortcut: what is said before the comma runs what is asked for behind it.")

  @Parameter(title: "Words", requestValueDialog: "What will you say, and what is to be done?")
  var words: String
  @Parameter(title: "Request") var request: String?

  @Dependency private var library: ShortcutLibrary

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let workshop = try ShortcutWorkshop(library)
    let (phrases, said) = await workshop.reading(of: words, before: request)
    let requests =
      if let said { said } else {
        try await $request.requestValue("What is to be done then?")
      }
    let actions = try await workshop.actions(for: requests)
    return .result(
      dialog: try await workshop.make(saying: phrases, actions, undoing: undoManager))
  }
}

/// "Make that a shortcut": what was just done becomes one.
struct KeepAsShortcut: ShortcutManagement, UndoableIntent {
  static let title: LocalizedStringResource = "Make That a Shortcut"
  static let description = IntentDescription("Makes a shortcut of what was done last.")

  @Parameter(title: "Phrase", requestValueDialog: "What will you say to run it?")
  var phrase: String

  @Dependency private var library: ShortcutLibrary

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let workshop = try ShortcutWorkshop(library)
    let requests = workshop.context.lastRequests
    guard !requests.isEmpty else {
      throw RunError("Nothing was done yet that could be a shortcut.")
    }
    let actions = requests.map { ShortcutAction($0, in: workshop.table) }
    return .result(
      dialog: try await workshop.make(saying: [phrase], actions, undoing: undoManager))
  }
}

/// "Add next bus from harbour to good morning".
struct AddToShortcut: ShortcutManagement, RequestTakingIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Add to Shortcut"
  static let description = IntentDescription("Adds what is asked for to the end of a shortcut.")

  @Parameter(title: "Request", requestValueDialog: "What is to be done besides?")
  var request: String
  @Parameter(title: "Shortcut") var shortcut: ShortcutEntity

  @Dependency private var library: ShortcutLibrary

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let workshop = try ShortcutWorkshop(library)
    var changed = try workshop.shortcut(shortcut)
    changed.actions += try await workshop.actions(for: request)
    try await workshop.confirm(changed)
    try await workshop.keep(changed, undoing: undoManager)
    return .result(dialog: "“\(changed.name)” does \(changed.actions.count) things now.")
  }
}
