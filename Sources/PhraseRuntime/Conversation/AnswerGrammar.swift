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
    case cancel, yes, no, place, choice, number, value, end
  }

  /// - Throws: `GrammarError` if a choice cannot be matched.
  init(for question: Question) throws(GrammarError) {
    let builder = Builder(question: question)
    grammar = try Grammar(phrases: try builder.phrases(), lists: builder.lists)
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
    let match = automaton.match(Utterance(text))
    guard let best = match.candidates.first,
      let meaning = Meaning(rawValue: grammar.phrases[best.phrase].intent)
    else { return .text(text) }
    switch meaning {
    case .cancel: return .cancel
    case .yes: return .yes
    case .no: return .no
    case .end: return .end
    case .place, .choice, .number, .value:
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
      }
      if question.takesEnd {
        for word in wording.finished { phrases.append(try phrase(word, .end)) }
      }
      if !question.choices.isEmpty {
        phrases.append(try phrase("${choice}", .choice, slot: choiceSlot))
      }
      if question.kind == .choice {
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
      return phrases
    }

    var lists: [ValueList] {
      var lists: [ValueList] = []
      if !question.choices.isEmpty { lists.append(ValueList(name: "choices", values: choices)) }
      if question.kind == .choice { lists.append(ValueList(name: "places", values: places)) }
      return lists
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
