// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

extension BuiltInActions {
  static let waiting: [any BuiltInAction.Type] = [Wait.self, WaitUntil.self]
}

/// Waits for some time.
struct Wait: BuiltInAction {
  static let title: LocalizedStringResource = "Wait"
  static let description = IntentDescription(
    "Waits so many seconds, or a time such as “5 minutes”, before the next action.")
  static let category = ActionCategory.controlFlow

  @Parameter(title: "Time") var time: Duration

  static var parameterSummary: some ParameterSummary { Summary("Wait \(\.$time)") }

  func perform() async throws -> some IntentResult {
    try await run.wait(time)
    return .result()
  }
}

/// Waits for a moment.
struct WaitUntil: BuiltInAction {
  static let title: LocalizedStringResource = "Wait Until"
  static let description = IntentDescription(
    "Waits for a moment; where it is over, the next action follows at once.")
  static let category = ActionCategory.controlFlow

  @Parameter(title: "Date") var date: Date

  static var parameterSummary: some ParameterSummary { Summary("Wait until \(\.$date)") }

  func perform() async throws -> some IntentResult {
    let run = try run
    let seconds = date.timeIntervalSince(run.reading.configuration.now())
    // No clock counts further than some thousands of years.
    try await run.wait(.seconds(min(seconds, 1e11)))
    return .result()
  }
}

extension ShortcutRun {
  /// Waits, unless the time is over; what was said is told first.
  fileprivate func wait(_ time: Duration) async throws {
    guard time > .zero else { return }
    await flush()
    try await library.environment.sleep(time)
  }
}
