// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime
import PhraseWire

/// "Suggest a shortcut": offers what the person does at the same time of some days.
struct SuggestShortcut: ShortcutManagement, UndoableIntent {
  static let title: LocalizedStringResource = "Suggest Shortcut"
  static let description = IntentDescription(
    "Offers what you do at the same time of some days. What you do stays on this computer.")

  @Dependency private var library: ShortcutLibrary

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let workshop = try ShortcutWorkshop(library)
    let known = library.all.map(\.actions)
    let locale = Locale(identifier: workshop.context.language)
    for habit in workshop.engine.habits() {
      guard let phrase = habit.suggestion.phrase,
        case let actions = await workshop.engine.actions(
          for: [phrase], language: workshop.context.language), !known.contains(actions)
      else { continue }
      let question =
        "\(habit.rhythm.text(in: locale)), on \(habit.rhythm.count) days so far, you do this: "
        + "“\(phrase)”. Make it a shortcut?"
      guard try await workshop.context.confirm(question) else { continue }
      let name = habit.suggestion.title
      try await workshop.keep(
        PersonalShortcut(name: name, phrases: [name], actions: actions), undoing: undoManager)
      return .result(dialog: "Say “\(name)” to run it.")
    }
    return .result(dialog: "There is nothing else that you do at the same time of some days.")
  }
}

extension Rhythm {
  /// The rhythm in words: "Every weekday around 7:40".
  func text(in locale: Locale) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    let days =
      switch weekdays {
      case Set(1...7): "day"
      case Set(2...6): "weekday"
      default:
        weekdays.sorted().map { calendar.weekdaySymbols[$0 - 1] }.formatted(
          .list(type: .and).locale(locale))
      }
    return "Every \(days) around \(hour):\(minute < 10 ? "0" : "")\(minute)"
  }
}
