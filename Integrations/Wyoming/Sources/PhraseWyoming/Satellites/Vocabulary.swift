// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseSpeech

/// What may be said, for a recognizer.
struct Vocabulary: Sendable {
  /// What a sentence is, the one that has to be heard most surely last.
  enum Kind: Int {
    /// An answer that is one of a few, and can do no harm.
    case value
    /// A request.
    case phrase
    /// An answer that may do what nobody wanted: a yes.
    case confirmation
  }

  let graph: WordGraph

  /// Tells which sentences mean the same.
  let meaning: SentenceMeaning

  let kind: @Sendable (String) -> Kind

  /// Whether what was heard may be acted upon.
  func accepts(_ transcript: Transcript, by policy: RejectionPolicy) -> Bool {
    switch kind(transcript.text) {
    case .value: policy.forAnswers.verdict(on: transcript) == .accepted
    case .phrase: policy.verdict(on: transcript) == .accepted
    case .confirmation:
      policy.confirms(transcript)
        && transcript.alternatives.allSatisfy { meaning($0) == meaning(transcript.text) }
    }
  }

  /// What may be said here or to a satellite of a number.
  func union(_ other: Vocabulary, number: Int) -> Vocabulary {
    Vocabulary(graph: graph.union(other.graph)) { [meaning] sentence in
      // Two questions may give the same name to different answers.
      meaning(sentence) ?? other.meaning(sentence).map { "\(number) \($0)" }
    } kind: { [self] sentence in
      [self, other].filter { $0.meaning(sentence) != nil }.map { $0.kind(sentence) }
        .max { $0.rawValue < $1.rawValue } ?? .phrase
    }
  }
}
