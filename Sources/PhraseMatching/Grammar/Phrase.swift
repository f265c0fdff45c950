// SPDX-License-Identifier: Apache-2.0

/// A parameter's place in a phrase, and what may stand there.
public struct Slot: Equatable, Sendable {
  /// What may stand in a slot.
  public enum Kind: Equatable, Sendable {
    /// A value of the list with this name. An open list takes other words as well; they are
    /// captured as ``Capture/Value-swift.enum/unlisted`` for the app's own search to decide.
    case list(String, isOpen: Bool)
    /// A value of a kind that the engine reads by itself: a number, a date, an amount of money.
    case value(ValueKind)
    /// Any words, as few as the rest of the phrase allows.
    case text
  }

  /// The name in `${name}`.
  public var name: String
  /// What may stand there.
  public var kind: Kind
  /// Whether several values may follow each other: "a, b and c".
  public var isSeries: Bool

  /// Makes a slot.
  public init(name: String, kind: Kind, isSeries: Bool = false) {
    self.name = name
    self.kind = kind
    self.isSeries = isSeries
  }
}

extension Slot.Kind {
  /// The name of the list; nil for slots without one.
  package var listName: String? {
    if case .list(let name, _) = self { name } else { nil }
  }
}

/// A phrase of a grammar.
typealias PhraseID = ID<Phrase>

/// A template with the kinds of its slots, and what it stands for.
public struct Phrase: Equatable, Sendable {
  /// The words.
  public var template: Template
  /// The slots that the template names.
  public var slots: [Slot]
  /// An opaque number: phrases with the same one mean the same action.
  public var intent: Int
  /// An opaque number: phrases of one application share it.
  public var application: Int
  /// The language code of the words, for number words.
  public var language: String
  /// Whether the phrase keeps its application from answering.
  public var isNegative: Bool

  /// Makes a phrase.
  public init(
    template: Template, slots: [Slot] = [], intent: Int, application: Int = 0,
    language: String = "en", isNegative: Bool = false
  ) {
    self.template = template
    self.slots = slots
    self.intent = intent
    self.application = application
    self.language = language
    self.isNegative = isNegative
  }
}
