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

  private struct Key: Hashable {
    let program: String
    let number: Int
  }

  private struct Entry {
    let conversation: Conversation
    let events: Task<Void, Never>
  }

  private struct State {
    var conversations: [Key: Entry] = [:]
    var made = 0
    var calls = 0
    var lastCall: Duration = .zero
  }

  private let engine: PhraseEngine
  private let path: String
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex(State())

  /// - Parameters:
  ///   - engine: Understands what is said.
  ///   - path: The object that sends the events.
  ///   - clock: Measures how long nothing was called.
  package init(_ engine: PhraseEngine, path: String, clock: any Clock<Duration> = ContinuousClock())
  {
    self.engine = engine
    self.path = path
    elapsed = clock.stopwatch()
  }

  deinit {
    for entry in state.withLock(\.conversations).values { entry.events.cancel() }
  }

  /// How long nothing was called; zero while a call is answered.
  package var silence: Duration {
    let now = elapsed()
    return state.withLock { $0.calls > 0 ? .zero : now - $0.lastCall }
  }

  /// How many conversations there are, by the program that has them.
  package var programs: [String: Int] {
    state.withLock { $0.conversations.keys.reduce(into: [:]) { $0[$1.program, default: 0] += 1 } }
  }

  /// Answers a call to ``ConversationInterface``.
  package func handle(_ message: BusMessage, on bus: Bus) async throws -> [BusValue] {
    state.withLock { $0.calls += 1 }
    defer {
      let now = elapsed()
      state.withLock { ($0.calls, $0.lastCall) = ($0.calls - 1, now) }
    }
    guard message.interface.isEmpty || message.interface == ConversationInterface.name else {
      throw BusError.unknownMethod("\(message.interface).\(message.member)")
    }
    switch (message.member, message.signature) {
    case ("Open", "a{sv}"): return [.uint32(UInt32(try open(message, on: bus)))]
    case ("Respond", "us"):
      return [.string(try await respond(to: message.text(1), in: try entry(of: message)))]
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

  private func open(_ message: BusMessage, on bus: Bus) throws -> Int {
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
      let events = Task { [weak bus, events = conversation.events] in
        for await event in events {
          guard let text = try? WireEncoder.line(of: WireEvent(event)) else { continue }
          bus?.send(
            BusSignal(
              path, ConversationInterface.name, "Event", .uint32(UInt32(number)),
              .string(String(decoding: text, as: UTF8.self)),
              to: program))
        }
      }
      state.conversations[Key(program: program, number: number)] = Entry(
        conversation: conversation, events: events)
      return number
    }
  }

  private func entry(of message: BusMessage) throws -> Conversation {
    let number = message.body[0].integer ?? 0
    let entry = state.withLock {
      $0.conversations[Key(program: message.sender, number: number)]
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
