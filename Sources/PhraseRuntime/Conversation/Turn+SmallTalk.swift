// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseWire

/// What is said without asking an app for anything.
extension Turn {
  /// Help with an app or a kind of values, or a few words in return; nil for other words.
  func smallTalk(_ text: String, in languages: [String]) -> Reply? {
    let said = Utterance(text)
    for language in languages {
      let bare = said.bare(in: language)
      let reply =
        help(bare, said, in: language) ?? recalled(bare, said, in: language)
        ?? courtesy(bare, said, in: language)
      if let reply { return reply }
    }
    return nil
  }

  /// Help, with what is asked about where it is said.
  private func help(_ bare: Utterance, _ said: Utterance, in language: String) -> Reply? {
    let words = Language.named(language).words
    if [said, bare].contains(where: { asksForHelp($0, in: language) }) {
      return Reply(.helped, engine.catalog.overview(in: language))
    }
    if let topic = bare.text(within: words.context.helpTopics) {
      if let overview = engine.snapshot.overview(ofKindNamed: topic, in: language) {
        return Reply(.answered, overview)
      }
      if let overview = engine.catalog.overview(ofApplicationNamed: topic, in: language) {
        return Reply(.helped, overview)
      }
    }
    return bare.text(within: words.requests.instructions).map {
      instructions(for: $0, in: language)
    }
  }

  /// Whether words ask what can be said, with others between that say nothing: "what can you even do".
  private func asksForHelp(_ said: Utterance, in language: String) -> Bool {
    let talk = Language.named(language)
    let nothing = Set(talk.words.requests.light + talk.fillers)
    let words = said.tokens.map(\.text)
    return talk.words.requests.helping.contains { help in
      let asked = Utterance(help).tokens.map(\.text)
      return words.filter { asked.contains($0) || !nothing.contains($0) } == asked
    }
  }

  /// The phrases that are nearest to what somebody asks how to do.
  private func instructions(for topic: String, in language: String) -> Reply {
    let lines = engine.snapshot.instructions(for: topic, in: language)
    return Reply(
      .helped, lines.isEmpty ? engine.catalog.overview(in: language) : lines.joined(separator: "\n")
    )
  }

  /// How many were listed, the last answer once more, or that there is no such thing.
  private func recalled(_ bare: Utterance, _ said: Utterance, in language: String) -> Reply? {
    let words = Language.named(language).words
    if !memory.listed.isEmpty, bare.isOne(of: words.context.count) {
      return Reply(.answered, .count(memory.listed.count), in: language)
    }
    if let answer = memory.answer, said.asksAgain(in: language) {
      return Reply(.answered, answer)
    }
    guard let thing = bare.text(within: words.requests.having),
      case let named = Utterance(thing).tokens.map(\.text), named.count <= Self.longestName,
      // Of a kind that an app has there may be some, though the words around it are not understood.
      let index = engine.snapshot.wordIndex(in: language),
      !named.contains(where: { !index.isSmall($0) && index.isOfPhrase(index.language.stem($0)) })
    else { return nil }
    return Reply(.answered, .nothingFound(plural: "“\(thing)”"), in: language)
  }

  /// Longer words are a question of another kind.
  private static let longestName = 4

  private func courtesy(_ bare: Utterance, _ said: Utterance, in language: String) -> Reply? {
    let words = Language.named(language).words
    let both = [said, bare]
    let reason = said.text(within: words.cancel + words.declining).map { Utterance($0) }
    let isExplained = reason.map {
      $0.explains(in: language) && said.breaks.contains(said.tokens.count - $0.tokens.count)
    }
    if isExplained == true || both.contains(where: { $0.isOne(of: words.declining) }) {
      return Reply(.cancelled, .nothingToCancel, in: language)
    }
    if both.contains(where: { $0.isOne(of: words.agreeing) }) {
      return Reply(.answered, .helpHint, in: language)
    }
    // "Ciao" greets, "grazie, ciao" ends.
    for utterance in both {
      if utterance.isOne(of: words.context.greetings) {
        let phrase = engine.catalog.firstPhrase(in: language)
        return Reply(.answered, .hello(suggestion: phrase), in: language)
      }
      if utterance.isOne(of: words.context.farewells + words.requests.farewells)
        || utterance.isThanks(in: words)
      {
        return Reply(.answered, .goodbye, in: language)
      }
    }
    return nil
  }
}

extension TalkWords {
  /// What declines, and what agrees, though nothing was asked.
  var declining: [String] { no + requests.refusals + requests.dismissals }
  var agreeing: [String] { yes + requests.agreements }
}

extension Utterance {
  /// Whether somebody thanks, and says what for or whom: "thank you, that is very helpful".
  fileprivate func isThanks(in words: TalkWords) -> Bool {
    text(within: words.context.farewells).map { rest in
      let isPaused = text(within: words.context.farewells, needsComma: true) != nil
      return isPaused && Utterance(rest).tokens.count == 1
        || Utterance(rest).text(within: words.requests.explanations) != nil
    } ?? false
  }
}
