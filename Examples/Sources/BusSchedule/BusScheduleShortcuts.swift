// SPDX-License-Identifier: Apache-2.0

public import AppIntents
import BusScheduleIntents

/// What can be said to Bus Schedule.
public struct BusScheduleShortcuts: AppShortcutsProvider {
  /// The phrases, the primary one of each shortcut first.
  public static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ShowNextBus(),
      phrases: [
        "When is the next bus from \(\.$busStop) in \(.applicationName)",
        "Next bus from \(\.$busStop) in \(.applicationName)",
        "Next bus at \(\.$busStop) in \(.applicationName)",
        "Ask \(.applicationName) for the next bus",
        // Beyond iOS: Apple allows one parameter in a phrase.
        "When does the \(\.$route) leave \(\.$busStop) in \(.applicationName)",
        "Next \(\.$route) from \(\.$busStop) to \(\.$direction) in \(.applicationName)",
        "When is the next \(\.$route) from \(\.$busStop) in \(.applicationName)",
        "When is the next bus to \(\.$direction) in \(.applicationName)",
      ],
      shortTitle: "Next Bus", systemImageName: "bus")
    AppShortcut(
      intent: ShowDepartures(),
      phrases: [
        "What leaves \(\.$busStop) in \(.applicationName)",
        "Show departures from \(\.$busStop) in \(.applicationName)",
        "Show departures in \(.applicationName)",
        "Which buses leave \(\.$busStop) in \(.applicationName)",
      ],
      shortTitle: "Departures", systemImageName: "list.bullet")
    AppShortcut(
      intent: ShowDepartures(isLowFloorOnly: true),
      phrases: [
        "Which low floor buses leave \(\.$busStop) in \(.applicationName)",
        "Show step free departures from \(\.$busStop) in \(.applicationName)",
        "Is there a wheelchair accessible bus from \(\.$busStop) in \(.applicationName)",
      ],
      shortTitle: "Low Floor", systemImageName: "figure.roll")
    AppShortcut(
      intent: ShowFavoriteRoutes(),
      phrases: [
        "Show my favorite lines in \(.applicationName)",
        "When do my buses leave in \(.applicationName)",
        "Make \(\.$routes) my favorite lines in \(.applicationName)",
        "Make \(\.$routes) my favorites in \(.applicationName)",
      ],
      shortTitle: "Favorites", systemImageName: "star")
    AppShortcut(
      intent: ShowFavoriteRoutes(includeWeather: true),
      phrases: [
        "Show my favorite lines and the weather in \(.applicationName)"
      ],
      shortTitle: "Favorites and Weather", systemImageName: "cloud.sun")
    AppShortcut(
      intent: SetReminder(),
      phrases: [
        "Remind me of the next bus from \(\.$busStop) in \(.applicationName)",
        "Remind me of a bus in \(.applicationName)",
        "Remind me about the bus in \(.applicationName)",
        // Beyond iOS: Apple allows one parameter in a phrase, which is an entity or an enum.
        "Remind me \(\.$minutes) minutes before the next bus from \(\.$busStop) in \(.applicationName)",
        "Remind me \(\.$minutes) minutes before the \(\.$route) leaves \(\.$busStop) in \(.applicationName)",
      ],
      shortTitle: "Set Reminder", systemImageName: "bell")
    AppShortcut(
      intent: SetReminder(signal: .alarm),
      phrases: [
        "Wake me for the next bus from \(\.$busStop) in \(.applicationName)",
        "Set an alarm for the next bus from \(\.$busStop) in \(.applicationName)",
        // Beyond iOS, as above.
        "Wake me \(\.$minutes) minutes before the \(\.$route) leaves \(\.$busStop) in \(.applicationName)",
        "Wake me \(\.$minutes) minutes before the next bus from \(\.$busStop) in \(.applicationName)",
      ],
      shortTitle: "Wake Me", systemImageName: "alarm")
    AppShortcut(
      intent: ShowReminders(),
      phrases: [
        "Show my reminders in \(.applicationName)",
        "What reminders do I have in \(.applicationName)",
        "When do I have to leave for the bus in \(.applicationName)",
      ],
      shortTitle: "Reminders", systemImageName: "bell.badge")
    AppShortcut(
      intent: ClearReminders(),
      phrases: [
        "Clear my reminders in \(.applicationName)",
        "Remove all my reminders in \(.applicationName)",
        "Remove the reminder in \(.applicationName)",
      ],
      shortTitle: "Clear Reminders", systemImageName: "bell.slash")
    AppShortcut(
      intent: OpenStop(),
      phrases: [
        "Open \(\.$target) in \(.applicationName)",
        "Open the stop \(\.$target) in \(.applicationName)",
      ],
      shortTitle: "Open Stop", systemImageName: "mappin")
    // Beyond iOS: the eleventh shortcut; Apple allows ten.
    AppShortcut(
      intent: RefreshTimetable(),
      phrases: [
        "Refresh the timetable in \(.applicationName)",
        "Update the timetables in \(.applicationName)",
      ],
      shortTitle: "Refresh", systemImageName: "arrow.clockwise")
  }

  /// How people call the app.
  public static let applicationName = ApplicationName(
    "Bus Schedule", synonyms: ["Bus Times", "Bus Timetable"])
}
