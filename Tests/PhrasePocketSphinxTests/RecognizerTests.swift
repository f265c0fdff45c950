// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseModels
import PhrasePocketSphinx
import PhraseSpeech
import Testing

/// Whether this machine has the acoustic model; without it there is nothing to hear with.
private let hasModel = (try? AcousticModel()) != nil

@Suite(.enabled(if: hasModel, "the package pocketsphinx-en-us is not installed"))
struct RecognizerTests {
  private static let recordings = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Audio")

  private static func audio(_ name: String) throws -> Audio {
    let file = recordings.appendingPathComponent("\(name).wav")
    return try WaveFile.decode(Array(try Data(contentsOf: file)))
  }

  private static func graph(_ phrases: String..., values: [String] = []) throws -> WordGraph {
    let list = ValueList(
      name: "books", values: values.enumerated().map { .init(id: $0, forms: [$1]) })
    let slots = [Slot(name: "book", kind: .list("books", isOpen: false))]
    let grammar = try Grammar(
      phrases: phrases.enumerated().map { index, text in
        Phrase(
          template: try Template(parsing: text, syntax: .phrase),
          slots: text.contains("$") ? slots : [], intent: index)
      }, lists: values.isEmpty ? [] : [list])
    return try Automaton(compiling: grammar).wordGraph()
  }

  private static func recognizer(isAdapted: Bool = true) throws -> PocketSphinxRecognizer {
    let model = try AcousticModel()
    let dictionary = PronouncingDictionary(
      name: "model", bytes: Array(try Data(contentsOf: model.dictionary)))
    let folder = try #require(PhraseModels.folder(for: "en-us"))
    let adaptations = [
      try Adaptation(folder: folder.appendingPathComponent("plain"), isDenoised: false),
      try Adaptation(folder: folder.appendingPathComponent("denoised"), isDenoised: true),
    ]
    return try PocketSphinxRecognizer(
      model: model, adaptations: isAdapted ? adaptations : [],
      lexicon: Lexicon(layers: [[dictionary], [SpelledWords(dictionary: dictionary)]]))
  }

  @Test(arguments: [true, false])
  func aPhraseIsHeardWithTheTimesOfItsWords(isAdapted: Bool) throws {
    let recognizer = try Self.recognizer(isAdapted: isAdapted)
    let graph = try Self.graph("Open ${book} in Library", values: ["Dune", "Emma", "Kindred"])
    let audio = try Self.audio("open-dune")
    let transcript = try #require(try recognizer.recognize(audio, in: graph))
    #expect(transcript.text == "Open Dune in Library")
    #expect(zip(transcript.words, transcript.words.dropFirst()).allSatisfy { $0.end <= $1.start })
    #expect(transcript.words.allSatisfy { $0.start < $0.end && (0...1).contains($0.confidence) })
    #expect((transcript.words.last?.end ?? 0) <= audio.duration)
    #expect(RejectionPolicy().verdict(on: transcript) == .accepted)
  }

  @Test func theSameSoundGivesTheSameTranscriptWhateverCameBefore() throws {
    let recognizer = try Self.recognizer()
    let graph = try Self.graph("Open ${book} in Library", values: ["Dune", "Emma", "Kindred"])
    let audio = try Self.audio("open-dune")
    let first = try recognizer.recognize(audio, in: graph)
    _ = try recognizer.recognize(try Self.audio("add-a-book-awb-kitchen-18"), in: graph)
    #expect(try recognizer.recognize(audio, in: graph) == first)
  }

  @Test(arguments: ["noise-white", "silence", "click"])
  func whatIsNoSpeechIsNotAccepted(kind: String) throws {
    let recognizer = try Self.recognizer()
    let graph = try Self.graph("Open ${book} in Library", values: ["Dune", "Emma", "Kindred"])
    var random = SplitMix64(state: 11)
    let samples: [Int16] =
      switch kind {
      case "silence": [Int16](repeating: 0, count: 32_000)
      case "click": (0..<32_000).map { $0 == 16_000 ? 20_000 : 0 }
      default: (0..<32_000).map { _ in Int16.random(in: -3_000...3_000, using: &random) }
      }
    let transcript = try recognizer.recognize(Audio(samples: samples), in: graph)
    #expect(RejectionPolicy().verdict(on: transcript) != .accepted)
  }

  @Test(arguments: [0, 1, 159, 400, 1_600])
  func soundThatIsTooShortIsNothing(count: Int) throws {
    let recognizer = try Self.recognizer()
    let graph = try Self.graph("Open Library")
    let audio = Audio(samples: [Int16](repeating: 100, count: count))
    #expect(try recognizer.recognize(audio, in: graph) == nil)
  }

  @Test func clippedSoundDoesNotCrash() throws {
    let recognizer = try Self.recognizer()
    let graph = try Self.graph("Open Library")
    let square = (0..<32_000).map { $0 / 40 % 2 == 0 ? Int16.max : Int16.min }
    let transcript = try recognizer.recognize(Audio(samples: square), in: graph)
    #expect(RejectionPolicy().verdict(on: transcript) != .accepted)
  }

  @Test func wordsThatNobodyCanSayAreTold() throws {
    let recognizer = try Self.recognizer()
    let graph = try Self.graph("Open ${book} in Library", values: ["Dune", "東京", "Продукты"])
    let silent = try recognizer.prepare(graph).map(\.text)
    #expect(silent.sorted() == ["продукты", "京", "東"].sorted())
    let transcript = try recognizer.recognize(try Self.audio("open-dune"), in: graph)
    #expect(transcript?.text == "Open Dune in Library")
  }

  @Test func aGrammarWithNothingToSayIsAnError() throws {
    let recognizer = try Self.recognizer()
    let graph = try Self.graph("открой")
    #expect(throws: RecognizerError.self) { try recognizer.prepare(graph) }
  }

  @Test func grammarsAreSwitchedBetweenUtterances() throws {
    let recognizer = try Self.recognizer()
    let phrases = try Self.graph("Open ${book} in Library", values: ["Dune", "Emma"])
    let audio = try Self.audio("open-dune")
    for number in 0..<10 {
      let answers = try Self.graph("yes", "no", "number \(number)")
      _ = try recognizer.recognize(audio, in: answers)
      #expect(try recognizer.recognize(audio, in: phrases)?.text == "Open Dune in Library")
    }
  }

  @Test func aMissingModelSaysWhatToInstall() {
    let error = #expect(throws: RecognizerError.self) { try AcousticModel(folder: "/nowhere") }
    #expect(error?.description.contains("/nowhere") == true)
  }

  @Test func aDamagedModelIsAnError() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("model-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let acoustics = folder.appendingPathComponent("en-us")
    try FileManager.default.createDirectory(at: acoustics, withIntermediateDirectories: true)
    for name in ["en-us/mdef", "en-us/means", "cmudict-en-us.dict", "en-us-phone.lm.bin"] {
      try Data("damaged".utf8).write(to: folder.appendingPathComponent(name))
    }
    let error = #expect(throws: RecognizerError.self) { try AcousticModel(folder: folder.path) }
    #expect(error?.description.contains("is missing or damaged") == true)
  }

  @Test(arguments: [("hey library", true), ("open the pod bay doors", false)])
  func aWakePhraseIsFoundWhereItIsSaid(phrase: String, isSaid: Bool) throws {
    let model = try AcousticModel()
    let dictionary = PronouncingDictionary(
      name: "model", bytes: Array(try Data(contentsOf: model.dictionary)))
    let detector = try PocketSphinxWakeDetector(
      phrase: phrase, model: model, lexicon: Lexicon(layers: [[dictionary]]))
    let audio = try Self.audio("wake/hey-library-slt")
    #expect((detector.endOfWakePhrase(in: audio) != nil) == isSaid)
  }

  @Test func aWakePhraseThatCannotBeSaidIsAnError() throws {
    let model = try AcousticModel()
    #expect(throws: RecognizerError.self) {
      try PocketSphinxWakeDetector(
        phrase: "hey xyzzy", model: model, lexicon: Lexicon(layers: []))
    }
  }
}
