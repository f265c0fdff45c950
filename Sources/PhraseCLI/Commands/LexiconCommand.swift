// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseHearing
import PhraseMatching
import PhraseRuntime
import PhraseSpeech

/// `phrase lexicon`: how words are said.
struct LexiconCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "lexicon",
    abstract: "Show how words are said, and where that comes from.",
    discussion: """
      Without words: those of the phrases that no dictionary has. A wrong guess is overridden by \
      a line in a file of your own: --lexicon FILE.
      """)

  @OptionGroup var options: CatalogOptions
  @OptionGroup var speech: SpeechOptions

  @Argument(help: "Words.")
  var word: [String] = []

  func execute() async throws -> ExitStatus {
    let spoken = try await speech.spokenLanguage()
    let lexicon = spoken.lexicon
    let words = word.isEmpty ? try await unknownWords(spoken) : word.flatMap(\.spokenWords)
    var status = ExitStatus.matched
    for word in words {
      let entry = lexicon.entry(for: word)
      if entry.pronunciations.isEmpty {
        Console.result("\(word.text)\t\tnobody knows")
        status = .noMatch
      }
      for (pronunciation, source) in zip(entry.pronunciations, entry.sources) {
        Console.result("\(word.text)\t\(pronunciation)\t\(source)")
      }
    }
    return status
  }

  /// The words that are guessed, or not known at all.
  private func unknownWords(_ spoken: SpokenLanguage) async throws -> [WordGraph.Word] {
    try await options.engine().wordGraph(language: spoken.code).words.filter { word in
      let sources = spoken.lexicon.entry(for: word).sources
      return sources.isEmpty || sources.contains { $0 == "Flite" || $0 == "eSpeak" }
    }
  }
}

extension String {
  /// The words of a text, folded as the engine sees them, with their spelling.
  fileprivate var spokenWords: [WordGraph.Word] {
    Utterance(self).tokens.map { token in
      WordGraph.Word(text: token.text, spelling: utf8Text(token.span))
    }
  }
}
