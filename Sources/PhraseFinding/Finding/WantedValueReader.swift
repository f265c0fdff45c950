// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import PhraseRuntime

/// Reads the values of a condition by the type of the property.
struct WantedValueReader: Sendable {
  let language: String
  let bundle: Bundle?
  let configuration: EngineConfiguration

  private var locale: Locale { Locale(identifier: language) }

  /// The wanted value; nil if the text is none for the property.
  func value(_ text: String, of property: FindProperty) -> WantedValue? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return nil }
    let declaration = property.declaration
    switch declaration.valueType {
    case .enumeration(let type): return enumeration(text, of: type)
    case .entity, .string, .attributedString, .url, .other:
      return WantedValue(.text(text), value: plain(text, declaration))
    case .date, .dateComponents: return day(text, declaration) ?? read(text, declaration)
    default: return read(text, declaration)
    }
  }

  /// Words for the values that a property takes; empty where any text of a kind will do.
  func examples(for property: FindProperty) -> [String] {
    switch property.declaration.valueType {
    case .enumeration: choices(for: property).compactMap(\.forms.first)
    case .boolean: [Language.named(language).words.yes[0], Language.named(language).words.no[0]]
    default: []
    }
  }

  /// The cases of an enum, and what is said for each, the title first.
  func choices(for property: FindProperty) -> [(value: String, forms: [String])] {
    guard case .enumeration(let type) = property.declaration.valueType else { return [] }
    return type.erasedCases.map {
      ($0.rawValue, $0.display.text(locale: locale, bundle: bundle).forms)
    }
  }

  private func plain(_ declaration: ParameterDeclaration) -> PlainValueReader {
    PlainValueReader(of: declaration, language: language, configuration: configuration)
  }

  private func read(_ text: String, _ declaration: ParameterDeclaration) -> WantedValue? {
    let reader = plain(declaration)
    return (reader.value(from: text) ?? written(text, declaration))
      .flatMap { value in key(value).map { WantedValue($0, value: value) } }
  }

  /// What nobody says, but programs write: signs and exponents, "true".
  private func written(_ text: String, _ declaration: ParameterDeclaration) -> (any Sendable)? {
    switch declaration.valueType {
    case .integer: Int(text)
    case .number: Double(text).flatMap { $0.isFinite ? $0 : nil }
    case .boolean: Bool(text)
    case .decimal:
      Double(text).flatMap { $0.isFinite ? Decimal(string: text, locale: Self.posix) : nil }
    default: nil
    }
  }

  private static let posix = Locale(identifier: "en_US_POSIX")

  /// A day that was named without a time of day: all its moments.
  private func day(_ text: String, _ declaration: ParameterDeclaration) -> WantedValue? {
    var daily = ParameterDeclaration(of: Date.self)
    daily.dateParts = .date
    let calendar = configuration.calendar
    guard let date = plain(daily).value(from: text) as? Date,
      let day = calendar.dateInterval(of: .day, for: date)
    else { return nil }
    // Apps store moments to a thousandth of a second at best.
    return WantedValue(from: day.start, to: day.end.addingTimeInterval(-0.001)) { moment in
      guard case .dateComponents = declaration.valueType else { return moment }
      return calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: moment)
    }
  }

  private func enumeration(_ text: String, of type: any AppEnum.Type) -> WantedValue? {
    let texts = TextComparison(locale: locale)
    let match = type.erasedCases.first { item in
      let display = item.display.text(locale: locale, bundle: bundle)
      return item.rawValue == text || display.forms.contains { texts.isEqual($0, text) }
    }
    return match.flatMap { match in key(match.value).map { WantedValue($0, value: match.value) } }
  }

  private func plain(_ text: String, _ declaration: ParameterDeclaration) -> any Sendable {
    switch declaration.valueType {
    case .url: URL(string: text) ?? text
    case .attributedString: AttributedString(text)
    default: text
    }
  }

  private func key(_ value: any Sendable) -> ComparisonKey? {
    ComparisonKey(value, locale: locale, bundle: bundle, calendar: configuration.calendar)
  }
}
