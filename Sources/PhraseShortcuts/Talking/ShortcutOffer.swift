// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
package import PhraseRuntime

/// A shortcut that the person may want, by what they do again and again.
package struct ShortcutOffer: Sendable {
  /// The shortcut, under an identifier of its own.
  package var shortcut: PersonalShortcut
  /// What was done when, and on how many days: how it was concluded.
  package var reason: String
  /// Asks whether it is to be made, with how that was concluded.
  let question: LocalizedStringResource
  /// When it would run by itself; nil for what has no time.
  package var trigger: AutomationTrigger?
}

extension IntentEngine {
  /// What the person does one shortly after the other, and then what they do at the same time of some
  /// days; without what is a shortcut of theirs already, and what they declined.
  package func offers(beside library: ShortcutLibrary, in language: String) async -> [ShortcutOffer]
  {
    let known = library.all.map(\.actions)
    var offers: [ShortcutOffer] = []
    for routine in routines() {
      let offer = await offer(
        of: routine.suggestions, because: routine.text(in: language), in: language,
        by: routine.question)
      if let offer { offers.append(offer) }
    }
    for habit in habits() {
      var offer = await offer(
        of: [habit.suggestion], because: habit.text(in: language), in: language
      ) { habit.rhythm.question(doing: $0, in: language) }
      let rhythm = habit.rhythm
      offer?.trigger = .time(hour: rhythm.hour, minute: rhythm.minute, days: rhythm.days)
      if let offer { offers.append(offer) }
    }
    let declined = configuration.activity.declined
    return offers.filter {
      !known.contains($0.shortcut.actions) && !declined.contains($0.shortcut.name)
    }
  }

  /// - Returns: nil where something has no phrase that asks for it.
  private func offer(
    of suggestions: [Suggestion], because reason: String, in language: String,
    by question: (_ words: String) -> LocalizedStringResource
  ) async -> ShortcutOffer? {
    let phrases = suggestions.compactMap(\.phrase)
    guard phrases.count == suggestions.count else { return nil }
    let locale = Locale(identifier: language)
    let words = phrases.map { LocalizedStringResource("“\($0)”").text(in: language) }
    let name = suggestions.map(\.title).listed(.and, in: locale)
    return ShortcutOffer(
      shortcut: PersonalShortcut(
        name: name, phrases: [name], actions: await actions(for: phrases, language: language)),
      reason: reason, question: question(words.listed(.and, in: locale)))
  }
}
