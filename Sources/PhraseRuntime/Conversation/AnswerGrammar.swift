// SPDX-License-Identifier: Apache-2.0

package import PhraseMatching

/// The grammar in force while a question waits: its sensible answers.
///
/// It is an ordinary grammar, so a recognizer can listen for exactly these answers. What the question
/// names goes before the conversation's own words: "stop" may be a choice.
package struct AnswerGrammar: Sendable {
  package let grammar: Grammar
  package let automaton: Automaton
  private let question: Question
  /// The words of the request that asks, without its values: an answer may say them again.
  var requestWords: Set<String> = []

  enum Meaning: Int {
    case yes, no, place, choice, value, control, end
  }

  /// What a line means while the question waits.
  enum Understanding: Equatable {
    case answer(Answer)
    /// The conversation is meant, not the question.
    case own(OwnWords.Meaning)
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
    var question = Question(kind: .confirmation, text: "", language: language)
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
    try self.init(for: Question(kind: .confirmation, text: "", language: language))
  }

  /// The answers to a question which of several things was said.
  ///
  /// - Throws: `GrammarError` if one of them cannot be matched.
  package init(choosing names: [String], language: String) throws(GrammarError) {
    try self.init(
      for: Question(
        kind: .choice, text: "", choices: names.map { Question.Choice(title: $0) },
        language: language))
  }

  /// The only choice that an answer names; nil if it names none, or several.
  package func choice(_ text: String) -> Int? {
    if case .choices(let places)? = match(text), places.count == 1 { places[0] } else { nil }
  }

  /// What an answer means, as a text that is the same for the same meaning; nil for what is none.
  package func meaning(of answer: String) -> String? {
    match(answer).map { "\($0)" }
      ?? OwnWords.read(answer, isUnderWay: true).map { "\($0.meaning)" }
  }

  /// Whether an answer agrees.
  package func isYes(_ text: String) -> Bool { match(text) == .yes }

  /// Whether an answer denies.
  package func isNo(_ text: String) -> Bool { match(text) == .no }

  /// Whether a line is meant for the conversation, not for the question: "cancel", "help".
  package func isOwn(_ line: String) -> Bool {
    if case .own = read(line) { true } else { false }
  }

  /// Whether a line ends what is under way.
  package func isCancelling(_ line: String) -> Bool { read(line) == .own(.cancel) }

  /// What may be said now: the answers, and the conversation's own words.
  ///
  /// A single letter is typed for a yes or a no, and never said: "why" would be the letter y.
  package func wordGraph() -> WordGraph {
    let words = Language.named(question.language).words
    let letters = Set((words.yes + words.no).filter { $0.utf8.count == 1 })
    return automaton.wordGraph().removing { letters.contains($0.text) }
      .union(OwnWords.graphWhileAsking(language: question.language))
  }

  /// What a line means; words between quotation marks are nothing but an answer, and where any words
  /// are, just these.
  func read(_ line: String) -> Understanding {
    if let words = line.insideQuotationMarks {
      if question.takesText { return .answer(.text(words)) }
      switch answer(words) {
      case .end, .controls: return .answer(.text(words))
      case let answer: return .answer(answer)
      }
    }
    if let answer = match(line) ?? typed(line) { return .answer(answer) }
    if let own = OwnWords.read(line, isUnderWay: true) { return .own(own.meaning) }
    let bare = Utterance(line).withoutAsides(in: question.language)
    if [line, bare].compactMap(\.self).contains(where: isDismissal) { return .own(.cancel) }
    if let rest = correction(in: line),
      case .cancel? = OwnWords.read(rest, isUnderWay: true)?.meaning
    {
      return .own(.cancel)
    }
    if question.takesText, let rest = correction(in: line, needsComma: true) {
      return .answer(.text(rest))
    }
    if question.takesText, let rest = introduced(line) ?? remembered(line) {
      return .answer(.text(rest))
    }
    // Agreement is never looked for behind other words.
    let rest =
      question.kind == .confirmation
      ? nil
      : Utterance(line).withoutAsides(in: question.language, onlyHedges: question.takesText)
    if let rest {
      let named = question.namesChoices ? named(by: rest) : nil
      if let answer = match(rest) ?? named { return .answer(answer) }
      if let own = OwnWords.read(rest, isUnderWay: true) { return .own(own.meaning) }
      if question.takesText { return .answer(.text(rest)) }
    }
    // Beside an offer, other words are a request; these are asked first whether they name a choice.
    let isNamed = question.takesText || question.isOffer
    return .answer(isNamed ? named(by: line) ?? .text(line) : .text(line))
  }

  /// What a text is, without words that only introduce it: "it's called Emma", "I think it's by Austen".
  private func introduced(_ line: String) -> String? {
    let words = Language.named(question.language).words.requests
    let doubts = words.hedges.map { "\(Frame($0).behind) …" }
    return [line, Utterance(line).text(within: doubts)].compactMap(\.self).lazy
      .compactMap { Utterance($0).text(within: words.introductions) }.first
  }

  /// What comes to somebody's mind: "I forget, what's her name, Jane Austen".
  private func remembered(_ line: String) -> String? {
    let utterance = Utterance(line)
    guard utterance.clauses.first?.isUnsure(in: question.language) == true else { return nil }
    return utterance.continuations.map { Utterance($0) }.first {
      !$0.asksInReturn(in: question.language) && !$0.isUnsure(in: question.language)
    }?.text
  }

  /// A yes or a no in words that are only typed.
  private func typed(_ line: String) -> Answer? {
    guard question.kind == .confirmation || question.isOffer else { return nil }
    let talk = Language.named(question.language).words
    let utterance = Utterance(line)
    if utterance.isOne(of: talk.agreeing) { return .yes }
    let bare = utterance.bare(in: question.language)
    if utterance.isOne(of: talk.requests.refusals) || bare.isOne(of: talk.declining) { return .no }
    if let rest = utterance.text(within: talk.agreeing), agreesFurther(rest) { return .yes }
    // A few words may have been offered in another language than the person's.
    return question.isOffer && Language.saying(line, of: \.yes) != nil ? .yes : nil
  }

  /// Whether words behind a yes agree once more, "OK, search", say again to what, "yes please delete it", or
  /// mean nothing, "yes pls".
  private func agreesFurther(_ text: String) -> Bool {
    let agreeing = Language.named(question.language).words.agreeing
    let utterance = Utterance(text)
    return [utterance, utterance.bare(in: question.language)].contains {
      match($0.text) == .yes || $0.isOne(of: agreeing)
    } || saysAgain(text) || utterance.isAside(in: question.language)
  }

  /// Whether words are nothing but words of what is to be confirmed and of the request, and small ones.
  private func saysAgain(_ text: String) -> Bool {
    // What is undone in place of something else is not the only thing that its question names.
    guard question.kind == .confirmation, !question.undoAgrees else { return false }
    let talk = Language.named(question.language)
    let words = Set(Utterance(text).tokens.map(\.text))
    let asked = askedStems
    let others = words.filter { !asked.contains(talk.stem($0)) }
    return others.count < words.count && talk.areSmall(others)
  }

  /// The stems of the words of the question and of the request, and of those that mean the same.
  private var askedStems: Set<String> {
    let talk = Language.named(question.language)
    func stems(_ words: [String]) -> Set<String> {
      Set(words.map { talk.stem(Utterance($0).folded) })
    }
    let asked = stems(Utterance(question.text).tokens.map(\.text) + requestWords)
    return (talk.requests?.alike ?? []).map(stems).filter { !$0.isDisjoint(with: asked) }
      .reduce(asked) { $0.union($1) }
  }

  /// Whether a line ends what is under way, in words that are only typed; where any words are an answer,
  /// one or two are it: "not today".
  private func isDismissal(_ line: String) -> Bool {
    let words = Language.named(question.language).words
    let utterance = Utterance(line)
    guard question.takesText else {
      // To a question for a value a no is no answer.
      let isValue = if case .value = question.kind { !question.isSeries } else { false }
      let dismissals = words.requests.dismissals + (isValue ? words.no : [])
      // "Doesn't matter, forget it".
      let clauses = isValue ? utterance.clauses : []
      return ([utterance] + clauses.suffix(1)).contains {
        $0.isOne(of: dismissals)
          || isValue && OwnWords.read($0.text, isUnderWay: true)?.meaning == .cancel
      }
    }
    let said = utterance.tokens.map(\.text)
    guard said.count > 1, !utterance.isOne(of: words.requests.asides) else { return false }
    func tokens(_ texts: [String]) -> Set<String> {
      Set(texts.flatMap { Utterance($0).tokens.map(\.text) })
    }
    // "No wait", "oh no": a no and nothing else.
    let isNo =
      said.contains { words.no.contains($0) }
      && tokens(words.no + words.corrections + words.requests.asides).isSuperset(of: said)
    let longer = said.count > 2 ? words.requests.dismissals + words.requests.refusals : []
    return isNo || utterance.isOne(of: words.no + longer)
  }

  /// Whether words that are no request begin with a no, or with a correction, or have a clause that is one
  /// and none that agrees: "no, it can stay where it is", "I meant the blue one".
  func declines(_ text: String) -> Bool {
    let words = Language.named(question.language).words
    guard question.kind == .confirmation else { return false }
    let utterance = Utterance(text)
    if let rest = utterance.text(within: words.no + words.corrections) { return match(rest) == nil }
    // "Oops, no, give it back": whatever else is said, nobody agrees.
    let clauses = utterance.clauses.map { $0.bare(in: question.language) }
    return clauses.contains { $0.isOne(of: words.declining) }
      && !clauses.contains { $0.isOne(of: words.agreeing) }
  }

  /// The choices that words name by a part of their names, or by a number, to a person who was told
  /// them.
  func named(by text: String) -> Answer? {
    guard question.takesPlaces else { return nil }
    let named = question.choices(namedBy: text)
    // Beside numbered controls, a number could mean either.
    guard named.isEmpty, question.controls.isEmpty else {
      return named.isEmpty ? nil : .choices(named)
    }
    let folded = Utterance(text).folded
    let ordinals = Language.named(question.language).words.ordinals
    let place = zip(question.choices.indices, ordinals).first { index, names in
      (names + ["\(index + 1)"]).contains { Utterance($0).folded == folded }
    }
    return place.map { .choices([$0.0]) }
  }

  /// The only choice that is named to the letter among words that say nothing else, and do not deny:
  /// "only towards the harbour"; nil where several are named, or none.
  func contained(in text: String) -> Answer? {
    let talk = Language.named(question.language)
    let utterance = Utterance(text)
    guard namesValues, utterance.tokens.count <= Self.longestAnswer,
      !utterance.denies(in: question.language), !utterance.asksInReturn(in: question.language),
      utterance.places(ofAnyOf: talk.words.context.exclusions).isEmpty
    else { return nil }
    let named = question.choices.indices.filter {
      !utterance.places(ofAnyOf: question.choices[$0].names).isEmpty
    }
    guard named.count == 1 else { return nil }
    let names = question.choices[named[0]].names.flatMap { Utterance($0).tokens.map(\.text) }
    let known = Set(
      names + Utterance(question.text).tokens.map(\.text) + talk.words.requests.prepositions
        + talk.words.requests.light.map { Utterance($0).folded } + requestWords)
    let others = utterance.tokens.map(\.text).filter { !known.contains($0) }
    return talk.areSmall(Set(others)) ? .choices(named) : nil
  }

  private static let longestAnswer = 8

  /// Whether its answers are known by name, and nothing else is one.
  private var namesValues: Bool {
    question.kind != .confirmation && !question.choices.isEmpty && !question.takesText
      && !question.isSeries
  }

  /// A number behind words that say nothing: "about 12 quid", "I don't know, about 12".
  func answer(behindSmallWords text: String) -> Answer? {
    guard case .value(.number) = question.freedom else { return nil }
    let talk = Language.named(question.language)
    let small = talk.words.requests.prepositions.union(talk.words.requests.light)
    let utterance = Utterance(remembered(text) ?? text)
    let lead = utterance.tokens.prefix { talk.areSmall([$0.text]) || small.contains($0.text) }
    guard !lead.isEmpty, lead.count < utterance.tokens.count else { return nil }
    return match(utterance.text(lead.count..<utterance.tokens.count))
  }

  /// A number of minutes, where those are asked for: "in half an hour".
  func answer(inMinutes text: String) -> Answer? {
    guard case .value(.number) = question.freedom else { return nil }
    let full = Utterance(text).inMinutes(talkingIn: question.language)
    return full.flatMap { match(Utterance($0).withoutSmallWords(in: question.language)) }
  }

  /// What is left of an answer without the words of the question and the request: to "Open which?",
  /// "open the second one"; nil where it has none of them.
  func withoutQuestion(_ text: String) -> String? {
    guard namesValues, !Utterance(text).asksInReturn(in: question.language) else { return nil }
    let talk = Language.named(question.language)
    // "Line 2" has a word of "Which line?".
    let names = question.choices.flatMap(\.names).flatMap { Utterance($0).tokens.map(\.text) }
    let meant = askedStems.subtracting(names.map { talk.stem($0) })
    let words = Utterance(text).tokens.map(\.text)
    let rest = words.drop { meant.contains(talk.stem($0)) || talk.areSmall([$0]) }
    return rest.isEmpty || rest.count == words.count ? nil : rest.joined(separator: " ")
  }

  /// What an answer means; words that fit nothing come back as text.
  func answer(_ text: String) -> Answer { match(text) ?? .text(text) }

  /// The answer that words are; nil if they are none.
  func match(_ text: String) -> Answer? {
    let candidates = automaton.match(Utterance(text)).candidates
    // A choice that is called "Last" is meant by its name, not by its place.
    let named = candidates.first {
      $0.rank == candidates[0].rank && meaning(of: $0) == .choice
    }
    return (named ?? candidates.first).flatMap(answer)
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

  /// An answer without what is said around it: "the second one i guess"; nil where nothing is.
  func withoutAsides(_ text: String) -> String? {
    question.kind == .confirmation || question.takesText
      ? nil : Utterance(text).withoutAsides(in: question.language)
  }

  /// An answer without the reason behind it: "food, it was lunch"; nil where there is none, where it denies
  /// something, and where it names another answer.
  func withoutExplanation(_ text: String) -> String? {
    guard question.kind != .confirmation, !question.takesText else { return nil }
    let utterance = Utterance(text)
    let place = utterance.breaks.last { place in
      let clause = Utterance(utterance.text(place..<utterance.tokens.count))
      return clause.explains(in: question.language) && !clause.denies(in: question.language)
        && correction(in: clause.text) == nil && contained(in: clause.text) == nil
    }
    return place.map { utterance.text(0..<$0) }
  }

  /// Whether it is a yes or a no with a reason behind it, which asks for nothing else: "yes, I've read it".
  func isExplained(_ text: String) -> Bool {
    let words = Language.named(question.language).words
    let answers = words.agreeing + words.declining
    guard question.kind == .confirmation,
      let rest = Utterance(text).text(within: answers, needsComma: true)
    else { return false }
    return Utterance(rest).explains(in: question.language)
  }

  /// What follows the words that begin a correction: "actually, harbour"; nil where none do.
  ///
  /// Agreement is never looked for behind other words.
  func correction(in text: String, needsComma: Bool = false) -> String? {
    guard question.kind != .confirmation else { return nil }
    // "no, mint" corrects, "no mint" declines.
    let corrections = Language.named(question.language).words.corrections
    let utterance = Utterance(text)
    if let rest = utterance.text(within: corrections, needsComma: needsComma) { return rest }
    guard !question.takesText else { return nil }
    // "The mint, no wait, the sage": what is said last is meant.
    return utterance.continuations.lazy
      .compactMap { Utterance($0).text(within: corrections, needsComma: needsComma) }.first
  }

  /// The other of two choices: "not the first".
  func excluding(_ text: String) -> Answer? {
    let exclusions = Language.named(question.language).words.context.exclusions
    guard question.choices.count == 2, let rest = Utterance(text).text(within: exclusions),
      case .choices(let named) = answer(rest), named.count == 1
    else { return nil }
    return .choices([1 - named[0]])
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

  private func answer(_ best: Candidate) -> Answer? {
    switch meaning(of: best) {
    case nil: nil
    case .yes?: .yes
    case .no?: .no
    case .end?: .end
    case .control?:
      if case .listed(let ids) = best.captures.first?.value { .controls(ids) } else { nil }
    case .place?, .choice?, .value?: Self.captured(by: best)
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
