// SPDX-License-Identifier: Apache-2.0

import BusSchedule
import Expenses
import Library
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import Testing
import TravelTracking

extension SampleApps {
  /// Sentences of the apps with one word exchanged: whatever was meant, it was not what is left.
  ///
  /// A string query finds letters anywhere in a title, so that parts of words used to choose.
  @Suite struct ExchangedWordTests {
    /// Everyday words, and such as stand inside others.
    private static let words = """
      her me now lie 2 light house water star sun art ring lord hand one man an it all in at on \
      ear end win age ice old new red sea sky air oak ash owl ant bee cat dog hat pen cup tea jam \
      moon rain snow wind fire pebble river forest garden window mirror candle blanket pillow hammer \
      ladder bucket basket button zipper ribbon pencil marble violin trumpet drum guitar banjo \
      monday tuesday winter summer morning evening yesterday quickly slowly never always perhaps \
      seven eleven forty hundred first second third last next other same such very much more less \
      mother father sister brother uncle doctor teacher farmer sailor baker king queen prince
      """.split(whereSeparator: \.isWhitespace).map(String.init)

    @Test func noneOfTenThousandActsWrongly() async throws {
      _ = try await Travels()
      _ = try await BusApp()
      let engine = try await PhraseTester(
        ExpensesShortcuts.self, LibraryShortcuts.self, BusScheduleShortcuts.self,
        TravelShortcuts.self
      ).engine
      let sentences = await Self.sentences(of: engine)
      #expect(sentences.count > 300)
      var random = SeededWords(seed: 12)
      var wrong: [String] = []
      for _ in 0..<10_000 {
        guard let (text, word, before) = random.exchange(in: sentences, words: Self.words) else {
          continue
        }
        guard case .match(let intent) = await engine.resolve(text) else { continue }
        if Self.isWrong(intent, word, insteadOf: before) {
          wrong.append("\(before) → \(word): \(text): \(intent.parameters.map(\.display))")
        }
      }
      #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(40).joined(separator: "\n"))")
    }

    private static func sentences(of engine: PhraseEngine) async -> [String] {
      let automaton = await engine.automaton
      let count = engine.catalog.shortcuts.filter { !$0.title.hasPrefix("Find") }
        .map(\.phrases.count).reduce(0, +)
      return (0..<count).flatMap { automaton.sample(phrase: $0, limit: 12) }
        .filter { $0.allSatisfy(\.isASCII) }
    }

    /// Whether the word that was put in had a part in choosing a value that is not called so.
    private static func isWrong(
      _ intent: ResolvedIntent, _ word: String, insteadOf before: String
    ) -> Bool {
      for parameter in intent.parameters where parameter.id != nil {
        let said = Set(Utterance(parameter.text).tokens.map(\.text))
        guard !said.isDisjoint(with: Utterance(word).tokens.map(\.text)) else { continue }
        let names = Set(Utterance(parameter.display).tokens.map(\.text))
        if !said.isSubset(of: names) { return true }
      }
      return false
    }
  }
}

/// Exchanges words by a seed, so that a failure can be played again.
private struct SeededWords {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A sentence with one of its longer words exchanged, the new word and the old one.
  mutating func exchange(
    in sentences: [String], words: [String]
  ) -> (text: String, word: String, before: String)? {
    let sentence = sentences[Int(next() % UInt64(sentences.count))]
    var parts = sentence.split(separator: " ").map(String.init)
    let places = parts.indices.filter { parts[$0].count > 3 }
    guard !places.isEmpty else { return nil }
    let place = places[Int(next() % UInt64(places.count))]
    let before = parts[place]
    // Half of the words are pieces of the one that was there, too short to be it misspelt.
    let word =
      next() % 2 == 0
      ? words[Int(next() % UInt64(words.count))]
      : String(before.dropFirst(1 + Int(next() % 2)).prefix(before.count / 2))
    parts[place] = word
    return (parts.joined(separator: " "), word, before)
  }

  /// SplitMix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
