// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// What an answer to a question means.
indirect enum Answer: Sendable, Equatable {
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

/// An answer as the turn that asked gets it, with what else its words may mean.
struct Heard: Sendable {
  let answer: Answer
  let words: AnswerGrammar
  /// The words themselves.
  let line: String

  init(_ answer: Answer, _ words: AnswerGrammar, line: String = "") {
    self.answer = answer
    self.words = words
    self.line = line
  }

  /// What else the words may mean where the answer fits nothing: a correction, then a choice by a part
  /// of its name or by its number, or with slips forgiven, or with a reason behind it.
  func others(within tolerance: Tolerance) -> [Answer] {
    guard case .text(let text) = answer else { return [] }
    func answers(of rest: String?) -> [Answer] {
      guard let rest else { return [] }
      let answer = words.answer(rest)
      return [answer] + Heard(answer, words).others(within: tolerance)
    }
    let named = [
      words.excluding(text), words.named(by: text), words.readForgiving(text, tolerance: tolerance),
    ]
    let asked = words.withoutQuestion(text).map { [words.answer($0), words.named(by: $0)] } ?? []
    let last =
      asked + [
        words.contained(in: text), words.answer(inMinutes: text),
        words.answer(behindSmallWords: text),
      ]
    return answers(of: words.correction(in: text)) + named.compactMap(\.self)
      + answers(of: words.withoutAsides(text)) + last.compactMap(\.self)
      + answers(of: words.withoutExplanation(text))
  }
}
