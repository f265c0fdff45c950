// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseMatching

/// Words that somebody chose so that their hashes collide.
///
/// What counts is how many slots are read, which is the same on every machine.
@Suite struct CollisionTests {
  /// Words whose home is among the first eight of a thousand slots, found by trying.
  private static let crowded: [String] = {
    var words: [String] = []
    var random = RandomSlips(seed: 1)
    while words.count < 400 {
      let word = random.word(8...8, alphabet: Array("abcdefghijklmnop"))
      if hash(of: word) < UInt32.max / 128, !words.contains(word) { words.append(word) }
    }
    return words
  }()

  private static func hash(of word: String) -> UInt32 {
    Utterance(word).words.first?.hash ?? 0
  }

  private static func id(of word: String, hash: UInt32, in table: WordTable) -> WordID? {
    Array(word.utf8).withUnsafeBufferPointer { word in
      word.baseAddress.flatMap { table.id(of: $0, count: word.count, hash: hash) }
    }
  }

  private static func intern(
    _ word: String, hash: UInt32, in builder: inout WordTableBuilder
  ) -> WordID {
    Array(word.utf8).withUnsafeBufferPointer { builder.intern($0, hash: hash) }
  }

  /// Words with one home, and words with one hash.
  @Test(arguments: [false, true], [false, true])
  func chosenWordsAreFoundWithinTheLimit(_ isOneHash: Bool, _ isSorted: Bool) {
    var builder = WordTableBuilder()
    func hash(_ word: String) -> UInt32 { isOneHash ? 7 : Self.hash(of: word) }
    var ids = Self.crowded.map { Self.intern($0, hash: hash($0), in: &builder) }
    let again = Self.crowded.map { Self.intern($0, hash: hash($0), in: &builder) }
    #expect(ids == again && ids == ids.indices.map(WordID.init))
    // Each word is placed anew whenever the table grows, twice at the most on average.
    #expect(builder.probeCount <= 4 * ProbeSequence.limit * Self.crowded.count)
    if isSorted {
      let numbers = builder.sort()
      ids = ids.map { numbers[$0.index] }
    }
    let table = builder.frozen()
    #expect(table.overflow.count >= Self.crowded.count - 4 * ProbeSequence.limit)
    for (word, id) in zip(Self.crowded, ids) {
      #expect(Self.id(of: word, hash: hash(word), in: table) == id, "\(word)")
      #expect(table.word(id) == word)
    }
    let home = hash(Self.crowded[0])
    #expect(Self.id(of: "another", hash: home, in: table) == nil)
  }

  @Test func chosenStepsAreFoundWithinTheLimit() {
    let words = (0..<UInt32.max).lazy.filter { WordHash.of(0, $0) < UInt32.max / 512 }.prefix(400)
    let steps = words.enumerated().map {
      TransitionTable.Transition(from: 0, word: $1, target: UInt32($0) + 1)
    }
    let table = TransitionTable(steps)
    #expect(table.overflow.count >= steps.count - 2 * ProbeSequence.limit)
    for step in steps { #expect(table.target(from: 0, on: step.word) == step.target) }
    for step in steps { #expect(table.target(from: 1, on: step.word) == 0) }
    #expect(table.target(from: 0, on: steps[399].word + 1) == 0)
  }

  @Test(arguments: [(0, 0), (1, 1), (10, 10), (1_000, ProbeSequence.limit)])
  func aKeyHasFewSlotsAndEachOfThemOnce(_ capacity: Int, _ count: Int) {
    for hash in [0, 1, UInt32.max / 2, .max] {
      let slots = Array(ProbeSequence(hash: hash, capacity: capacity))
      #expect(slots.count == count && Set(slots).count == count)
      #expect(slots.allSatisfy { (0..<capacity).contains($0) })
    }
  }

  /// A list and an automaton of such words match as others do.
  @Test func chosenWordsMatch() throws {
    let automaton = try TolerantGrammars.automaton(["Open ${book}"], books: Self.crowded)
    for (index, word) in Self.crowded.enumerated() where index % 20 == 0 {
      #expect(automaton.best("open \(word)") == "0 book=[\(index + 1)]")
    }
    #expect(automaton.best("open wordless") == "none")
  }
}
