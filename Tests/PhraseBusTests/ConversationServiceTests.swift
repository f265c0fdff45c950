// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseWire
import Synchronization
import Testing

@testable import PhraseBus

/// Conversations with programs, without a bus.
@Suite struct ConversationServiceTests {
  private static func message(_ member: String, _ body: BusValue...) -> BusMessage {
    var message = BusMessage(kind: .call)
    message.sender = ":1.1"
    message.interface = ConversationInterface.name
    message.member = member
    message.body = body
    return message
  }

  /// An engine with an app that tells of its progress without end, in long texts.
  private static func engine() async throws -> PhraseEngine {
    let catalog = try Catalog(
      json: Data(
        """
        {"applications": [{"name": "Mill"}], "shortcuts": [{"intent": "Grind", "phrases":
         ["Grind in ${applicationName}"]}]}
        """.utf8))
    return try await PhraseEngine(providers: [
      CatalogProvider(catalog) { _, context in
        for _ in 0..<40 {
          context.report(0.5, String(repeating: "x", count: 1000))
          await Task.yield()
        }
        context.report(1, "ground")
        return Outcome(dialog: "Ground.")
      }
    ])
  }

  @Test func aProgramIsSentSoManyEventsBetweenItsCalls() async throws {
    let limit = 16_000
    let service = ConversationService(try await Self.engine(), path: "/x", eventLimit: limit)
    let (events, sink) = AsyncStream<String>.makeStream()
    let number = try await service.handle(Self.message("Open", .record([:]))) { signal in
      sink.yield(signal.body[1].text ?? "")
    }[0]
    var iterator = events.makeAsyncIterator()
    for _ in 1...2 {
      _ = try await service.handle(
        Self.message("Respond", number, .string("grind in mill"))
      ) { _ in }
      var sent = 0
      while let event = await iterator.next() {
        sent += event.utf8.count
        if event.contains("ground") { break }
      }
      #expect((1000...limit).contains(sent), "\(sent)")
    }
  }

  /// A clock that goes as far as it is told.
  private final class ToldClock: Clock {
    struct Instant: InstantProtocol {
      var offset: Duration
      func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
      func duration(to other: Instant) -> Duration { other.offset - offset }
      static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    let time = Mutex(Duration.zero)
    var now: Instant { Instant(offset: time.withLock(\.self)) }
    var minimumResolution: Duration { .zero }
    func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
  }

  @Test func whoWaitsForAnAnswerIsNotIdle() async throws {
    let catalog = try Catalog(
      json: Data(
        """
        {"applications": [{"name": "Tea"}], "shortcuts": [
         {"intent": "Brew", "phrases": ["Make it in ${applicationName}"]},
         {"intent": "Pour", "phrases": ["Make it in ${applicationName}"]}]}
        """.utf8))
    let engine = try await PhraseEngine(providers: [
      CatalogProvider(catalog) { _, _ in Outcome(dialog: "Made.") }
    ])
    let clock = ToldClock()
    let service = ConversationService(engine, path: "/x", clock: clock)
    func call(_ member: String, _ body: BusValue...) async throws -> BusValue? {
      var message = Self.message(member)
      message.body = body
      return try await service.handle(message) { _ in }.first
    }
    let number = try #require(try await call("Open", .record([:])))
    clock.time.withLock { $0 += .seconds(400) }
    #expect(service.silence == .seconds(400))
    let asked = try await call("Respond", number, .string("make it in tea"))
    #expect(asked?.text?.contains(#""kind":"asked""#) == true, "\(String(describing: asked))")
    clock.time.withLock { $0 += .seconds(400) }
    #expect(service.silence == .zero)
    _ = try await call("Respond", number, .string("1"))
    clock.time.withLock { $0 += .seconds(400) }
    #expect(service.silence == .seconds(400))
    // A question that nobody will answer keeps no program.
    _ = try await call("Respond", number, .string("make it in tea"))
    #expect(service.silence == .zero)
    _ = try await call("Close", number)
    clock.time.withLock { $0 += .seconds(400) }
    #expect(service.silence == .seconds(400))
  }
}
