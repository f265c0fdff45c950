// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
package import PhraseRuntime

extension Rhythm {
  /// Asks whether what is done at these times is to be a shortcut, with how that was concluded.
  func question(doing words: String, in language: String) -> LocalizedStringResource {
    """
    \(text(in: language)), on \(count) of the last \(dayCount) such days, you do this: \(words). \
    Make it a shortcut?
    """
  }

  /// The rhythm in words: "Every weekday around 7:40".
  func text(in language: String) -> String {
    LocalizedStringResource("\(Weekday.text(of: days, in: language)) around \(time)")
      .text(in: language).beginningLarge
  }

  /// The time of the day: "7:40".
  package var time: String { "\(hour):\(minute.twoDigits)" }

  /// The days as automations name them.
  package var days: Set<Weekday> {
    // `Calendar` begins with Sunday.
    Set(weekdays.map { Weekday.allCases[($0 + 5) % 7] })
  }
}

extension Habit {
  /// What is done when, with how that was concluded.
  package func text(in language: String) -> String {
    let words = suggestion.phrase ?? suggestion.title
    let when = rhythm.text(in: language)
    return LocalizedStringResource(
      "\(when): \(words) (\(rhythm.count) of \(rhythm.dayCount) days)"
    ).text(in: language)
  }
}

extension Routine {
  /// Asks whether what is done is to be a shortcut, with how that was concluded.
  func question(doing words: String) -> LocalizedStringResource {
    """
    You do this one shortly after the other, on \(count) of \(dayCount) days: \(words). \
    Make it a shortcut?
    """
  }

  /// What is done, with how that was concluded.
  package func text(in language: String) -> String {
    let words = suggestions.map { $0.phrase ?? $0.title }
      .listed(.and, in: Locale(identifier: language))
    return LocalizedStringResource("\(words) (\(count) of \(dayCount) days)").text(in: language)
  }
}
