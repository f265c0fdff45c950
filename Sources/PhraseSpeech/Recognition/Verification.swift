// SPDX-License-Identifier: Apache-2.0

/// How the words of a transcript stand against free speech.
public struct Verification: Sendable, Equatable {
  public let utterance: Double
  public let weakestWord: Double

  public init(utterance: Double, weakestWord: Double) {
    self.utterance = utterance
    self.weakestWord = weakestWord
  }
}
