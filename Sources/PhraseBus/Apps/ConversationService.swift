// SPDX-License-Identifier: Apache-2.0

import Foundation
package import PhraseRuntime
import PhraseWire
import Synchronization

/// The conversations of one engine with programs on the bus, each with its own.
package final class ConversationService: Sendable {
  /// How many conversations one program may have at once.
  static let limit = 256
  /// How long a request may be, in bytes of UTF-8.
  static let requestLimit = 1 << 20
  /// How many bytes of events a program is sent between two of its calls; whoever reads none of them
  /// would have the bus keep them.
  package static let eventLimit = 16_000_000

  private struct Key: Hashable {
    let program: String
    let number: Int
  }

  private struct Entry {
    let conversation: Conversation
    let events: Task<Void, Never>
    /// How many bytes of events were sent since the program called last.
    var sent = 0
    /// Whether it waits for an answer.
    var isAsking = false
  }

  private struct State {
    var conversations: [Key: Entry] = [:]
    var made = 0
    var calls = 0
    var lastCall: Duration = .zero
  }

  private let engine: PhraseEngine
  private let path: String
  private let eventLimit: Int
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex(State())

  /// - Parameters:
  ///   - engine: Understands what is said.
  ///   - path: The object that sends the events.
  ///   - eventLimit: How many bytes of events a program is sent between two of its calls.
  ///   - clock: Measures how long nothing was called.
  package init(
    _ engine: PhraseEngine, path: String, eventLimit: Int = eventLimit,
    clock: any Clock<Duration> = SuspendingClock()
  ) {
    self.engine = engine
    self.eventLimit = eventLimit
    self.path = path
    elapsed = clock.stopwatch()
  }

  deinit {
    for entry in state.withLock(\.conversations).values { entry.events.cancel() }
  }

  /// How long nothing was called; zero while a call is answered, or a question waits for its answer.
  package var silence: Duration {
    let now = elapsed()
    return state.withLock { state in
      let isBusy = state.calls > 0 || state.conversations.values.contains(where: \.isAsking)
      return isBusy ? .zero : now - state.lastCall
    }
  }

  /// How many conversations there are, by the program that has them.
  package var programs: [String: Int] {
    state.withLock { $0.conversations.keys.reduce(into: [:]) { $0[$1.program, default: 0] += 1 } }
  }

  /// Answers a call to ``ConversationInterface``.
  ///
  /// - Parameters:
  ///   - message: The call.
  ///   - send: Sends what happens in a conversation that it opens, as long as that lasts.
  /// - Returns: What is replied.
  /// - Throws: ``BusError`` where the call is none of the interface's.
  package func handle(
    _ message: BusMessage, sending send: @escaping @Sendable (BusSignal) -> Void
  ) async throws -> [BusValue] {
    state.withLock { $0.calls += 1 }
    defer {
      let now = elapsed()
      state.withLock { ($0.calls, $0.lastCall) = ($0.calls - 1, now) }
    }
    guard message.interface.isEmpty || message.interface == ConversationInterface.name else {
      throw BusError.unknownMethod("\(message.interface).\(message.member)")
    }
    switch (message.member, message.signature) {
    case ("Open", "a{sv}"): return [.uint32(UInt32(try open(message, sending: send)))]
    case ("Respond", "us"):
      let conversation = try entry(of: message)
      let reply = try await respond(to: message.text(1), in: conversation)
      let isAsking = await conversation.question != nil
      let key = Key(program: message.sender, number: message.body[0].integer ?? 0)
      state.withLock { $0.conversations[key]?.isAsking = isAsking }
      return [.string(reply)]
    case ("Close", "u"):
      close(Key(program: message.sender, number: message.body[0].integer ?? 0))
      return []
    case ("Open", let seen), ("Respond", let seen), ("Close", let seen):
      throw BusError.invalid("\(message.member) does not take “\(seen)”")
    default: throw BusError.unknownMethod(message.member)
    }
  }

  /// Ends the conversations of programs that leave the bus, as long as the bus is there.
  package func watch(_ bus: Bus) async throws {
    for await signal in try await bus.signals("org.freedesktop.DBus", "NameOwnerChanged") {
      guard signal.sender == "org.freedesktop.DBus", signal.text(2).isEmpty else { continue }
      let keys = state.withLock {
        $0.conversations.keys.filter { $0.program == signal.text(0) }
      }
      for key in keys { close(key) }
    }
  }

  private func open(
    _ message: BusMessage, sending send: @escaping @Sendable (BusSignal) -> Void
  ) throws -> Int {
    let settings = message.body[0].fields ?? [:]
    let conversation = Conversation(
      engine, isVoiceOnly: settings["voice-only"]?.truth ?? false,
      language: settings["language"]?.text)
    let (path, program) = (path, message.sender)
    return try state.withLock { state in
      guard state.conversations.keys.count(where: { $0.program == program }) < Self.limit else {
        throw BusError(
          "org.freedesktop.DBus.Error.LimitsExceeded",
          "you have \(Self.limit) conversations; close one")
      }
      state.made += 1
      let number = state.made
      let key = Key(program: program, number: number)
      let events = Task { [weak self, events = conversation.events] in
        for await event in events {
          guard let text = try? WireEncoder.line(of: WireEvent(event)),
            self?.maySend(text.count, to: key) == true
          else { continue }
          send(
            BusSignal(
              path, ConversationInterface.name, "Event", .uint32(UInt32(number)),
              .string(String(decoding: text, as: UTF8.self)),
              to: program))
        }
      }
      state.conversations[key] = Entry(conversation: conversation, events: events)
      return number
    }
  }

  /// Whether an event of so many bytes is sent.
  private func maySend(_ count: Int, to key: Key) -> Bool {
    state.withLock { state in
      guard let sent = state.conversations[key]?.sent, sent + count <= eventLimit else {
        return false
      }
      state.conversations[key]?.sent += count
      return true
    }
  }

  private func entry(of message: BusMessage) throws -> Conversation {
    let number = message.body[0].integer ?? 0
    let key = Key(program: message.sender, number: number)
    let entry = state.withLock { state in
      state.conversations[key]?.sent = 0
      return state.conversations[key]
    }
    guard let entry else { throw ConversationInterface.unknown(number) }
    return entry.conversation
  }

  private func respond(to text: String, in conversation: Conversation) async throws -> String {
    guard text.utf8.count <= Self.requestLimit else {
      throw BusError(
        "org.freedesktop.DBus.Error.LimitsExceeded",
        "the request has \(text.utf8.count) bytes; it may have \(Self.requestLimit)")
    }
    let reply: WireReply
    do {
      reply = await conversation.respond(to: try WireRequest(line: text))
    } catch {
      reply = WireReply(refusing: error)
    }
    return String(decoding: try WireEncoder.line(of: reply), as: UTF8.self)
  }

  private func close(_ key: Key) {
    let entry = state.withLock { $0.conversations.removeValue(forKey: key) }
    entry?.events.cancel()
    Task { await entry?.conversation.cancel() }
  }
}
