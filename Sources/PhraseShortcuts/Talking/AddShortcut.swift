// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
import Foundation
import PhraseRuntime

/// Adds a shortcut that a program has, of the gallery or of a file: its questions are asked first.
///
/// Nothing is kept before all of them are answered; “undo” takes the shortcut away again.
///
/// ```swift
/// var shortcut = gallery.shortcuts[0]
/// shortcut.id = UUID().uuidString
/// let asked = await conversation.perform(AddShortcut(shortcut, isForeign: false))
/// let added = await conversation.respond(to: "15")
/// ```
public struct AddShortcut: AppIntent, UndoableIntent {
  /// The name in lists of actions.
  public static let title: LocalizedStringResource = "Add Shortcut"
  /// It is shown nowhere: without its shortcut there is nothing to do.
  public static let isDiscoverable = false

  private let shortcut: PersonalShortcut?
  private let isForeign: Bool

  @Dependency private var library: ShortcutLibrary

  /// Makes an intent that has nothing to add.
  public init() {
    shortcut = nil
    isForeign = true
  }

  /// Makes an intent that adds a shortcut.
  ///
  /// - Parameters:
  ///   - shortcut: The shortcut, with the identifier that it is to have.
  ///   - isForeign: Whether it came from elsewhere, so that it asks before it reaches out.
  public init(_ shortcut: PersonalShortcut, isForeign: Bool) {
    self.shortcut = shortcut
    self.isForeign = isForeign
  }

  /// Asks, and keeps the shortcut with the answers in it.
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let shortcut else { throw RunError("There is no shortcut to add.") }
    let words = try await ShortcutWorkshop(library).add(
      shortcut, isForeign: isForeign, undoing: undoManager)
    return .result(dialog: words)
  }
}

/// "Add tip calculator from the gallery".
struct AddFromGallery: ShortcutManagement, UndoableIntent {
  static let title: LocalizedStringResource = "Add from Gallery"
  static let description = IntentDescription(
    "Adds a ready shortcut, and asks for what it needs to know.")

  // Words, and no entity: the gallery is not read before somebody asks for it.
  @Parameter(title: "Name", requestValueDialog: "Which shortcut of the gallery?")
  var name: String

  @Dependency private var library: ShortcutLibrary

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let workshop = try ShortcutWorkshop(library)
    let found = try workshop.gallery.shortcuts(named: name)
    guard var chosen = found.first else {
      throw RunError(
        "There is no “\(name)” in the gallery; “show the shortcut gallery” tells what there is.")
    }
    if found.count > 1 {
      let meant = try await $name.requestDisambiguation(
        among: found.map(\.name), dialog: "Which?")
      chosen = found.first { $0.name == meant } ?? chosen
    }
    guard library.shortcut(named: chosen.name) == nil else {
      throw RunError("There is a shortcut “\(chosen.name)” already.")
    }
    chosen.id = UUID().uuidString.lowercased()
    return .result(
      dialog: try await workshop.add(chosen, isForeign: false, undoing: undoManager))
  }
}

/// "Show the shortcut gallery".
struct ShowGallery: ShortcutManagement, LookupIntent {
  static let title: LocalizedStringResource = "Show Gallery"
  static let description = IntentDescription("Tells what ready shortcuts there are.")

  @Dependency private var library: ShortcutLibrary

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let lines = try ShortcutWorkshop(library).gallery.categories.map { category in
      "\(category.title): \(category.shortcuts.map(\.name).joined(separator: ", "))"
    }
    return .result(dialog: "\(lines.joined(separator: "\n"))")
  }
}

extension ShortcutWorkshop {
  var gallery: ShortcutGallery {
    get throws { try ShortcutGallery(table, language: context.language) }
  }

  /// Keeps a shortcut once its questions are answered.
  ///
  /// - Returns: How it is run.
  fileprivate func add(
    _ shortcut: PersonalShortcut, isForeign: Bool, undoing undoManager: UndoManager?
  ) async throws -> IntentDialog {
    let added = try await shortcut.answered(in: context, table)
    // Noted first: there is no moment in which it is here and counts as the person's own.
    if isForeign { try library.noteForeign(added.id) }
    let phrase = added.phrases.first
    var meaning: PhraseMeaning?
    if let phrase { meaning = await self.meaning(of: phrase, besides: added) }
    try await keep(added, undoing: undoManager)
    guard let phrase else { return "Added “\(added.name)”." }
    guard let meaning, meaning.isExact else {
      return "Added “\(added.name)”. Say “\(phrase)” to run it."
    }
    return """
      Added “\(added.name)”. “\(phrase)” means “\(meaning.summary)” already; you will be asked which.
      """
  }
}
