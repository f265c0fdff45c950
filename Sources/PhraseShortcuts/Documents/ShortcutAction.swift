// SPDX-License-Identifier: Apache-2.0

public import PhraseWire

/// One step of a shortcut: an intent of an app, or a built-in one, with its values.
///
/// A text among the values may have variables in it: `"${Book.Author} wrote ${Book}"`. A text that is
/// nothing but a variable stands for its value itself, of whatever type it is.
public struct ShortcutAction: Sendable, Equatable {
  /// What is inside an action.
  public enum Body: Sendable, Equatable {
    /// Nothing: the action does what it does.
    case nothing
    /// What is done again and again.
    case repeated([ShortcutAction])
    /// What is done where a condition holds, and where it does not.
    case branches(then: [ShortcutAction], otherwise: [ShortcutAction])
    /// What is done for each item of a menu.
    case choices([Choice])
  }

  /// An item of a menu.
  public struct Choice: Sendable, Equatable, Codable {
    /// What is chosen by; may have variables in it.
    public var title: String
    /// What is done then.
    public var actions: [ShortcutAction]

    /// Makes an item.
    public init(title: String, actions: [ShortcutAction]) {
      self.title = title
      self.actions = actions
    }

    enum CodingKeys: String, CodingKey {
      case title
      case actions = "do"
    }
  }

  /// The intent: `AskForText` for a built-in one, `Library.OpenBook` for one of an app.
  public var intent: String
  /// The values of its parameters by their names; what is missing is asked for.
  public var values: [String: WireValue]
  /// The name of the variable that gets its result; nil for none.
  public var result: String?
  /// What is inside it.
  public var body: Body
  /// A word on it for readers of the document.
  public var note: String?
  /// The action as another program wrote it, for one that there is not here; kept as it is.
  public var original: WireValue?

  /// Makes an action.
  public init(
    _ intent: String, with values: [String: WireValue] = [:], as result: String? = nil,
    body: Body = .nothing, note: String? = nil, original: WireValue? = nil
  ) {
    self.intent = intent
    self.values = values
    self.result = result
    self.body = body
    self.note = note
    self.original = original
  }

  /// The lists of actions inside it.
  public var inner: [[ShortcutAction]] {
    switch body {
    case .nothing: []
    case .repeated(let actions): [actions]
    case .branches(let then, let otherwise): [then, otherwise]
    case .choices(let choices): choices.map(\.actions)
    }
  }

  /// How many actions it is, with all inside it.
  var count: Int { inner.joined().reduce(1) { $0 + $1.count } }

  /// The action and all inside it, in the order of reading.
  var withInner: [ShortcutAction] { [self] + inner.joined().flatMap(\.withInner) }
}
