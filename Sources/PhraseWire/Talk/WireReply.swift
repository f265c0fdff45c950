// SPDX-License-Identifier: Apache-2.0

/// What comes back for one request: the only form in which an answer leaves the engine.
///
/// A program goes by ``kind``, ``code`` and what stands beside them; the sentences are for people.
///
/// ```json
/// {"version": 1, "kind": "answered", "code": "answered", "language": "en",
///  "text": "Saved 20.00 for Food. The total for it is 70.00.", "value": 70}
/// ```
public struct WireReply: Codable, Sendable, Equatable {
  /// What happened to the turn.
  public enum Kind: String, WireKind {
    /// What was asked for is done, and the turn is over.
    case answered
    /// The turn waits for an answer to ``WireReply/question``.
    case asked
    /// No phrase fits; nothing was done.
    case missed
    /// The turn was ended.
    case cancelled
    /// It did not work.
    case failed
    /// Another turn has to end first.
    case busy
    /// What can be said and done.
    case helped
    /// A kind that this version does not know.
    case other
  }

  /// The version of the form.
  public var version = WireVersion.current
  /// What happened to the turn.
  public var kind: Kind
  /// Which message ``text`` is, as one word that does not change with the language.
  public var code: String
  /// What stands in the message, by name.
  public var parts: [String: WireValue] = [:]
  /// What to say, in the language of the turn.
  public var text: String
  /// What to show besides, where there is a screen.
  public var supporting: String?
  /// The language code of the texts.
  public var language: String
  /// The question that waits.
  public var question: WireQuestion?
  /// What the utterance that began the turn means; nil where there was no such utterance.
  public var resolution: WireResolution?
  /// What was returned: by an intent its value, or the values of a list.
  public var value: WireValue?
  /// What to look at.
  public var card: WireCard?
  /// What the intent is called that the turn performs; nil where there is none, or it only shows
  /// something.
  public var performs: String?
  /// What the action is called that the turn registered how to take back; nil where it did not.
  public var undo: String?
  /// What the apps declare, where that was asked for.
  public var declarations: WireDeclarations?

  /// Makes a reply; what else is known is set afterwards.
  public init(_ kind: Kind, code: String, text: String = "", language: String = "en") {
    self.kind = kind
    self.code = code
    self.text = text
    self.language = language
  }

  /// The file that was returned; the first of several.
  public var file: WireFile? { value?.files.first }
}

/// What happens in a conversation beside its replies, while an intent runs or after it ran.
public enum WireEvent: Sendable, Equatable {
  /// A part of the work is done: how much, from 0 to 1, and what it is at.
  case progress(fraction: Double, text: String?)
  /// A shortcut of the person does an action: its place in the run, from 1, and what it is; once it is
  /// done, what it gave.
  case action(number: Int, title: String, result: String? = nil)
  /// The card that is shown has changed.
  case card(WireCard)
  /// The app is asked to show itself, and the content that the identifier names, if there is one.
  case foreground(app: String, content: String? = nil)
  /// An event of a kind that this version does not know.
  case other(String)
}

extension WireEvent: Codable {
  private struct Fields: Codable {
    var version = WireVersion.current
    var kind: String
    var number: Int?
    var result: String?
    var fraction: Double?
    var text: String?
    var card: WireCard?
    var app: String?
    var content: String?

    init(_ kind: String) { self.kind = kind }
  }

  /// Writes an object with its kind.
  public func encode(to encoder: any Encoder) throws {
    var fields: Fields
    switch self {
    case .progress(let fraction, let text):
      fields = Fields("progress")
      fields.fraction = fraction
      fields.text = text
    case .action(let number, let title, let result):
      fields = Fields("action")
      fields.number = number
      fields.text = title
      fields.result = result
    case .card(let card):
      fields = Fields("card")
      fields.card = card
    case .foreground(let app, let content):
      fields = Fields("foreground")
      fields.app = app
      fields.content = content
    case .other(let kind): fields = Fields(kind)
    }
    try fields.encode(to: encoder)
  }

  /// Reads an object by its kind.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(from: decoder)
    switch (fields.kind, fields.fraction, fields.card, fields.app) {
    case ("progress", let fraction?, _, _):
      self = .progress(fraction: fraction, text: fields.text)
    case ("action", _, _, _):
      self = .action(
        number: fields.number ?? 0, title: fields.text ?? "", result: fields.result)
    case ("card", _, let card?, _): self = .card(card)
    case ("foreground", _, _, let app?):
      self = .foreground(app: app, content: fields.content)
    case (let kind, _, _, _): self = .other(kind)
    }
  }
}
