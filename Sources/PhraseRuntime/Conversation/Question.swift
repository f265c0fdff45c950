// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// A question that a turn waits for an answer to.
public struct Question: Sendable, Equatable {
  /// What kind of answer is awaited.
  public enum Kind: Sendable, Equatable {
    /// A value for a parameter.
    case value(parameter: String)
    /// One of several values of a parameter, or one of several meanings.
    case choice
    /// Yes or no.
    case confirmation
  }

  /// One of the answers that can be named.
  public struct Choice: Sendable, Equatable {
    /// What the answer is called.
    public let title: String

    /// What tells it apart from one with the same title.
    public let subtitle: String?

    /// The heading that it stands under; nil where there are none.
    public let section: String?

    /// Other words for it.
    let synonyms: [String]

    /// What it can be called.
    var names: [String] { [title, subtitle].compactMap(\.self) + synonyms }

    init(
      title: String, subtitle: String? = nil, section: String? = nil, synonyms: [String] = []
    ) {
      self.title = title
      self.subtitle = subtitle
      self.section = section
      self.synonyms = synonyms
    }
  }

  /// What kind of answer is awaited.
  public let kind: Kind

  /// The question in the language of the turn.
  public let text: String

  /// The answers that can be named; empty where any number or text will do.
  public let choices: [Choice]

  /// The language code of the turn.
  public let language: String

  /// What an answer may be besides a choice.
  let freedom: Freedom

  /// The words that go on besides yes, the one to show first; for a confirmation only.
  public internal(set) var actionNames: [String] = []

  /// Whether "undo that", said once more, agrees.
  var undoAgrees = false

  /// The words that do not go on besides no.
  var denials: [String] = []

  /// The titles of the buttons and toggles that can be pressed while the question waits, by number.
  public internal(set) var controls: [String] = []

  /// The smallest and the largest number that fit; nil for any.
  var range: ClosedRange<Double>?

  /// Whether one answer may give several values.
  var isSeries = false

  /// Whether the person may say that there are no more values.
  var takesEnd = false

  /// Whether the text names every one of the choices.
  var namesChoices = false

  /// Whether a question before this one named them.
  var hasNamedChoices = false

  /// Whether any words are a value, and neither the engine nor the app looks for more in them.
  package var takesText = false

  /// The words of the value that an empty answer stands for; nil where an empty answer is none.
  package var standard: String?

  /// Whether it offers what was not asked for, so that any other line is a request of its own.
  package internal(set) var isOffer = false

  /// Whether it asks for what may be asked for, so that no line is a request of its own.
  var takesRequests = false

  /// Whether there is one choice, to be agreed to or not.
  var isDoubt: Bool { kind == .choice && choices.count == 1 }

  /// Whether "the second one" is an answer: where the choices are known, and it is no value itself.
  var takesPlaces: Bool {
    kind == .choice || ((namesChoices || hasNamedChoices) && !freedom.isCounted)
  }

  /// Whether a bare number is the place of a choice before anything else: not where it may be a part
  /// of a name, or a name that the app knows.
  var takesNumbers: Bool {
    if kind == .choice { return true }
    guard takesPlaces, takesText || freedom != .text else { return false }
    let numbers = Set(Language.named(language).words.ordinals.joined())
    return !choices.flatMap(\.names).flatMap { Utterance($0).tokens }.contains { word in
      numbers.contains(word.text) || word.text.contains(where: \.isNumber)
    }
  }

  /// The choices that have all words of `text` in their names: "the rings one" is "The Lord of the
  /// Rings".
  func choices(namedBy text: String) -> [Int] {
    let talk = Language.named(language)
    let frame = Set(talk.words.frameWords + talk.words.context.kinds)
    let named = Utterance(text).tokens.map(\.text).filter { !frame.contains($0) }
    // Small words stand in no name that is chosen by others.
    let telling = named.filter { !talk.areSmall([$0]) }
    let words = telling.isEmpty ? named : telling
    let name = NameMatch(words.joined(separator: " "), in: language)
    return choices.indices.filter { name.strength(in: choices[$0].names) == .whole }
  }

  init(
    kind: Kind, text: String, choices: [Choice] = [], language: String, freedom: Freedom = .none
  ) {
    self.kind = kind
    self.text = text
    self.choices = choices
    self.language = language
    self.freedom = freedom
  }

  enum Freedom: Sendable, Equatable {
    /// Nothing else.
    case none
    /// A number, a date or another value that the engine reads by itself.
    case value(ValueKind)
    /// Any words.
    case text

    /// Whether a place such as "the second" may be a value: a number, a day.
    var isCounted: Bool {
      switch self {
      case .none, .text, .value(.boolean): false
      case .value: true
      }
    }
  }
}
