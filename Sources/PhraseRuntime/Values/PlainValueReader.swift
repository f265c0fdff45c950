// SPDX-License-Identifier: Apache-2.0

package import AppIntentsCore
import Foundation
import PhraseMatching

/// Reads values that are not on a list: numbers, dates, durations, URLs and text.
package struct PlainValueReader: Sendable {
  let language: String
  let context: ValueContext
  /// The type of the parameter; nil for a slot of a catalog file.
  private let type: IntentValueType?
  /// What the slot or the parameter takes, if it is a value of a kind.
  private let kind: ValueKind?

  init(
    _ subject: ValueSubject, language: String, configuration: EngineConfiguration
  ) {
    self.language = language
    type = subject.declaration?.valueType
    let slotKind: ValueKind? = if case .value(let kind)? = subject.slot?.kind { kind } else { nil }
    kind = subject.declaration?.valueKind ?? slotKind
    context = ValueContext(
      now: configuration.now(), calendar: configuration.calendar,
      unit: subject.declaration?.defaultUnit ?? subject.slot?.unit?.dimension,
      currencies: subject.declaration?.currencyCodes ?? subject.slot?.currency.map { [$0] } ?? [],
      parts: subject.declaration?.dateParts ?? slotKind?.dateParts ?? .dateTime)
  }

  /// Reads values that are none of a phrase's.
  package init(
    of declaration: ParameterDeclaration, language: String, configuration: EngineConfiguration
  ) {
    self.init(
      ValueSubject(name: "", declaration: declaration), language: language,
      configuration: configuration)
  }

  /// The value that a text means, or nil if it means none.
  package func value(from text: String) -> (any Sendable)? {
    type.flatMap { value(from: text, as: $0) }
  }

  /// What was said, as the parameter's type; nil where the type takes no such value.
  func value(from spoken: SpokenValue) -> (any Sendable)? {
    guard let type else { return spoken.plainValue(in: context) }
    return spoken.value(as: type, in: context)
  }

  /// Whether values of a type that is none of the usual ones are made of words.
  static func reads(_ type: any Any.Type) -> Bool {
    type is StringSearchCriteria.Type || type is AnyValue.Type || type is any AppUnionValue.Type
  }

  private func value(from text: String, as type: IntentValueType) -> (any Sendable)? {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !trimmed.isEmpty else { return nil }
    switch type {
    case .string: return trimmed
    case .attributedString: return AttributedString(trimmed)
    case .integer, .number, .decimal: return number(in: trimmed, as: type)
    case .boolean: return boolean(trimmed)
    case .date, .dateComponents: return spoken(trimmed, as: type) ?? written(trimmed, as: type)
    case .other(is StringSearchCriteria.Type): return StringSearchCriteria(term: trimmed)
    case .other(is AnyValue.Type): return AnyValue(trimmed)
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

  private func number(in text: String, as type: IntentValueType) -> (any Sendable)? {
    spoken(text, as: .number(NumberRange())).flatMap { $0.value(as: type, in: context) }
  }

  private func spoken(_ text: String, as type: IntentValueType) -> (any Sendable)? {
    kind.flatMap { spoken(text, as: $0) }.flatMap { $0.value(as: type, in: context) }
  }

  private func spoken(_ text: String, as kind: ValueKind) -> SpokenValue? {
    kind.value(ofAll: text, language: language)
  }

  private func boolean(_ text: String) -> Bool? {
    let folded = Utterance(text).folded
    let words = Language.named(language).words
    if words.yes.contains(where: { Utterance($0).folded == folded }) { return true }
    if words.no.contains(where: { Utterance($0).folded == folded }) { return false }
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
