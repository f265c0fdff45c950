// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseRuntime
import PhraseShortcuts

/// `phrase automation run`.
struct AutomationRunCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run automations as they are due, until Ctrl-C; or one, now.",
    discussion: """
      What a run says goes to standard output. Exit status: 0 done, 1 no such automation, 2 it was \
      declined or runs already, 70 it failed.
      """)

  @OptionGroup var options: ShortcutOptions

  @Flag(help: "Run it only if it is due, as a timer asks for it.")
  var triggered = false

  @Argument(help: "The name of an automation.")
  var id: String?

  /// Refuses to look whether nothing is due.
  func validate() throws {
    guard id != nil || !triggered else { throw ValidationError("--triggered needs a name") }
  }

  func execute() async throws -> ExitStatus {
    let automations = Automations.ofPerson
    let all = try automations.read()
    let library = options.catalog.shortcuts
    let engine = try await options.catalog.engine(shortcuts: library)
    let runner = automations.runner(engine)
    await runner.set(all)
    guard let id else {
      let following = library.followed(in: engine)
      defer { following.cancel() }
      await runner.watch(
        automations.file, engine: engine,
        excluding: { SystemdUnit.installed(in: AutomationInstallCommand.folder) },
        report: { Console.talk("\(Console.program): \($0)") })
      return .matched
    }
    let name = all[try Automations.index(of: id, in: all)].id
    let outcome = triggered ? try await runner.triggered(name) : try await runner.run(name)
    switch outcome?.kind {
    case nil where !triggered:
      Console.talk("\(Console.program): \(name): it runs already")
      return .unresolved
    case nil, .done: return .matched
    case .declined: return .unresolved
    case .failed: return .internalError
    case .missed:
      Console.talk("\(Console.program): \(name): it was missed")
      return .internalError
    }
  }
}

/// `phrase automation install`.
struct AutomationInstallCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "install", abstract: "Write systemd units for times, files and the login.",
    discussion: """
      The units lie in ~/.config/systemd/user. Nothing is switched on without --enable; the commands \
      that do so are printed. Intents, values and signals need “automation run”.
      """)

  @OptionGroup var options: ShortcutOptions

  @Flag(help: "Switch the units on, and those that are gone off.")
  var enable = false

  @Flag(help: "Take all units away.")
  var remove = false

  /// The person's folder of units.
  static var folder: URL {
    let environment = ProcessInfo.processInfo.environment
    let config =
      environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? "\(HistoryFile.home(in: environment))/.config"
    return URL(fileURLWithPath: "\(config)/systemd/user", isDirectory: true)
  }

  func execute() async throws -> ExitStatus {
    let units = remove ? [] : try units()
    let (changed, removed): ([String], [String])
    do {
      (changed, removed) = try SystemdUnit.install(units, in: Self.folder)
    } catch {
      throw CommandFailure(.cannotCreate, "the units cannot be written: \(error)")
    }
    for name in changed { Console.result("wrote \(name)") }
    for name in removed { Console.result("removed \(name)") }
    let on = units.filter(\.isEnabled).map(\.name)
    let commands = [
      removed.isEmpty ? nil : ["disable", "--now"] + removed, ["daemon-reload"],
      on.isEmpty ? nil : ["enable", "--now"] + on,
    ].compactMap(\.self).map { ["--user"] + $0 }
    for command in commands {
      enable
        ? try run(command) : Console.result("systemctl \(command.joined(separator: " "))")
    }
    return .matched
  }

  private func units() throws -> [SystemdUnit] {
    let library = options.library
    let program = URL(fileURLWithPath: Bundle.main.executablePath ?? Console.program).path
    var units: [SystemdUnit] = []
    for automation in try Automations.ofPerson.read() where automation.isOn {
      do throws(RunError) {
        units += try SystemdUnit.units(
          for: automation, named: library[automation.shortcut]?.name ?? automation.shortcut,
          command: [program, "automation", "run", "--triggered", automation.id], at: Date(),
          in: .autoupdatingCurrent)
      } catch {
        Console.talk("\(Console.program): \(automation.id): \(error)")
      }
    }
    guard !units.isEmpty else { return [] }
    return units + (try SystemdUnit.renewal(by: [program, "automation", "install", "--enable"]))
  }

  private func run(_ arguments: [String]) throws(CommandFailure) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["systemctl"] + arguments
    do {
      try process.run()
    } catch {
      throw CommandFailure(
        .unavailable, "systemctl cannot be started: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CommandFailure(
        .unavailable, "systemctl \(arguments.joined(separator: " ")) failed")
    }
  }
}
