// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseRuntime
import PhraseSpeech

/// Where any words may be: the answer to a question, or a place in a phrase.
struct TextPlace: Equatable {
  /// What the words are for; nil where that has no name.
  private(set) var title: String?
  /// Whether the words are a part of a phrase; otherwise they are an answer.
  let isInPhrase: Bool
  private let before: String
  private let behind: String
  private let language: String

  /// The answer to a question.
  init(answering question: Question) {
    if case .value(let parameter) = question.kind { title = parameter } else { title = nil }
    isInPhrase = false
    // Between quotation marks, words are nothing but an answer.
    (before, behind) = ("“", "”")
    language = question.language
  }

  /// The place of a word in a sentence that was heard.
  ///
  /// - Parameters:
  ///   - index: Which word of the sentence stands for any words.
  ///   - words: The words of the sentence.
  ///   - language: The language code of the sentence.
  init(at index: Int, of words: [Transcript.Word], language: String) {
    isInPhrase = true
    before = words[..<index].map { "\($0.text) " }.joined()
    behind = words[(index + 1)...].map { " \($0.text)" }.joined()
    self.language = language
  }

  /// The place with what its words are for.
  func named(_ title: String?) -> TextPlace {
    var named = self
    named.title = title
    return named
  }

  /// The line that a conversation is told.
  func line(with words: String) -> String { before + words + behind }

  /// What may be said besides the words, where nothing but this place asks for them: no, or "cancel".
  var wordGraph: WordGraph { answers?.wordGraph() ?? .empty }

  /// Whether a sentence of ``wordGraph`` gives the phrase up.
  func isLeft(by answer: String) -> Bool { answers?.isCancelling(answer) ?? false }

  /// Whether a sentence of ``wordGraph`` is a no.
  func isRefused(by answer: String) -> Bool { answers?.isNo(answer) ?? false }

  private var answers: AnswerGrammar? { try? AnswerGrammar(confirmationIn: language) }
}
