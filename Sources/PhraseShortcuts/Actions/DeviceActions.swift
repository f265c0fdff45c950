// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

extension BuiltInActions {
  static let device: [any BuiltInAction.Type] = [
    ShowText.self, ShowNotification.self, SpeakText.self, OpenFile.self, GetClipboard.self,
    SetClipboard.self, RunCommand.self,
  ]
}

/// Tells the person something.
struct ShowText: BuiltInAction {
  static let title: LocalizedStringResource = "Show Text"
  static let description = IntentDescription("Says a text, or any value.")
  static let category = ActionCategory.device

  @Parameter(title: "Text") var text: AnyValue

  static var parameterSummary: some ParameterSummary { Summary("Show \(\.$text)") }

  func perform() async throws -> some IntentResult & ReturnsValue<AnyValue> & ProvidesDialog {
    .result(value: text, dialog: "\(try run.reading.text(text.content))")
  }
}

/// Shows a message.
struct ShowNotification: BuiltInAction {
  static let title: LocalizedStringResource = "Show Notification"
  static let description = IntentDescription("Shows a message of the desktop.")
  static let category = ActionCategory.device

  @Parameter(title: "Title") var heading: String?
  @Parameter(title: "Text") var text: String

  static var parameterSummary: some ParameterSummary { Summary("Notify \(\.$heading): \(\.$text)") }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let run = try run
    try await run.library.environment.notify(heading ?? run.shortcut.name, text)
    return .result(value: text)
  }
}

/// Speaks.
struct SpeakText: BuiltInAction {
  static let title: LocalizedStringResource = "Speak Text"
  static let description = IntentDescription(
    "Speaks a text aloud; where nothing speaks, says it as an answer is said.")
  static let category = ActionCategory.device

  @Parameter(title: "Text") var text: String

  static var parameterSummary: some ParameterSummary { Summary("Speak \(\.$text)") }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let run = try run
    await run.flush()
    let isSpoken = try await run.library.environment.speak(text, run.context.language)
    if !isSpoken { await run.say(text) }
    return .result(value: text)
  }
}

/// Opens a file.
struct OpenFile: FileAction {
  static let title: LocalizedStringResource = "Open File"
  static let description = IntentDescription(
    "Opens a file of the folder of shortcuts with the program that is there for it.")

  @Parameter(title: "Path") var path: String

  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$path)") }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    try await run.open(try folder.file(at: path))
    return .result(value: path)
  }
}

/// Takes what was copied.
struct GetClipboard: BuiltInAction {
  static let title: LocalizedStringResource = "Get Clipboard"
  static let description = IntentDescription("The text that was copied last.")
  static let category = ActionCategory.device
  static var reach: ActionReach? { .clipboard }

  static var parameterSummary: some ParameterSummary { Summary("Get clipboard") }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: try await run.library.environment.paste())
  }
}

/// Copies.
struct SetClipboard: BuiltInAction {
  static let title: LocalizedStringResource = "Set Clipboard"
  static let description = IntentDescription("Copies a text, to be pasted elsewhere.")
  static let category = ActionCategory.device
  static var reach: ActionReach? { .clipboard }

  @Parameter(title: "Text") var text: String

  static var parameterSummary: some ParameterSummary { Summary("Copy \(\.$text)") }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    try await run.library.environment.copy(text)
    return .result(value: text)
  }
}

/// Runs a program.
struct RunCommand: BuiltInAction {
  static let title: LocalizedStringResource = "Run Command"
  static let description = IntentDescription(
    """
    Runs a program of this machine with its arguments, in the folder of shortcuts; its output is \
    the result. There is no shell: each argument reaches the program as it is.
    """)
  static let category = ActionCategory.device
  static var reach: ActionReach? { .commands }

  @Parameter(title: "Program") var program: String
  @Parameter(title: "Arguments") var arguments: [String]?
  @Parameter(title: "Input") var input: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Run \(\.$program) with \(\.$arguments)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let run = try run
    await run.flush()
    let command = Command([program] + (arguments ?? []), language: run.context.language)
    let output = try await command.run(
      input: input.map { Data($0.utf8) },
      in: try ShortcutFolder(root: run.library.environment.folder).url(of: ""))
    return .result(value: output.hasSuffix("\n") ? String(output.dropLast()) : output)
  }
}

extension ShortcutRun {
  /// Opens an address or a file; where nobody does, it is said.
  func open(_ url: URL) async throws {
    let opener = reading.configuration.foreground
    let isOpen = await opener.openURL(url, BuiltInApplication.applicationName.name)
    if !isOpen { await say(url.isFileURL ? url.path : url.absoluteString) }
  }
}
