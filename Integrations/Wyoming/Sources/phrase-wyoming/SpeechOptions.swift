// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseESpeak
import PhraseFlite
import PhrasePocketSphinx
import PhraseSpeech
import PhraseWyoming
import WyomingModels

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

  /// The model and the pronunciations.
  func tools() throws -> SpeechTools {
    do {
      let model = try AcousticModel(folder: model)
      return SpeechTools(
        model: model, adaptations: try adaptations(), lexicon: try lexicon(model))
    } catch let error as RecognizerError {
      throw Failure(.unavailable, error.description)
    } catch let error as SynthesizerError {
      throw ValidationError("--language: \(error.description)")
    }
  }

  /// The project's own further training, which fits only the distribution's model.
  private func adaptations() throws -> [Adaptation] {
    let name = isEnglish ? "en-us" : "borrowed"
    guard model == nil, let folder = PhraseModels.folder(for: name) else { return [] }
    return try Adaptation.both(in: folder)
  }

  private var isEnglish: Bool { language.split(separator: "-").first?.lowercased() == "en" }

  /// How words are said: by the model's dictionary, or by eSpeak NG where the model stands in for
  /// another language.
  private func lexicon(_ model: AcousticModel) throws -> Lexicon {
    let isAmerican = model.alphabet == Pronunciation.alphabet
    guard !isAmerican || isEnglish else {
      return Lexicon(layers: [[try ESpeakPronunciations(language: language)]])
    }
    let dictionary = PronouncingDictionary(
      name: "the model's dictionary", bytes: Array(try read(model.dictionary.path)),
      alphabet: model.alphabet)
    guard isAmerican else { return Lexicon(layers: [[dictionary]]) }
    let file = PhraseModels.folder(for: "en-us")?.appending(path: "supplement.dict")
    let supplement = PronouncingDictionary(
      name: "the supplement", bytes: try file.map { Array(try read($0.path)) } ?? [])
    return Lexicon(layers: [
      [dictionary, supplement],
      [SpelledWords(dictionary: dictionary)],
      [FlitePronunciations(), ESpeakPronunciations()],
    ])
  }
}

/// What is needed to hear.
struct SpeechTools {
  let model: AcousticModel
  let adaptations: [Adaptation]
  let lexicon: Lexicon

  func recognizer() throws -> PocketSphinxRecognizer {
    do {
      return try PocketSphinxRecognizer(model: model, adaptations: adaptations, lexicon: lexicon)
    } catch {
      throw Failure(.unavailable, error.description)
    }
  }

  func wakeWord(_ phrase: String) throws -> WakeWord {
    do {
      return WakeWord(
        phrase,
        detector: try PocketSphinxWakeDetector(phrase: phrase, model: model, lexicon: lexicon))
    } catch {
      throw ValidationError("--wake: \(error)")
    }
  }
}
