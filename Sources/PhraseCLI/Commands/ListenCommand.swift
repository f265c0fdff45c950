// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseALSA
import PhraseBus
import PhraseHearing
import PhraseRuntime
import PhraseSpeech

/// `phrase listen`: say phrases and answers.
struct ListenCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "listen",
    abstract: "Hear phrases from a microphone or from recordings, and perform them.",
    discussion: """
      Without files: the microphone, until Ctrl-C. Files are heard one after another as one \
      conversation, so that an answer may follow a question. The status is that of the least \
      understood utterance.
      """)

  @OptionGroup var options: CatalogOptions
  @OptionGroup var hearing: HearingOptions
  @OptionGroup var index: IndexOptions

  @Flag(help: "Wait for the microphone if it is unplugged.")
  var wait = false

  @Flag(help: "Print one JSON object an utterance.")
  var json = false

  @Flag(help: "Show on standard error what each stage found.")
  var explain = false

  @Flag(inversion: .prefixedNo, help: "Do nothing on speech that is no phrase.")
  var rejection = true

  @Option(
    help: ArgumentHelp("Keep what is heard as WAV files.", valueName: "dir"), completion: .directory
  )
  var saveAudio: String?

  @Argument(
    help: "WAV files, or - for raw 16 kHz 16-bit mono on standard input.", completion: .file())
  var source: [String] = []

  func execute() async throws -> ExitStatus {
    // Before anything is heard or done: an answer that nobody hears may be to what was done.
    let voice = try await hearing.voice()
    try await voice?.check()
    let library = options.shortcuts
    let engine = try await options.engine(index: try index.open(), shortcuts: library)
    let following = library.followed(in: engine)
    defer { following.cancel() }
    let spoken = try await hearing.speech.spokenLanguage()
    var session = try await ListenSession(
      engine: engine, spoken: spoken, voice: voice, wake: hearing.wake,
      output: ListenOutput(isJSON: json, explains: explain),
      policy: rejection ? spoken.policy : nil)
    do {
      let silent = try await session.prepare()
      if !silent.isEmpty {
        let words = silent.prefix(5).joined(separator: ", ")
        Console.talk(
          "\(silent.count) words cannot be said (\(words)…); “lexicon” lists them.")
      }
      session.archive = try saveAudio.map { try AudioArchive(folder: $0) }
      guard source.isEmpty else { return try await hearFiles(&session) }
      return try await hearMicrophone(&session, voice)
    } catch let error as AudioDeviceError {
      throw CommandFailure(.unavailable, error.description)
    } catch let error as RecognizerError {
      throw CommandFailure(.unavailable, error.description)
    }
  }

  private func hearFiles(_ session: inout ListenSession) async throws -> ExitStatus {
    var worst = ExitStatus.matched
    for path in source {
      let status = try await session.hear(try AudioInput.source(path), named: path)
      worst = max(worst, status)
    }
    return worst
  }

  private func hearMicrophone(
    _ session: inout ListenSession, _ voice: Voice?
  ) async throws -> ExitStatus {
    let assistant = await AssistantClient.running
    if let holder = try await assistant?.takeMicrophone(for: "\(Console.program) listen") {
      throw CommandFailure(.unavailable, "the microphone is taken: \(holder)")
    }
    defer { withExtendedLifetime(assistant) {} }
    let microphone = try Microphone(device: hearing.device, waitsForDevice: wait)
    let source = voice?.source(hearing: microphone)
    let interrupts = Interrupts {
      ListeningLine.standard.clear()
      Foundation.exit(ExitStatus.matched.rawValue)
    }
    defer { withExtendedLifetime(interrupts) {} }
    Console.talk(
      hearing.wake.map { "Say “\($0)”, then a phrase. Ctrl-C to leave." }
        ?? "Say a phrase. Ctrl-C to leave.")
    return try await session.hear(
      source ?? microphone, named: hearing.device, isWithoutEcho: source != nil)
  }
}
