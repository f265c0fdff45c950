// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseRuntime

/// A question what was said: "Did you say “open dune”?", or "Dune or Emma?".
struct Doubt {
  /// The question.
  let text: String
  /// What may have been said, the likeliest first: one sentence or two.
  private let sentences: [String]
  private let answers: AnswerGrammar?

  /// What may be answered.
  var wordGraph: WordGraph { answers?.wordGraph() ?? .empty }

  /// Tells which answers mean the same.
  var sentenceMeaning: @Sendable (String) -> String? {
    { [answers] in answers?.meaning(of: $0) }
  }

  /// Asks whether a sentence was said.
  init(whether sentence: String, in language: String) {
    text = Language.named(language).text(of: .didYouSay(words: sentence))
    sentences = [sentence]
    answers = try? AnswerGrammar(confirmationIn: language)
  }

  /// Asks which of two sentences was said, by the words in which they differ.
  init(between first: String, and second: String, in language: String) {
    sentences = [first, second]
    let names = Self.difference(first, second)
    let choice = names.joined(separator: " \(Language.named(language).words.or) ")
    text = "\(choice.prefix(1).uppercased())\(choice.dropFirst())?"
    // A language whose words cannot be matched has no answers, and the question is left by talking on.
    answers = try? AnswerGrammar(choosing: names, language: language)
  }

  /// The sentence that an answer means; nil for none of them.
  func sentence(meantBy answer: String) -> String? {
    guard let answers else { return nil }
    if sentences.count == 1 { return answers.isYes(answer) ? sentences[0] : nil }
    return answers.choice(answer).map { sentences[$0] }
  }

  /// The words that two sentences do not share at their beginning and end; all of them where one has
  /// no words of its own.
  static func difference(_ first: String, _ second: String) -> [String] {
    var parts = [first, second].map { $0.split(separator: " ")[...] }
    while let left = parts[0].first, left == parts[1].first {
      parts = parts.map { $0.dropFirst() }
    }
    while let left = parts[0].last, left == parts[1].last {
      parts = parts.map { $0.dropLast() }
    }
    guard !parts.contains(where: \.isEmpty) else { return [first, second] }
    return parts.map { $0.joined(separator: " ") }
  }
}
