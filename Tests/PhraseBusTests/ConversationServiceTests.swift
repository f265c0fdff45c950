// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseWire
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

  /// An engine with an app that tells of its progress without end, in texts of a million signs.
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
          context.report(0.5, String(repeating: "x", count: 1_000_000))
          await Task.yield()
        }
        context.report(1, "ground")
        return Outcome(dialog: "Ground.")
      }
    ])
  }

  @Test func aProgramIsSentSoManyEventsBetweenItsCalls() async throws {
    let service = ConversationService(try await Self.engine(), path: "/x")
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
      #expect((1_000_000...ConversationService.eventLimit).contains(sent), "\(sent)")
    }
  }
}
