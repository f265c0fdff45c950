// SPDX-License-Identifier: Apache-2.0

public import PhraseMatching

/// What a wake phrase is like to a detector: how it is said, and what else sounds like it.
///
/// A long phrase of many different sounds, unlike what people say all day, is heard when it is
/// called and wakes from nothing else. This tells it from the phones, before anybody records it.
///
/// ```swift
/// let phrase = WakePhrase("hey library", lexicon: lexicon)
/// print(phrase.rating, phrase.remarks.map(\.description))
/// ```
public struct WakePhrase: Sendable, Equatable {
  /// How good a choice the phrase is.
  public enum Rating: String, Sendable {
    /// Nothing speaks against it.
    case good
    /// It will do; the remarks say what to expect.
    case fair
    /// It cannot be said, or it will be missed or wake from other speech.
    case poor
  }

  /// A word of the phrase, with how it is said.
  public struct Word: Sendable, Equatable {
    /// The word.
    public let text: String
    /// The ways to say it, and which source knows each.
    public let entry: Lexicon.Entry
  }

  /// Everyday words that sound like the phrase.
  public struct Likeness: Sendable, Equatable {
    /// The words.
    public let text: String
    /// How many of the phrase's phones are other ones in them; like phones count in part.
    public let distance: Double

    /// Makes a likeness of the words and their distance.
    public init(text: String, distance: Double) {
      self.text = text
      self.distance = distance
    }

    /// Whether the phrase itself is said in it, with other words between.
    fileprivate func contains(_ words: [String]) -> Bool {
      var rest = words[...]
      for word in text.split(separator: " ") where word == rest.first ?? "" { rest.removeFirst() }
      return rest.isEmpty
    }
  }

  /// What speaks against a phrase.
  public enum Remark: Sendable, Equatable {
    /// Nobody knows how to say the word.
    case unknown(word: String)
    /// There are few phones or syllables to hear it by.
    case short(phones: Int, syllables: Int)
    /// The same few phones come again and again.
    case monotonous(different: Int)
    /// People say it without meaning to call.
    case everyday
    /// Something that people say sounds like it.
    case like(Likeness)
  }

  /// The words of the phrase.
  public let words: [Word]
  /// How many phones it has, said the usual way.
  public let phoneCount: Int
  /// How many syllables it has.
  public let syllableCount: Int
  /// How many different phones it has.
  public let differentPhoneCount: Int
  /// The everyday words that come nearest to it.
  public let nearest: Likeness?
  /// What speaks against it, the weightiest first.
  public let remarks: [Remark]

  /// Looks at a phrase.
  ///
  /// - Parameters:
  ///   - phrase: Its words.
  ///   - lexicon: Says how words are said.
  ///   - vocabulary: Further words that are said where it listens, for example those of the
  ///     commands: a command must not wake it.
  /// - Complexity: O(*n*) in the words of the vocabulary.
  public init(_ phrase: String, lexicon: Lexicon, vocabulary: [WordGraph.Word] = []) {
    let spoken = Utterance(phrase).tokens.map { WordGraph.Word(text: $0.text, spelling: $0.text) }
    words = spoken.map { Word(text: $0.text, entry: lexicon.entry(for: $0)) }
    let sounds = words.map { $0.entry.pronunciations.first?.phones ?? [] }
    let phones = Array(sounds.joined())
    phoneCount = phones.count
    syllableCount = phones.count { Pronunciation.syllabic.contains($0) }
    differentPhoneCount = Set(phones).count
    let everyday = Self.everydayWords.map { WordGraph.Word(text: $0, spelling: $0) }
    let likeness = PhoneLikeness(
      words: zip(words, sounds).map { ($0.text, $1) },
      vocabulary: Set(everyday + vocabulary + spoken).sorted { $0.text < $1.text },
      lexicon: lexicon)
    nearest = sounds.contains([]) ? nil : likeness.nearest
    remarks = Self.remarks(
      words: words, phones: phoneCount, syllables: syllableCount, different: differentPhoneCount,
      nearest: nearest)
  }

  /// How good a choice it is.
  public var rating: Rating {
    if words.isEmpty || remarks.contains(where: \.isFatal) { return .poor }
    return remarks.isEmpty ? .good : .fair
  }

  /// Fewer phones are a word that talk is full of: "hey you" has four.
  fileprivate static let fewestPhones = 5
  fileprivate static let fewestSyllables = 2
  /// From here on, people's calls and other speech were apart; see `Benchmarks/RESULTS.md`.
  private static let enoughPhones = 6
  private static let enoughDifferentPhones = 4
  /// How many phones must differ from the nearest talk: "a library" is half a phone from
  /// "hey library".
  private static let enoughDifference = 0.6

  private static func remarks(
    words: [Word], phones: Int, syllables: Int, different: Int, nearest: Likeness?
  ) -> [Remark] {
    let unknown = words.filter { $0.entry.pronunciations.isEmpty }
    guard unknown.isEmpty else { return unknown.map { .unknown(word: $0.text) } }
    var remarks: [Remark] = []
    if phones < enoughPhones || syllables < fewestSyllables {
      remarks.append(.short(phones: phones, syllables: syllables))
    }
    if different < enoughDifferentPhones { remarks.append(.monotonous(different: different)) }
    if words.allSatisfy({ everydayWords.contains($0.text) }) { remarks.append(.everyday) }
    // Words that sound the same are no other talk: "oh k" is "okay".
    if let nearest, nearest.distance > 0, nearest.distance < enoughDifference,
      !nearest.contains(words.map(\.text))
    {
      remarks.append(.like(nearest))
    }
    return remarks
  }
}

extension WakePhrase.Remark: CustomStringConvertible {
  /// Whether nothing makes up for it.
  fileprivate var isFatal: Bool {
    switch self {
    case .unknown: true
    case .short(let phones, let syllables):
      phones < WakePhrase.fewestPhones || syllables < WakePhrase.fewestSyllables
    case .monotonous, .everyday, .like: false
    }
  }

  /// The remark as a sentence.
  public var description: String {
    switch self {
    case .unknown(let word):
      "Nobody knows how to say “\(word)”; a line in a file for --lexicon tells it."
    case .short(let phones, let syllables):
      "It is short, with \(phones) phones in \(syllables) syllable\(syllables == 1 ? "" : "s"): "
        + "other speech may wake it."
    case .monotonous(let different):
      "It has only \(different) different phones: other speech may wake it."
    case .everyday:
      "These are everyday words: whoever says them calls."
    case .like(let likeness): "“\(likeness.text)” sounds like it and may wake it."
    }
  }
}
