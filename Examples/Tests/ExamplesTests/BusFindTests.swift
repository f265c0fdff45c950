// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime
import PhraseTesting
import Testing

extension SampleApps {
  /// The find actions that follow from the queries.
  @Suite struct BusFindTests {
    @Test func stopsAndLinesAreFound() async throws {
      try await BusApp().tester.converse {
        Said("find stops where name contains station in bus schedule")
        Answered("2 stops: Central Station and Fernhollow Station.")
        Said("find lines where town is fernhollow sorted by number descending in bus schedule")
        Answered("4 lines: 35, 30, 22 and 21.")
        Said("find all stops where town is fernhollow and name begins with cl in bus schedule")
        Answered("1 stop: Cloth Hall.")
      }
    }

    @Test func busesAreFoundByTheirProperties() async throws {
      let reply = await Conversation(try await BusApp().tester.engine)
        .respond(to: "find buses where stop is zoo and low floor is yes in bus schedule")
      #expect(
        reply.text.contains(
          "buses: 5 to Harbour at 10:39 (Zoo, Aldermouth), 5 to Hill View at 10:49 ("))
    }
  }
}
