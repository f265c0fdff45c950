// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseBus
import PhraseHearing
import PhraseRuntime
import PhraseShortcuts
import PhraseSpeech

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
    discussion: """
      With --listen it hears for all apps, while no other program has the microphone; a microphone that \
      is not there is waited for. What is said and answered is spoken, or shown on the terminal or as \
      a notification, and is in no log. It runs automations, and knows the shortcuts that other \
      programs make.
      Exit status: 0, 69 without a bus, where an assistant runs already, or without what hears.
      """)

  @OptionGroup var options: CatalogOptions
  @OptionGroup var index: IndexOptions

  @Flag(help: "Hear phrases from the microphone, and perform them.")
  var listen = false

  @OptionGroup var hearing: HearingOptions

  /// Refuses what would have no effect.
  func validate() throws {
    guard listen || hearing.isStandard else {
      throw ValidationError("what says how to hear and to speak needs --listen")
    }
  }

  func execute() async throws -> ExitStatus {
    do {
      let bus = try Bus()
      // Another one is told before all is read for this one.
      guard try await !bus.hasOwner(Assistant.name) else { throw AssistantRuns() }
      let library = options.shortcuts
      let (engine, apps) = try await options.engineOfAssistant(
        index: try index.open(), shortcuts: library)
      let interrupts = Interrupts { bus.close() }
      defer { withExtendedLifetime(interrupts) {} }
      let background = [
        library.followed(in: engine), Self.automations(of: library, in: engine),
      ]
      defer { background.forEach { $0.cancel() } }
      let ear = listen ? try await ear(for: engine, apps) : nil
      Console.talk("The assistant serves \(engine.catalog.applications.count) apps.")
      try await Assistant(
        engine, apps: apps, data: ShortcutLibrary.personalData.path, pictures: .drawn, ear: ear,
        report: Self.report
      ).serve(on: bus)
    } catch let error as BusError {
      throw CommandFailure(.unavailable, "\(error)")
    } catch let error as AssistantRuns {
      throw CommandFailure(.unavailable, "\(error)")
    }
    return .matched
  }

  /// Runs the person's automations that systemd does not, until the task is cancelled; what they say is
  /// shown as messages, and why one failed.
  private static func automations(
    of library: ShortcutLibrary, in engine: PhraseEngine
  ) -> Task<Void, Never> {
    let automations = Automations.ofPerson
    let show: @Sendable (Automation, String) async throws -> Void = { automation, words in
      guard !words.isEmpty else { return }
      let name = library[automation.shortcut]?.name ?? automation.id
      try await library.environment.notify(name, words)
    }
    let runner = automations.runner(
      engine, asking: false, tell: show,
      failed: { automation, reason in
        report("\(automation.id): \(reason)")
        // Where nothing shows messages, the journal has it.
        try? await show(automation, reason)
      })
    return Task {
      await runner.watch(
        automations.file, engine: engine,
        excluding: { SystemdUnit.installed(in: AutomationInstallCommand.folder) }, report: report)
    }
  }

  private func ear(for engine: PhraseEngine, _ apps: InstalledApps) async throws -> MicrophoneEar {
    let voice = try await hearing.voice()
    let isSeen = isatty(STDOUT_FILENO) == 1 && isatty(STDERR_FILENO) == 1
    let notifications = Notifications(over: apps.connector, report: Self.report)
    let spoken = try await hearing.speech.spokenLanguage()
    let session = try await ListenSession(
      engine: engine, spoken: spoken, voice: voice, wake: hearing.wake,
      output: ListenOutput(notifications: isSeen ? nil : notifications), policy: spoken.policy)
    return MicrophoneEar(session, voice: voice, device: hearing.device)
  }

  @Sendable private static func report(_ sentence: String) {
    Console.talk("\(Console.program): \(sentence)")
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
      if let fault = status.microphoneFault {
        Console.result("The assistant does not hear: \(fault)")
      }
    }
    return .matched
  }
}
