// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching

extension Utterance {
  /// The text with lengths of time in minutes, as an app takes them that asks for a number of minutes:
  /// "half an hour" is "30 minutes"; nil where it has none in other words.
  func inMinutes(talkingIn language: String) -> String? {
    guard tokens.count <= Rephrasing.longest else { return nil }
    var found: [(place: Range<Int>, words: String)] = []
    var start = 0
    while start < tokens.count {
      guard let (length, words) = minutes(at: start, language) else {
        start += 1
        continue
      }
      found.append((start..<start + length, words))
      start += length
    }
    let full = found.reversed().reduce(text) {
      $0.replacing(span(of: $1.place), with: $1.words)
    }
    return Utterance(full).folded == folded ? nil : full
  }

  private func minutes(at start: Int, _ language: String) -> (length: Int, words: String)? {
    let rest = Utterance(text(start..<tokens.count))
    guard let longest = ValueKind.duration.readings(in: rest, language: language).last,
      case .duration(let span) = longest.value, let seconds = span.duration?.components.seconds,
      seconds > 0, seconds % 60 == 0
    else { return nil }
    let style = Duration.UnitsFormatStyle(allowedUnits: [.minutes], width: .wide)
    let words = Duration.seconds(seconds).formatted(
      style.locale(Locale(identifier: language)))
    return (longest.length, words)
  }
}
