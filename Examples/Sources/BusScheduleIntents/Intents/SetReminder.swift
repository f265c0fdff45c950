// SPDX-License-Identifier: Apache-2.0

public import AppIntents
import SampleStorage

/// Reminds a person in time to catch the next bus.
public struct SetReminder: UndoableIntent {
  /// The name in lists of actions.
  public static let title: LocalizedStringResource = "Set Reminder"
  /// What it does, for people who look through actions.
  public static let description = IntentDescription(
    "Reminds you some minutes before a bus leaves.", categoryName: "Reminders",
    searchKeywords: ["alarm", "notify", "wake"], resultValueName: "New Reminder")

  /// Where the bus leaves.
  @Parameter(title: "Stop", requestValueDialog: "From which stop?")
  public var busStop: BusStop

  /// The line; asked where the stop has several.
  @Parameter(title: "Line")
  public var route: BusRoute?

  /// Where to; asked where buses go both ways.
  @Parameter(title: "Direction")
  public var direction: BusDirection?

  /// How long before the bus.
  @Parameter(title: "Minutes", default: 5, inclusiveRange: (1, 60))
  public var minutes: Int

  /// How the person is reminded.
  @Parameter(title: "Signal", default: .notification)
  public var signal: ReminderSignal

  @Dependency private var store: TimetableStore
  @Dependency private var clock: TownClock
  @Dependency private var diary: BusDiary

  /// Makes the intent with nothing filled in.
  public init() {}

  /// Makes a reminder of a kind.
  public init(signal: ReminderSignal) {
    self.signal = signal
  }

  /// The intent as a sentence.
  public static var parameterSummary: some ParameterSummary {
    Switch(\.$signal) {
      Case(.alarm) {
        Summary("Wake me \(\.$minutes) minutes before the next \(\.$route) leaves \(\.$busStop)") {
          \.$direction
          \.$signal
        }
      }
      DefaultCase {
        Summary("Remind me \(\.$minutes) minutes before the next \(\.$route) leaves \(\.$busStop)")
        {
          \.$direction
          \.$signal
        }
      }
    }
  }

  /// Asks for what is open, and notes the reminder.
  public func perform() async throws -> some IntentResult & ReturnsValue<Date> & ProvidesDialog {
    let choice = JourneyChoice(timetable: try store.currentTimetable(), stop: busStop)
    let line = try await choice.route($route)
    let end = try await choice.direction($direction, of: line)
    // The first bus that can be caught after the reminder; one that leaves sooner helps nobody.
    let bus = try choice.buses(
      of: line, to: end, by: clock, limit: 1, minutesAhead: minutes)[0]
    let time = bus.time.addingTimeInterval(Double(-minutes) * 60)
    let text = "\(line.number) to \(end.destination), \(busStop.name), \(clock.time(bus.time))"
    let reminder = BusReminder(time: time, text: text, isAlarm: signal == .alarm)
    try diary.add([reminder])
    undoManager?.register(
      Change(before: nil, after: [reminder]), in: diary, named: "Set Reminder"
    ) { try $0.apply($1) }
    let verb = signal == .alarm ? "wake" : "remind"
    let span = minutes == 1 ? "1 minute" : "\(minutes) minutes"
    return .result(
      value: time,
      dialog: IntentDialog(
        full: """
          I will \(verb) you \(clock.soon(time)): \(span) before the \(line.number) to \
          \(end.destination) leaves \(busStop.name).
          """,
        supporting: "\(clock.time(time)) · \(text)"))
  }
}

/// How a person is reminded.
public enum ReminderSignal: String, AppEnum {
  /// A sentence on the screen.
  case notification
  /// It rings until it is stopped.
  case alarm

  /// What a signal is called in questions.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Signal"
  /// The names of the signals.
  public static let caseDisplayRepresentations: [ReminderSignal: DisplayRepresentation] = [
    .notification: "Notification", .alarm: "Alarm",
  ]
}
