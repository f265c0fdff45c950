// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
package import PhraseWire
import Synchronization

/// A conversation with a program on the bus; it ends when it is let go.
package final class BusConversation: RemoteConversation {
  private let bus: Bus
  private let name: String
  private let path: String
  private let number: UInt32
  /// Who has the name while the conversation lasts; a program that is started anew has other ones.
  private let owner: String
  private let listener: Task<Void, Never>
  private let event: EventTarget

  private final class EventTarget: Sendable {
    let take = Mutex<(@Sendable (WireEvent) -> Void)?>(nil)
  }

  /// Begins a conversation; a program that is not running is started.
  ///
  /// - Throws: ``BusError``.
  package init(
    with name: String, on bus: Bus, language: String? = nil, isVoiceOnly: Bool = false
  ) async throws {
    self.bus = bus
    self.name = name
    path = ConversationInterface.path(of: name)
    let events = try await bus.signals(ConversationInterface.name, "Event")
    var settings: [String: BusValue] = ["voice-only": .boolean(isVoiceOnly)]
    settings["language"] = language.map(BusValue.string)
    let opened = try await bus.call(
      BusCall(name, path, ConversationInterface.name, "Open", .record(settings)))
    guard case .uint32(let number)? = opened.first else { throw BusError.garbage(name) }
    self.number = number
    owner = try await bus.call(.daemon("GetNameOwner", .string(name))).first?.text ?? ""
    let event = EventTarget()
    self.event = event
    listener = Task { [owner] in
      for await signal in events
      where signal.sender == owner && signal.body.first == .uint32(number) {
        guard let read = try? JSONDecoder().decode(WireEvent.self, from: Data(signal.text(1).utf8))
        else { continue }
        event.take.withLock(\.self)?(read)
      }
    }
  }

  deinit {
    listener.cancel()
    var close = BusCall(owner, path, ConversationInterface.name, "Close", .uint32(number))
    close.starts = false
    Task { [bus, close] in try? await bus.call(close) }
  }

  /// Sends a request and waits for the reply.
  ///
  /// - Throws: ``BusError``; ``BusError/garbage(_:)`` for what is no reply.
  package func reply(
    to request: WireRequest, event take: @escaping @Sendable (WireEvent) -> Void
  ) async throws -> WireReply {
    event.take.withLock { $0 = take }
    // The owner, not the name: a program that was started anew does not know the conversation.
    var call = BusCall(
      owner, path, ConversationInterface.name, "Respond", .uint32(number),
      .string(String(decoding: try WireEncoder.line(of: request), as: UTF8.self)))
    call.starts = false
    let body = try await bus.call(call)
    guard let text = body.first?.text,
      let reply = try? JSONDecoder().decode(WireReply.self, from: Data(text.utf8))
    else { throw BusError.garbage(name) }
    return reply
  }
}

extension BusError {
  /// A program answered what no reply is.
  static func garbage(_ name: String) -> BusError {
    BusError("org.phraseengine.Error.BadReply", "\(name) answered something that is no reply")
  }

  /// Whether the program that had the conversation is not there any more.
  var endsConversation: Bool { isAbsence || name == ConversationInterface.unknownConversation }
}
