// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseSpeech

/// What may be said, for a recognizer.
struct Vocabulary: Sendable {
  let graph: WordGraph

  /// Tells which sentences mean the same.
  let meaning: SentenceMeaning

  /// Whether a sentence is an answer that is awaited and can do no harm: a value, not a yes.
  let isAnswer: @Sendable (String) -> Bool

  /// Whether what was heard may be acted upon.
  ///
  /// An answer is short and one of a few, so less will do; a yes has to be as sure as a phrase.
  func accepts(_ transcript: Transcript) -> Bool {
    let policy = RejectionPolicy()
    return (isAnswer(transcript.text) ? policy.forAnswers : policy).verdict(on: transcript)
      == .accepted
  }

  /// What may be said here or to a satellite of a number.
  func union(_ other: Vocabulary, number: Int) -> Vocabulary {
    Vocabulary(graph: graph.union(other.graph)) { [meaning] sentence in
      // Two questions may give the same name to different answers.
      meaning(sentence) ?? other.meaning(sentence).map { "\(number) \($0)" }
    } isAnswer: { [isAnswer] sentence in
      isAnswer(sentence) || (other.meaning(sentence) != nil && other.isAnswer(sentence))
    }
  }
}
