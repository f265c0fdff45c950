// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
package import PhraseWire
import Synchronization

/// A provider whose app has conversations of its own in another process.
///
/// Its app understands more than its phrases, because it knows its declarations, and what was said to
/// it before: "and on food?", "the second one", the name of a button that it shows.
package protocol RespondingProvider: IntentProvider {
  /// Passes on what was said after a request to the app.
  ///
  /// - Returns: What came of it; nil where it means nothing to the app, or asks what can be said, which is
  ///   told of all apps together.
  /// - Throws: As ``IntentProvider/perform(_:in:)`` does.
  func respond(to request: WireRequest, in context: PerformContext) async throws -> Outcome?
}

/// Talk with an app in another process, on behalf of one conversation of this one.
package protocol RemoteConversation: AnyObject, Sendable {
  /// Sends a request and waits for the reply, however long the app takes.
  ///
  /// - Parameters:
  ///   - request: What is asked.
  ///   - event: Takes what happens meanwhile.
  /// - Returns: The reply.
  /// - Throws: Why there is no reply.
  func reply(
    to request: WireRequest, event: @escaping @Sendable (WireEvent) -> Void
  ) async throws -> WireReply
}

extension PerformContext {
  /// The talk with an app that this conversation keeps; begun now if there is none.
  package func remoteConversation(
    with app: String, begin: @Sendable () async throws -> any RemoteConversation
  ) async throws -> any RemoteConversation {
    guard let kept = surroundings?.remote else { return try await begin() }
    if let known = kept[app] { return known }
    let begun = try await begin()
    kept[app] = begun
    return begun
  }

  /// Forgets the talk with an app that has ended.
  package func forgetRemoteConversation(with app: String) { surroundings?.remote[app] = nil }

  /// How many questions an app may ask in one turn.
  package static let questionLimit = 100

  /// Sends a request to an app, puts the app's questions to the person and passes the answers on, until
  /// the app's turn is over; one that asks for ever is stopped.
  ///
  /// - Returns: What the app said last: answered, missed, failed or something else that is no question.
  /// - Throws: `CancellationError` once the turn is over, ``PerformError`` where nobody is there to
  ///   answer, and what the talk throws.
  package func converse(
    _ request: WireRequest, with app: any RemoteConversation
  ) async throws -> WireReply {
    let surroundings = surroundings
    let tell: @Sendable (WireEvent) -> Void = { event in
      surroundings?.activity.sign()
      if let event = ConversationEvent(event) { surroundings?.post(event) }
    }
    var reply = try await self.reply(to: request, of: app, tell)
    if reply.question?.offer == true {
      // The app is not sure that it is meant; others may be.
      _ = try await app.reply(to: .cancel, event: { _ in })
      return WireReply(.missed, code: reply.code, text: reply.text, language: reply.language)
    }
    var questions = 0
    while reply.kind == .asked {
      let answer: WireRequest
      do {
        questions += 1
        answer = try await self.answer(to: reply, number: questions)
      } catch {
        // The app is told even though the task may be cancelled.
        await Task { _ = try? await app.reply(to: .cancel, event: { _ in }) }.value
        throw error
      }
      reply = try await self.reply(to: answer, of: app, tell)
    }
    if let name = reply.undo { register(.undo, of: app, named: name) }
    return reply
  }

  /// Waits for a reply.
  ///
  /// Where the turn is over meanwhile, the app is told so. It may hang: nobody waits for it to have
  /// heard that, and what is asked next is asked in another conversation.
  private func reply(
    to request: WireRequest, of app: any RemoteConversation,
    _ tell: @escaping @Sendable (WireEvent) -> Void
  ) async throws -> WireReply {
    do {
      return try await app.reply(to: request, event: tell).bounded
    } catch is CancellationError {
      surroundings?.remote.forget(app)
      Task { _ = try? await app.reply(to: .cancel, event: { _ in }) }
      throw CancellationError()
    }
  }

  private func answer(to reply: WireReply, number: Int) async throws -> WireRequest {
    guard let question = reply.question else {
      throw PerformError(code: .failed, description: reply.text)
    }
    guard number <= Self.questionLimit else {
      throw PerformError(
        code: .failed,
        description: "It was stopped: an app may ask \(Self.questionLimit) questions in one turn.")
    }
    return try await person.answer(to: question, in: reply)
  }

  /// Has the app take back what it did; what that registers has it done again.
  private func register(_ way: UndoDirection, of app: any RemoteConversation, named name: String) {
    guard let undoManager = surroundings?.undoManager else { return }
    let context = self
    undoManager.registerUndo(withTarget: app as any AnyObject & Sendable) { _ async throws in
      let reply = try await app.reply(to: way == .undo ? .undo : .redo, event: { _ in })
      guard reply.kind == .answered else {
        throw PerformError(code: .failed, description: reply.text)
      }
      context.register(way == .undo ? .redo : .undo, of: app, named: name)
    }
    undoManager.setActionName(name)
  }
}

extension WireReply {
  /// How many choices of a question are shown; the app reads any answer by itself.
  private static let choiceLimit = 1000

  /// The reply as far as people could read or hear it.
  fileprivate var bounded: WireReply {
    var reply = self
    reply.text = DialogParts.bounded(text)
    reply.supporting = supporting.map(DialogParts.bounded)
    reply.question?.text = DialogParts.bounded(question?.text ?? "")
    reply.question?.choices = Array((question?.choices ?? []).prefix(Self.choiceLimit))
    return reply
  }
}

extension Outcome {
  /// What an app in another process answered.
  ///
  /// - Throws: `CancellationError` or ``PerformError`` where it did not do what it was asked for.
  package init(_ reply: WireReply) throws {
    switch reply.kind {
    case .answered, .helped: break
    case .cancelled: throw CancellationError()
    default: throw PerformError(code: .failed, description: reply.text)
    }
    self.init(dialog: reply.text, supporting: reply.supporting, value: reply.value)
    wire = reply
  }
}

extension ConversationEvent {
  /// What an app in another process tells; nil for what this version does not know.
  init?(_ event: WireEvent) {
    switch event {
    case .progress(let fraction, let text): self = .progress(fraction: fraction, text: text)
    case .action(let number, let title, let result):
      self = .action(number: number, title: title, result: result)
    case .card(let card): self = .card(card)
    case .foreground(let app, let content): self = .foreground(application: app, content: content)
    case .other: return nil
    }
  }
}

/// The talks of one conversation with apps in other processes; each ends when it is let go.
final class RemoteConversations: Sendable {
  private let apps = Mutex<[String: any RemoteConversation]>([:])

  subscript(app: String) -> (any RemoteConversation)? {
    get { apps.withLock { $0[app] } }
    set { apps.withLock { $0[app] = newValue } }
  }

  func forget(_ talk: any RemoteConversation) {
    apps.withLock { $0 = $0.filter { $1 !== talk } }
  }
}
