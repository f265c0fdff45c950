// SPDX-License-Identifier: Apache-2.0

public import AppIntents
import SampleStorage

/// Tells the reminders that are still to come.
public struct ShowReminders: AppIntent {
  /// The name in lists of actions.
  public static let title: LocalizedStringResource = "Show Reminders"
  /// What it does, for people who look through actions.
  public static let description = IntentDescription(
    "Tells which buses you will be reminded of.", categoryName: "Reminders",
    resultValueName: "Reminder Times")

  @Dependency private var diary: BusDiary
  @Dependency private var clock: TownClock

  /// Makes the intent with nothing filled in.
  public init() {}

  /// Tells the next reminder, and lists all.
  public func perform() async throws -> some IntentResult & ReturnsValue<[Date]> & ProvidesDialog {
    let reminders = try diary.reminders(after: clock.now)
    guard let first = reminders.first else {
      return .result(value: [], dialog: "There is no reminder.")
    }
    let more = reminders.count == 1 ? "" : ", and \(reminders.count - 1) more"
    return .result(
      value: reminders.map(\.time),
      dialog: IntentDialog(
        full: "The next reminder is \(clock.soon(first.time)), for the \(first.text)\(more).",
        supporting: LocalizedStringResource(
          stringLiteral: reminders.map { "\(clock.time($0.time)) · \($0.text)" }
            .joined(separator: "\n"))))
  }
}

/// Removes all reminders, after asking.
public struct ClearReminders: UndoableIntent {
  /// The name in lists of actions.
  public static let title: LocalizedStringResource = "Clear Reminders"
  /// What it does, for people who look through actions.
  public static let description = IntentDescription(
    "Removes all reminders of buses.", categoryName: "Reminders")

  @Dependency private var diary: BusDiary
  @Dependency private var clock: TownClock

  /// Makes the intent with nothing filled in.
  public init() {}

  /// Asks, and removes the reminders.
  public func perform() async throws -> some IntentResult & ProvidesDialog {
    let reminders = try diary.reminders(after: clock.now)
    guard let first = reminders.first else { return .result(dialog: "There is no reminder.") }
    let named =
      reminders.count == 1
      ? "the reminder of the \(first.text)" : "all \(reminders.count) bus reminders"
    try await requestConfirmation(actionName: .continue, dialog: "Remove \(named)?")
    try diary.remove(reminders)
    undoManager?.register(
      Change(before: reminders, after: nil), in: diary, named: "Clear Reminders"
    ) { try $0.apply($1) }
    return .result(dialog: "Removed \(named).")
  }
}
