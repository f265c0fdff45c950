// SPDX-License-Identifier: Apache-2.0

import BusSchedule
import BusScheduleIntents
import PhraseTesting
import Testing

extension SampleApps {
  /// Favourites, reminders, the timetable's state and searching.
  @Suite struct BusScheduleActionTests {
    @Test func oneToThreeLinesCanBeFavorites() async throws {
      try await BusApp().tester.converse {
        Said("show my favorite lines in bus schedule")
        Asked("Which lines are your favorites? Name up to three.")
        Said("1, 2, 5 and 21")
        Asked("It takes 1 to 3, not 4. Which lines are your favorites? Name up to three.")
        Said("the 5 and the 30")
        Answered(
          """
          The 5 leaves Harbour at 10:32, in 4 minutes, and Hill View at 10:32, in 4 minutes. \
          The 30 leaves Market Square at 11:00, in 32 minutes, and Summit at 11:00, in 32 minutes.
          """)
        Said("make 2 my favorite lines in bus schedule")
        Answered(
          "The 2 leaves Lighthouse at 10:30, in 2 minutes, and University at 10:30, in 2 minutes.")
        Said("show my favorite lines and the weather in bus schedule")
        Answered(
          """
          The 2 leaves Lighthouse at 10:30, in 2 minutes, and University at 10:30, in 2 minutes. \
          In Aldermouth: showers and 12 degrees.
          """)
      }
    }

    @Test func remindersAreInTimeForTheNextBusThatCanBeCaught() async throws {
      let app = try await BusApp()
      try await app.tester.converse {
        Said("remind me of the next bus from king's park in bus schedule")
        Asked("Which direction: Harbour or Hill View?")
        Said("harbour")
        Answered(
          "I will remind you at 10:39, in 11 minutes: "
            + "5 minutes before the 5 to Harbour leaves King's Park.")
        Said("remind me twenty minutes before the 30 leaves summit in bus schedule")
        Answered(
          "I will remind you at 10:40, in 12 minutes: "
            + "20 minutes before the 30 to Market Square leaves Summit.")
        Said("wake me for the next bus from summit in bus schedule")
        Answered(
          "I will wake you at 10:55, in 27 minutes: "
            + "5 minutes before the 30 to Market Square leaves Summit.")
        Said("show my reminders in bus schedule")
        Answered(
          "The next reminder is at 10:39, in 11 minutes, "
            + "for the 5 to Harbour, King's Park, 10:44, and 2 more.")
      }
      #expect(
        try app.reminders() == [
          "2030-05-06T10:39:00Z", "2030-05-06T10:40:00Z", "2030-05-06T10:55:00Z",
        ])
      try await app.tester.converse {
        Said("clear my reminders in bus schedule")
        Asked("Remove all 3 bus reminders?")
        Said("no")
        Answered("Cancelled.")
        Said("clear my reminders in bus schedule")
        Asked("Remove all 3 bus reminders?")
        Said("yes")
        Answered("Removed all 3 bus reminders.")
        Said("show my reminders in bus schedule")
        Answered("There is no reminder.")
        Said("clear my reminders in bus schedule")
        Answered("There is no reminder.")
      }
    }

    @Test func anHourIsTheLongestReminder() async throws {
      let app = try await BusApp()
      try await app.tester.expectNothing(
        "remind me 90 minutes before the next bus from summit in bus schedule")
      #expect(try app.reminders() == [])
    }
  }
}
