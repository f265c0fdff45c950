// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseESpeak
import PhraseFlite
import PhraseMatching
import PhraseModels
public import PhrasePocketSphinx
public import PhraseSpeech

/// What it takes to hear a language: a model with what the project trained, pronunciations, and limits.
///
/// ```swift
/// let german = try SpokenLanguage("de")
/// let recognizer = try german.recognizer()
/// let session = VoiceSession(engine: engine, policy: german.policy, language: german.code)
/// ```
///
/// English has a model of its own. Any other language of eSpeak NG is heard by the phones of that one,
/// which are borrowed for its sounds; or by a model of the language, which its user has.
///
/// `Models/README.md` says what the project trained, and on what.
public struct SpokenLanguage: Sendable {
  /// The language code, as eSpeak NG has it, such as `de` or `pt-br`.
  public let code: String
  /// The acoustic model.
  public let model: AcousticModel
  /// How words are said.
  public let lexicon: Lexicon
  /// Whether the model is of this language, and does not stand in for one.
  public let hasOwnPhones: Bool
  /// What the project trained; nil for a user's own model.
  private let trained: URL?
  /// The model's dictionary, once it is read; borrowed phones need it for the network alone.
  private let dictionary: PronouncingDictionary?

  /// Finds what a language needs.
  ///
  /// - Parameters:
  ///   - code: One of eSpeak NG's language codes.
  ///   - model: A model of the language; nil for that of the distribution, with what the project
  ///     trained for it.
  ///   - words: A person's own pronunciations, which go before all others.
  /// - Throws: `RecognizerError` if a model is missing or damaged, `SynthesizerError` for a language
  ///   that eSpeak NG does not know.
  public init(
    _ code: String = "en", model: AcousticModel? = nil, words: PronouncingDictionary? = nil
  ) throws {
    let used = try model ?? AcousticModel()
    let isAmerican = used.alphabet == Pronunciation.alphabet
    // The American phones are used for any language, others are of their own one.
    let hasOwnPhones = !isAmerican || code.isLanguage("en")
    self.code = code
    self.model = used
    self.hasOwnPhones = hasOwnPhones
    trained = model == nil ? PhraseModels.folder(for: hasOwnPhones ? "en-us" : "borrowed") : nil
    dictionary = hasOwnPhones ? try Self.dictionary(of: used) : nil
    let others: [[any PronunciationSource]] =
      switch dictionary {
      case nil: [[try ESpeakPronunciations(language: code)]]
      case let dictionary? where isAmerican:
        [
          [dictionary, try Self.supplement()], [SpelledWords(dictionary: dictionary)],
          [FlitePronunciations(), ESpeakPronunciations()],
        ]
      case let dictionary?: [[dictionary]]
      }
    lexicon = Lexicon(layers: [words.map { [$0] } ?? []] + others)
  }

  /// Which speech is acted upon.
  public var policy: RejectionPolicy {
    hasOwnPhones ? RejectionPolicy() : RejectionPolicy().forBorrowedPhones
  }

  /// Opens a recognizer for the language.
  ///
  /// - Throws: `RecognizerError` if the model, or what the project trained, cannot be read.
  public func recognizer() throws(RecognizerError) -> PocketSphinxRecognizer {
    try PocketSphinxRecognizer(
      model: model, adaptations: trained.map(Adaptation.both) ?? [], network: network(),
      lexicon: lexicon, takesDictation: hasOwnPhones)
  }

  /// What tells phones apart; nil for a user's own model.
  private func network() throws(RecognizerError) -> PhoneNetwork? {
    guard let trained else { return nil }
    let dictionary = if let dictionary { dictionary } else { try Self.dictionary(of: model) }
    return try PhoneNetwork(
      file: trained.appendingPathComponent("phones.network"), dictionary: dictionary)
  }

  /// Opens a detector for a wake phrase in the language.
  ///
  /// - Throws: `RecognizerError` if the model cannot be read, or no phrase can be made of the words.
  public func wakeDetector(for phrase: String) throws -> PocketSphinxWakeDetector {
    try PocketSphinxWakeDetector(phrase: phrase, model: model, lexicon: lexicon)
  }

  private static func dictionary(
    of model: AcousticModel
  ) throws(RecognizerError) -> PronouncingDictionary {
    PronouncingDictionary(
      name: "the model's dictionary", bytes: try read(model.dictionary), alphabet: model.alphabet)
  }

  /// English words that the dictionary lacks or says too narrowly.
  private static func supplement() throws -> PronouncingDictionary {
    let file = PhraseModels.folder(for: "en-us")?.appendingPathComponent("supplement.dict")
    return PronouncingDictionary(name: "the supplement", bytes: try file.map(read) ?? [])
  }

  private static func read(_ file: URL) throws(RecognizerError) -> [UInt8] {
    guard let data = try? Data(contentsOf: file) else {
      throw RecognizerError("\(file.path) cannot be read.")
    }
    return Array(data)
  }
}
