// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseRuntime
import PhraseShortcuts
import PhraseStudio
import PhraseWire

/// `phrase shortcut studio`.
struct ShortcutStudioCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "studio", abstract: "Make, edit, run and share shortcuts on a page.",
    discussion: """
      The page is served to this machine only, at the address that is printed; the key in it keeps \
      others out. The browser gets it from a private file, since programs' arguments are seen by all \
      users of the machine. It is served until Ctrl-C.
      """)

  @OptionGroup var options: ShortcutOptions

  @Option(help: ArgumentHelp("The port; a free one unless it is given.", valueName: "number"))
  var port: UInt16 = 0

  @Flag(help: "Print the address, and open no browser.")
  var noOpen = false

  func execute() async throws -> ExitStatus {
    let library = options.catalog.fresh ? options.catalog.shortcuts : options.library
    let engine = try await options.catalog.engine(shortcuts: library)
    var content = StudioContent()
    content.gallery = { language in
      do { return try ShortcutGallery(of: engine, in: language).categories } catch {
        Console.talk("\(Console.program): \(error)")
        return []
      }
    }
    content.suggestions = { _ in engine.suggestions().compactMap(PersonalShortcut.init) }
    content.automations = { Automations.ofPerson.shown(in: library, language: $0) }
    content.switchAutomation = { id, isOn in try AutomationSwitchCommand.turn(id, on: isOn) }
    var generator = SystemRandomNumberGenerator()
    let server = StudioServer(
      engine: engine, library: library, content: content, port: port,
      key: StudioKey(using: &generator))
    let entrance = StudioEntrance()
    defer { entrance.remove() }
    let serving = Task {
      try await server.run(reached: entrance.remove) { address in
        Console.result(address.absoluteString)
        if !noOpen { await Self.open(address, by: entrance) }
      }
    }
    // What is left to do at the end is done.
    let interrupts = Interrupts { serving.cancel() }
    defer { withExtendedLifetime(interrupts) {} }
    do { try await serving.value } catch let error as StudioError {
      throw CommandFailure(.unavailable, "\(error)")
    } catch is CancellationError {}
    return .matched
  }

  private static func open(_ address: URL, by entrance: StudioEntrance) async {
    do {
      try entrance.lead(to: address)
      _ = await DesktopOpener(ownSchemes: ["file"]).open(entrance.file)
    } catch {
      Console.talk("\(Console.program): \(error)")
    }
  }
}

extension Automations {
  /// The automations as the page shows them; none where their file cannot be read.
  fileprivate func shown(in library: ShortcutLibrary, language: String) -> [StudioAutomation] {
    ((try? read()) ?? []).map { automation in
      StudioAutomation(
        id: automation.id,
        title: automation.trigger.text(in: .autoupdatingCurrent, language: language),
        subtitle: library[automation.shortcut]?.name ?? automation.shortcut,
        isOn: automation.isOn)
    }
  }
}

extension PersonalShortcut {
  /// A shortcut that does what was suggested; nil where no phrase does it.
  fileprivate init?(_ suggestion: Suggestion) {
    guard let phrase = suggestion.phrase else { return nil }
    self.init(
      name: suggestion.title, about: suggestion.subtitle,
      actions: [ShortcutAction(saying: phrase)])
  }
}
