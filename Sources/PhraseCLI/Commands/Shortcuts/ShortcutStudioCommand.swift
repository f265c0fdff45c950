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

  @Option(help: .hidden)
  var show = ""

  func execute() async throws -> ExitStatus {
    let library = options.library
    let engine = try await options.catalog.engine(shortcuts: library)
    var generator = SystemRandomNumberGenerator()
    let server = StudioServer(
      engine: engine, library: library,
      gallery: { language in
        do { return try ShortcutGallery(of: engine, in: language).categories } catch {
          Console.talk("\(Console.program): \(error)")
          return []
        }
      }, port: port,
      key: StudioKey(using: &generator))
    let entrance = StudioEntrance()
    defer { entrance.remove() }
    let serving = Task {
      try await server.run(reached: entrance.remove) { page in
        let address = page.appending(fragment: show)
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

extension URL {
  /// The address with a place on its page.
  fileprivate func appending(fragment: String) -> URL {
    var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
    if !fragment.isEmpty { components?.fragment = fragment }
    return components?.url ?? self
  }
}
