// SPDX-License-Identifier: Apache-2.0

import BusSchedule
import BusScheduleIntents
import Foundation
import PhraseFinding
import PhraseRuntime
import PhraseTesting
import SampleStorage
import Testing

/// Bus Schedule alone in an engine, with an empty diary and a clock that stands still.
struct BusApp {
  let diary = BusDiary(.memory)
  let navigator = BusNavigator()
  let store: TimetableStore
  let tester: PhraseTester
  private let now: Date

  /// Puts the parts in place; the moment is on a Monday in May unless said otherwise.
  init(
    at time: String = "2030-05-06T10:28:00Z", in timeZone: TimeZone = .gmt,
    isOutdated: Bool = false,
    source: TimetableSource = BusScheduleApplication.source
  ) async throws {
    let now = try #require(ISO8601DateFormatter().date(from: time))
    self.now = now
    store = TimetableStore(
      BusScheduleApplication.timetable, isOutdated: isOutdated, source: source)
    BusScheduleApplication.prepare(
      diary: diary, clock: TownClock(timeZone: timeZone) { now }, store: store, navigator: navigator
    )
    var configuration = PhraseEngine.Configuration()
    configuration.extensions = [.finding]
    tester = PhraseTester(
      try await PhraseEngine(BusScheduleShortcuts.self, configuration: configuration))
  }

  /// The times of the reminders to come.
  func reminders() throws -> [String] {
    try diary.reminders(after: now).map { ISO8601DateFormatter().string(from: $0.time) }
  }
}
