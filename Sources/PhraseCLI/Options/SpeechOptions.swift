// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseESpeak
import PhraseFlite
import PhraseModels
import PhrasePocketSphinx
import PhraseSpeech

/// How speech becomes words.
struct SpeechOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the acoustic model, in place of that of the package pocketsphinx-en-us.",
      valueName: "dir"))
  var model: String?

  @Option(
    help: ArgumentHelp(
      "Your own pronunciations, a line each: niamh N IY V.", valueName: "file"))
  var lexicon: String?

  /// The model, and the recognizer that hears with it.
  func tools() throws -> SpeechTools {
    do {
      let model = try AcousticModel(folder: model)
      return SpeechTools(
        model: model, adaptations: try adaptations(), lexicon: try makeLexicon(model))
    } catch let error as RecognizerError {
      throw CommandFailure(.unavailable, error.description)
    }
  }

  /// The project's own further training, which fits only the distribution's model.
  private func adaptations() throws -> [Adaptation] {
    guard model == nil, let folder = PhraseModels.folder(for: "en-us") else { return [] }
    return [
      try Adaptation(folder: folder.appendingPathComponent("plain"), isDenoised: false),
      try Adaptation(folder: folder.appendingPathComponent("denoised"), isDenoised: true),
    ]
  }

  /// A person's own words, then the model's, the project's, those said by their parts, guesses.
  func makeLexicon(_ model: AcousticModel) throws -> Lexicon {
    let dictionary = PronouncingDictionary(
      name: "the model's dictionary",
      bytes: Array(try FileContents.read(model.dictionary.path)))
    return Lexicon(layers: [
      try personal.map { [$0] } ?? [],
      [dictionary, try supplement()],
      [SpelledWords(dictionary: dictionary)],
      [FlitePronunciations(), ESpeakPronunciations()],
    ])
  }

  private var personal: PronouncingDictionary? {
    get throws {
      guard let lexicon else { return nil }
      let words = PronouncingDictionary(
        name: lexicon, bytes: Array(try FileContents.read(lexicon)))
      if let line = words.faultyLines.first {
        throw CommandFailure(
          .badData, "\(lexicon):\(line): a word and its phones are needed, as in “niamh N IY V”")
      }
      return words
    }
  }

  private func supplement() throws -> PronouncingDictionary {
    let file = PhraseModels.folder(for: "en-us")?.appendingPathComponent("supplement.dict")
    let bytes = try file.map { Array(try FileContents.read($0.path)) } ?? []
    return PronouncingDictionary(name: "the supplement", bytes: bytes)
  }
}

/// What a command needs to hear.
struct SpeechTools {
  /// The language of the models that the distributions have.
  static let language = "en"

  let model: AcousticModel
  let adaptations: [Adaptation]
  let lexicon: Lexicon

  func recognizer() throws -> PocketSphinxRecognizer {
    try available {
      try PocketSphinxRecognizer(model: model, adaptations: adaptations, lexicon: lexicon)
    }
  }

  /// Does something with the model; what fails is told with status 69.
  func available<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as RecognizerError {
      throw CommandFailure(.unavailable, error.description)
    }
  }
}
