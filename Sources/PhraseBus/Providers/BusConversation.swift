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

  /// How long an event may be, in bytes of UTF-8; a longer one is not heard.
  static let eventLimit = 1_000_000

  /// Who may tell of events, and who hears of them.
  private final class EventTarget: Sendable {
    let source = Mutex<(owner: String, number: UInt32)?>(nil)
    let take = Mutex<(@Sendable (WireEvent) -> Void)?>(nil)

    /// Whether a signal is one of the conversation's; before that is known, any may be.
    func means(_ signal: BusMessage) -> Bool {
      guard let source = source.withLock(\.self) else { return true }
      return signal.sender == source.owner && signal.body.first == .uint32(source.number)
    }
  }

  private let patience: Duration

  /// How long a program may neither answer nor show that it is alive: half a minute, longer than the
  /// 25 seconds after which most programs on a bus give up.
  package static let patience = Duration.seconds(30)

  /// Begins a conversation; a program that is not running is started.
  ///
  /// - Throws: ``BusError``.
  package init(
    with name: String, on bus: Bus, language: String? = nil, isVoiceOnly: Bool = false,
    patience: Duration = patience
  ) async throws {
    self.bus = bus
    self.name = name
    self.patience = patience
    path = ConversationInterface.path(of: name)
    let event = EventTarget()
    self.event = event
    // Signals of others would take the places of those that count.
    let events = try await bus.signals(ConversationInterface.name, "Event", from: name) {
      event.means($0)
    }
    var settings: [String: BusValue] = ["voice-only": .boolean(isVoiceOnly)]
    settings["language"] = language.map(BusValue.string)
    let opened = try await bus.call(
      BusCall(name, path, ConversationInterface.name, "Open", .record(settings)),
      patience: patience)
    guard case .uint32(let number)? = opened.first else { throw BusError.garbage }
    self.number = number
    let owner = try await bus.call(.daemon("GetNameOwner", .string(name))).first?.text ?? ""
    self.owner = owner
    event.source.withLock { $0 = (owner, number) }
    listener = Task {
      for await signal in events where event.means(signal) {
        guard
          let read = try? WireDecoder.value(
            WireEvent.self, in: signal.text(1), upTo: Self.eventLimit)
        else { continue }
        event.take.withLock(\.self)?(read)
      }
    }
  }

  deinit {
    listener.cancel()
    var close = BusCall(owner, path, ConversationInterface.name, "Close", .uint32(number))
    close.starts = false
    bus.tell(close)
  }

  /// Whether the bus that it went over has ended, so that nothing more can be sent.
  var isOver: Bool { bus.isClosed }

  private let replies = Atomic(0)
  /// How many requests the program has answered.
  var replyCount: Int { replies.load(ordering: .sequentiallyConsistent) }

  /// Sends a request and waits for the reply.
  ///
  /// - Throws: ``BusError``; ``BusError/garbage`` for what is no reply, ``BusError/excess(_:)`` for
  ///   more than is taken.
  package func reply(
    to request: WireRequest, event take: @escaping @Sendable (WireEvent) -> Void
  ) async throws -> WireReply {
    event.take.withLock { $0 = take }
    // The owner, not the name: a program that was started anew does not know the conversation.
    var call = BusCall(
      owner, path, ConversationInterface.name, "Respond", .uint32(number),
      .string(String(decoding: try WireEncoder.line(of: request), as: UTF8.self)))
    call.starts = false
    let body = try await bus.call(call, patience: patience)
    replies.add(1, ordering: .sequentiallyConsistent)
    do {
      return try WireDecoder.value(WireReply.self, in: body.first?.text ?? "")
    } catch let excess as WireExcess {
      throw BusError.excess("its answer \(excess)")
    } catch {
      throw BusError.garbage
    }
  }
}

extension BusError {
  /// A program answered what no reply is.
  static let garbage = BusError(
    "org.phraseengine.Error.BadReply", "its answer is no reply in JSON")

  /// A program answered more than is taken.
  static func excess(_ description: String) -> BusError {
    BusError("org.phraseengine.Error.TooMuch", description)
  }

  /// Whether nobody has heard what was sent: the program ended before.
  package var isUnheard: Bool {
    [
      ConversationInterface.unknownConversation, "org.freedesktop.DBus.Error.NameHasNoOwner",
      "org.freedesktop.DBus.Error.ServiceUnknown",
    ].contains(name)
  }

  /// Whether the program that had the conversation is not there any more.
  var endsConversation: Bool {
    isAbsence || isSilence || name == ConversationInterface.unknownConversation
  }
}
