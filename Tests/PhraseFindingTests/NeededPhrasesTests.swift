// SPDX-License-Identifier: Apache-2.0

import PhraseFinding
import PhraseMatching
import Testing

@testable import PhraseRuntime

/// Generated phrases are compiled, and the values in them read, when an utterance needs them.
@Suite struct NeededPhrasesTests {
  @Test(arguments: [
    "board zoo in depot", "board a coach in depot", "bord zoo in depot", "board zooo in depot",
    "please board zoo", "board nothing in depot", "board", "couple a wagon", "xyzzy", "",
    "find all coaches in depot", "find all coaches", "find coaches where name is zoo",
    "find coaches where the name is zo", "fined coaches where kind is fast",
    "find coaches sorted by fare", "find coaches where nothing", "find", "find me the moon",
    "coaches where name is zoo", "where name is zoo",
  ])
  func anUtteranceMeansTheSameAsWithAllPhrases(_ text: String) async throws {
    let fresh = try await PhraseEngine(DepotShortcuts.self, configuration: .finding)
    let complete = try await PhraseEngine(DepotShortcuts.self, configuration: .finding)
    _ = await complete.automaton
    #expect(await fresh.exactMatch(text).candidates == complete.exactMatch(text).candidates)
    #expect(await meaning(of: text, for: fresh) == meaning(of: text, for: complete))
  }

  private func meaning(of text: String, for engine: PhraseEngine) async -> String {
    switch await engine.resolve(text) {
    case .match(let intent): "\(intent.intent) \(intent.parameters.map(\.display))"
    case .missing(let missing): "\(missing.intent.intent) lacks \(missing.parameters)"
    case .ambiguous(let ambiguity): "\(ambiguity.choices.map(\.title))"
    case .none(let miss): "\(miss.explanation) \(String(describing: miss.suggestion))"
    }
  }

  @Test func aPhraseOfAnAppReadsNoValuesForOthers() async throws {
    let engine = try await PhraseEngine(DepotShortcuts.self, configuration: .finding)
    _ = await engine.resolve("board zoo in depot")
    #expect(await engine.exactMatch("undo that").candidates.isEmpty)
    #expect(!engine.snapshot.isComplete)
    #expect(!engine.neededAutomaton.grammar.lists.contains { $0.name.hasPrefix("find:") })
    _ = await engine.resolve("find coaches where name is zoo")
    #expect(engine.snapshot.isComplete)
    #expect(engine.neededAutomaton.grammar.lists.contains { $0.name.hasPrefix("find:values") })
  }

  @Test func anUpdateKeepsWhatIsThere() async throws {
    let engine = try await PhraseEngine(DepotShortcuts.self, configuration: .finding)
    try await engine.update()
    #expect(!engine.snapshot.isComplete)
    let phrases = await engine.automaton.grammar.phrases.count
    try await engine.update()
    #expect(engine.neededAutomaton.grammar.phrases.count == phrases)
  }

  @Test func phrasesOfAppsKeepTheirNumbers() async throws {
    let engine = try await PhraseEngine(DepotShortcuts.self, configuration: .finding)
    let needed = engine.neededAutomaton.grammar.phrases
    let all = await engine.automaton.grammar.phrases
    let declared = engine.catalog.shortcuts.filter { !$0.isGenerated }.flatMap(\.phrases).count
    #expect(declared > 0 && needed.prefix(declared) == all.prefix(declared))
  }
}
