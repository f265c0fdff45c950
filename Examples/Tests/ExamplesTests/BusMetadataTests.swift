// SPDX-License-Identifier: Apache-2.0

import BusSchedule
import BusScheduleIntents
import PhraseRuntime
import PhraseWire
import Testing

extension SampleApps {
  /// What those see who look through the app's actions.
  @Suite struct BusMetadataTests {
    private func intent(_ name: String) async throws -> WireDeclarations.Intent {
      _ = try await BusApp()
      let catalog = Catalog(
        providers: [BusScheduleShortcuts.self], packages: [BusScheduleApplication.self])
      guard case .found(let intent) = await WireDeclarations(of: catalog).lookUp(name) else {
        throw NotFound(name: name)
      }
      return intent
    }

    private struct NotFound: Error {
      let name: String
    }

    @Test func theNextBusSaysWhatFollowsFromWhat() async throws {
      let intent = try await intent("ShowNextBus")
      #expect(intent.category == "Departures" && intent.resultName == "Departure Time")
      #expect(intent.keywords == ["bus", "departure", "timetable"])
      #expect(intent.parameters.map(\.followsFrom) == [[], ["busStop"], ["busStop", "route"]])
      #expect(
        intent.summary == [
          "when route has a value:",
          "  Show the next ${route} to ${direction} from ${busStop}", "otherwise:",
          "  Show the next bus from ${busStop} { route, direction }",
        ])
    }

    @Test func theSummaryOfAReminderFollowsItsSignal() async throws {
      let summary = try await intent("SetReminder").summary
      #expect(summary.contains { $0.contains("Wake me ${minutes} minutes before") })
      #expect(summary.contains { $0.contains("Remind me ${minutes} minutes before") })
    }

    @Test func thePackageBringsIntentsThatNoPhraseStarts() async throws {
      let widget = try await intent("FavoriteLinesWidget")
      #expect(widget.parameters.map(\.maximumCount) == [3, nil, nil])
      #expect(widget.summary.first == "when widgetFamily == systemLarge:")
      #expect(try await intent("RefreshWidget").isDiscoverable == false)
      #expect(try await intent("RefreshTimetable").isDiscoverable)
    }
  }
}
