// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseRuntime
import PhraseShortcuts

/// `phrase shortcut`: a person's own shortcuts.
struct ShortcutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shortcut",
    abstract: "Make, look at, run and share your own shortcuts.",
    discussion: """
      A shortcut is a name, phrases, and actions that are done one after the other. It is a document \
      in JSON, one file each in phrase/shortcuts of your folder for data. In a conversation, “when I \
      say good morning, …” makes one.
      """,
    subcommands: [
      ShortcutListCommand.self, ShortcutShowCommand.self, ShortcutRunCommand.self,
      ShortcutNewCommand.self, ShortcutEditCommand.self, ShortcutRenameCommand.self,
      ShortcutCopyCommand.self, ShortcutDeleteCommand.self, ShortcutCheckCommand.self,
      ShortcutExportCommand.self, ShortcutImportCommand.self, ShortcutActionsCommand.self,
      ShortcutGalleryCommand.self, ShortcutInstallCommand.self, ShortcutUninstallCommand.self,
      ShortcutStudioCommand.self, ShortcutOpenCommand.self,
    ])
}

/// What the commands about shortcuts work on.
struct ShortcutOptions: ParsableArguments {
  @OptionGroup var catalog: CatalogOptions

  @Option(help: ArgumentHelp("The language of titles.", valueName: "code"))
  var language = "en"

  /// The person's shortcuts, with fresh data none; documents that cannot be read are told of.
  var library: ShortcutLibrary {
    let library = catalog.shortcuts
    for (file, fault) in library.faults.sorted(by: { $0.key < $1.key }) {
      Console.talk("\(Console.program): \(file): \(fault)")
    }
    return library
  }

  /// The actions that there are.
  func actions(_ library: ShortcutLibrary) async throws -> ActionTable {
    ActionTable(of: try await catalog.engine(shortcuts: library))
  }

  /// Tells what is wrong with a shortcut, and which of its phrases mean something else already.
  func tellFaults(of shortcut: PersonalShortcut, in engine: PhraseEngine) async {
    let faults = ShortcutCheck.faults(of: shortcut, in: ActionTable(of: engine))
    for fault in faults + (await engine.collisions(of: shortcut)) {
      Console.talk("\(Console.program): \(fault)")
    }
  }
}

extension ShortcutLibrary {
  /// The shortcut that was named.
  ///
  /// - Throws: `CommandFailure` with status 1 where there is none, or several.
  func named(_ name: String) throws(CommandFailure) -> PersonalShortcut {
    if let shortcut = shortcut(named: name) { return shortcut }
    let names = all.map { "“\($0.name)”" }.joined(separator: ", ")
    throw CommandFailure(
      .noMatch,
      "there is no shortcut “\(name)”; \(names.isEmpty ? "there are none yet" : "there are \(names)")"
    )
  }

  /// Refuses the name of another shortcut.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - id: The shortcut that may have it; nil for a new one.
  ///   - hint: What is said besides.
  /// - Throws: `CommandFailure` with status 73 where another one has it.
  func expectFree(
    _ name: String, for id: String? = nil, hint: String = ""
  ) throws(CommandFailure) {
    guard let holder = shortcut(named: name), holder.id != id else { return }
    throw CommandFailure(.cannotCreate, "there is a shortcut “\(name)” already\(hint)")
  }

  /// Keeps a shortcut.
  ///
  /// - Throws: `CommandFailure` with status 73 where it cannot be written.
  func keep(_ shortcut: PersonalShortcut, basedOn base: PersonalShortcut? = nil)
    throws(CommandFailure)
  {
    do {
      try save(shortcut, basedOn: base)
    } catch {
      throw CommandFailure(.cannotCreate, "\(error)")
    }
  }
}
