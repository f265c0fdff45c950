// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseESpeak
import PhraseFlite
import PhraseMatching
import PhraseModels
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

  /// The model, and the recognizer that hears with it.
  func tools() throws -> SpeechTools {
    do {
      let model = try AcousticModel(folder: model)
      let dictionary = try dictionary(model)
      return SpeechTools(
        language: language, model: model, adaptations: try adaptations(model),
        network: try network(dictionary), lexicon: try makeLexicon(model, dictionary))
    } catch let error as RecognizerError {
      throw CommandFailure(.unavailable, error.description)
    } catch let error as SynthesizerError {
      throw CommandFailure(.usage, "--language: \(error.description)")
    }
  }

  /// The project's own further training, which fits only the distribution's model.
  private func adaptations(_ model: AcousticModel) throws -> [Adaptation] {
    let name = model.isOfLanguage(language) ? "en-us" : "borrowed"
    guard self.model == nil, let folder = PhraseModels.folder(for: name) else { return [] }
    return try Adaptation.both(in: folder)
  }

  /// The project's network, which was trained with English words.
  private func network(_ dictionary: PronouncingDictionary?) throws -> PhoneNetwork? {
    guard model == nil, language == "en", let dictionary,
      let folder = PhraseModels.folder(for: "en-us")
    else { return nil }
    return try PhoneNetwork(
      file: folder.appendingPathComponent("phones.network"), dictionary: dictionary)
  }

  /// The dictionary of a model; nil where another language is spoken.
  private func dictionary(_ model: AcousticModel) throws -> PronouncingDictionary? {
    guard model.isOfLanguage(language) else { return nil }
    return PronouncingDictionary(
      name: "the model's dictionary", bytes: Array(try FileContents.read(model.dictionary.path)),
      alphabet: model.alphabet)
  }

  /// A person's own words, then those of the model, of the project, or of eSpeak NG.
  private func makeLexicon(
    _ model: AcousticModel, _ dictionary: PronouncingDictionary?
  ) throws -> Lexicon {
    let own = try personal(model).map { [$0] } ?? []
    let isAmerican = model.alphabet == Pronunciation.alphabet
    guard let dictionary else {
      return Lexicon(layers: [own, [try ESpeakPronunciations(language: language)]])
    }
    guard isAmerican else { return Lexicon(layers: [own, [dictionary]]) }
    return Lexicon(layers: [
      own,
      [dictionary, try supplement()],
      [SpelledWords(dictionary: dictionary)],
      [FlitePronunciations(), ESpeakPronunciations()],
    ])
  }

  private func personal(_ model: AcousticModel) throws -> PronouncingDictionary? {
    guard let lexicon else { return nil }
    let words = PronouncingDictionary(
      name: lexicon, bytes: Array(try FileContents.read(lexicon)), alphabet: model.alphabet)
    if let line = words.faultyLines.first {
      throw CommandFailure(
        .badData, "\(lexicon):\(line): a word and its phones are needed, as in “niamh N IY V”")
    }
    return words
  }

  private func supplement() throws -> PronouncingDictionary {
    let file = PhraseModels.folder(for: "en-us")?.appendingPathComponent("supplement.dict")
    let bytes = try file.map { Array(try FileContents.read($0.path)) } ?? []
    return PronouncingDictionary(name: "the supplement", bytes: bytes)
  }
}

/// What a command needs to hear.
struct SpeechTools {
  /// The language that is spoken.
  let language: String
  let model: AcousticModel
  let adaptations: [Adaptation]
  let network: PhoneNetwork?
  let lexicon: Lexicon

  /// Whether the model is of the language that is spoken, and does not stand in for one.
  private var hasOwnLanguage: Bool { model.isOfLanguage(language) }

  /// Which speech is acted upon.
  var policy: RejectionPolicy {
    hasOwnLanguage ? RejectionPolicy() : RejectionPolicy().forBorrowedPhones
  }

  func recognizer() async throws -> PocketSphinxRecognizer {
    try await available {
      try PocketSphinxRecognizer(
        model: model, adaptations: adaptations, network: network, lexicon: lexicon,
        takesDictation: hasOwnLanguage)
    }
  }

  /// Does something with the model; what fails is told with status 69.
  func available<Value>(_ body: () async throws -> Value) async throws -> Value {
    do {
      return try await body()
    } catch let error as RecognizerError {
      throw CommandFailure(.unavailable, error.description)
    }
  }
}

extension AcousticModel {
  /// Whether it is a model of a language, not one that stands in for it: the American phones are used
  /// for any language, other phones are of their own one.
  fileprivate func isOfLanguage(_ language: String) -> Bool {
    alphabet != Pronunciation.alphabet || language.isLanguage("en")
  }
}
