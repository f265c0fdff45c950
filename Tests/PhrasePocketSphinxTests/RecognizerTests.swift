// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseModels
import PhrasePocketSphinx
import PhraseSpeech
import Testing

@Suite(.enabled(if: hasModel, "the package pocketsphinx-en-us is not installed"))
struct RecognizerTests {
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

  private static func recognizer(
    isAdapted: Bool = true, hasNetwork: Bool = false
  ) throws -> PocketSphinxRecognizer {
    let model = try AcousticModel()
    let dictionary = try PronouncingDictionary.ofModel.get()
    let folder = try #require(PhraseModels.folder(for: "en-us"))
    return try PocketSphinxRecognizer(
      model: model, adaptations: isAdapted ? Adaptation.both(in: folder) : [],
      network: hasNetwork
        ? try PhoneNetwork(
          file: folder.appendingPathComponent("phones.network"), dictionary: dictionary) : nil,
      lexicon: Lexicon(layers: [[dictionary], [SpelledWords(dictionary: dictionary)]]))
  }

  @Test func anAdaptationThatIsNotThereIsNamed() {
    let missing = RecognizerError("The adapted acoustic model lacks /nowhere/plain/means.")
    #expect(throws: missing) { try Adaptation.both(in: URL(fileURLWithPath: "/nowhere")) }
  }

  @Test(arguments: [true, false])
  func aPhraseIsHeardWithTheTimesOfItsWords(isAdapted: Bool) async throws {
    let recognizer = try Self.recognizer(isAdapted: isAdapted)
    let graph = try Self.graph("Open ${book} in Library", values: ["Dune", "Emma", "Kindred"])
    let audio = try Recordings.audio("open-dune")
    let transcript = try #require(try await recognizer.recognize(audio, in: graph))
    #expect(transcript.text == "Open Dune in Library")
    #expect(zip(transcript.words, transcript.words.dropFirst()).allSatisfy { $0.end <= $1.start })
    #expect(transcript.words.allSatisfy { $0.start < $0.end && (0...1).contains($0.confidence) })
    #expect((transcript.words.last?.end ?? 0) <= audio.duration)
    #expect(RejectionPolicy().verdict(on: transcript) == .accepted)
  }

  /// Thousands of titles are heard by other means than a few, and come out the same.
  @Test func oneOfThousandsOfTitlesIsHeard() async throws {
    let words = [
      "amber", "bottle", "castle", "dragon", "engine", "forest", "garden", "hammer", "island",
      "jacket",
      "kitchen", "ladder", "market", "needle", "orange", "paper", "quarter", "river", "silver",
      "table",
    ]
    let titles = words.flatMap { one in
      words.flatMap { two in words.prefix(5).map { "\(one) \(two) \($0)" } }
    }
    let graph = try Self.graph(
      "Open ${book} in my Library", "Show ${book} in my Library", values: titles + ["The Hobbit"])
    let transcript = try #require(
      try await Self.recognizer().recognize(
        try Recordings.audio("open-the-hobbit-my-library-rms"), in: graph))
    #expect(transcript.text == "Open The Hobbit in my Library")
    #expect(transcript.words.map(\.text) == ["Open", "The", "Hobbit", "in", "my", "Library"])
    #expect(zip(transcript.words, transcript.words.dropFirst()).allSatisfy { $0.end <= $1.start })
    #expect(RejectionPolicy().verdict(on: transcript) == .accepted)
  }

  /// A grammar finds its words in any sound; the network knows that these phones are others.
  @Test func theNetworkKnowsWhetherAnAnswerWasSaid() async throws {
    let audio = try Recordings.audio("answers/yes-slt")
    let recognizer = try Self.recognizer(hasNetwork: true)
    let limits = RejectionPolicy().confirmation
    let said = try await recognizer.recognize(audio, in: Self.graph("Yes"))
    let phones = try #require(said?.verification.phones)
    #expect(phones.againstFree > limits.againstFree && phones.againstWords > 0)
    let guess = try await recognizer.recognize(audio, in: Self.graph("Guess"))
    let otherPhones = try #require(guess?.verification.phones)
    #expect(otherPhones.againstWords < limits.againstWords)
    let order = try Recordings.audio("open-dune")
    let long = try await recognizer.recognize(order, in: Self.graph("Open Dune in Library"))
    #expect(long != nil && long?.verification.phones == nil)
    let limit = RejectionPolicy().phones.quiet
    #expect(try #require(long?.verification.weakestPhones) > limit)
    let other = try Self.graph("Open Frankenstein in Library")
    let wrong = try await recognizer.recognize(order, in: other)
    #expect(try #require(wrong?.verification.weakestPhones) < limit)
    let deaf = try await Self.recognizer().recognize(audio, in: Self.graph("Yes"))
    #expect(deaf != nil && deaf?.verification.phones == nil)
    #expect(deaf?.verification.weakestPhones == nil)
  }

  @Test func theSameSoundGivesTheSameTranscriptWhateverCameBefore() async throws {
    let recognizer = try Self.recognizer()
    let graph = try Self.graph("Open ${book} in Library", values: ["Dune", "Emma", "Kindred"])
    let audio = try Recordings.audio("open-dune")
    let first = try await recognizer.recognize(audio, in: graph)
    _ = try await recognizer.recognize(try Recordings.audio("add-a-book-awb-kitchen-18"), in: graph)
    #expect(try await recognizer.recognize(audio, in: graph) == first)
  }

  @Test(arguments: ["noise-white", "silence", "click"])
  func whatIsNoSpeechIsNotAccepted(kind: String) async throws {
    let recognizer = try Self.recognizer()
    let graph = try Self.graph("Open ${book} in Library", values: ["Dune", "Emma", "Kindred"])
    var random = SplitMix64(state: 11)
    let samples: [Int16] =
      switch kind {
      case "silence": [Int16](repeating: 0, count: 32_000)
      case "click": (0..<32_000).map { $0 == 16_000 ? 20_000 : 0 }
      default: (0..<32_000).map { _ in Int16.random(in: -3_000...3_000, using: &random) }
      }
    let transcript = try await recognizer.recognize(Audio(samples: samples), in: graph)
    #expect(RejectionPolicy().verdict(on: transcript) != .accepted)
  }

  @Test(arguments: [0, 1, 159, 400, 1_600])
  func soundThatIsTooShortIsNothing(count: Int) async throws {
    let recognizer = try Self.recognizer()
    let graph = try Self.graph("Open Library")
    let audio = Audio(samples: [Int16](repeating: 100, count: count))
    #expect(try await recognizer.recognize(audio, in: graph) == nil)
  }

  @Test func clippedSoundDoesNotCrash() async throws {
    let recognizer = try Self.recognizer()
    let graph = try Self.graph("Open Library")
    let square = (0..<32_000).map { $0 / 40 % 2 == 0 ? Int16.max : Int16.min }
    let transcript = try await recognizer.recognize(Audio(samples: square), in: graph)
    #expect(RejectionPolicy().verdict(on: transcript) != .accepted)
  }

  @Test func wordsThatNobodyCanSayAreTold() async throws {
    let recognizer = try Self.recognizer()
    let graph = try Self.graph("Open ${book} in Library", values: ["Dune", "東京", "Продукты"])
    let silent = try await recognizer.prepare(graph).map(\.text)
    #expect(silent.sorted() == ["продукты", "京", "東"].sorted())
    let transcript = try await recognizer.recognize(try Recordings.audio("open-dune"), in: graph)
    #expect(transcript?.text == "Open Dune in Library")
  }

  @Test func aGrammarWithNothingToSayIsAnError() async throws {
    let recognizer = try Self.recognizer()
    let graph = try Self.graph("открой")
    await #expect(throws: RecognizerError.self) { try await recognizer.prepare(graph) }
  }

  @Test func grammarsAreSwitchedBetweenUtterances() async throws {
    let recognizer = try Self.recognizer()
    let phrases = try Self.graph("Open ${book} in Library", values: ["Dune", "Emma"])
    let audio = try Recordings.audio("open-dune")
    for number in 0..<10 {
      let answers = try Self.graph("yes", "no", "number \(number)")
      _ = try await recognizer.recognize(audio, in: answers)
      #expect(try await recognizer.recognize(audio, in: phrases)?.text == "Open Dune in Library")
    }
  }

  // MARK: - Any words

  /// The general model gets many words wrong, but not of these.
  @Test(arguments: [
    "the-water-is-boiling-over-awb", "i-spent-the-whole-day-in-the-library-slt-hts",
    "open-currently-reading-kal16", "delete-frankenstein-slt",
  ])
  func anyWordsAreDictated(name: String) async throws {
    let recognizer = try Self.recognizer()
    let audio = try Recordings.audio(name)
    let words = try #require(try await recognizer.dictate(audio)).split(separator: " ")
    let said = name.split(separator: "-").dropLast()
    #expect(said.filter(words.contains).count >= 2, "\(words)")
    #expect(words.allSatisfy { $0.allSatisfy { $0.isLetter || "'.-".contains($0) } }, "\(words)")
    let graph = try Self.graph("Open Library")
    _ = try await recognizer.recognize(audio, in: graph)
    #expect(try await recognizer.dictate(audio)?.split(separator: " ") == words)
  }

  @Test func silenceIsNoDictation() async throws {
    let recognizer = try Self.recognizer()
    for count in [0, 1, 400, 32_000] {
      let silence = Audio(samples: [Int16](repeating: 0, count: count))
      #expect(try await recognizer.dictate(silence) == nil, "\(count) samples")
    }
  }

  @Test(.timeLimit(.minutes(5))) func aCancelledDictationStops() async throws {
    let recognizer = try Self.recognizer()
    let audio = try Recordings.audio("open-dune")
    let long = Audio(samples: [[Int16]](repeating: audio.samples, count: 80).flatMap(\.self))
    let task = Task { try await recognizer.dictate(long) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func aRowWithoutEndHasTheWordsThatWereSaidAndNoneForThePauses() async throws {
    let names = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    let graph = WordGraph.rows(
      of: names.map { WordGraph.Word(text: $0, spelling: $0) }, atLeast: 2)
    let audio = try Recordings.audio("one-two-three-four-five-rms")
    let transcript = try await Self.recognizer().recognize(audio, in: graph)
    #expect(transcript?.text == "one two three four five")
  }

  /// Phrases with a place for any words.
  private static let textGraph: Result<WordGraph, any Error> = Result {
    let texts = [
      "I spent ${text} in the Library", "The last expense was ${text}",
      "Show me ${text} to Library",
      "Move ${text} to the window", "Note ${text} in my diary",
    ]
    let phrases = try texts.enumerated().map { index, text in
      Phrase(
        template: try Template(parsing: text, syntax: .phrase),
        slots: [Slot(name: "text", kind: .text)], intent: index)
    }
    return try Automaton(compiling: Grammar(phrases: phrases, lists: []))
      .wordGraph(takingText: true)
  }

  /// The grammar hears the words of the phrase, and the general model what stands between them.
  @Test(
    arguments: [
      ("i-spent-the-whole-day-in-the-library-slt-hts", "I spent … in the Library", "whole day"),
      ("the-last-expense-was-a-new-bicycle-kal", "The last expense was …", "new bicycle"),
    ])
  func anyWordsWithinAPhraseAreDictated(
    name: String, sentence: String, words: String
  ) async throws {
    let recognizer = try Self.recognizer()
    let audio = try Recordings.audio(name)
    let graph = try Self.textGraph.get()
    #expect(try await recognizer.prepare(graph).isEmpty)
    let transcript = try #require(try await recognizer.recognize(audio, in: graph))
    #expect(transcript.text.lowercased() == sentence.lowercased())
    #expect(RejectionPolicy().verdict(on: transcript) == .accepted, "\(transcript.verification)")
    let word = try #require(transcript.words.first { $0.text == "…" })
    let text = try #require(try await recognizer.dictate(audio, in: word)).split(separator: " ")
    #expect(words.split(separator: " ").contains { text.contains($0) }, "\(text)")
    let others = sentence.lowercased().split(separator: " ").filter { $0 != "the" }
    #expect(!others.contains { text.contains($0) }, "\(text)")
  }

  /// Sounds fit anything; the words of the phrase do not.
  @Test(arguments: [
    "the-water-is-boiling-over-awb", "open-dune-slt", "put-the-book-on-the-shelf-en-gb",
    "one-two-three-four-five-rms", "la-la-la-dee-dah-slt-hts", "kitchen", "music",
  ])
  func otherSpeechIsNoPhraseWithAnyWords(name: String) async throws {
    let transcript = try await Self.recognizer().recognize(
      try Recordings.audio(name), in: try Self.textGraph.get())
    #expect(
      RejectionPolicy().verdict(on: transcript) != .accepted || transcript?.alternatives != [],
      "\(transcript?.text ?? "") \(transcript?.verification as Any)")
  }

  // MARK: - Together with other work

  /// The sound's pieces are looked at between them: a recognizer that decoded the whole would be
  /// done long before the task is cancelled.
  @Test(.timeLimit(.minutes(5))) func aCancelledRecognitionStops() async throws {
    let recognizer = try Self.recognizer()
    let graph = try Self.graph("Open ${book} in Library", values: ["Dune", "Emma", "Kindred"])
    let audio = try Recordings.audio("open-dune")
    let first = try await recognizer.recognize(audio, in: graph)
    let long = Audio(samples: [[Int16]](repeating: audio.samples, count: 80).flatMap(\.self))
    let task = Task { try await recognizer.recognize(long, in: graph) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await recognizer.recognize(audio, in: graph) == first)
  }

  @Test func callsThatMeetAreServedOneAfterAnother() async throws {
    let recognizer = try Self.recognizer()
    let audio = try Recordings.audio("open-dune")
    try await withThrowingTaskGroup { group in
      for number in 0..<8 {
        group.addTask {
          let graph = try Self.graph("Open ${book} in Library", values: ["Dune", "Part \(number)"])
          return try await recognizer.recognize(audio, in: graph)?.text
        }
      }
      for try await text in group { #expect(text == "Open Dune in Library") }
    }
  }

  @Test func soundThatIsTooLongIsAnError() async throws {
    let recognizer = try Self.recognizer(isAdapted: false)
    let graph = try Self.graph("Open Library")
    let audio = Audio(samples: [Int16](repeating: 0, count: 16_000 * 301))
    let error = await #expect(throws: RecognizerError.self) {
      try await recognizer.recognize(audio, in: graph)
    }
    #expect(error?.description.contains("301 seconds") == true)
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

  /// Neither the library's end of the process nor its reading beyond an end reaches the program.
  @Test(
    arguments: [
      "en-us/mdef", "en-us/means", "en-us/variances", "en-us/transition_matrices", "en-us/sendump",
      "en-us-phone.lm.bin",
    ], [0, 40, 0.5, 0.999])
  func aModelThatEndsEarlyIsAnError(file: String, share: Double) throws {
    let standard = try AcousticModel()
    let source = standard.dictionary.deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("model-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    try files.createDirectory(
      at: folder.appendingPathComponent("en-us"), withIntermediateDirectories: true)
    for name in ["cmudict-en-us.dict", "en-us-phone.lm.bin"] {
      try files.createSymbolicLink(
        at: folder.appendingPathComponent(name),
        withDestinationURL: source.appendingPathComponent(name))
    }
    for name in try files.contentsOfDirectory(atPath: standard.acoustics.path) {
      try files.createSymbolicLink(
        at: folder.appendingPathComponent("en-us/\(name)"),
        withDestinationURL: standard.acoustics.appendingPathComponent(name))
    }
    let damaged = folder.appendingPathComponent(file)
    let data = try Data(contentsOf: source.appendingPathComponent(file))
    let count = share > 1 ? Int(share) : Int(share * Double(data.count))
    try files.removeItem(at: damaged)
    try data.prefix(count).write(to: damaged)
    #expect(throws: RecognizerError.self) {
      try PocketSphinxRecognizer(
        model: try AcousticModel(folder: folder.path), lexicon: Lexicon(layers: []))
    }
  }
}
