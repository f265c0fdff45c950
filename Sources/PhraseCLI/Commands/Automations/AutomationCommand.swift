// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseRuntime
import PhraseShortcuts
import PhraseWire

/// `phrase automation`: shortcuts that run by themselves.
struct AutomationCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "automation",
    abstract: "Have shortcuts run by themselves: at times, with the sun, after what happens.",
    discussion: """
      They run while “automation run” or the assistant does; “automation install” hands times, files \
      and the login to systemd.
      """,
    subcommands: [
      AutomationListCommand.self, AutomationAddCommand.self, AutomationRemoveCommand.self,
      AutomationSwitchCommand.On.self, AutomationSwitchCommand.Off.self, AutomationRunCommand.self,
      AutomationInstallCommand.self,
    ])
}

/// A person's automations, and what runs them.
struct Automations {
  let file: AutomationFile
  let state: AutomationState

  /// Those of the person who runs the program.
  static var ofPerson: Automations {
    Automations(
      file: AutomationFile(path: ShortcutLibrary.dataFolder("automations.json").path),
      state: AutomationState(path: HistoryFile.automationStatePath))
  }

  /// - Throws: `CommandFailure` with status 65 for a file that cannot be read.
  func read() throws(CommandFailure) -> [Automation] {
    do {
      return try file.read()
    } catch {
      throw CommandFailure(.badData, "the automations cannot be read: \(error)")
    }
  }

  /// Changes an automation, or all.
  func change<Result>(
    _ body: (inout [Automation]) throws -> Result
  ) throws(CommandFailure) -> Result {
    do {
      return try file.change(body)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.cannotCreate, "\(error)")
    }
  }

  /// The place of the automation that was named.
  static func index(
    of id: String, in automations: [Automation]
  ) throws(CommandFailure) -> Int {
    let found = automations.indices.filter { automations[$0].id.hasPrefix(id) }
    if found.count == 1 { return found[0] }
    let known = automations.map { "“\($0.id)”" }.joined(separator: ", ")
    throw CommandFailure(
      .noMatch,
      found.isEmpty
        ? "there is no automation “\(id)”; \(known.isEmpty ? "there are none" : "there are \(known)")"
        : "“\(id)” begins the names of several")
  }

  @Sendable private static func ask(_ automation: Automation) async -> Bool {
    Console.talk("Run the automation “\(automation.id)” now? [y/N]")
    return readLine()?.lowercased().hasPrefix("y") == true
  }

  /// What runs them with the shortcuts of an engine; what a run says is told, and why one failed.
  func runner(
    _ engine: PhraseEngine, asking: Bool = Console.isInteractive,
    tell: @escaping @Sendable (Automation, String) async throws -> Void = {
      Console.result("\($0.id): \($1.onOneLine)")
    },
    failed: @escaping @Sendable (Automation, String) async -> Void = {
      Console.talk("\(Console.program): \($0.id): \($1.onOneLine)")
    }
  ) -> AutomationRunner {
    AutomationRunner(state: state, ask: asking ? Self.ask : nil, failed: failed) { automation in
      let conversation = Conversation(engine)
      let reply = try await conversation.perform(
        intentNamed: "RunShortcut", with: ["shortcut": .data(.text(automation.shortcut))],
        language: "en")
      switch reply.kind {
      case .answered: try await tell(automation, reply.text)
      case .asked:
        await conversation.cancel()
        throw CommandFailure(.unresolved, "It asked “\(reply.text)”, and nobody was there.")
      default: throw CommandFailure(.internalError, reply.text)
      }
    }
  }
}

extension CommandFailure: CustomStringConvertible {
  var description: String { message }
}

/// `phrase automation list`.
struct AutomationListCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List automations: when each runs next, and how it went last.",
    discussion: "Exit status: 0 listed, 1 there are none.")

  @OptionGroup var options: ShortcutOptions

  func execute() async throws -> ExitStatus {
    let automations = Automations.ofPerson
    let all = try automations.read()
    let library = options.library
    let runner = AutomationRunner(state: automations.state) { _ in }
    let zone = TimeZone.autoupdatingCurrent
    for automation in all {
      let name = library[automation.shortcut]?.name ?? "\(automation.shortcut), which is gone"
      Console.result(
        "\(automation.id)  \(name)  \(automation.trigger.text(in: zone, language: "en"))")
      let next = await runner.nextTime(of: automation).map { "next \(Self.text($0))" }
      let asks = automation.asksFirst ? "asks first" : nil
      let off = automation.isOn ? nil : "off"
      let last = automations.state[automation.id].text(at: Date(), in: zone)
      Console.result("  \([off, next, asks, last].compactMap(\.self).joined(separator: ", "))")
    }
    if let notice = automations.state.notice { Console.talk("\(Console.program): \(notice)") }
    if all.isEmpty { Console.talk("There are no automations; “automation add” makes one.") }
    return all.isEmpty ? .noMatch : .matched
  }

  private static func text(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "EEEE yyyy-MM-dd HH:mm"
    return formatter.string(from: date)
  }
}

/// `phrase automation remove`.
struct AutomationRemoveCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove an automation; its shortcut stays.")

  @Argument(help: "The name of the automation, or its beginning.")
  var id: String

  func execute() async throws -> ExitStatus {
    _ = try Automations.ofPerson.change { all in
      all.remove(at: try Automations.index(of: id, in: all))
    }
    return .matched
  }
}

/// `phrase automation on` and `off`.
enum AutomationSwitchCommand {
  struct On: StatusCommand {
    static let configuration = CommandConfiguration(
      commandName: "on", abstract: "Turn an automation on again; what it missed is not made up for."
    )

    @Argument(help: "The name of the automation, or its beginning.")
    var id: String

    func execute() async throws -> ExitStatus { try turn(id, on: true) }
  }

  struct Off: StatusCommand {
    static let configuration = CommandConfiguration(
      commandName: "off", abstract: "Turn an automation off, and keep it.")

    @Argument(help: "The name of the automation, or its beginning.")
    var id: String

    func execute() async throws -> ExitStatus { try turn(id, on: false) }
  }

  @discardableResult
  static func turn(_ id: String, on isOn: Bool) throws -> ExitStatus {
    try Automations.ofPerson.change { all in
      let index = try Automations.index(of: id, in: all)
      all[index].isOn = isOn
      if isOn { all[index].since = Date() }
    }
    return .matched
  }
}
