// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseSpeech
import Synchronization
import Testing

@Suite struct ListenerTests {
  private static let graph = WordGraph.empty

  private func listener(
    _ samples: [Int16], _ recognizer: any SpeechRecognizer = ScriptedRecognizer()
  ) -> Listener {
    Listener(source: AudioClip(Audio(samples: samples)), recognizer: recognizer)
  }

  /// What is recognized in advance at the pause is the answer at the end.
  @Test(
    arguments: [
      ("silence behind it", [1, 0.5, 2]), ("the end of the sound", [1, 0.5]),
      ("a pause at the end of the sound", [1, 0.5, 0.6]),
      ("half a frame at the end", [1, 0.5, 0.605]), ("a breath within", [1, 0.3, 0.1, 0.3, 2]),
    ] as [(String, [Double])])
  func oneUtteranceIsRecognizedOnce(_ name: String, _ turns: [Double]) async throws {
    let recognizer = ScriptedRecognizer()
    let listener = listener(Sounds.turns(turns), recognizer)
    let heard = try #require(try await listener.next(in: Self.graph))
    #expect(recognizer.heard == [heard.audio])
    #expect(heard.transcript?.text == "\(heard.audio.samples.count)")
    #expect(heard.delay >= 0)
    #expect(try await listener.next(in: Self.graph) == nil)
    #expect(try await listener.next(in: Self.graph) == nil)
  }

  @Test func theAdvanceIsGivenUpWhereSpeechGoesOn() async throws {
    let recognizer = ScriptedRecognizer()
    let listener = listener(Sounds.turns([1, 0.5, 0.6, 0.5, 2]), recognizer)
    let heard = try #require(try await listener.next(in: Self.graph))
    #expect(heard.transcript?.text == "\(heard.audio.samples.count)")
    #expect(recognizer.heard.count(where: { $0 == heard.audio }) == 1)
    #expect(recognizer.heard.count <= 2)
  }

  @Test func utterancesComeOneAfterAnother() async throws {
    let recognizer = ScriptedRecognizer()
    let listener = listener(Sounds.turns([1, 0.4, 1.3, 0.6, 1.3, 0.8]), recognizer)
    var heard: [Audio] = []
    while let next = try await listener.next(in: Self.graph) { heard.append(next.audio) }
    #expect(heard.count == 3)
    #expect(recognizer.heard == heard)
  }

  @Test func speechIsFoundWithoutItsWords() async throws {
    let recognizer = ScriptedRecognizer()
    let listener = listener(Sounds.turns([1, 0.4, 1.3, 0.6]), recognizer)
    #expect(try await listener.nextSpeech()?.isEmpty == false)
    #expect(try await listener.nextSpeech()?.isEmpty == false)
    #expect(try await listener.nextSpeech() == nil)
    #expect(recognizer.heard.isEmpty)
  }

  @Test(arguments: [[Int16](), Sounds.silence(seconds: 1)])
  func withoutSpeechTheEndIsReported(_ samples: [Int16]) async throws {
    #expect(try await listener(samples).next(in: Self.graph) == nil)
    #expect(try await listener(samples).nextSpeech() == nil)
  }

  // MARK: - Patience

  @Test(arguments: [0, 0.5, 3])
  func patienceEnds(_ patience: Double) async throws {
    let recognizer = ScriptedRecognizer()
    let listener = Listener(source: EndlessSource(), recognizer: recognizer)
    let heard = try #require(try await listener.next(in: Self.graph, patience: patience))
    #expect(heard.audio.isEmpty)
    #expect(heard.transcript == nil)
    #expect(recognizer.heard.isEmpty)
  }

  @Test func whoSpeaksInTimeIsHeardToTheEnd() async throws {
    let listener = listener(Sounds.turns([1, 3, 1]))
    let heard = try #require(try await listener.next(in: Self.graph, patience: 1.2))
    #expect(heard.audio.duration > 2.5)
  }

  // MARK: - Failures

  @Test(.timeLimit(.minutes(5))) func aCancelledTaskThrows() async {
    let listener = Listener(source: EndlessSource(), recognizer: ScriptedRecognizer())
    let task = Task { try await listener.next(in: Self.graph)?.audio }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(arguments: [[1, 0.5, 2], [1, 0.5]] as [[Double]])
  func theErrorOfTheRecognizerIsThrown(_ turns: [Double]) async {
    let error = RecognizerError("The model is missing.")
    let listener = listener(Sounds.turns(turns), ScriptedRecognizer(error: error))
    await #expect(throws: error) { try await listener.next(in: Self.graph) }
  }

  @Test func theErrorOfTheSourceIsThrown() async {
    let source = BreakingSource(Sounds.turns([1, 0.5]))
    let listener = Listener(source: source, recognizer: ScriptedRecognizer())
    await #expect(throws: BreakingSource.error) { try await listener.next(in: Self.graph) }
  }

  // MARK: - Watching and forgetting

  @Test func eventsComeInOrder() async throws {
    let names = Mutex<[String]>([])
    _ = try await listener(Sounds.turns([1, 0.5, 2])).next(in: Self.graph) { event in
      names.withLock { names in
        switch event {
        case .level: if names.last != "level" { names.append("level") }
        case .started: names.append("started")
        case .heardSoFar: names.append("words")
        case .ended: names.append("ended")
        }
      }
    }
    #expect(names.withLock(\.self) == ["level", "started", "level", "ended"])
  }

  // MARK: - Words so far

  /// Sound that waits until the words of what was read are found.
  private struct PatientSource: AudioSource {
    let clip: AudioClip
    let recognizer: ScriptedRecognizer

    func read() async throws -> Audio? {
      while recognizer.isAtWork { await Task.yield() }
      // The listener's own task gets to its result.
      for _ in 0..<50 { await Task.yield() }
      return await clip.read()
    }

    func discard() async {}
  }

  private func wordsSoFar(_ turns: [Double], interval: Double?) async throws -> [String] {
    let recognizer = ScriptedRecognizer()
    let clip = AudioClip(Audio(samples: Sounds.turns(turns)))
    let listener = Listener(
      source: PatientSource(clip: clip, recognizer: recognizer), recognizer: recognizer,
      wordsInterval: interval)
    let words = Mutex<[String]>([])
    let heard = try await listener.next(in: Self.graph) { event in
      switch event {
      case .heardSoFar(let text): words.withLock { $0.append(text) }
      case .ended: words.withLock { $0.append("ended") }
      case .level, .started: break
      }
    }
    #expect(heard?.transcript?.text == "\(heard?.audio.samples.count ?? 0)")
    #expect(interval != nil || recognizer.beginnings.isEmpty)
    return words.withLock(\.self)
  }

  /// The words are the number of samples, so that each attempt finds others.
  @Test func whatWasSaidSoFarIsTold() async throws {
    let words = try await wordsSoFar([1, 1.5, 2], interval: 0.3)
    let counts = words.dropLast().compactMap { Int($0) }
    #expect(words.last == "ended")
    #expect(counts.count == words.count - 1 && counts.count >= 3, "\(words)")
    #expect(counts == counts.sorted())
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $1 - $0 >= Audio.count(seconds: 0.3) })
  }

  @Test func wordsSoFarCostNothingWhereNobodyWatches() async throws {
    #expect(try await wordsSoFar([1, 1.5, 2], interval: nil) == ["ended"])
  }

  // MARK: - What must not wait for the end

  @Test func somethingIsLookedForAtEachPause() async throws {
    let listener = listener(Sounds.turns([1, 0.5, 0.4, 0.5, 2]))
    let looked = Mutex<[Int]>([])
    let found = try await listener.first { speech in
      looked.withLock { $0.append(speech.samples.count) }
      return nil as Int?
    }
    #expect(found == nil)
    // At the pause within, and at the one that is the end, which is not looked at twice.
    #expect(looked.withLock(\.count) == 2)
  }

  @Test func whatIsAsLongAsBeforeIsLookedAtToo() async throws {
    let word = Sounds.turns([1, 0.5, 2])
    let listener = listener(word + word)
    let looked = Mutex<[Int]>([])
    _ = try await listener.first { speech in
      looked.withLock { $0.append(speech.samples.count) }
      return nil as Int?
    }
    let lengths = looked.withLock(\.self)
    #expect(lengths.count == 2)
    #expect(Set(lengths).count == 1)
  }

  /// What was found is over; what follows is heard by itself.
  @Test func whatFollowsBeginsAnew() async throws {
    let listener = listener(Sounds.turns([1, 0.5, 0.4, 0.5, 2]))
    let found = try await listener.first { $0.duration }
    let heard = try #require(try await listener.next(in: Self.graph))
    #expect(try #require(found) < 1.5)
    #expect(heard.audio.duration < 1.3)
    #expect(try await listener.next(in: Self.graph) == nil)
  }

  @Test func whatWasHeardMeanwhileIsForgotten() async throws {
    let source = BreakingSource(Sounds.turns([1, 0.5]))
    let listener = Listener(source: source, recognizer: ScriptedRecognizer())
    await #expect(throws: BreakingSource.error) { try await listener.next(in: Self.graph) }
    await listener.discard()
    // Speech went on when the source broke; nothing of it is left.
    await #expect(throws: BreakingSource.error) { try await listener.nextSpeech() }
  }

  @Test func endpointsOfOnePieceAreNotLost() async throws {
    var settings = Endpointer.Settings()
    settings.silence = 2
    settings.pause = 1
    settings.onset = 2
    settings.onsetWindow = 3
    let turns = [1.0] + [Double](repeating: 0.25, count: 9)
    let recognizer = ScriptedRecognizer()
    let source = AudioClip(Audio(samples: Sounds.turns(turns)))
    let listener = Listener(source: source, recognizer: recognizer, settings: settings)
    var heard: [Audio] = []
    while let next = try await listener.next(in: Self.graph) { heard.append(next.audio) }
    #expect(heard.count == 5)
    #expect(recognizer.heard == heard)
  }
}
