// SPDX-License-Identifier: Apache-2.0

/// What a client asks of a conversation.
///
/// In JSON an object with its `kind`, and with a `version` if the client wants to be sure:
///
/// ```json
/// {"kind": "line", "text": "add an expense in expenses"}
/// {"kind": "resolve", "text": "open dune"}
/// {"kind": "complete", "text": "open du"}
/// {"kind": "answer", "value": 20}
/// {"kind": "choose", "number": 2}
/// {"kind": "press", "title": "Favorite"}
/// {"kind": "perform", "intent": "AddExpense", "parameters": {"amount": 20, "category": "food"}}
/// ```
public enum WireRequest: Sendable, Equatable {
  /// A line as a person would type or say it: a phrase, an answer, "undo that".
  case line(String)
  /// Asks what words mean; nothing is done, and the question that waits goes on waiting.
  case resolve(String)
  /// Asks for whole lines that begin with what was typed so far; nothing is done.
  case complete(String)
  /// The answer to the question that waits: a value, true or false for a confirmation, nothing for
  /// "no more".
  case answer(WireValue)
  /// The answer to the question that waits: the choice with this number.
  case choose(Int)
  /// Presses the control with this number of the card that is shown.
  case press(Int)
  /// Presses the control with this title.
  case pressTitle(String)
  /// Ends the turn that is under way.
  case cancel
  /// Takes back what was done last.
  case undo
  /// Repeats what was taken back.
  case redo
  /// Asks what can be said and done: the declarations of all apps.
  case describe
  /// Asks for the values of a list; with words, for those that they may mean, which an open list may
  /// have beyond its known ones.
  case values(list: String, matching: String? = nil)
  /// Performs an intent with the parameters that are known; what it lacks is asked for.
  ///
  /// Where somebody said it, the utterance is what is understood, as far as it means this intent with
  /// these parameters: so phrases that the engine makes are known by what was said.
  case perform(
    intent: String, parameters: [String: WireValue], language: String?, utterance: String? = nil)
  /// A request of a kind that this version does not know.
  case other(String)
}

extension WireRequest: Codable {
  /// All fields of all kinds; each has some of them.
  private struct Fields: Codable {
    var version = WireVersion.current
    var kind: String
    var text: String?
    var value: WireValue?
    var number: Int?
    var title: String?
    var list: String?
    var intent: String?
    var parameters: [String: WireValue] = [:]
    var language: String?
    var utterance: String?

    init(_ kind: String) { self.kind = kind }

    /// A field that the kind cannot do without.
    func need<Value>(_ field: KeyPath<Self, Value?>, _ name: String) throws -> Value {
      guard let value = self[keyPath: field] else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: [], debugDescription: "a request of kind “\(kind)” needs “\(name)”"))
      }
      return value
    }
  }

  /// Writes an object with its kind and version.
  public func encode(to encoder: any Encoder) throws {
    try fields.encode(to: encoder)
  }

  private var fields: Fields {
    var fields = Fields(kind)
    switch self {
    case .line(let text), .resolve(let text), .complete(let text): fields.text = text
    case .answer(let value): fields.value = value
    case .choose(let number), .press(let number): fields.number = number
    case .pressTitle(let title): fields.title = title
    case .values(let list, let words): (fields.list, fields.text) = (list, words)
    case .perform(let intent, let parameters, let language, let utterance):
      fields.utterance = utterance
      fields.intent = intent
      fields.parameters = parameters
      fields.language = language
    case .cancel, .undo, .redo, .describe, .other: break
    }
    return fields
  }

  private var kind: String {
    switch self {
    case .line: "line"
    case .resolve: "resolve"
    case .complete: "complete"
    case .answer: "answer"
    case .choose: "choose"
    case .press, .pressTitle: "press"
    case .cancel: "cancel"
    case .undo: "undo"
    case .redo: "redo"
    case .describe: "describe"
    case .values: "values"
    case .perform: "perform"
    case .other(let kind): kind
    }
  }

  /// Reads an object by its kind.
  ///
  /// - Throws: ``WireVersionError`` for a newer version, `DecodingError` where a field is absent that
  ///   the kind needs.
  public init(from decoder: any Decoder) throws {
    let fields = try Fields(from: decoder)
    switch fields.kind {
    case "line": self = .line(try fields.need(\.text, "text"))
    case "resolve": self = .resolve(try fields.need(\.text, "text"))
    case "complete": self = .complete(try fields.need(\.text, "text"))
    case "answer": self = .answer(fields.value ?? .nothing)
    case "choose": self = .choose(try fields.need(\.number, "number"))
    case "press":
      self =
        try fields.title.map(WireRequest.pressTitle) ?? .press(fields.need(\.number, "number"))
    case "cancel": self = .cancel
    case "undo": self = .undo
    case "redo": self = .redo
    case "describe": self = .describe
    case "values": self = .values(list: try fields.need(\.list, "list"), matching: fields.text)
    case "perform":
      self = .perform(
        intent: try fields.need(\.intent, "intent"), parameters: fields.parameters,
        language: fields.language, utterance: fields.utterance)
    case let kind: self = .other(kind)
    }
  }
}
