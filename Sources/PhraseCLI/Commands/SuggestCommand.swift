// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseRuntime
import PhraseShortcuts

/// `phrase suggest`: what the person may want to do again, and what could be a shortcut.
struct SuggestCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "suggest",
    abstract: "Show what was done most, and most recently.",
    discussion: """
      What is done at one time of some days, and what is done one shortly after the other, follows \
      with how it was concluded. All of it stays on this machine. Exit status: 0 shown, forgotten \
      or switched, 1 nothing is known.
      """)

  @OptionGroup var options: CatalogOptions

  @Option(help: ArgumentHelp("How many to show at most.", valueName: "number"))
  var limit = 5

  @Option(
    help: ArgumentHelp("The language of days and times, such as ru.", valueName: "code"))
  var language = "en"

  @Flag(help: "Forget everything that was done.")
  var forget = false

  @Flag(
    inversion: .prefixedNo,
    help: "Note and suggest what is done from now on, or, with --no-note, do not.")
  var note: Bool?

  @Flag(help: "Print one JSON object a line.")
  var json = false

  func execute() async throws -> ExitStatus {
    let engine = try await options.engine(shortcuts: options.shortcuts)
    if forget {
      do {
        try engine.forgetSuggestions()
      } catch {
        throw CommandFailure(.missingInput, "what was done cannot be forgotten: \(error)")
      }
    }
    let activity = engine.configuration.activity
    if let note { activity.isOn = note }
    if forget { Console.talk("What was done is forgotten.") }
    if let note {
      Console.talk(note ? "What is done is noted from now on." : "What is done is not noted now.")
    }
    guard !forget, note == nil else { return .matched }
    guard activity.isOn else {
      Console.talk("What is done is not noted; --note has it noted.")
      return .noMatch
    }
    let suggestions = engine.suggestions(limit: limit)
    let (habits, routines) = (engine.habits(), engine.routines())
    if json {
      for suggestion in suggestions { try Console.json(SuggestedLine(suggestion)) }
      for habit in habits { try Console.json(HabitLine(habit)) }
      for routine in routines { try Console.json(RoutineLine(routine)) }
    } else {
      let lines =
        suggestions.map(\.line) + habits.map { $0.text(in: language) }
        + routines.map { $0.text(in: language) }
      lines.forEach { Console.result($0) }
    }
    guard suggestions.isEmpty else { return .matched }
    Console.talk("Nothing was done yet that could be suggested.")
    return .noMatch
  }
}

/// A suggestion as a line of JSON.
private struct SuggestedLine: Encodable {
  let app: String
  let intent: String
  let title: String
  let subtitle: String?
  let phrase: String?

  init(_ suggestion: Suggestion) {
    app = suggestion.application
    intent = suggestion.intent
    title = suggestion.title
    subtitle = suggestion.subtitle
    phrase = suggestion.phrase
  }
}

/// A habit as a line of JSON.
private struct HabitLine: Encodable {
  let habit: SuggestedLine
  let days: [String]
  let at: String
  let count: Int
  let dayCount: Int

  init(_ habit: Habit) {
    self.habit = SuggestedLine(habit.suggestion)
    let rhythm = habit.rhythm
    days = Weekday.allCases.filter(rhythm.days.contains).map(\.rawValue)
    at = rhythm.time
    (count, dayCount) = (rhythm.count, rhythm.dayCount)
  }
}

/// What is done one shortly after the other as a line of JSON.
private struct RoutineLine: Encodable {
  let routine: [SuggestedLine]
  let count: Int
  let dayCount: Int

  init(_ routine: Routine) {
    self.routine = routine.suggestions.map(SuggestedLine.init)
    (count, dayCount) = (routine.count, routine.dayCount)
  }
}

extension Suggestion {
  /// The phrase to say, or what is done where no phrase says it.
  var line: String {
    phrase ?? "\([title, subtitle].compactMap(\.self).joined(separator: ", ")) (\(application))"
  }
}
