// SPDX-License-Identifier: Apache-2.0

public import PhraseMatching

/// The sentences of one language in Home Assistant's format.
///
/// ```swift
/// let sentences = try HomeAssistantSentences(
///   contentsOf: URL(filePath: "intents/sentences/de"), language: "de")
/// ```
///
/// The format is that of the project home-assistant/intents: templates grouped by intent, value
/// lists, expansion rules, skip words.
public struct HomeAssistantSentences: Sendable {
  /// Templates with what they stand for.
  public struct Block: Equatable, Sendable {
    /// The name of the intent.
    public var intent: String
    /// The templates.
    public var sentences: [String]
    /// Slots that are known without being said.
    public var slots: [String: HomeAssistantValue] = [:]
    /// The key of the answer.
    public var response: String?
    /// What must be known for the sentences to count.
    public var requiresContext: [String: HomeAssistantValue] = [:]
    /// What must not be known.
    public var excludesContext: [String: HomeAssistantValue] = [:]
    /// Handed through to the result.
    public var metadata: [String: HomeAssistantValue] = [:]
    /// Rules of the block alone, which win over the global ones.
    public var rules: [String: String] = [:]
    /// Lists of the block alone, which win over the global ones.
    public var lists: [String: HomeAssistantList] = [:]
    /// Words of which one must be said; none where the list is empty.
    public var requiredKeywords: [String] = []

    /// Makes a block of templates.
    public init(intent: String, sentences: [String]) {
      self.intent = intent
      self.sentences = sentences
    }
  }

  /// The language code, as the files have it.
  public var language: String
  /// The templates, in the order of the files.
  public var blocks: [Block] = []
  /// The value lists by name.
  public var lists: [String: HomeAssistantList] = [:]
  /// The expansion rules by name.
  public var rules: [String: String] = [:]
  /// Words that do not count.
  public var skipWords: [String] = []
  /// What was passed over while reading.
  public var warnings: [Diagnostic] = []

  /// Makes an empty set of sentences.
  public init(language: String) {
    self.language = language
  }

  /// How many templates there are.
  public var sentenceCount: Int { blocks.reduce(0) { $0 + $1.sentences.count } }
}
