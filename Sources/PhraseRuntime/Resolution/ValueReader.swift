// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseMatching

/// Reads values that are not on a list: numbers, dates, durations, URLs and text.
struct ValueReader: Sendable {
  let language: String
  var defaultUnit: Dimension?
  var now = Date()
  var calendar = Calendar.current

  private var wording: Wording { Wording.language(language) }

  /// The value that `text` means for a parameter, or nil if it means none.
  func value(from text: String, as type: IntentValueType) -> (any Sendable)? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty else { return nil }
    switch type {
    case .string: return trimmed
    case .attributedString: return AttributedString(trimmed)
    case .integer, .number, .decimal, .measurement:
      return number(in: trimmed).flatMap { value(from: $0, as: type) }
    case .boolean: return boolean(trimmed)
    case .date: return date(trimmed)
    case .dateComponents:
      return date(trimmed).map {
        calendar.dateComponents([.year, .month, .day, .hour, .minute], from: $0)
      }
    case .url:
      guard let url = URL(string: trimmed), url.scheme != nil else { return nil }
      return url
    case .duration: return duration(trimmed)
    case .enumeration, .entity, .other: return nil
    }
  }

  /// A number as the parameter's type; nil where the type takes no number, or not this one.
  func value(from number: Double, as type: IntentValueType) -> (any Sendable)? {
    switch type {
    case .integer: return Int(exactly: number)
    case .number: return number
    // The shortest decimal that reads back as this double is what was said.
    case .decimal: return Decimal(string: "\(number)", locale: Locale(identifier: "en_US_POSIX"))
    case .measurement(let type): return type.measuring(number, in: defaultUnit)
    default: return nil
    }
  }

  private func number(in text: String) -> Double? {
    let tokens = Utterance(text).tokens.map(\.text)
    let words = NumberWords.forLanguage(language) ?? .english
    let readings = words.parse(tokens)
    return readings.filter { $0.length == tokens.count }.map(\.value).first
  }

  private func boolean(_ text: String) -> Bool? {
    let folded = Utterance(text).folded
    if wording.yes.contains(where: { Utterance($0).folded == folded }) { return true }
    if wording.no.contains(where: { Utterance($0).folded == folded }) { return false }
    return nil
  }

  /// ISO 8601 dates, the language's own written forms, and the days around today.
  private func date(_ text: String) -> Date? {
    let folded = Utterance(text).folded
    if wording.now.contains(folded) { return now }
    if let offset = wording.days[folded] {
      return calendar.date(byAdding: .day, value: offset, to: calendar.startOfDay(for: now))
    }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    for format in ["yyyy-MM-dd", "yyyy-MM-dd HH:mm", "yyyy-MM-dd'T'HH:mm:ssZZZZZ"] {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) { return date }
    }
    formatter.locale = Locale(identifier: language)
    for style in [DateFormatter.Style.short, .medium, .long] {
      formatter.dateStyle = style
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }

  /// A number and a unit of time: "twenty minutes".
  private func duration(_ text: String) -> Duration? {
    let words = Utterance(text).tokens.map(\.text)
    guard let last = words.last, let unit = foldedTimeUnits[last] else { return nil }
    let count = words.dropLast()
    guard let number = count.isEmpty ? 1 : number(in: count.joined(separator: " ")) else {
      return nil
    }
    let seconds = number * Double(unit)
    return seconds.isFinite && abs(seconds) < 1e12 ? .seconds(seconds) : nil
  }

  private var foldedTimeUnits: [String: Int] {
    Dictionary(
      wording.timeUnits.map { (Utterance($0.key).folded, $0.value) },
      uniquingKeysWith: { first, _ in first })
  }
}
