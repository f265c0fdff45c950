// SPDX-License-Identifier: Apache-2.0

package import PhraseRuntime
package import PhraseWire

/// Shows answers as notifications of the desktop, and takes the answers to questions from them.
///
/// It is a client of `org.freedesktop.Notifications`. A question stays until it is answered or closed;
/// what is said next takes its place.
package actor Notifications {
  static let name = "org.freedesktop.Notifications"
  static let path = "/org/freedesktop/Notifications"
  /// How many questions may wait at once; one more withdraws the oldest.
  static let limit = 32
  /// How long the server may take for a call.
  private static let patience = Duration.seconds(10)

  /// A notification whose question waits.
  private struct Shown {
    let title: String
    let content: NotificationContent
    let conversation: Conversation
    /// Who shows it, and alone may say what was pressed.
    let server: String
  }

  private let connector: BusConnector
  private let clock: any Clock<Duration>
  private let report: @Sendable (String) -> Void
  private var shown: [Int: Shown] = [:]
  /// The connection on which the server's signals are heard.
  private weak var heard: Bus?
  /// One notification is sent at a time, and no signal is read before its number is known.
  private let sending = SerialTasks()

  /// - Parameters:
  ///   - connector: The way to the bus.
  ///   - clock: Measures how long the server takes.
  ///   - report: Takes why a later answer cannot be shown, as a sentence.
  package init(
    over connector: BusConnector, clock: any Clock<Duration> = SuspendingClock(),
    report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.connector = connector
    self.clock = clock
    self.report = report
  }

  /// How many questions wait.
  package var waiting: Int { shown.count }

  /// Shows a reply to somebody who talks; a question in it is answered there, not here.
  ///
  /// - Parameters:
  ///   - reply: What is said; nothing is shown where it has no words.
  ///   - title: What was asked for.
  /// - Throws: ``NotificationError``.
  package func show(_ reply: WireReply, about title: String) async throws(NotificationError) {
    var reply = reply
    reply.question = nil
    try await show(reply, about: title, in: nil, replacing: nil)
  }

  /// Shows a reply; with a question, until it is answered or closed.
  ///
  /// - Parameters:
  ///   - reply: What is said; nothing is shown where it has no words.
  ///   - title: What was asked for.
  ///   - conversation: Takes the answers.
  /// - Throws: ``NotificationError``.
  package func show(
    _ reply: WireReply, about title: String, in conversation: Conversation
  ) async throws(NotificationError) {
    try await show(reply, about: title, in: conversation, replacing: nil)
  }

  private func show(
    _ reply: WireReply, about title: String, in conversation: Conversation?, replacing old: Int?
  ) async throws(NotificationError) {
    do {
      try await sending.add { [self] in
        try await send(reply, about: title, in: conversation, replacing: old)
      }
    } catch let error as BusError where error.isAbsence {
      throw .noServer
    } catch let error as DeadlineExceeded {
      throw .late(error.limit)
    } catch {
      throw .refused("\(error)")
    }
  }

  private func send(
    _ reply: WireReply, about title: String, in conversation: Conversation?, replacing old: Int?
  ) async throws {
    let bus = try await connector.bus()
    let capabilities = Set(try await call("GetCapabilities", on: bus).first?.texts ?? [])
    try await hear(bus)
    let server = try await bus.call(.daemon("GetNameOwner", .string(Self.name))).first?.text ?? ""
    await forget { $0.server != server }
    guard let content = NotificationContent(reply, about: title, on: capabilities) else {
      if let old { try await call("CloseNotification", .uint32(UInt32(old)), on: bus) }
      return
    }
    var hints: [String: BusValue] = [
      "desktop-entry": .string(Assistant.name), "urgency": .byte(1),
    ]
    hints["x-kde-reply-placeholder-text"] = content.wanted.map(BusValue.string)
    let (untilClosed, asTheServerLikes): (Int32, Int32) = (0, -1)
    let number = try await call(
      "Notify", .string("Phrase"), .uint32(UInt32(old ?? 0)), .string(Assistant.name),
      .string(content.summary), .string(content.body), .strings(content.actions), .record(hints),
      .int32(content.isQuestion ? untilClosed : asTheServerLikes), on: bus
    ).first?.integer
    guard content.isQuestion, let number, let conversation else { return }
    if shown.count >= Self.limit, let oldest = shown.keys.min() {
      await forget { $0.conversation === shown[oldest]?.conversation }
    }
    shown[number] = Shown(
      title: title, content: content, conversation: conversation, server: server)
  }

  @discardableResult
  private func call(
    _ member: String, _ body: BusValue..., on bus: Bus
  ) async throws -> [BusValue] {
    var call = BusCall(Self.name, Self.path, Self.name, member)
    call.body = body
    return try await withDeadline(Self.patience, clock: clock) { [call] in
      try await bus.call(call)
    }
  }

  /// Ends the turns of questions that nobody can answer any more.
  private func forget(where isGone: (Shown) -> Bool) async {
    let gone = shown.filter { isGone($0.value) }
    for number in gone.keys { shown[number] = nil }
    for question in gone.values { await question.conversation.cancel() }
  }

  // MARK: - What the person does

  private func hear(_ bus: Bus) async throws {
    guard heard !== bus else { return }
    let signals = try await bus.signals(Self.name)
    heard = bus
    Task { [weak self] in
      for await signal in signals {
        guard let self else { return }
        await self.take(signal)
      }
    }
  }

  private func take(_ signal: BusMessage) async {
    try? await sending.add {}
    guard let number = signal.body.first?.integer, let question = shown[number],
      question.server == signal.sender
    else { return }
    switch (signal.member, signal.signature) {
    case ("NotificationClosed", "uu"):
      shown[number] = nil
      await question.conversation.cancel()
    case ("ActionInvoked", "us"):
      let pressed = question.content.buttons.first { $0.key == signal.text(1) }
      if let pressed { answer(question, number, pressed.request) }
    case ("NotificationReplied", "us") where question.content.wanted != nil:
      answer(question, number, .line(signal.text(1)))
    default: break
    }
  }

  /// Answers a question; what is said next takes its place.
  ///
  /// Other answers do not wait for that: an app may take its time.
  private func answer(_ question: Shown, _ number: Int, _ request: WireRequest) {
    shown[number] = nil
    Task {
      let reply = await question.conversation.respond(to: request)
      do {
        try await show(
          reply, about: question.title, in: question.conversation, replacing: number)
      } catch {
        await question.conversation.cancel()
        report("an answer cannot be shown: \(error)")
      }
    }
  }
}

/// Why something cannot be shown as a notification.
package enum NotificationError: Error, Equatable, CustomStringConvertible {
  /// No program shows notifications here.
  case noServer
  /// The program that shows them did not answer within this time.
  case late(Duration)
  /// The program that shows them, or the bus, said no.
  case refused(String)

  package var description: String {
    switch self {
    case .noServer:
      "nothing here shows notifications; a desktop, or a program such as dunst, would"
    case .late(let limit):
      "what shows notifications here did not answer within \(limit.components.seconds) s"
    case .refused(let reason): "notifications are refused here: \(reason)"
    }
  }
}
