// SPDX-License-Identifier: Apache-2.0

import BusSchedule
import BusScheduleIntents
import PhraseRuntime
import PhraseTesting
import Testing

extension SampleApps {
  /// Requests that go on in the app, and one that takes long.
  @Suite struct BusForegroundTests {
    @Test func anOldTimetableIsAMatterForTheApp() async throws {
      let app = try await BusApp(isOutdated: true)
      try await app.tester.converse {
        Said("when is the next bus from zoo in bus schedule")
        Asked("The timetable is out of date. Open Bus Schedule to see what to do?")
        Said("no")
        Answered("Cancelled.")
      }
      #expect(app.navigator.place == nil)
      try await app.tester.converse {
        Said("when is the next bus from zoo in bus schedule")
        Asked("The timetable is out of date. Open Bus Schedule to see what to do?")
        Said("yes")
        Answered("Done.")
        Said("what leaves zoo in bus schedule")
        Answered("The timetable is out of date. Refresh it first.")
        Said("refresh the timetable in bus schedule")
        Answered("The timetables of 10 lines are up to date.")
        Said("what leaves summit in bus schedule")
        Answered(
          """
          Next from Summit: the 30 to Market Square at 11:00, in 32 minutes; \
          the 30 to Market Square at 12:00; the 30 to Market Square at 13:00.
          """)
      }
      #expect(app.navigator.place == .timetableProblem)
      #expect(!app.store.isOutdated)
    }

    @Test func roadWorksHaveAnotherLineChosenInTheApp() async throws {
      let app = try await BusApp()
      try await app.tester.converse {
        Said("when does the 4 leave bridge street in bus schedule")
        Asked("Road works keep the 4 from Bridge Street. Choose another line in the app?")
        Said("cancel")
        Answered("Cancelled.")
        Said("when does the 4 leave bridge street in bus schedule")
        Asked("Road works keep the 4 from Bridge Street. Choose another line in the app?")
        Said("yes")
        Asked("Which line: 5 or 9?")
        Said("the first one")
        Asked("Which direction: Harbour or Hill View?")
        Said("harbour")
        Answered("The next 5 to Harbour leaves Bridge Street at 10:37, in 9 minutes.")
      }
      #expect(app.navigator.place == .alternatives(stop: "Aldermouth/Bridge Street"))
    }

    @Test func refreshingTellsEachLine() async throws {
      let app = try await BusApp(isOutdated: true)
      let conversation = Conversation(app.tester.engine)
      let steps = Task {
        var steps: [String] = []
        for await case .progress(let fraction, let text?) in conversation.events {
          if steps.last != text { steps.append(text) }
          if fraction == 1 { break }
        }
        return steps
      }
      _ = await conversation.respond(to: "refresh the timetable in bus schedule")
      let lines = BusScheduleApplication.timetable.lines
      #expect(await steps.value == lines.map { "Line \($0.number)" })
    }

    @Test func aLineThatDoesNotArriveLeavesTheOldTimetable() async throws {
      let numbers = BusScheduleApplication.timetable.lines.map(\.number)
      let source = TimetableSource(numbers: numbers) { number in
        guard number != "21" else { throw TimetableError.unreachable(line: number) }
        return try await BusScheduleApplication.source.line(number)
      }
      let app = try await BusApp(isOutdated: true, source: source)
      try await app.tester.converse {
        Said("update the timetables in bus schedule")
        Answered("The timetable of line 21 did not arrive. The old one stays.")
      }
      #expect(app.store.isOutdated && app.store.timetable.lines.count == 10)
    }
  }
}
