// SPDX-License-Identifier: Apache-2.0

package import PhraseMatching

/// What an answer to a question means.
indirect enum Answer: Sendable, Equatable {
  /// The turn is to end.
  case cancel
  case yes
  case no
  /// These choices; several where they share the words of the answer.
  case choices([Int])
  case value(SpokenValue)
  /// Controls of a snippet by number; several where they share the words.
  case controls([Int])
  /// Several answers in a row.
  case series([Answer])
  /// There are no more values.
  case end
  /// Words that are none of the above.
  case text(String)
}

/// The grammar in force while a question waits: its sensible answers, and "cancel".
///
/// It is an ordinary grammar, so a recognizer can listen for exactly these answers.
package struct AnswerGrammar: Sendable {
  package let grammar: Grammar
  package let automaton: Automaton
  private let question: Question

  enum Meaning: Int {
    case cancel, yes, no, place, choice, value, control, end
  }

  /// - Throws: `GrammarError` if a choice cannot be matched.
  init(for question: Question) throws(GrammarError) {
    let builder = Builder(question: question)
    self.question = question
    grammar = try Grammar(phrases: try builder.phrases(), lists: builder.lists)
    automaton = try Automaton(compiling: grammar)
  }

  /// What presses the controls of a snippet, with no question beside it.
  ///
  /// - Throws: `GrammarError` if a title cannot be matched.
  init(controls: [String], language: String) throws(GrammarError) {
    var question = Question(
      kind: .confirmation, text: "", choices: [], language: language, freedom: .none)
    question.controls = controls
    let builder = Builder(question: question)
    self.question = question
    grammar = try Grammar(phrases: try builder.controlPhrases(), lists: builder.lists)
    automaton = try Automaton(compiling: grammar)
  }

  /// The answers to a question for yes or no.
  ///
  /// - Throws: `GrammarError` if the words of the language cannot be matched.
  package init(confirmationIn language: String) throws(GrammarError) {
    try self.init(
      for: Question(
        kind: .confirmation, text: "", choices: [], language: language, freedom: .none))
  }

  /// Whether an answer agrees.
  package func isYes(_ text: String) -> Bool { read(text) == .yes }

  /// What an answer means; words that fit nothing come back as text.
  func read(_ text: String) -> Answer {
    let candidates = automaton.match(Utterance(text)).candidates
    // A choice that is called "Last" is meant by its name, not by its place.
    let named = candidates.first {
      $0.rank == candidates[0].rank && meaning(of: $0) == .choice
    }
    guard let best = named ?? candidates.first else { return .text(text) }
    return answer(best, to: text)
  }

  /// Which choice an answer means that fits none word for word: "the mint please", "mnit".
  ///
  /// Only choices are understood so, by name or by place: a denial must never become a yes, nor any
  /// word a "cancel". There are several where the words are as near to each of them.
  ///
  /// - Returns: The choices; nil where none is near enough.
  func readForgiving(_ text: String, tolerance: Tolerance) -> Answer? {
    let builder = Builder(question: question)
    guard question.kind != .confirmation, tolerance.ceiling > 0,
      // A question whose choices cannot be compiled is understood word for word.
      let grammar = try? Grammar(
        phrases: builder.namingPhrases(after: Self.lead), lists: builder.lists),
      let automaton = try? Automaton(compiling: grammar)
    else { return nil }
    let match = automaton.match(Utterance("\(Self.lead) \(text)"), tolerance: tolerance)
    guard let best = match.candidates.first else { return nil }
    let nearest = match.candidates.prefix { $0.rank == best.rank && $0.cost == best.cost }
    let answers = nearest.map { Self.captured(by: $0) }
    if answers.count == 1 { return answers[0] }
    let choices = answers.map { if case .choices(let ids)? = $0 { ids } else { [Int]() } }
    return choices.contains([]) ? nil : .choices(Set(choices.joined()).sorted())
  }

  /// What follows the words that begin a correction: "actually, harbour"; nil where none do.
  ///
  /// Agreement is never looked for behind other words.
  func correction(in text: String) -> String? {
    guard question.kind != .confirmation else { return nil }
    let tokens = Utterance(text).tokens
    for opener in Language.named(question.language).words.corrections {
      let words = Utterance(opener).tokens.map(\.text)
      guard tokens.count > words.count, tokens.prefix(words.count).map(\.text) == words,
        let last = tokens.prefix(words.count).last
      else { continue }
      let rest = text.utf8Text(last.span.upperBound..<text.utf8.count)
      // "no, mint" corrects, "no mint" declines.
      if opener.hasSuffix(","), !rest.hasPrefix(",") { continue }
      return text.utf8Text(tokens[words.count].span.lowerBound..<text.utf8.count)
    }
    return nil
  }

  /// A word before the answer: slips are forgiven only beside a word that is understood.
  private static let lead = "answer"

  /// What the places of a phrase caught; a series where it is more than one value.
  private static func captured(by candidate: Candidate) -> Answer? {
    let answers = candidate.captures.compactMap(\.value.answer)
    return answers.count > 1 ? .series(answers) : answers.first
  }

  private func meaning(of candidate: Candidate) -> Meaning? {
    Meaning(rawValue: grammar.phrases[candidate.phrase].intent)
  }

  private func answer(_ best: Candidate, to text: String) -> Answer {
    switch meaning(of: best) {
    case nil: return .text(text)
    case .cancel?: return .cancel
    case .yes?: return .yes
    case .no?: return .no
    case .end?: return .end
    case .control?:
      guard case .listed(let ids) = best.captures.first?.value else { return .text(text) }
      return .controls(ids)
    case .place?, .choice?, .value?:
      return Self.captured(by: best) ?? .text(text)
    }
  }
}

extension Capture.Value {
  /// What one place in an answer means; nil for what no answer has.
  fileprivate var answer: Answer? {
    switch self {
    case .listed(let ids): .choices(ids)
    case .value(let value): .value(value)
    case .unlisted, .text: nil
    }
  }
}
