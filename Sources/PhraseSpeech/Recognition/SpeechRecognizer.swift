// SPDX-License-Identifier: Apache-2.0

public import PhraseMatching

/// Turns speech into words of a grammar.
///
/// An implementation keeps what ``prepare(_:)`` made ready, so that a conversation switches
/// between its phrases and the answers to a question at once.
public protocol SpeechRecognizer: Sendable {
  /// Makes a grammar ready to be listened for; a grammar that is ready already costs nothing.
  ///
  /// - Returns: The words of the grammar that nobody knows how to say.
  /// - Throws: `RecognizerError`
  func prepare(_ graph: WordGraph) async throws -> [WordGraph.Word]

  /// Recognizes one utterance, and says how sure it is.
  ///
  /// Takes a few hundredths of the utterance's length, during which no thread of Swift's pool is
  /// held, and ends early once the task is cancelled.
  ///
  /// - Parameters:
  ///   - audio: The speech, from its start to its end.
  ///   - graph: What may be said; made ready if it was not.
  ///   - meaning: Tells which sentences mean the same; with it, the transcript has a
  ///     ``Transcript/rival``.
  /// - Returns: The words; nil where no sentence of the grammar fits at all.
  /// - Throws: `RecognizerError`, or `CancellationError` if the task was cancelled.
  func recognize(
    _ audio: Audio, in graph: WordGraph, meaning: SentenceMeaning?
  ) async throws -> Transcript?

  /// Recognizes the first words of an utterance that is not over yet, without saying how sure it is.
  ///
  /// For people who watch; nothing may be done by these words.
  ///
  /// - Parameters:
  ///   - audio: The speech so far, from its start.
  ///   - graph: What may be said.
  /// - Returns: The words; nil where there are none yet, as always with a recognizer that has no
  ///   such method of its own.
  /// - Throws: `RecognizerError`, or `CancellationError` if the task was cancelled.
  func recognizeBeginning(of audio: Audio, in graph: WordGraph) async throws -> String?

  /// Writes down one utterance of any words, without saying how sure it is.
  ///
  /// Far less is right than with a grammar, about two words of three: read it back before it is used.
  /// Takes up to half of the utterance's length.
  ///
  /// ```swift
  /// let title = try await recognizer.dictate(heard.audio)
  /// ```
  ///
  /// - Parameters:
  ///   - audio: The speech, from its start to its end.
  ///   - word: A word of this recognizer's transcript of the speech, where only what was said in its
  ///     place is wanted; nil for all of it.
  /// - Returns: The words with blanks between; nil where there are none, as always with a recognizer
  ///   that knows grammars alone.
  /// - Throws: `RecognizerError`, or `CancellationError` if the task was cancelled.
  func dictate(_ audio: Audio, in word: Transcript.Word?) async throws -> String?
}

/// What a sentence means, as a text that is the same for all that mean the same; nil for what is no
/// sentence.
public typealias SentenceMeaning = @Sendable (_ sentence: String) -> String?

extension SpeechRecognizer {
  /// Recognizes one utterance without a look at what else it may have been.
  public func recognize(_ audio: Audio, in graph: WordGraph) async throws -> Transcript? {
    try await recognize(audio, in: graph, meaning: nil)
  }

  /// Nothing: most recognizers know the words at the end of an utterance only.
  public func recognizeBeginning(
    of audio: Audio, in graph: WordGraph
  ) async throws -> String? { nil }

  /// Nothing: most recognizers hear the sentences of a grammar only.
  public func dictate(_ audio: Audio, in word: Transcript.Word?) async throws -> String? { nil }

  /// Writes down all of an utterance.
  public func dictate(_ audio: Audio) async throws -> String? {
    try await dictate(audio, in: nil)
  }
}

/// Why a recognizer cannot work.
public struct RecognizerError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public let description: String

  /// Makes an error of a sentence for people.
  public init(_ description: String) {
    self.description = description
  }
}
