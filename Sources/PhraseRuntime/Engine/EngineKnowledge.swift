// SPDX-License-Identifier: Apache-2.0

package import PhraseMatching

/// What an engine knows at one moment: the phrases and values that it has, without asking any app.
///
/// A search while somebody types reads it at every key; no program is started for that.
package struct EngineKnowledge: Sendable {
  private let snapshot: Snapshot

  fileprivate init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  package var catalog: Catalog { snapshot.catalog }
  package var automaton: Automaton { snapshot.automaton }

  /// The values by the name of their list, as far as they were needed.
  package var lists: [String: ListEntries] { snapshot.contents.mapValues(\.entries) }

  /// A phrase that an app declared for people to find, and its shortcut; nil for any other.
  package func declared(_ place: Int) -> (shortcut: Catalog.Shortcut, phrase: Catalog.Phrase)? {
    guard snapshot.origins.indices.contains(place), !snapshot.origins[place].isOutline else {
      return nil
    }
    let shortcut = snapshot.shortcut(ofPhrase: place)
    let phrase = snapshot.origins[place].phrase
    return shortcut.isListed && !phrase.isNegative ? (shortcut, phrase) : nil
  }

  /// What a value is called in a language.
  package func title(of place: Int, in list: String, language: String) -> String? {
    guard let content = snapshot.contents[list], content.entries.indices.contains(place) else {
      return nil
    }
    return content.entries[place].title(in: language)
  }
}

extension PhraseEngine {
  /// What is known now; values that are outdated are as they were.
  package var knowledge: EngineKnowledge { EngineKnowledge(snapshot) }
}
