// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseHomeAssistant
import PhraseMatching

/// Sentences of Home Assistant in place of the apps.
struct HomeAssistantOptions: ParsableArguments {
  @Option(
    name: .customLong("home-assistant"),
    help: ArgumentHelp(
      "Sentences of Home Assistant in place of the apps: a merged JSON file, a folder of YAML "
        + "files, or a checkout.", valueName: "path"))
  var path: String?

  @Option(help: ArgumentHelp("The language of these sentences.", valueName: "code"))
  var language = "en"

  @Option(
    help: ArgumentHelp(
      "The home that the sentences are about: areas, floors and entities as in the project's test "
        + "fixtures.", valueName: "file"))
  var fixtures: String?

  @Option(
    help: ArgumentHelp(
      "What is known when the sentence is said, for instance area=kitchen.",
      valueName: "key=value"))
  var context: [String] = []

  /// Refuses a home or a context without sentences.
  func validate() throws {
    if path == nil, fixtures != nil || !context.isEmpty {
      throw ValidationError("--fixtures and --context need --home-assistant")
    }
    for pair in context where !pair.contains("=") {
      throw ValidationError("--context is “\(pair)”; it is a key, “=” and a value")
    }
  }

  /// The context as the recognizer takes it.
  var known: [String: HomeAssistantValue] {
    Dictionary(
      context.map { pair in
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), .string(String(parts[parts.count - 1])))
      }, uniquingKeysWith: { _, last in last })
  }

  /// The recognizer for the sentences, if there are any.
  ///
  /// - Throws: `CommandFailure` with the status that says whose fault it is.
  func recognizer() throws -> HomeAssistantRecognizer? {
    guard let path else { return nil }
    return try Self.reporting {
      let sentences = try HomeAssistantSentences(
        contentsOf: try Self.existing(path), language: language)
      let home = try fixtures.map { try HomeAssistantFixtures(contentsOf: try Self.existing($0)) }
      let recognizer = try HomeAssistantRecognizer(sentences, lists: home?.lists ?? [:])
      for warning in recognizer.warnings { Console.talk("\(warning)") }
      return recognizer
    }
  }

  /// Turns what is wrong with the files into a status.
  static func reporting<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as HomeAssistantFileError {
      throw CommandFailure(.badData, "\(error)")
    } catch let error as GrammarError {
      throw CommandFailure(.badData, "\(error)")
    }
  }

  /// - Throws: `CommandFailure` with status 66 if there is nothing.
  static func existing(_ path: String) throws -> URL {
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure(.missingInput, "\(path) does not exist")
    }
    return URL(fileURLWithPath: path)
  }
}
