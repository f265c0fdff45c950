// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseRuntime

/// A question what was said: "Did you say “open dune”?", "Dune or Emma?", "Title: rainy days. Right?"
struct Doubt {
  /// What follows from an answer.
  enum Outcome: Equatable {
    /// The conversation is told a line.
    case tell(String)
    /// Nothing was said that counts; the person is told something, or left alone.
    case drop(request: String?)
    /// The words of a place in a phrase are awaited once more.
    case again(TextPlace, request: String)
  }

  /// What may have been said.
  private enum Subject {
    case sentence(String)
    /// The likelier one first.
    case either(String, String)
    /// What any words may be, and where they stand.
    case text(String, TextPlace)
  }

  /// The question.
  let text: String
  private let subject: Subject
  private let answers: AnswerGrammar?
  private let language: Language

  /// What may be answered.
  var wordGraph: WordGraph { answers?.wordGraph() ?? .empty }

  /// Tells which answers mean the same.
  var sentenceMeaning: @Sendable (String) -> String? {
    { [answers] in answers?.meaning(of: $0) }
  }

  /// Asks whether a sentence was said.
  init(whether sentence: String, in language: String) {
    self.language = .named(language)
    text = self.language.text(of: .didYouSay(words: sentence))
    subject = .sentence(sentence)
    answers = try? AnswerGrammar(confirmationIn: language)
  }

  /// Asks which of two sentences was said, by the words in which they differ.
  init(between first: String, and second: String, in language: String) {
    self.language = .named(language)
    subject = .either(first, second)
    let names = Self.difference(first, second)
    let choice = names.joined(separator: " \(self.language.words.or) ")
    text = "\(choice.prefix(1).uppercased())\(choice.dropFirst())?"
    // A language whose words cannot be matched has no answers, and the question is left by talking on.
    answers = try? AnswerGrammar(choosing: names, language: language)
  }

  /// Asks whether a text is what was said where any words may be.
  init(readingBack words: String, in place: TextPlace, language: String) {
    self.language = .named(language)
    subject = .text(words, place)
    text = self.language.text(of: .readBack(title: place.title, words: words))
    answers = try? AnswerGrammar(confirmationIn: language)
  }

  /// What follows from an answer.
  func outcome(of answer: String) -> Outcome {
    guard let answers else { return .drop(request: nil) }
    switch subject {
    case .sentence(let sentence):
      return answers.isYes(answer) ? .tell(sentence) : .drop(request: nil)
    case .either(let first, let second):
      return answers.choice(answer).map { .tell([first, second][$0]) } ?? .drop(request: nil)
    case .text(let words, let place):
      if answers.isYes(answer) { return .tell(place.line(with: words)) }
      if !place.isInPhrase, answers.isOwn(answer) { return .tell(answer) }
      let request = language.text(of: .sayAgain)
      guard place.isInPhrase else { return .drop(request: request) }
      return place.isLeft(by: answer)
        ? .drop(request: language.text(of: .cancelled)) : .again(place, request: request)
    }
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
