// SPDX-License-Identifier: Apache-2.0

package import PhraseRuntime
import PhraseWire

/// What the desktop's search finds in the apps: what can be done, and what they have.
///
/// It looks only at phrases and values that the engine has, so that no app is started or asked while
/// somebody types. What is meant comes first, then what the words begin, then values by name.
package final class DesktopSearch: Sendable {
  /// How many actions and how many values are found at most.
  static let (actionLimit, valueLimit) = (5, 10)
  /// How long the words may be, in bytes of UTF-8; a longer text is nothing that was typed.
  static let wordLimit = 512

  private let engine: PhraseEngine
  private let language: String?
  private let values = ValueFinder()

  /// - Parameters:
  ///   - engine: Has the phrases and values.
  ///   - language: The language code of the person; nil for that of most phrases.
  package init(_ engine: PhraseEngine, language: String? = nil) {
    self.engine = engine
    self.language = language
  }

  /// What fits the words, best first; nothing for fewer than two letters.
  ///
  /// - Complexity: some milliseconds, whatever the number of apps; the first time the words of all
  ///   values are sorted.
  package func results(for words: String) -> [DesktopResult] {
    guard words.utf8.count <= Self.wordLimit,
      words.count(where: { $0.isLetter || $0.isNumber }) > 1
    else { return [] }
    let known = engine.knowledge
    let finder = finder(known)
    let meanings = finder.meanings(of: words)
    let actions =
      meanings.compactMap { result($0, .exact) }
      + finder.beginnings(of: words, limit: Self.actionLimit).compactMap { result($0, .beginning) }
    let found = values.results(
      for: words, known, language: language ?? known.catalog.mainLanguage, limit: Self.valueLimit)
    let isDoubtful = meanings.contains(where: \.isDoubtful)
    let all = Array(actions.differing.prefix(Self.actionLimit)).beside(found)
    guard isDoubtful || all.isEmpty else { return all }
    // Words on no list may be known to the app alone, or be a slip.
    let near = finder.suggestion(for: words, namingValue: isDoubtful)
    return ([near.flatMap { result($0, .suggestion) }].compactMap(\.self) + all).differing
  }

  /// The result that the desktop hands back; nil where it is none, or what it means is gone.
  package func result(_ id: String) -> DesktopResult? {
    guard let choice = DesktopChoice(id) else { return nil }
    let known = engine.knowledge
    switch choice {
    case .phrase(let sentence):
      return finder(known).meanings(of: sentence).first { $0.sentence == sentence }
        .flatMap { result($0, .exact) }
    case .value(let list, let id):
      return values.result(
        id, in: list, known, language: language ?? known.catalog.mainLanguage)
    }
  }

  private func finder(_ known: EngineKnowledge) -> ActionFinder {
    ActionFinder(known: known, tolerance: engine.configuration.tolerance)
  }

  private func result(_ action: ActionFinder.Action, _ fit: DesktopResult.Fit) -> DesktopResult? {
    let choice = DesktopChoice.phrase(action.sentence)
    guard DesktopChoice(choice.text) == choice else { return nil }
    return DesktopResult(
      choice: choice, title: action.sentence, subtitle: action.application, picture: action.symbol,
      fit: fit,
      request: .line(action.sentence), sentence: action.sentence)
  }
}

extension [DesktopResult] {
  /// Each sentence once, where it stands first.
  fileprivate var differing: [DesktopResult] {
    var seen: Set<String> = []
    return filter { seen.insert($0.sentence).inserted }
  }

  /// Actions, and the values that they do not open already; of several that are called alike, the
  /// sentence alone opens none.
  fileprivate func beside(_ values: [DesktopResult]) -> [DesktopResult] {
    let said = Set(map(\.sentence))
    return self
      + values.filter { value in
        !said.contains(value.sentence)
          || values.count(where: { $0.sentence == value.sentence }) > 1
      }
  }
}
