// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseMatching

/// How people are heard and answered.
struct HearingOptions: ParsableArguments {
  private static let standardDevice = "default"

  @OptionGroup var speech: SpeechOptions

  @Option(help: ArgumentHelp("The microphone; see “devices”.", valueName: "name"))
  var device = HearingOptions.standardDevice

  @Option(help: ArgumentHelp("The loudspeaker; see “devices”.", valueName: "name"))
  var speaker = HearingOptions.standardDevice

  @Flag(help: "Speak the answers.")
  var speak = false

  @Option(help: ArgumentHelp("Sleep until these words are said.", valueName: "phrase"))
  var wake: String?

  /// Refuses to wait for nothing.
  func validate() throws {
    if let wake, Utterance(wake).tokens.isEmpty {
      throw ValidationError("--wake “\(wake)” has no word that can be said")
    }
  }

  /// Whether nothing is asked of hearing that is not so anyway.
  var isStandard: Bool {
    speech.isStandard && device == Self.standardDevice && speaker == Self.standardDevice && !speak
      && wake == nil
  }

  /// What speaks the answers; nil where they are not spoken.
  ///
  /// - Throws: `CommandFailure` if there is no such voice.
  func voice() async throws -> Voice? {
    speak ? try await Voice(device: speaker, language: speech.language) : nil
  }
}
