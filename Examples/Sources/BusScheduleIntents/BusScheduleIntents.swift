// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// The intents of buses, for any app that has a timetable.
///
/// The app registers a ``TimetableStore``, a ``TownClock``, a ``BusDiary``, a ``TownWeather`` and a
/// ``BusNavigator`` as dependencies before an intent runs.
public struct BusSchedulePackage: AppIntentsPackage {
  /// The intents that no phrase starts.
  public static var intents: [any AppIntent.Type] {
    [RefreshWidget.self, FavoriteLinesWidget.self]
  }
}
