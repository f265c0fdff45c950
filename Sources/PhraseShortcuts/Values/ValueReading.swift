// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseFinding
import PhraseMatching
import PhraseRuntime
import PhraseWire

/// Reads values of any type as the type that an action needs.
struct ValueReading: Sendable {
  let language: String
  /// The calendar, and the moment that "tomorrow" is counted from.
  let configuration: EngineConfiguration

  var calendar: Calendar { configuration.calendar }
  var locale: Locale { Locale(identifier: language) }

  /// The value as people read it; a list one a line, so that it can be split again.
  func text(_ value: any Sendable) -> String {
    switch value {
    case let text as String: text
    case let values as [any Sendable]: values.map(text).joined(separator: "\n")
    case let fields as [String: any Sendable]: JSONValue(fields, self).text
    case let value as WireValue: value.words
    case let date as Date:
      date.formatted(.dateTime.locale(locale).year().month().day().hour().minute())
    default:
      ValueText.readableText(of: value, locale: locale, bundle: nil)
        ?? WireValue(of: value, locale: locale).words
    }
  }

  /// The number that the value is, or that its text says; nil for none.
  func number(_ value: any Sendable) -> Double? {
    switch value {
    case let number as any BinaryInteger: Double(number)
    case let number as Double: number
    case let number as Decimal: Double("\(number)")
    case let isYes as Bool: isYes ? 1 : 0
    case let amount as IntentCurrencyAmount: Double("\(amount.amount)")
    case let length as Duration: length / .seconds(1)
    case let value as any MeasurementValue: value.quantity.value
    case let value as WireValue: value.asNumber
    case let text as String:
      Double(text.trimmingCharacters(in: .whitespaces))
        ?? read(text, as: IntentParameter<Double>(title: "").declaration) as? Double
    default: nil
    }
  }

  /// A value within a formula: numbers without the signs that people put between their digits, and in
  /// parentheses, so that what is around it is not read with it.
  func formula(_ value: any Sendable) -> String {
    "(\(number(value).map { "\($0)" } ?? text(value)))"
  }

  /// What a text says, as a parameter of its type would be answered; nil where it does not say that.
  func read(_ text: String, as declaration: ParameterDeclaration) -> (any Sendable)? {
    PlainValueReader(of: declaration, language: language, configuration: configuration)
      .value(from: text)
  }

  /// The moment that the value is, or that its text says; nil for none.
  func date(_ value: any Sendable) -> Date? {
    switch value {
    case let date as Date: date
    case let parts as DateComponents: calendar.date(from: parts)
    case let text as String:
      read(text, as: IntentParameter<Date>(title: "").declaration) as? Date
    default: nil
    }
  }

  /// The values of a list; another value is a list of one, and nothing one of none.
  func list(_ value: (any Sendable)?) -> [any Sendable] {
    switch value {
    case nil: []
    case let values as [any Sendable]: values
    case let value?: [value]
    }
  }

  /// What two values are compared by: as numbers or moments where one of them is, else by their texts.
  func keys(_ left: any Sendable, _ right: any Sendable) -> (ComparisonKey, ComparisonKey)? {
    if isNumber(left) || isNumber(right) {
      guard let left = number(left), let right = number(right) else { return nil }
      return (.number(left), .number(right))
    }
    if left is Date || right is Date {
      guard let left = date(left), let right = date(right) else { return nil }
      return (.moment(left), .moment(right))
    }
    return (key(left), key(right))
  }

  func isNumber(_ value: any Sendable) -> Bool {
    !(value is String) && !(value is Bool) && number(value) != nil
  }

  /// What a value is compared by.
  func key(_ value: any Sendable) -> ComparisonKey {
    ComparisonKey(value, locale: locale, bundle: nil, calendar: calendar) ?? .text(text(value))
  }
}
