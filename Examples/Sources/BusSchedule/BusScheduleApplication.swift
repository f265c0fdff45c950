// SPDX-License-Identifier: Apache-2.0

public import AppIntents
public import BusScheduleIntents
import Foundation
import SampleStorage

/// The Bus Schedule app: tells the next bus, reminds of it, finds buses, in two towns.
public enum BusScheduleApplication: AppIntentsPackage {
  /// The module that the app has its intents from.
  public static var includedPackages: [any AppIntentsPackage.Type] { [BusSchedulePackage.self] }

  /// The timetable that the app comes with.
  public static var timetable: Timetable { Timetable(TownLines.all) }

  /// Puts everything in place for the intents and queries.
  ///
  /// - Parameter isFresh: Start without favourites and reminders instead of the person's own.
  public static func prepare(isFresh: Bool) {
    prepare(diary: BusDiary(isFresh ? .memory : .userData("bus-schedule")))
  }

  /// Puts given parts in place; what is not given is as in the app.
  public static func prepare(
    diary: BusDiary, clock: TownClock = TownClock(),
    store: TimetableStore = TimetableStore(timetable, source: source),
    navigator: BusNavigator = BusNavigator()
  ) {
    let manager = AppDependencyManager.shared
    manager.add(dependency: diary)
    manager.add(dependency: clock)
    manager.add(dependency: store)
    manager.add(dependency: navigator)
    manager.add(
      dependency: TownWeather { town, date in
        TownForecast.sentence(for: town, month: clock.month(of: date))
      })
  }

  /// Where newer timetables would come from; here the lines of the app itself.
  public static var source: TimetableSource {
    TimetableSource(numbers: TownLines.all.map(\.number)) { number in
      guard let line = TownLines.all.first(where: { $0.number == number }) else {
        throw TimetableError.unreachable(line: number)
      }
      return line
    }
  }
}
