// SPDX-License-Identifier: Apache-2.0

import BusSchedule
import BusScheduleIntents
import Foundation
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import Testing

extension SampleApps {
  /// Conversations about the next bus, and which answers follow from which.
  @Suite struct BusScheduleTests {
    @Test func linesFollowTheStopAndDirectionsFollowBoth() async throws {
      try await BusApp().tester.converse {
        Said("when is the next bus from king's park in bus schedule")
        Asked("Which direction: Harbour or Hill View?")
        Said("hill view")
        Answered("The next 5 to Hill View leaves King's Park at 10:29, in 1 minute.")
        Said("next bus from market square in aldermouth in bus schedule")
        Asked("Which line: 1, 2, 5 or N1?")
        Said("twenty two")
        Asked(
          "There is no line “twenty two” for Market Square. What fits is 1, 2, 5 or N1."
        )
        Said("the five")
        Asked("Which direction: Harbour or Hill View?")
        Said("University")
        Asked(
          "There is no direction “University” for Market Square and 5. What fits is Harbour or Hill View."
        )
        Said("to the harbour")
        Answered("The next 5 to Harbour leaves Market Square at 10:33, in 5 minutes.")
      }
    }

    @Test func theTwoMarketSquaresAreToldApart() async throws {
      try await BusApp().tester.converse {
        Said("next bus at market square in bus times")
        Asked("Which stop: Market Square (Aldermouth) or Market Square (Fernhollow)?")
        Said("fernhollow")
        Asked("Which line: 21, 22 or 30?")
        Said("line 22")
        Asked("Which direction: Fernhollow Station or Orchard Road?")
        Said("towards orchard road")
        Answered("The next 22 to Orchard Road leaves Market Square at 10:39, in 11 minutes.")
        Said("when does the 30 leave market square in bus schedule")
        Answered("The next 30 to Summit leaves Market Square at 11:00, in 32 minutes.")
        Said("open market square in bus schedule")
        Asked("Which stop: Market Square (Aldermouth) or Market Square (Fernhollow)?")
        Said("the first one")
        Answered("Opened Market Square in Aldermouth. Lines: 1, 2, 5, N1.")
      }
    }

    @Test func whatIsCertainIsNotAsked() async throws {
      try await BusApp().tester.converse {
        Said("when is the next bus from summit in bus schedule")
        Answered("The next 30 to Market Square leaves Summit at 11:00, in 32 minutes.")
        Said("when does the 5 leave zoo in bus schedule")
        Asked("Which direction: Harbour or Hill View?")
        Said("harbour")
        Answered("The next 5 to Harbour leaves Zoo at 10:39, in 11 minutes.")
        Said("next 5 from zoo to hill view in bus schedule")
        Answered("The next 5 to Hill View leaves Zoo at 10:34, in 6 minutes.")
      }
    }

    @Test(arguments: [
      (
        "when does the 22 leave harbour",
        "There is no line “22” for Harbour. What fits is 1, 5 or N1."
      ),
      (
        "next 5 from zoo to university",
        "There is no direction “University” for Zoo and 5. What fits is Harbour or Hill View."
      ),
    ])
    func whatDoesNotGoTogetherIsRefused(_ text: String, _ answer: String) async throws {
      let app = try await BusApp()
      try await app.tester.expectNothing("\(text) in bus schedule")
      try await app.tester.converse {
        Said("\(text) in bus schedule")
        Answered(answer)
      }
    }

    @Test(arguments: [0, 1, 2])
    func cancelEndsEveryStep(_ answers: Int) async throws {
      let said = ["ask bus schedule for the next bus", "town hall", "moon"].prefix(answers + 1)
      let asked = [
        "From which stop?", "Which direction: Harbour or Hospital?",
        "There is no direction “moon” for Town Hall and 1. What fits is Harbour or Hospital.",
      ]
      let app = try await BusApp()
      let conversation = Conversation(app.tester.engine)
      for (line, question) in zip(said, asked) {
        #expect(await conversation.respond(to: line).text == question)
      }
      #expect(await conversation.respond(to: "cancel").text == "Cancelled.")
      #expect(app.navigator.place == nil)
      #expect(try app.reminders() == [])
    }

    @Test(arguments: [
      // Before the first bus, between two, on the minute, after the last.
      (
        "2030-05-06T04:00:00Z", "hospital",
        "The next 1 to Harbour leaves Hospital at 5:10, in 70 minutes."
      ),
      (
        "2030-05-06T10:31:30Z", "hospital",
        "The next 1 to Harbour leaves Hospital at 10:40, in 9 minutes."
      ),
      ("2030-05-06T10:40:00Z", "hospital", "The next 1 to Harbour leaves Hospital now."),
      (
        "2030-05-06T22:46:00Z", "walden",
        "The next 21 to Fernhollow Station leaves Walden tomorrow at 5:45."
      ),
      // The last bus of Friday leaves after midnight; then it is the weekend's timetable.
      (
        "2030-05-11T00:05:00Z", "hospital",
        "The next 1 to Harbour leaves Hospital at 0:10, in 5 minutes."
      ),
      ("2030-05-11T00:11:00Z", "hospital", "The next 1 to Harbour leaves Hospital at 6:10."),
      // No bus at weekends.
      (
        "2030-05-11T10:00:00Z", "orchard road",
        "The next 22 to Fernhollow Station leaves Orchard Road on Monday at 6:15."
      ),
    ])
    func timesAreRight(_ time: String, _ stop: String, _ answer: String) async throws {
      try await BusApp(at: time).tester.converse {
        Said("next bus from \(stop) in bus schedule")
        Answered(answer)
      }
    }

    @Test(arguments: [
      // An hour is skipped in the night before, and one comes twice.
      ("2030-03-31T05:00:00Z", "The next 1 to Harbour leaves Hospital at 7:10, in 10 minutes."),
      ("2030-10-27T06:00:00Z", "The next 1 to Harbour leaves Hospital at 7:10, in 10 minutes."),
    ])
    func clocksThatChangeDoNotMoveTheBuses(_ time: String, _ answer: String) async throws {
      let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
      try await BusApp(at: time, in: berlin).tester.converse {
        Said("next bus from hospital in bus schedule")
        Answered(answer)
      }
    }

    @Test func nightBusesOfYesterdayRunUntilMorning() async throws {
      try await BusApp(at: "2030-05-13T02:00:00Z").tester.converse {
        Said("what leaves theatre in bus schedule")
        Answered(
          """
          Next from Theatre: the N1 to Central Station at 2:02, in 2 minutes; \
          the N1 to Lighthouse at 2:48, in 48 minutes; \
          the N1 to Central Station at 3:02, in 62 minutes.
          """)
      }
    }

    @Test func everyPhraseReachesItsIntent() async throws {
      try await BusApp().tester.expectEveryPhraseReachesItsIntent()
    }

    @Test func thePhrasesHaveNoErrorsOrWarnings() async throws {
      let findings = try await BusApp().tester.engine.lint().filter { $0.severity != .note }
      #expect(findings.map(\.description) == [])
    }
  }
}
