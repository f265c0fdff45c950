// SPDX-License-Identifier: Apache-2.0

/// A question that waits for an answer, with all that an answer may be.
///
/// ```json
/// {"kind": "value", "parameter": "amount", "title": "Amount", "text": "How much did you spend?",
///  "accepts": {"kind": "number", "minimum": 0.01, "maximum": 100000}, "language": "en"}
/// ```
public struct WireQuestion: Codable, Sendable, Equatable {
  /// What an answer is.
  public enum Kind: String, WireKind {
    /// A value, as ``WireQuestion/accepts`` says; choices are only some of them.
    case value
    /// One of the choices.
    case choice
    /// Yes or no.
    case confirmation
    /// A kind that this version does not know.
    case other
  }

  /// One of the answers that can be named.
  public struct Choice: Codable, Sendable, Equatable {
    /// Its place, from 1, for ``WireRequest/choose(_:)``.
    public var number: Int
    /// What it is called.
    public var title: String
    /// What tells it apart from one with the same title.
    public var subtitle: String?
    /// The heading that it stands under.
    public var section: String?

    /// Makes a choice.
    public init(number: Int, title: String, subtitle: String? = nil, section: String? = nil) {
      self.number = number
      self.title = title
      self.subtitle = subtitle
      self.section = section
    }
  }

  /// What an answer is.
  public var kind: Kind
  /// The name of the parameter that is asked for; nil where none is, or its name is not known.
  public var parameter: String?
  /// What the parameter is called.
  public var title: String?
  /// The question in words.
  public var text: String
  /// The answers that can be named.
  public var choices: [Choice] = []
  /// What an answer may be besides; nil for nothing.
  public var accepts: WireSlot?
  /// The words that go on besides yes, for a confirmation.
  public var actionNames: [String] = []
  /// The titles of the controls of the card above the question, by number.
  public var controls: [String] = []
  /// Whether one answer may give several values: a list.
  public var takesSeveral: Bool?
  /// Whether the person may say that there are no more values: an answer of nothing.
  public var takesEnd: Bool?
  /// The words of the value that an empty line stands for; nil where an empty line is no answer.
  public var standard: String?
  /// Whether it offers what was not asked for, so that any other line is a request of its own.
  public var offer: Bool?
  /// The language code of the texts.
  public var language: String

  /// Makes a question; what else is known is set afterwards.
  public init(_ kind: Kind, text: String, language: String) {
    self.kind = kind
    self.text = text
    self.language = language
  }
}
