// SPDX-License-Identifier: Apache-2.0

public import PhraseMatching

/// Something that knows, or guesses, how words are said.
public protocol PronunciationSource: Sendable {
  /// What a person is told about where a pronunciation came from: "the model's dictionary".
  var name: String { get }

  /// The ways to say a word, the most usual first; none where the source does not know it.
  func pronunciations(of word: WordGraph.Word) -> [Pronunciation]
}

/// How the words of a grammar are said.
///
/// Layers are asked in order, and the first that knows a word decides. Sources of one layer add
/// to each other: two guesses that differ become alternates, which was measured to hear more names
/// than either guess alone.
///
/// ```swift
/// let names = PronouncingDictionary(name: "my names", text: "niamh N IY V")
/// let lexicon = Lexicon(layers: [[names], [SpelledWords()]])
/// ```
public struct Lexicon: Sendable {
  /// A word with what is known about it.
  public struct Entry: Sendable, Equatable {
    /// The ways to say it; none where no source knows it.
    public let pronunciations: [Pronunciation]
    /// The names of the sources, one for each pronunciation.
    public let sources: [String]
  }

  private let layers: [[any PronunciationSource]]

  /// Makes a lexicon of layers, the most trusted first.
  public init(layers: [[any PronunciationSource]]) {
    self.layers = layers
  }

  /// How a word is said.
  public func entry(for word: WordGraph.Word) -> Entry {
    for layer in layers {
      var pronunciations: [Pronunciation] = []
      var sources: [String] = []
      for source in layer {
        for pronunciation in source.pronunciations(of: word)
        where !pronunciations.contains(pronunciation) {
          pronunciations.append(pronunciation)
          sources.append(source.name)
        }
      }
      if !pronunciations.isEmpty { return Entry(pronunciations: pronunciations, sources: sources) }
    }
    return Entry(pronunciations: [], sources: [])
  }
}
