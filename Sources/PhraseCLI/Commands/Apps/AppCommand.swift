// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseBus
import PhraseRuntime
import PhraseWire

/// `phrase app`: apps in programs of their own.
struct AppCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Add and remove apps that are programs of their own.",
    discussion: """
      A program is asked once for what it declares; its phrases are there from then on, and the \
      session bus starts it when it is needed.
      """,
    subcommands: [
      AppAddCommand.self, AppListCommand.self, AppRemoveCommand.self, AppDoctorCommand.self,
    ])
}

/// `phrase app add`.
struct AppAddCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Make the phrases of a program known.",
    discussion: """
      The program is run once with “describe”. Adding it again takes in what has changed. Exit \
      status: 0, 65 where it is no app, 66 where there is no such program, 73 where nothing can be \
      written.
      """)

  @Argument(help: "The program.", completion: .file())
  var program: [String]

  /// How long nothing is said while a program is waited for.
  private static let silence = Duration.seconds(2)

  func execute() async throws -> ExitStatus {
    for path in program {
      let notice = Task {
        try await Task.sleep(for: Self.silence)
        Console.talk("Waiting for \(path) to say what it is …")
      }
      defer { notice.cancel() }
      let known = AppFolder.ofPerson.read().apps
      let adding = Task { try await AppFolder.ofPerson.add(program: path) }
      // Else the program would go on that is waited for.
      let interrupts = Interrupts { adding.cancel() }
      defer { withExtendedLifetime(interrupts) {} }
      do {
        let app = try await adding.value
        let phrase = app.description.declarations.shortcuts.first { $0.syntax == nil }?
          .phrases.byLanguage("en").first
        let old = known.first { $0.identifier == app.identifier && $0.program != app.program }
        Console.result(
          "Added \(app.name)\(old.map { ", in place of \($0.program)" } ?? "")."
            + (phrase.map { " Say “\($0.text.readablePhrase(application: app.name))”." } ?? ""))
      } catch let error as AppFolderError {
        throw error.failure
      } catch is CancellationError {
        throw CommandFailure(.unavailable, "\(path) was not waited for, and is not added")
      }
    }
    await tellOthers()
    return .matched
  }
}

/// `phrase app list`.
struct AppListCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "The apps that were added.")

  func execute() async throws -> ExitStatus {
    let (apps, faults) = AppFolder.ofPerson.read()
    if apps.isEmpty, faults.isEmpty {
      Console.talk("No app was added; “\(Console.program) app add PROGRAM” adds one.")
    }
    for app in apps { Console.result("\(app.name)\t\(app.identifier)\t\(app.program)") }
    for fault in faults {
      Console.talk("\(Console.program): \(fault.file.path) cannot be read: \(fault.reason)")
    }
    return faults.isEmpty ? .matched : .badData
  }
}

/// `phrase app remove`.
struct AppRemoveCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Forget an app; its program and its data stay.")

  @Argument(help: "Its name or identifier.")
  var name: String

  func execute() async throws -> ExitStatus {
    let folder = AppFolder.ofPerson
    guard let app = folder.app(named: name) else {
      let names = folder.read().apps.map(\.name).joined(separator: ", ")
      throw CommandFailure(
        .noMatch,
        "there is no app “\(name)” among those that were added: \(names.isEmpty ? "none" : names)")
    }
    do {
      try folder.remove(app)
    } catch let error as AppFolderError {
      throw error.failure
    }
    Console.result("Removed \(app.name).")
    await tellOthers()
    return .matched
  }
}

/// `phrase app doctor`.
struct AppDoctorCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Say what keeps an app from answering.",
    discussion: "Each app is started and asked. Exit status: 0 all is well, 1 something is not.")

  func execute() async throws -> ExitStatus {
    let folder = AppFolder.ofPerson
    let (apps, faults) = folder.read()
    var findings = faults.map { "\($0.file.path): it cannot be read: \($0.reason)" }
    let bus: Bus?
    do {
      bus = try Bus()
    } catch {
      bus = nil
      findings.append("\(error); apps can be understood, not performed")
    }
    for app in apps {
      let problems = await folder.problems(of: app, on: bus)
      findings += problems.map { "\(app.name): \($0)" }
      if problems.isEmpty, bus != nil { Console.result("\(app.name): it answers") }
    }
    for finding in findings { Console.result(finding) }
    if apps.isEmpty, findings.isEmpty { Console.result("No app was added.") }
    return findings.isEmpty ? .matched : .noMatch
  }
}

extension StatusCommand {
  /// Has the bus and a running assistant see what has changed.
  fileprivate func tellOthers() async {
    guard let bus = try? Bus() else { return }
    try? await bus.readServicesAnew()
    try? await AssistantClient.running?.reload()
  }
}

extension String {
  /// A phrase as a person reads it: “Open the … in Library”.
  fileprivate func readablePhrase(application: String) -> String {
    replacing("${applicationName}", with: application).replacing(#/\$\{[^}]*\}/#, with: "…")
  }
}
