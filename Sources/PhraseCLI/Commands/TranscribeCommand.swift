// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseHearing
import PhraseMatching
import PhrasePocketSphinx
import PhraseRuntime
import PhraseSpeech

/// `phrase transcribe`: what is said in recordings.
struct TranscribeCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcribe",
    abstract: "Print the words of recordings, with times and confidence.",
    discussion: """
      Each file is one utterance. Only sentences of the phrases are heard; speech that is none of \
      them is marked as rejected, and the status is 1.
      """)

  @OptionGroup var options: CatalogOptions
  @OptionGroup var speech: SpeechOptions

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @Argument(
    help: "WAV files, or - for raw 16 kHz 16-bit mono on standard input.", completion: .file())
  var file: [String]

  func execute() async throws -> ExitStatus {
    let engine = try await options.engine()
    let spoken = try await speech.spokenLanguage()
    let recognizer = try await available { try spoken.recognizer() }
    let policy = spoken.policy
    var worst = ExitStatus.matched
    for file in file {
      let audio = try await AudioInput.whole(file)
      let transcript = try await available {
        try await recognizer.recognize(
          audio, in: engine.wordGraph(language: spoken.code), meaning: engine.sentenceMeaning)
      }
      let verdict = policy.verdict(on: transcript)
      if verdict == .rejected { worst = max(worst, .noMatch) }
      let line = TranscriptLine(file: file, transcript: transcript, verdict: verdict)
      json ? try Console.json(line) : line.lines.forEach(Console.result)
    }
    return worst
  }
}

extension TranscriptLine {
  /// The transcript for a person: the sentence, then a line a word.
  fileprivate var lines: [String] {
    guard !words.isEmpty else { return ["\(file): nothing"] }
    let note = verdict == RejectionPolicy.Verdict.accepted.rawValue ? "" : " (\(verdict))"
    return ["\(file): \(text)\(note)"]
      + words.map { "  \($0.start.seconds) to \($0.end.seconds) s  \($0.confidence)  \($0.text)" }
  }
}

extension Double {
  fileprivate var seconds: String {
    let hundredths = Int((self * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension AudioInput {
  /// All the sound of a file or of standard input.
  static func whole(_ path: String) async throws -> Audio {
    guard path == standardInput else { return try file(path) }
    let source = try source(path)
    var audio = Audio()
    while let piece = try await source.read() { audio.samples += piece.samples }
    return audio
  }
}
