// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseHearing
import PhraseRuntime
import PhraseSpeech

/// `phrase evaluate`: how well recordings are understood.
struct EvaluateCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "evaluate",
    abstract: "Count how many recordings are understood.",
    discussion: """
      The manifest is a table with tabs between and a header line: file, intent (or none), slots \
      as a JSON object, and if wanted the words. Each file is one utterance. Nothing is performed.
      """)

  @OptionGroup var options: CatalogOptions
  @OptionGroup var speech: SpeechOptions

  @Option(help: ArgumentHelp("The table of recordings.", valueName: "tsv"))
  var manifest: String

  @Option(
    help: ArgumentHelp("A WAV file with noise to put under the recordings.", valueName: "file"),
    completion: .file())
  var noise: String?

  @Option(
    help: ArgumentHelp(
      "How much louder the speech is than the noise, by their loudest seconds; may be repeated.",
      valueName: "db"))
  var snr: [Double] = []

  @Flag(inversion: .prefixedNo, help: "Do nothing on speech that is no phrase.")
  var rejection = true

  @Flag(help: "Cut the recordings by the endpointer first, as a microphone's sound is.")
  var endpoints = false

  @Flag(help: "Print one JSON object for each amount of noise.")
  var json = false

  @Flag(help: "Show on standard error what came of each recording.")
  var explain = false

  @Option(help: ArgumentHelp("Draw what comes of commands over noise.", valueName: "svg"))
  var plot: String?

  func validate() throws {
    if noise == nil, !snr.isEmpty {
      throw ValidationError("--snr needs a --noise file")
    }
    guard snr.allSatisfy(\.isFinite) else { throw ValidationError("--snr is a number of decibels") }
  }

  func execute() async throws -> ExitStatus {
    let manifest = try Manifest(path: manifest)
    guard !manifest.entries.isEmpty else {
      throw CommandFailure(.badData, "\(self.manifest) names no recordings")
    }
    let engine = try await options.engine()
    let spoken = try await speech.spokenLanguage()
    let evaluation = Evaluation(
      engine: engine, recognizer: try await available { try spoken.recognizer() },
      language: spoken.code,
      policy: rejection ? spoken.policy : nil, usesEndpoints: endpoints)
    var results: [EvaluationResult] = []
    for noise in try noises() {
      let result = try await evaluation.run(manifest, noise: noise) { entry, outcome in
        if explain { Console.talk("\(entry.file): \(outcome)") }
      }
      results.append(result)
      json ? try Console.json(result) : Console.result(result.text)
    }
    if let plot { try draw(results, to: plot) }
    return .matched
  }

  /// Clean alone without noise; otherwise each wanted amount, and for a picture clean as well.
  private func noises() throws -> [Evaluation.Noise?] {
    guard let noise else { return [nil] }
    let audio = try AudioInput.file(noise)
    let amounts = snr.isEmpty ? [24, 18, 12, 6] : snr
    let mixed = amounts.map { Evaluation.Noise(audio: audio, decibels: $0) }
    return plot == nil ? mixed : [nil] + mixed
  }

  private func draw(_ results: [EvaluationResult], to path: String) throws {
    try OutputFile.write(Data(AccuracyPlot(results: results).svg.utf8), to: path)
  }
}
