// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseRuntime

/// A phrase of an app, and the intent that it is there for.
public struct DeclaredPhrase: Sendable, CustomStringConvertible {
  /// The phrase in the author's spelling.
  public let text: String

  /// The language code of the words.
  public let language: String

  /// The name of the intent's type.
  public let intent: String

  /// The name of the app.
  public let application: String

  /// The number of the phrase in the grammar.
  let index: Int

  /// The phrase and its intent: `“Open ${book} in ${applicationName}” of OpenBook`.
  public var description: String { "“\(text)” of \(intent)" }
}

extension PhraseTester {
  /// The phrases that apps declare, in the order of declaration.
  ///
  /// They make a test of each:
  ///
  /// ```swift
  /// @Test(arguments: try await PhraseTester(LibraryShortcuts.self).phrases)
  /// func eachPhraseReachesItsIntent(_ phrase: DeclaredPhrase) async throws {
  ///   try await PhraseTester(LibraryShortcuts.self).expectReachesItsIntent(phrase)
  /// }
  /// ```
  public var phrases: [DeclaredPhrase] {
    engine.neededAutomaton.grammar.phrases.indices.compactMap { index in
      let phrase = engine.neededAutomaton.grammar.phrases[index]
      let shortcut = engine.catalog.shortcuts[phrase.intent]
      guard !phrase.isNegative, !shortcut.isGenerated else { return nil }
      return DeclaredPhrase(
        text: phrase.template.source, language: phrase.language, intent: shortcut.intent,
        application: engine.catalog.applications[shortcut.application].name, index: index)
    }
  }

  /// Expects that every declared phrase, filled with sample values, reaches its own intent.
  ///
  /// - Throws: ``PhraseTestFailure`` with all sentences that lead elsewhere, and who took them.
  public func expectEveryPhraseReachesItsIntent() async throws {
    var astray: [Astray] = []
    for phrase in phrases { astray += await sentencesAstray(of: phrase) }
    try expectNone(astray, title: "every phrase")
  }

  /// Expects that a declared phrase, filled with sample values, reaches its own intent.
  ///
  /// - Throws: ``PhraseTestFailure`` with the sentences that lead elsewhere, and who took them.
  public func expectReachesItsIntent(_ phrase: DeclaredPhrase) async throws {
    try expectNone(await sentencesAstray(of: phrase), title: "\(phrase)")
  }

  /// A sentence of a phrase that leads elsewhere.
  private struct Astray {
    let expected: String
    let seen: String
  }

  private func expectNone(_ astray: [Astray], title: String) throws {
    guard !astray.isEmpty else { return }
    throw PhraseTestFailure(
      title: title, expected: astray.map(\.expected), seen: astray.map(\.seen))
  }

  private func sentencesAstray(of phrase: DeclaredPhrase) async -> [Astray] {
    let automaton = engine.neededAutomaton
    // Values may have changed since the phrases were listed; phrases do not.
    guard automaton.grammar.phrases.indices.contains(phrase.index) else { return [] }
    let shortcut = engine.catalog.shortcuts[automaton.grammar.phrases[phrase.index].intent]
    var astray: [Astray] = []
    for sample in automaton.sample(phrase: phrase.index, limit: 3) {
      let resolution = await engine.resolve(sample)
      guard !resolution.intents.contains(phrase.intent) else { continue }
      if resolution.refusesValue(of: shortcut) { continue }
      astray.append(
        Astray(
          expected: "“\(sample)” means \(phrase.intent)",
          seen: "“\(sample)” of \(phrase.intent) \(resolution.fate)"))
    }
    return astray
  }
}

extension Resolution {
  /// What became of a sentence that did not reach its intent.
  fileprivate var fate: String {
    switch self {
    case .match(let intent): Self.taken(by: intent)
    case .missing(let missing): Self.taken(by: missing.intent)
    case .ambiguous(let ambiguity):
      "is taken by \(Set(ambiguity.choices.map(\.intent.intent)).sorted().joined(separator: " and "))"
    case .none(let miss): "means nothing: \(miss.explanation)"
    }
  }

  private static func taken(by intent: ResolvedIntent) -> String {
    "is taken by \(intent.intent), as “\(intent.phrase)”"
  }

  /// Whether a phrase of the shortcut was recognized and only its values do not go together.
  ///
  /// Sample values are taken from each list by itself; those of one parameter may follow from those
  /// of another.
  fileprivate func refusesValue(of shortcut: Catalog.Shortcut) -> Bool {
    guard case .none(let miss) = self, miss.parameter != nil, miss.stop?.isEmpty == false else {
      return false
    }
    return shortcut.phrases.contains { $0.text == miss.phrase }
  }
}
