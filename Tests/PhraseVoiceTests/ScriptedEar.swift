// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseSpeech
import PhraseVoice
import Synchronization

/// Hears in the same speech again what it is told to.
struct ScriptedEar: SpeechRecognizer {
  /// What is heard in a grammar.
  var hear: @Sendable (WordGraph) -> Transcript? = { _ in nil }
  /// What is written down, of all the speech or in the place of a word.
  var dictate: @Sendable (Transcript.Word?) throws -> String? = { _ in nil }

  /// Is told by what meanings a grammar is listened for.
  var meaning: @Sendable (SentenceMeaning?) -> Void = { _ in }

  func prepare(_ graph: WordGraph) -> [WordGraph.Word] { [] }

  func recognize(
    _ audio: Audio, in graph: WordGraph, meaning: SentenceMeaning?
  ) -> Transcript? {
    self.meaning(meaning)
    return hear(graph)
  }

  func dictate(_ audio: Audio, in word: Transcript.Word?) throws -> String? { try dictate(word) }
}

extension VoiceSession {
  /// Takes speech that was heard as a transcript, and that an ear may hear again.
  func respond(to transcript: Transcript?, hearingAgainWith ear: ScriptedEar) async throws -> Answer
  {
    try await respond(
      to: Listener.Heard(audio: Audio(), transcript: transcript, delay: 0), hearingAgainWith: ear)
  }

  /// Takes speech that can be dictated.
  func respond(
    to transcript: Transcript?, dictation: @escaping @Sendable () throws -> String?
  ) async throws -> Answer {
    try await respond(
      to: transcript, hearingAgainWith: ScriptedEar(dictate: { _ in try dictation() }))
  }
}

/// Keeps the grammars that were listened for.
final class Graphs: Sendable {
  private let kept = Mutex<[WordGraph]>([])

  var all: [WordGraph] { kept.withLock(\.self) }

  func add(_ graph: WordGraph) { kept.withLock { $0.append(graph) } }
}

/// Keeps what first tells the meanings of sentences.
final class Meanings: Sendable {
  private let kept = Mutex<SentenceMeaning?>(nil)

  var first: SentenceMeaning? { kept.withLock(\.self) }

  func add(_ meaning: SentenceMeaning?) { kept.withLock { $0 = $0 ?? meaning } }
}
