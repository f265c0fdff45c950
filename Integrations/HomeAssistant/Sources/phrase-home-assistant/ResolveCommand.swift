// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseHomeAssistant
import PhraseMatching

/// `phrase-home-assistant resolve`: what sentences mean.
struct ResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Say what sentences mean.",
    discussion: """
      Each argument is a sentence; without arguments, standard input gives one a line. The status \
      is that of the least understood one.
      """)

  @Option(
    help: ArgumentHelp(
      "A merged JSON file, a folder of YAML files, or a checkout.", valueName: "path"))
  var sentences: String

  @Option(help: ArgumentHelp("The language of the sentences.", valueName: "code"))
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

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @Flag(help: "Show on standard error every reading with its template, best first.")
  var explain = false

  @Argument(help: "What was said.")
  var utterance: [String] = []

  /// Refuses a context that is no pair.
  func validate() throws {
    for pair in context where !pair.contains("=") {
      throw ValidationError("--context is “\(pair)”; it is a key, “=” and a value")
    }
  }

  func run() throws {
    let recognizer = try reportingFaults { try self.recognizer() }
    for warning in recognizer.warnings { talk("\(warning)") }
    var worst = Status.matched
    func answer(_ text: String) throws {
      let status = try print(text, of: recognizer)
      if status.rawValue > worst.rawValue { worst = status }
    }
    for text in utterance { try answer(text) }
    if utterance.isEmpty { while let line = readLine() { try answer(line) } }
    try worst.exit()
  }

  private func recognizer() throws -> HomeAssistantRecognizer {
    let sentences = try HomeAssistantSentences(
      contentsOf: existing(sentences), language: language)
    let home = try fixtures.map { try HomeAssistantFixtures(contentsOf: existing($0)) }
    return try HomeAssistantRecognizer(sentences, lists: home?.lists ?? [:])
  }

  private var known: [String: HomeAssistantValue] {
    Dictionary(
      context.map { pair in
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(parts[0]), .string(String(parts[1])))
      }, uniquingKeysWith: { _, last in last })
  }

  private func print(_ text: String, of recognizer: HomeAssistantRecognizer) throws -> Status {
    var results: [HomeAssistantRecognition] = []
    let time = ContinuousClock().measure { results = recognizer.recognize(text, context: known) }
    if explain { for result in results { talk("\(result.summary)  ←  \(result.sentence)") } }
    let answer = Answer(
      utterance: text, results: results, microseconds: (time / .microseconds(0.1)).rounded() / 10)
    Swift.print(json ? try answer.json : answer.text)
    return answer.status
  }
}

/// Turns what is wrong with files into a status.
func reportingFaults<Value>(_ body: () throws -> Value) throws -> Value {
  do {
    return try body()
  } catch let error where error is HomeAssistantFileError || error is GrammarError {
    talk("\(error)")
    throw ExitCode(Status.badData.rawValue)
  }
}
