// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
public import PhraseRuntime

/// What running an intent gave, as a person and another program would see it.
///
/// ```swift
/// let result = try await intent.run(answering: "yes")
/// try result.expect(dialog: "Deleted Dune.")
/// #expect(result.questions == ["Delete Dune?"])
/// #expect(try await result.undo() == "Undone: Delete Dune.")
/// ```
///
/// Whatever fails an expectation throws a ``PhraseTestFailure``.
@dynamicMemberLookup
public struct IntentRunResult: Sendable {
  /// What the intent has to say; nil if it is silent.
  public let dialog: String?

  /// What it says in place of the dialog where its snippet is seen; nil if that is the same.
  public let supporting: String?

  /// The value that the intent returned; nil if it returns none.
  let returned: (any Sendable)?

  /// The type names of the intents that ran because this one opened them, in order.
  public let opened: [String]

  /// What the intent shows; nil if it shows nothing.
  public let snippet: Snippet?

  /// The questions that were asked, in order.
  public let questions: [String]

  /// Progress and what else happened beside, in order; the newest 64.
  public let events: [ConversationEvent]

  private let intent: String
  private let conversation: Conversation

  /// Answers what the intent asks until its turn ends.
  init(
    of intent: String, in conversation: Conversation, from first: Reply, answering answers: [String]
  ) async throws {
    var reply = first
    var questions: [String] = []
    var waiting = answers[...]
    while case .asked = reply.kind {
      questions.append(reply.text)
      guard let answer = waiting.popFirst() else {
        await conversation.cancel()
        throw DefinitionError(
          "\(intent) asks “\(reply.text)” and has no answer; give it in run(answering:)")
      }
      reply = await conversation.respond(to: answer)
    }
    switch reply.kind {
    case .cancelled: throw PerformError(code: .cancelled, description: reply.text)
    case .failed, .missed, .busy: throw PerformError(code: .failed, description: reply.text)
    case .answered, .asked, .helped: break
    }
    guard waiting.isEmpty else {
      throw DefinitionError(
        "\(intent) asked \(questions.count) times, so the answers \(Array(waiting)) were not used")
    }
    await conversation.endEvents()
    var events: [ConversationEvent] = []
    for await event in conversation.events { events.append(event) }
    self.intent = intent
    self.conversation = conversation
    self.questions = questions
    self.events = events
    dialog = reply.outcome.map(\.dialog) ?? reply.text
    supporting = reply.outcome.map { $0.dialogBesideSnippet ?? $0.supporting } ?? nil
    returned = reply.outcome?.value
    opened = reply.outcome?.opened ?? []
    snippet = reply.snippet
  }

  /// The snippet's text as a terminal without graphics shows it; nil if nothing is shown.
  public var snippetText: String? { snippet?.text() }

  /// How far the intent said it was, from 0 to 1, in order.
  public var progress: [Double] {
    events.compactMap { if case .progress(let fraction, _) = $0 { fraction } else { nil } }
  }

  /// Lends its name to the value that the intent returned: `result.value`.
  public struct ValueKeyPath {
    /// There is none; it stands for that of the result.
    public let value: Never
  }

  /// The value that the intent returned, as a type: `let title: String = try result.value`.
  ///
  /// An entity may be read as ``AnyAppEntity`` and a case of an enum as ``AnyAppEnum``.
  ///
  /// - Throws: ``DefinitionError`` if there is no value, or it is of another type.
  public subscript<Value>(dynamicMember path: KeyPath<ValueKeyPath, Never>) -> Value {
    get throws { try DynamicValue(returned).read(as: Value.self, place) }
  }

  /// The value that the intent returned, for another intent; nil if it returns none.
  public subscript(dynamicMember path: KeyPath<ValueKeyPath, Never>) -> (any Sendable)? {
    returned
  }

  /// The value that the intent returned, to read its properties: `try result.value.title`.
  public subscript(dynamicMember path: KeyPath<ValueKeyPath, Never>) -> DynamicPropertyPath {
    DynamicPropertyPath(place) { [returned] in returned }
  }

  private var place: String { "the value of \(intent)" }

  /// Presses a button or toggle of the snippet.
  ///
  /// - Parameters:
  ///   - title: The title of the control.
  ///   - answers: The answers to what its intent asks.
  /// - Returns: What came of it, with the snippet as it is then.
  /// - Throws: What running an intent throws; `PerformError` if there is no such control.
  public func press(_ title: String, answering answers: String...) async throws -> IntentRunResult {
    try await IntentRunResult(
      of: title, in: conversation, from: await conversation.press(title), answering: answers)
  }

  /// Takes back what the intent did, as far as it registered how.
  ///
  /// - Returns: What a person is told.
  /// - Throws: `PerformError` if it fails.
  @discardableResult
  public func undo() async throws -> String {
    let reply = await conversation.undo()
    guard reply.kind == .answered else {
      throw PerformError(code: .failed, description: reply.text)
    }
    return reply.text
  }
}
