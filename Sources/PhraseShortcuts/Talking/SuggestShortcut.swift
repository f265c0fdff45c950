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
    let language = workshop.context.language
    for offer in await workshop.engine.offers(beside: library, in: language) {
      let made = offer.shortcut
      guard try await workshop.context.confirm(String(localized: offer.question)) else {
        workshop.engine.configuration.activity.decline(made.name)
        continue
      }
      try await workshop.keep(made, undoing: undoManager)
      guard let trigger = offer.trigger, let when = try await automate(made, trigger, in: workshop)
      else { return .result(dialog: "Say “\(made.name)” to run it.") }
      return .result(dialog: "Say “\(made.name)” to run it. It is an automation now: \(when).")
    }
    return .result(dialog: "There is nothing else that you do again and again.")
  }

  /// Asks whether a shortcut is to run by itself when it was done so far.
  ///
  /// It does not ask again before it runs: this is what the person was asked.
  ///
  /// - Returns: When it runs, in words; nil where it does not.
  private func automate(
    _ shortcut: PersonalShortcut, _ trigger: AutomationTrigger, in workshop: ShortcutWorkshop
  ) async throws -> String? {
    guard let file = library.environment.automations else { return nil }
    let configuration = workshop.engine.configuration
    let when = trigger.text(
      in: configuration.calendar.timeZone, language: workshop.context.language)
    let question = String(localized: "Let it run by itself then? \(when).")
    guard try await workshop.context.confirm(question) else { return nil }
    try file.add(trigger, for: shortcut, since: configuration.now())
    return when
  }
}
