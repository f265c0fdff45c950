// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// Reads values that are not on a list: numbers, dates, durations, URLs and text.
struct ValueReader: Sendable {
  let language: String
  let context: ValueContext
  /// What the slot or the parameter takes, if it is a value of a kind.
  let kind: ValueKind?
  /// The bounds of a quantity, in the default unit.
  private var range: ClosedRange<Double>?

  init(
    language: String, declaration: ParameterDeclaration?,
    configuration: PhraseEngine.Configuration
  ) {
    self.language = language
    kind = declaration?.valueKind
    range = declaration?.inclusiveRange
    context = ValueContext(
      now: configuration.now(), calendar: configuration.calendar, unit: declaration?.defaultUnit,
      currencies: declaration?.currencyCodes ?? [], parts: declaration?.dateParts ?? .dateTime)
  }

  /// A reader for a slot of a catalog file.
  init(language: String, slot: Catalog.Slot?, configuration: PhraseEngine.Configuration) {
    self.language = language
    kind = if case .value(let kind) = slot?.kind { kind } else { nil }
    context = ValueContext(
      now: configuration.now(), calendar: configuration.calendar, unit: slot?.unit?.dimension,
      currencies: slot?.currency.map { [$0] } ?? [], parts: kind?.dateParts ?? .dateTime)
  }

  private var talk: Language { Language.named(language) }

  /// The value that `text` means for a parameter, or nil if it means none.
  func value(from text: String, as type: IntentValueType) -> (any Sendable)? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty else { return nil }
    switch type {
    case .string: return trimmed
    case .attributedString: return AttributedString(trimmed)
    case .integer, .number, .decimal: return number(in: trimmed, as: type)
    case .boolean: return boolean(trimmed)
    case .date, .dateComponents: return spoken(trimmed, as: type) ?? written(trimmed, as: type)
    case .other(is StringSearchCriteria.Type): return StringSearchCriteria(term: trimmed)
    case .other(let union as any AppUnionValue.Type):
      // A case without a list may hold numbers, dates or text.
      return union.erasedCases.lazy.compactMap {
        value(from: trimmed, as: IntentValueType(of: $0.type))
      }.first
    case .measurement, .duration, .other: return spoken(trimmed, as: type)
    case .url:
      guard let url = URL(string: trimmed), url.scheme != nil else { return nil }
      return url
    case .enumeration, .entity: return nil
    }
  }

  /// What was said as the parameter's type; nil where the type takes no such value.
  func value(from spoken: SpokenValue, as type: IntentValueType) -> (any Sendable)? {
    if case .measurement(let amount, let unit) = spoken, let range,
      !range.contains(context.amount(amount, in: unit))
    {
      return nil
    }
    return spoken.value(as: type, in: context)
  }

  private func number(in text: String, as type: IntentValueType) -> (any Sendable)? {
    spoken(text, as: .number(NumberRange())).flatMap { value(from: $0, as: type) }
  }

  private func spoken(_ text: String, as type: IntentValueType) -> (any Sendable)? {
    kind.flatMap { spoken(text, as: $0) }.flatMap { value(from: $0, as: type) }
  }

  private func spoken(_ text: String, as kind: ValueKind) -> SpokenValue? {
    kind.value(ofAll: text, language: language)
  }

  private func boolean(_ text: String) -> Bool? {
    let folded = Utterance(text).folded
    if talk.words.yes.contains(where: { Utterance($0).folded == folded }) { return true }
    if talk.words.no.contains(where: { Utterance($0).folded == folded }) { return false }
    if case .boolean(let isYes) = spoken(text, as: .boolean) { return isYes }
    return nil
  }

  // MARK: - Written dates

  /// ISO 8601 and the language's own written forms.
  private func written(_ text: String, as type: IntentValueType) -> (any Sendable)? {
    guard let date = writtenDate(text) else { return nil }
    return context.value(of: date, as: type)
  }

  private func writtenDate(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.calendar = context.calendar
    formatter.timeZone = context.calendar.timeZone
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
}

extension ValueKind {
  /// The value that a text means from its first word to its last; nil if it means none.
  func value(ofAll text: String, language: String) -> SpokenValue? {
    let utterance = Utterance(text)
    return readings(in: utterance, language: language)
      .first { $0.length == utterance.tokens.count }?.value
  }
}
