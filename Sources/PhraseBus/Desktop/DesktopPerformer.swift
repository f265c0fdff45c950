// SPDX-License-Identifier: Apache-2.0

package import PhraseRuntime
import PhraseWire
import Synchronization

/// Does what was chosen on the desktop, each in a conversation of its own, and shows what comes of it
/// as a notification.
package final class DesktopPerformer: Sendable {
  /// How much may be under way at once; nobody chooses that fast.
  static let limit = 16

  private let engine: PhraseEngine
  private let notifications: Notifications
  private let language: String?
  private let report: @Sendable (String) -> Void
  private let running = Mutex(0)

  /// - Parameters:
  ///   - engine: Understands and performs.
  ///   - notifications: Shows the answers.
  ///   - language: The language code of the person; nil for that of most phrases.
  ///   - report: Takes why an answer cannot be shown, as a sentence.
  package init(
    _ engine: PhraseEngine, notifications: Notifications, language: String? = nil,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.engine = engine
    self.notifications = notifications
    self.language = language
    self.report = report
  }

  /// Begins to do what was chosen, and returns at once.
  ///
  /// - Throws: ``BusError`` where ``limit`` are under way.
  package func perform(_ result: DesktopResult) throws(BusError) {
    try begin(result.request, about: result.sentence)
  }

  /// Begins to do what words mean, and returns at once.
  ///
  /// - Throws: ``BusError`` where ``limit`` are under way, and for words that nobody typed.
  package func say(_ words: String) throws(BusError) {
    guard words.utf8.count <= DesktopSearch.wordLimit else {
      throw BusError.invalid(
        "the words are too long; they may have \(DesktopSearch.wordLimit) bytes")
    }
    try begin(.line(words), about: words)
  }

  private func begin(_ request: WireRequest, about title: String) throws(BusError) {
    let isTaken = running.withLock { running in
      guard running < Self.limit else { return false }
      running += 1
      return true
    }
    guard isTaken else {
      throw BusError(
        "org.freedesktop.DBus.Error.LimitsExceeded",
        "\(Self.limit) things are under way; wait for one of them")
    }
    Task {
      defer { running.withLock { $0 -= 1 } }
      let conversation = Conversation(engine, language: language)
      let reply = await reply(to: request, in: conversation)
      do {
        try await notifications.show(reply, about: title, in: conversation)
      } catch {
        await conversation.cancel()
        report("an answer cannot be shown: \(error)")
      }
    }
  }

  /// The reply; where the app takes no value by its identifier, to the words for it.
  private func reply(to request: WireRequest, in conversation: Conversation) async -> WireReply {
    let reply = await conversation.respond(to: request)
    guard case .perform(_, _, _, let sentence?) = request, reply.code == "noCode" else {
      return reply
    }
    return await conversation.respond(to: .line(sentence))
  }
}
