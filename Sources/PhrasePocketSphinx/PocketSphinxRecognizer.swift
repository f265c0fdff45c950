// SPDX-License-Identifier: Apache-2.0

public import PhraseMatching
public import PhraseSpeech

/// Recognizes the sentences of a grammar with PocketSphinx.
///
/// Three decoders work on each utterance at the same time:
///
/// ```
/// sound ──┬── grammar, plain model ──────────┐
///         ├── noise turned down ── grammar, ─┼── same sentence: that one
///         │                 denoised model   │   otherwise: the one that both models like better
///         └── any row of phones ─────────────┴── Verification
/// ```
///
/// The two models were adapted to noise, each in its own way, so that they seldom make the same
/// mistake. Without adaptations there is one decoder for the grammar.
///
/// A network, where there is one, says how well each word fits the phones that it hears, and of short
/// answers what else they may be; see `Verification.weakestPhones` and `Verification.phones`.
///
/// A wrong value is as far from free speech as the right one. So where it is known which sentences
/// mean the same, both ears compare what they heard with what sounds like it and means something
/// else; see `Transcript.rival`.
///
/// ```swift
/// let model = try AcousticModel()
/// let recognizer = try PocketSphinxRecognizer(model: model, lexicon: lexicon)
/// let transcript = try await recognizer.recognize(audio, in: engine.wordGraph(language: "en"))
/// print(transcript?.text ?? "nothing")
/// ```
///
/// Each decoder works on a thread of its own. Calls may come from any task; those that meet are
/// served one after another, and a call whose task is cancelled stops within a tenth of a second of
/// its sound.
public final class PocketSphinxRecognizer: SpeechRecognizer {
  /// A decoder for grammars, and how its sound is prepared.
  private actor Ear {
    /// What was heard, and the sound as it was prepared.
    struct Heard {
      let hearing: Hearing?
      let sound: Audio
    }

    private let thread = DecodingThread()
    private let isDenoised: Bool
    private var decoder: GrammarDecoder
    private let lexicon: Lexicon

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(model: AcousticModel, adaptation: Adaptation?, lexicon: Lexicon) throws(RecognizerError) {
      isDenoised = adaptation?.isDenoised ?? false
      decoder = try GrammarDecoder(model: model, adaptation: adaptation)
      self.lexicon = lexicon
    }

    func prepare(_ graph: WordGraph) throws -> [WordGraph.Word] {
      try decoder.prepare(graph, lexicon: lexicon)
    }

    func hear(_ audio: Audio, in graph: WordGraph) throws -> Heard {
      _ = try prepare(graph)
      try Task.checkCancellation()
      let sound = isDenoised ? audio.denoised() : audio
      let hearing = try decoder.decode(sound, graph: graph)
      return Heard(hearing: hearing.flatMap { $0.words.isEmpty ? nil : $0 }, sound: sound)
    }

    func hearBeginning(of audio: Audio, in graph: WordGraph) throws -> String? {
      _ = try prepare(graph)
      return try decoder.decode(audio, graph: graph, isWhole: false)?.text
    }

    /// The nearest sentences that mean something else, or the same.
    func neighbours(
      of hearing: Hearing, in graph: WordGraph, count: Int, _ meaning: SentenceMeaning,
      areAlike: Bool = false
    ) throws -> [[String]] {
      _ = try prepare(graph)
      let heard = meaning(hearing.sentence.joined(separator: " "))
      return decoder.rivals(of: hearing, graph: graph, count: count) {
        let other = meaning($0.joined(separator: " "))
        return other != nil && (other == heard) == areAlike
      }
    }

    func votes(
      on tree: SentenceTree, meanings: [String], in graph: WordGraph, _ sound: Audio,
      among wanted: Set<String>? = nil
    ) throws -> [Ballot.Vote] {
      // Others that listen at the same time may have put it out.
      _ = try prepare(graph)
      return try decoder.best(
        of: tree, graph: graph, meanings: meanings, in: sound, among: wanted)
    }
  }

  /// The decoder for free speech, and the network for phones.
  private actor Verifier {
    private let thread = DecodingThread()
    private let decoder: PhoneDecoder
    private let network: PhoneNetwork?
    /// Made when the first answer is heard.
    private lazy var vocabulary = network?.vocabulary()

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(
      model: AcousticModel, adaptation: Adaptation?, network: PhoneNetwork?
    ) throws(RecognizerError) {
      self.network = network
      decoder = try PhoneDecoder(model: model, adaptation: adaptation)
    }

    func hear(_ audio: Audio) throws -> (free: [Double], phones: PhoneScores?) {
      (try decoder.scores(audio), network?.scores(of: audio))
    }

    func fit(of scores: PhoneScores, to sentences: [[[Pronunciation]]]) -> PhoneFit? {
      vocabulary.flatMap { network?.fit(of: scores, to: sentences, among: $0) }
    }

    func weakestWord(of words: [[Pronunciation]], in scores: PhoneScores) -> Double? {
      network?.weakestWord(of: words, in: scores)
    }
  }

  /// The decoder for any words, opened when it is first needed: it takes tens of megabytes.
  private actor Stenographer {
    private let thread = DecodingThread()
    private let model: AcousticModel
    private var decoder: DictationDecoder?

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    init(model: AcousticModel) { self.model = model }

    func words(_ audio: Audio, in word: Transcript.Word?) throws -> String? {
      let decoder = try decoder ?? DictationDecoder(model: model)
      self.decoder = decoder
      return try decoder?.words(audio, in: word)
    }
  }

  /// One or more; the first one's scores are what verification compares.
  private let ears: [Ear]
  private let verifier: Verifier
  /// Nil where nothing is written down.
  private let stenographer: Stenographer?
  private let lexicon: Lexicon

  /// Opens the decoders.
  ///
  /// - Parameters:
  ///   - model: The acoustic model.
  ///   - adaptations: Further trained parts, a decoder each; none for the model as it is.
  ///   - network: Hears which phones short answers have; nil for none.
  ///   - lexicon: Says how words are said.
  ///   - takesDictation: Whether any words are written down: what the model's language model says of
  ///     words is true of its own language only.
  /// - Throws: `RecognizerError` if the model cannot be read.
  public init(
    model: AcousticModel, adaptations: [Adaptation] = [], network: PhoneNetwork? = nil,
    lexicon: Lexicon, takesDictation: Bool = true
  ) throws(RecognizerError) {
    var ears: [Ear] = []
    for adaptation in adaptations.isEmpty ? [nil] : adaptations.map(Optional.some) {
      ears.append(try Ear(model: model, adaptation: adaptation, lexicon: lexicon))
    }
    self.ears = ears
    verifier = try Verifier(model: model, adaptation: adaptations.first, network: network)
    stenographer = takesDictation ? Stenographer(model: model) : nil
    self.lexicon = lexicon
  }

  /// Makes a grammar ready for all decoders; see `SpeechRecognizer`.
  public func prepare(_ graph: WordGraph) async throws -> [WordGraph.Word] {
    try await withThrowingTaskGroup { group in
      for ear in ears { group.addTask { try await ear.prepare(graph) } }
      // Each ear has the same lexicon, so each says the same.
      return try await group.reduce([]) { $1 }
    }
  }

  /// Recognizes one utterance; see `SpeechRecognizer`.
  public func recognize(
    _ audio: Audio, in graph: WordGraph, meaning: SentenceMeaning?
  ) async throws -> Transcript? {
    let audio = audio.dithered()
    async let verification = verifier.hear(audio)
    let heard = try await each { ear, _ in try await ear.hear(audio, in: graph) }
    let (free, scores) = try await verification
    // The first ear vouches for all: only what it heard itself can be compared with the phones. A
    // tree of sentences cannot, because a decoder scores its frames against the few words it knows.
    guard let evidence = heard[0].hearing else { return nil }
    // Any words have rivals without end.
    let isPlain =
      evidence.words.contains(where: \.isAnyWords)
      || audio.signalToNoise >= Self.quiet
        && heard.allSatisfy { $0.hearing?.sentence == evidence.sentence }
    let decision = isPlain ? nil : try await decide(between: heard, in: graph, meaning)
    let best = decision?.winner ?? evidence
    return best.transcript(
      free: free, evidence: evidence,
      alternatives: heard.compactMap(\.hearing?.text).filter { $0 != best.text },
      signalToNoise: audio.signalToNoise,
      phones: try await phones(of: best, in: graph, meaning, scores),
      weakestPhones: await weakestPhones(of: best, scores),
      rival: meaning == nil ? nil : decision?.rival)
  }

  /// What the network makes of an answer, or of another that means the same.
  ///
  /// A decoder may take "yes" for "yeah". A longer sentence has more for the decoders to go by.
  private func phones(
    of hearing: Hearing, in graph: WordGraph, _ meaning: SentenceMeaning?, _ scores: PhoneScores?
  ) async throws -> PhoneFit? {
    guard let scores, hearing.words.count <= Self.longestAnswer else { return nil }
    var sentences = [hearing.spoken]
    if let meaning {
      sentences += try await ears[0]
        .neighbours(of: hearing, in: graph, count: Self.synonyms, meaning, areAlike: true)
        .filter { $0.count <= Self.longestAnswer }
        .map { $0.map { WordGraph.Word(text: $0, spelling: $0) } }
    }
    return await verifier.fit(
      of: scores, to: sentences.map { $0.map { lexicon.entry(for: $0).pronunciations } })
  }

  /// What the network makes of the word that fits worst; of any words it makes nothing.
  private func weakestPhones(of hearing: Hearing, _ scores: PhoneScores?) async -> Double? {
    guard let scores, !hearing.words.contains(where: \.isAnyWords) else { return nil }
    return await verifier.weakestWord(
      of: hearing.spoken.map { lexicon.entry(for: $0).pronunciations }, in: scores)
  }

  /// The first words, by the ear for plain sound alone; see `SpeechRecognizer`.
  public func recognizeBeginning(of audio: Audio, in graph: WordGraph) async throws -> String? {
    try await ears[0].hearBeginning(of: audio.dithered(), in: graph)
  }

  /// Any words, as the model's language model has them; see `SpeechRecognizer`.
  ///
  /// The first call opens the decoder; without ``AcousticModel/languageModel`` nothing is heard.
  public func dictate(_ audio: Audio, in word: Transcript.Word?) async throws -> String? {
    try await stenographer?.words(audio.dithered(), in: word)
  }

  /// From here on, in decibels, what both ears hear is not compared with what sounds like it.
  ///
  /// Of 96 recordings in quiet rooms 82 have as much. Pauses between the clatter of a kitchen are quiet, too:
  /// over such noise at 12 dB four of 96 have as much, at 6 dB one.
  private static let quiet = 50.0
  /// The words of a sentence that may confirm something: "yes please".
  private static let longestAnswer = 3
  /// How many others an answer may have been that mean the same.
  private static let synonyms = 24
  /// How many sentences are compared with what an ear heard.
  private static let rivals = 48

  /// What all ears together make of the sentences that they heard, and of those that sound alike.
  ///
  /// - Returns: The decision; nil where there is only one sentence, because the ears agree and
  ///   nothing sounds like it, or nobody can tell what sentences mean.
  private func decide(
    between heard: [Ear.Heard], in graph: WordGraph, _ meaning: SentenceMeaning?
  ) async throws -> Ballot? {
    var sentences: [[String]] = []
    for hearing in heard.compactMap(\.hearing) where !sentences.contains(hearing.sentence) {
      sentences.append(hearing.sentence)
      guard let meaning else { continue }
      sentences += try await ears[0].neighbours(
        of: hearing, in: graph, count: Self.rivals, meaning)
    }
    guard sentences.count > 1 else { return nil }
    let tree = SentenceTree(sentences)
    let meanings = tree.sentences.map { sentence in
      let text = sentence.joined(separator: " ")
      return meaning?(text) ?? text
    }
    let votes = try await each { ear, index in
      try await ear.votes(on: tree, meanings: meanings, in: graph, heard[index].sound)
    }
    let named = Set(votes.joined().map(\.meaning))
    return Ballot(
      try await each { ear, index in
        let others = named.subtracting(votes[index].map(\.meaning))
        guard !others.isEmpty else { return votes[index] }
        return try await votes[index]
          + ear.votes(on: tree, meanings: meanings, in: graph, heard[index].sound, among: others)
      })
  }

  /// What each ear makes of something, all at the same time.
  private func each<Value: Sendable>(
    _ body: @escaping @Sendable (Ear, Int) async throws -> Value
  ) async throws -> [Value] {
    try await withThrowingTaskGroup(of: (Int, Value).self) { group in
      for (index, ear) in ears.enumerated() {
        group.addTask { (index, try await body(ear, index)) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
        .sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}

extension Ballot {
  /// The sentence that it may have been instead, for a transcript.
  fileprivate var rival: Transcript.Rival? {
    second.map { Transcript.Rival(text: $0.text, margin: margin) }
  }
}
