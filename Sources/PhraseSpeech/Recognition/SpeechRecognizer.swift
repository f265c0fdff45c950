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
  func prepare(_ graph: WordGraph) throws -> [WordGraph.Word]

  /// Recognizes one utterance, and says how sure it is.
  ///
  /// Blocks for a few hundredths of the utterance's length: call it off the threads of tasks, or
  /// through a ``Listener``.
  ///
  /// - Parameters:
  ///   - audio: The speech, from its start to its end.
  ///   - graph: What may be said; made ready if it was not.
  /// - Returns: The words; nil where no sentence of the grammar fits at all.
  /// - Throws: `RecognizerError`
  func recognize(_ audio: Audio, in graph: WordGraph) throws -> Transcript?
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
