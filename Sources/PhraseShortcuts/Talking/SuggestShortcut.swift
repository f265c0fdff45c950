// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import PhraseRuntime

/// "Suggest a shortcut": offers what the person does at the same time of some days, and what they do
/// one shortly after the other.
struct SuggestShortcut: ShortcutManagement, UndoableIntent {
  static let title: LocalizedStringResource = "Suggest Shortcut"
  static let description = IntentDescription(
    "Offers what you do again and again. What you do stays on this computer.")

  @Dependency private var library: ShortcutLibrary

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let workshop = try ShortcutWorkshop(library)
    for routine in workshop.engine.routines() {
      guard
        let made = try await offer(
          routine.suggestions, by: { routine.question(doing: $0) }, in: workshop)
      else { continue }
      return .result(dialog: "Say “\(made.name)” to run it.")
    }
    for habit in workshop.engine.habits() {
      guard
        let made = try await offer(
          [habit.suggestion],
          by: { habit.rhythm.question(doing: $0, in: workshop.context.language) }, in: workshop)
      else { continue }
      guard let trigger = try await automate(made, habit.rhythm, in: workshop) else {
        return .result(dialog: "Say “\(made.name)” to run it.")
      }
      return .result(dialog: "Say “\(made.name)” to run it. It is an automation now: \(trigger).")
    }
    return .result(dialog: "There is nothing else that you do again and again.")
  }

  /// Asks whether what was done is to be a shortcut.
  ///
  /// - Returns: The shortcut; nil for none.
  private func offer(
    _ suggestions: [Suggestion], by question: (_ words: String) -> LocalizedStringResource,
    in workshop: ShortcutWorkshop
  ) async throws -> PersonalShortcut? {
    let phrases = suggestions.compactMap(\.phrase)
    let actions = await workshop.engine.actions(
      for: phrases, language: workshop.context.language)
    guard phrases.count == suggestions.count, !library.all.map(\.actions).contains(actions)
    else { return nil }
    let locale = Locale(identifier: workshop.context.language)
    let words = phrases.map { String(localized: "“\($0)”") }.listed(.and, in: locale)
    guard try await workshop.context.confirm(String(localized: question(words))) else { return nil }
    let name = suggestions.map(\.title).listed(.and, in: locale)
    let made = PersonalShortcut(name: name, phrases: [name], actions: actions)
    try await workshop.keep(made, undoing: undoManager)
    return made
  }

  /// Asks whether a shortcut is to run by itself when it was done so far.
  ///
  /// It does not ask again before it runs: this is what the person was asked.
  ///
  /// - Returns: When it runs, in words; nil where it does not.
  private func automate(
    _ shortcut: PersonalShortcut, _ rhythm: Rhythm, in workshop: ShortcutWorkshop
  ) async throws -> String? {
    guard let file = library.environment.automations else { return nil }
    let trigger = AutomationTrigger.time(
      hour: rhythm.hour, minute: rhythm.minute, days: rhythm.days)
    let configuration = workshop.engine.configuration
    let when = trigger.text(
      in: configuration.calendar.timeZone, language: workshop.context.language)
    let question = String(localized: "Let it run by itself then? \(when).")
    guard try await workshop.context.confirm(question) else { return nil }
    try file.change { all in
      let id = Automation.identifier(for: shortcut.name, beside: all.map(\.id))
      all.append(
        Automation(
          id: id, shortcut: shortcut.id, trigger: trigger, since: configuration.now()))
    }
    return when
  }
}
