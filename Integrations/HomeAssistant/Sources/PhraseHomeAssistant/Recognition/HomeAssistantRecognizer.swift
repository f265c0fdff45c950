// SPDX-License-Identifier: Apache-2.0

public import PhraseMatching

/// Recognizes sentences in Home Assistant's format.
///
/// ```swift
/// let recognizer = try HomeAssistantRecognizer(sentences, lists: fixtures.lists)
/// let best = recognizer.recognize("schalte das Licht in der Küche an").first
/// best?.intent             // HassTurnOn
/// best?.value(of: "area")  // Küche
/// ```
///
/// May be used from any number of tasks.
public struct HomeAssistantRecognizer: Sendable {
  /// The sentences with the lists that were given.
  public private(set) var sentences: HomeAssistantSentences
  /// What was passed over: unknown keys, templates that name an unknown list, values without words.
  public let warnings: [Diagnostic]
  /// The compiled templates.
  public private(set) var automaton: Automaton

  let phrases: [GrammarBuilder.PhraseInfo]
  private(set) var lists: [GrammarBuilder.ListInfo]
  let skipWords: SkipWords

  /// Compiles sentences.
  ///
  /// - Parameters:
  ///   - sentences: The sentences.
  ///   - lists: Lists that the sentences name and the home has: `name`, `area`, `floor`.
  ///   - limits: How large templates may grow.
  /// - Throws: `GrammarError` where rules call themselves. Templates that are broken or exceed a
  ///   limit are left out, with a warning.
  /// - Complexity: O(*n* log *n*) in the words of templates and values.
  public init(
    _ sentences: HomeAssistantSentences, lists: [String: HomeAssistantList] = [:],
    limits: Grammar.Limits = .init()
  ) throws(GrammarError) {
    var sentences = sentences
    sentences.lists.merge(lists) { _, given in given }
    let builder = GrammarBuilder(sentences)
    var selection = PhraseSelection(builder)
    automaton = try selection.compile(limits: limits)
    self.sentences = sentences
    warnings = builder.warnings + selection.warnings
    phrases = selection.kept.map { builder.phraseInfos[$0] }
    self.lists = builder.lists
    skipWords = SkipWords(sentences.skipWords)
  }
}

extension HomeAssistantRecognizer {
  /// The recognizer with other values in some lists; the templates are shared, not compiled again.
  ///
  /// - Throws: `GrammarError` where there is no list of a name.
  /// - Complexity: O(*n* log *n*) in the words of the values.
  public func replacing(
    lists: [String: HomeAssistantList]
  ) throws(GrammarError) -> HomeAssistantRecognizer {
    var copy = self
    copy.sentences.lists.merge(lists) { _, given in given }
    var compiler = ListCompiler()
    for (index, known) in self.lists.enumerated() {
      guard let list = lists[known.source] else { continue }
      copy.lists[index].content = ListCompiler.content(of: list)
      if let values = compiler.valueList(
        of: list, name: known.name, language: sentences.language)
      {
        copy.automaton = try copy.automaton.replacing(list: values)
      }
    }
    return copy
  }
}

/// Leaves out the phrases that cannot be compiled.
private struct PhraseSelection {
  private(set) var kept: [Int]
  private(set) var warnings: [Diagnostic] = []
  private let builder: GrammarBuilder

  init(_ builder: GrammarBuilder) {
    self.builder = builder
    kept = Array(builder.phrases.indices)
  }

  /// - Throws: `GrammarError` where the fault is of no phrase alone.
  mutating func compile(limits: Grammar.Limits) throws(GrammarError) -> Automaton {
    while true {
      do throws(GrammarError) {
        let grammar = try Grammar(
          phrases: kept.map { builder.phrases[$0] }, lists: builder.valueLists,
          rules: builder.rules, limits: limits)
        return try Automaton(compiling: grammar)
      } catch {
        let faulty = Set(error.diagnostics.map(\.source))
        let rest = kept.filter { !faulty.contains(builder.phrases[$0].template.source) }
        guard rest.count < kept.count else { throw error }
        warnings += error.diagnostics.map(\.asWarning)
        kept = rest
      }
    }
  }
}
