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
  case number(Double)
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

  private enum Meaning: Int {
    case cancel, yes, no, place, choice, number, value, control, end

    /// Whether slips may be forgiven: a denial must never become a yes, nor a word a "cancel".
    var toleratesSlips: Bool { self == .place || self == .choice }
  }

  /// - Throws: `GrammarError` if a choice cannot be matched.
  init(for question: Question) throws(GrammarError) {
    let builder = Builder(question: question)
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
  /// Only choices are understood so, by name or by place; several where the words are as near to
  /// each of them.
  ///
  /// - Returns: The choices; nil where none is near enough.
  func readForgiving(_ text: String, tolerance: Tolerance) -> Answer? {
    let candidates = automaton.match(Utterance(text), tolerance: tolerance).candidates
    guard let best = candidates.first, meaning(of: best)?.toleratesSlips == true else {
      return nil
    }
    let nearest = candidates.prefix { $0.rank == best.rank && $0.cost == best.cost }
    let answers = nearest.map { answer($0, to: text) }
    guard nearest.allSatisfy({ meaning(of: $0)?.toleratesSlips == true }) else { return nil }
    if answers.count == 1 { return answers[0] }
    let choices = answers.map { if case .choices(let ids) = $0 { ids } else { [Int]() } }
    return choices.contains([]) ? nil : .choices(Set(choices.joined()).sorted())
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
    case .place?, .choice?, .number?, .value?:
      let answers = best.captures.compactMap(\.value.answer)
      guard let first = answers.first else { return .text(text) }
      return answers.count == 1 ? first : .series(answers)
    }
  }

  private struct Builder {
    let question: Question
    var wording: Wording { Wording.language(question.language) }

    func phrases() throws(GrammarError) -> [Phrase] {
      var phrases: [Phrase] = []
      for word in wording.cancel { phrases.append(try phrase(word, .cancel)) }
      if question.kind == .confirmation {
        for word in wording.yes { phrases.append(try phrase(word, .yes)) }
        for word in wording.no { phrases.append(try phrase(word, .no)) }
        for word in question.actionNames { phrases += try literal(word, .yes) }
        for word in question.denials { phrases += try literal(word, .no) }
      }
      if question.takesEnd {
        for word in wording.finished { phrases.append(try phrase(word, .end)) }
      }
      if !question.choices.isEmpty {
        phrases.append(try phrase("${choice}", .choice, slot: choiceSlot))
      }
      if question.takesPlaces {
        for frame in wording.ordinalFrames {
          let text = frame.replacing("<place>", with: "${place}")
          phrases.append(try phrase(text, .place, slot: placeSlot))
        }
      }
      if question.freedom == .number {
        phrases.append(try phrase("${number}", .number, slot: numberSlot))
      }
      if case .value(let kind) = question.freedom {
        let slot = Slot(name: "value", kind: .value(kind), isSeries: question.isSeries)
        phrases.append(try phrase("${value}", .value, slot: slot))
      }
      return phrases + (try controlPhrases())
    }

    /// What presses a control: its title or its number, also after "press".
    func controlPhrases() throws(GrammarError) -> [Phrase] {
      guard !question.controls.isEmpty else { return [] }
      var phrases: [Phrase] = []
      for frame in ["<control>"] + wording.pressFrames {
        let isBare = frame == "<control>"
        if !titles.isEmpty {
          let text = frame.replacing("<control>", with: "${control}")
          phrases.append(try phrase(text, .control, slot: slot("control", of: "controls")))
        }
        // Beside choices, a bare number could mean one of those.
        if !isBare || question.kind == .confirmation {
          let text = frame.replacing("<control>", with: "${place}")
          phrases.append(try phrase(text, .control, slot: slot("place", of: "numbers")))
        }
      }
      return phrases
    }

    var lists: [ValueList] {
      var lists: [ValueList] = []
      if !question.choices.isEmpty { lists.append(ValueList(name: "choices", values: choices)) }
      if question.takesPlaces { lists.append(ValueList(name: "places", values: places)) }
      if !question.controls.isEmpty {
        if !titles.isEmpty { lists.append(ValueList(name: "controls", values: titles)) }
        lists.append(ValueList(name: "numbers", values: numbers))
      }
      return lists
    }

    private var titles: [ValueList.Value] {
      question.controls.enumerated().compactMap { index, title in
        Utterance(title).tokens.isEmpty
          ? nil : ValueList.Value(id: index + 1, forms: [title])
      }
    }

    private var numbers: [ValueList.Value] {
      question.controls.indices.map { index in
        let words = wording.ordinals.indices.contains(index) ? wording.ordinals[index] : []
        return ValueList.Value(id: index + 1, forms: ["\(index + 1)"] + words)
      }
    }

    private func slot(_ name: String, of list: String) -> Slot {
      Slot(name: name, kind: .list(list, isOpen: false), isSeries: false)
    }

    /// A phrase of an app's words as they are; none if they have no letter or digit.
    private func literal(_ words: String, _ meaning: Meaning) throws(GrammarError) -> [Phrase] {
      let text = Utterance(words).tokens.map(\.text).joined(separator: " ")
      return text.isEmpty ? [] : [try phrase(text, meaning)]
    }

    private var choices: [ValueList.Value] {
      question.choices.enumerated().compactMap { index, choice in
        let forms =
          [choice.title] + choice.synonyms
          + (choice.subtitle.map { [$0, "\(choice.title) \($0)"] } ?? [])
        let sayable = forms.filter { !Utterance($0).tokens.isEmpty }
        return sayable.isEmpty ? nil : ValueList.Value(id: index, forms: sayable)
      }
    }

    private var places: [ValueList.Value] {
      zip(wording.ordinals, question.choices.indices).map { words, index in
        // Beside numbered controls, and values such as a line 2, a bare number could mean either;
        // only "second" is a choice.
        let isBare = question.controls.isEmpty && question.kind == .choice
        let words = isBare ? words : Array(words.dropLast())
        let isLast = index == question.choices.count - 1
        return ValueList.Value(id: index, forms: words + (isLast ? wording.last : []))
      }
    }

    private var choiceSlot: Slot {
      Slot(
        name: "choice", kind: .list("choices", isOpen: false), isSeries: question.isSeries)
    }

    private var placeSlot: Slot {
      Slot(name: "place", kind: .list("places", isOpen: false), isSeries: false)
    }

    private var numberSlot: Slot {
      Slot(
        name: "number", kind: .number(minimum: nil, maximum: nil, isInteger: false),
        isSeries: question.isSeries)
    }

    private func phrase(
      _ text: String, _ meaning: Meaning, slot: Slot? = nil
    ) throws(GrammarError) -> Phrase {
      Phrase(
        template: try Template(parsing: text, syntax: .template),
        slots: slot.map { [$0] } ?? [], intent: meaning.rawValue, application: 0,
        language: question.language, isNegative: false)
    }
  }
}

extension Capture.Value {
  /// What one place in an answer means; nil for what no answer has.
  fileprivate var answer: Answer? {
    switch self {
    case .listed(let ids): .choices(ids)
    case .number(let number): .number(number)
    case .value(let value): .value(value)
    case .unlisted, .text: nil
    }
  }
}
