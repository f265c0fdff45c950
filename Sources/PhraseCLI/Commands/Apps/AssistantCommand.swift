// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseBus
import PhraseRuntime
import PhraseShortcuts

/// `phrase assistant`: the service that all programs of a person talk to.
struct AssistantCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "assistant",
    abstract: "Serve conversations, apps and the desktop's search on the session bus.",
    subcommands: [AssistantRunCommand.self, AssistantStatusCommand.self],
    defaultSubcommand: AssistantRunCommand.self)
}

/// `phrase assistant run`.
struct AssistantRunCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Serve until Ctrl-C, or until the bus ends.",
    discussion: "Exit status: 0, 69 without a bus or where an assistant runs already.")

  @OptionGroup var options: CatalogOptions
  @OptionGroup var index: IndexOptions

  func execute() async throws -> ExitStatus {
    do {
      let bus = try Bus()
      let (engine, apps) = try await options.engineOfAssistant(
        index: try index.open(), shortcuts: options.shortcuts)
      let interrupts = Interrupts { bus.close() }
      defer { withExtendedLifetime(interrupts) {} }
      Console.talk("The assistant serves \(engine.catalog.applications.count) apps.")
      try await Assistant(
        engine, apps: apps, data: ShortcutLibrary.personalData.path, pictures: .drawn,
        report: { Console.talk("\(Console.program): \($0)") }
      ).serve(on: bus)
    } catch let error as BusError {
      throw CommandFailure(.unavailable, "\(error)")
    } catch let error as AssistantRuns {
      throw CommandFailure(.unavailable, "\(error)")
    }
    return .matched
  }
}

/// `phrase assistant status`.
struct AssistantStatusCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Tell whether the assistant runs, and who uses it.",
    discussion: "Exit status: 0 it runs, 1 it does not.")

  @Flag(help: "Print one JSON object.")
  var json = false

  func execute() async throws -> ExitStatus {
    let status: AssistantStatus?
    do {
      status = try await AssistantClient(on: try Bus()).status()
    } catch {
      throw CommandFailure(.unavailable, "\(error)")
    }
    guard let status else {
      Console.result(json ? "{}" : "No assistant runs.")
      return .noMatch
    }
    if json {
      try Console.json(status)
    } else {
      let count = status.conversations.values.reduce(0, +)
      Console.result("The assistant runs (process \(status.process)).")
      Console.result("Apps: \(status.apps.joined(separator: ", ")).")
      Console.result("Conversations: \(count), of \(status.conversations.count) programs.")
      Console.result("Microphone: \(status.microphone ?? "free").")
    }
    return .matched
  }
}
