// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
import Foundation
import PhraseFinding
import PhraseRuntime
import PhraseWire

/// A program of its own whose intents anybody on the person's session bus can have performed.
///
/// ```swift
/// import AppIntents
/// import PhraseBus
///
/// await PhraseApp.main(TeaShortcuts.self)
/// ```
///
/// `phrase app add PROGRAM` asks the program for its declarations, once, and has the bus start it
/// when it is needed; a program that nobody calls any more ends.
public enum PhraseApp {
  /// Serves the apps on the bus until nobody needs them, or writes down what they declare.
  ///
  /// Started with `describe`, the program writes its declarations to standard output; started with
  /// nothing, it serves. Exit status: 0, 64 for other arguments, 69 without a bus, or where another
  /// program has the name.
  ///
  /// - Parameters:
  ///   - providers: The apps' shortcuts; the first names the program.
  ///   - packages: Modules with shortcuts or intents of their own.
  ///   - identifier: The name on the bus; `org.phraseengine.app.` and the first provider's module
  ///     unless told otherwise. Two installed programs need two names.
  ///   - idle: How long nobody has to call before the program ends. What can be undone, and what "it"
  ///     means, is forgotten then.
  ///   - prepare: Called once before the apps are first used, for example to register their
  ///     dependencies. What it throws is shown, and the status is 69.
  public static func main(
    _ providers: any AppShortcutsProvider.Type..., packages: [any AppIntentsPackage.Type] = [],
    identifier: String? = nil, idle: Duration = .seconds(300),
    prepare: @Sendable () throws -> Void = {}
  ) async {
    let app = AppProgram(
      providers: providers, packages: packages,
      identifier: identifier ?? AppDescription.identifier(of: providers.first), idle: idle)
    do {
      switch CommandLine.arguments.dropFirst() {
      case []:
        try prepare()
        try await app.serve()
      case ["describe"]:
        try prepare()
        let text = try WireEncoder.text(of: try await app.description())
        FileHandle.standardOutput.write(Data(text.utf8))
      default:
        fail(
          64, "usage: \(program) [describe]; “phrase app add \(program)” makes its phrases known")
      }
    } catch {
      fail(69, "\(error)")
    }
  }

  private static var program: String { CommandLine.arguments.first ?? "app" }

  private static func fail(_ status: Int32, _ message: String) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}

/// A program that is an app on the bus.
struct AppProgram {
  let providers: [any AppShortcutsProvider.Type]
  let packages: [any AppIntentsPackage.Type]
  let identifier: String
  let idle: Duration

  private func engine() async throws -> PhraseEngine {
    var configuration = PhraseEngine.Configuration()
    configuration.extensions = [.finding]
    return try await PhraseEngine(
      providers: [AppIntentsProvider(providers, packages: packages)], configuration: configuration)
  }

  /// What the apps declare, with the values that they have now.
  func description() async throws -> AppDescription {
    AppDescription(identifier: identifier, declarations: try await .init(ofApp: engine()))
  }

  /// Serves until nobody has called for a while, or the bus ends.
  func serve() async throws {
    let engine = try await engine()
    let bus = try Bus()
    let path = ConversationInterface.path(of: identifier)
    let service = ConversationService(engine, path: path)
    bus.serve(path, describedBy: ConversationInterface.introspection) { [weak bus] message in
      try await service.handle(message) { [weak bus] in bus?.send($0) }
    }
    guard try await bus.own(identifier) else { throw NameTaken(name: identifier) }
    let observations = engine.catalog.shortcutsProviders.map { provider in
      AppEvents.shortcutUpdates.add(for: provider) { [weak bus] in
        bus?.send(BusSignal(path, ConversationInterface.name, "Changed", .string("values")))
      }
    }
    defer { withExtendedLifetime(observations) {} }
    await withTaskGroup { group in
      group.addTask { try? await service.watch(bus) }
      group.addTask { await bus.waitUntilClosed() }
      group.addTask { await waitUntilIdle(service, bus) }
      await group.next()
      group.cancelAll()
      bus.close()
    }
  }

  /// Waits until nobody has called for a while, and gives the name back: who calls then starts the
  /// program anew.
  private func waitUntilIdle(_ service: ConversationService, _ bus: Bus) async {
    do {
      while true {
        while service.silence < idle {
          try await Task.sleep(for: max(idle - service.silence, .milliseconds(10)))
        }
        try await bus.release(identifier)
        if service.silence >= idle { return }
        // Somebody called before the name was given back, and may go on talking.
        _ = try await bus.own(identifier)
      }
    } catch {
      // The bus or the task has ended, and with it the waiting.
    }
  }

  struct NameTaken: Error, CustomStringConvertible {
    let name: String
    var description: String { "\(name) is on the bus already; one program can have the name" }
  }
}
