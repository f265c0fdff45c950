// SPDX-License-Identifier: Apache-2.0

/// The phrase that comes nearest to an utterance that matched nothing.
public struct NearMiss: Equatable, Sendable {
  /// What would have been accepted where it stopped.
  public enum Expected: Equatable, Sendable {
    /// A word of the phrase, in its author's spelling.
    case word(String)
    /// A value of the slot with this name.
    case value(slot: String)
    /// The application's name.
    case application(String)
    /// Nothing in this place.
    case nothing
  }

  /// The index of the phrase in ``Grammar/phrases``.
  public let phrase: Int
  /// The words where it stopped: UTF-8 offsets in the original text; empty where words are missing.
  public let stop: Range<Int>
  /// The slot whose value is on no list, where the phrase itself fits.
  public let slot: String?
  /// The id of the listed value that is near the words in `slot`.
  public let value: Int?
  /// What would have been accepted at the stop.
  public let expected: Expected
  /// The nearest sentence that matches.
  public let suggestion: String
  /// Whether a value of a list was said in one of its slots.
  package let namesValue: Bool
  /// Whether a value of the sentence is an example, which nobody said.
  package let hasExample: Bool
}
