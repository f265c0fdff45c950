// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseHearing
import PhrasePocketSphinx
import PhraseSpeech

/// How speech becomes words.
struct SpeechOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language that is spoken: one of eSpeak NG, such as de or pt-br.", valueName: "code"))
  var language = "en"

  @Option(
    help: ArgumentHelp(
      "The folder of an acoustic model, in place of that of the package pocketsphinx-en-us.",
      valueName: "dir"), completion: .directory)
  var model: String?

  @Option(
    help: ArgumentHelp(
      "Your own pronunciations, a line each: niamh N IY V.", valueName: "file"), completion: .file()
  )
  var lexicon: String?

  /// Whether English is heard, with the model and the words that are there.
  var isStandard: Bool { language == "en" && model == nil && lexicon == nil }

  /// What it takes to hear the language.
  func spokenLanguage() async throws -> SpokenLanguage {
    do {
      return try await available {
        let model = try model.map { try AcousticModel(folder: $0) }
        return try SpokenLanguage(
          language, model: model, words: try words(in: model?.alphabet ?? Pronunciation.alphabet))
      }
    } catch let error as SynthesizerError {
      throw CommandFailure(.usage, "--language: \(error.description)")
    }
  }

  /// A person's own pronunciations.
  private func words(in alphabet: Set<String>) throws -> PronouncingDictionary? {
    guard let lexicon else { return nil }
    let words = PronouncingDictionary(
      name: lexicon, bytes: Array(try FileContents.read(lexicon)), alphabet: alphabet)
    if let line = words.faultyLines.first {
      throw CommandFailure(
        .badData, "\(lexicon):\(line): a word and its phones are needed, as in “niamh N IY V”")
    }
    return words
  }
}

/// Does something with the model of a language; what fails is told with status 69.
func available<Value>(_ body: () async throws -> Value) async throws -> Value {
  do {
    return try await body()
  } catch let error as RecognizerError {
    throw CommandFailure(.unavailable, error.description)
  }
}
