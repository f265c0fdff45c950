// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseHearing
import PhrasePocketSphinx
import PhraseSpeech
import PhraseWyoming

/// How speech becomes words, as the options of `phrase listen` say it.
struct SpeechOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language that is spoken: one of eSpeak NG, such as de or pt-br.", valueName: "code"))
  var language = "en"

  @Option(
    help: ArgumentHelp(
      "The folder of an acoustic model, in place of that of the package pocketsphinx-en-us.",
      valueName: "dir"))
  var model: String?

  /// What it takes to hear the language.
  func spokenLanguage() throws -> SpokenLanguage {
    do {
      return try SpokenLanguage(language, model: try model.map { try AcousticModel(folder: $0) })
    } catch let error as RecognizerError {
      throw Failure(.unavailable, error.description)
    } catch let error as SynthesizerError {
      throw ValidationError("--language: \(error.description)")
    }
  }
}

extension SpokenLanguage {
  /// A phrase that a satellite may wake from.
  func wakeWord(_ phrase: String) throws -> WakeWord {
    do {
      return WakeWord(phrase, detector: try wakeDetector(for: phrase))
    } catch {
      throw ValidationError("--wake: \(error)")
    }
  }
}
