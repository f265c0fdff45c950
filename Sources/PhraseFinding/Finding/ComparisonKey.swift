// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
package import Foundation
import PhraseMatching
import PhraseRuntime

/// A property's value in the form that is compared and sorted.
package enum ComparisonKey: Sendable {
  case text(String)
  case integer(Int)
  case number(Double)
  case decimal(Decimal)
  case moment(Date)
  case duration(Duration)
  case flag(Bool)
  /// An enum case or an entity: its identifier, the words for it, and its place among the cases.
  case choice(id: String, forms: [String], place: Int?)
  case several([ComparisonKey])
}

/// Compares texts: equality as phrases have it, order as the readers of a language expect it.
///
/// Case, accents, width and apostrophes make no difference; in order, "Line 9" comes before "Line 10".
package struct TextComparison: Sendable {
  /// Which part of a text has to be another one.
  enum Place {
    case anywhere, beginning, end
  }

  let locale: Locale

  package init(locale: Locale) { self.locale = locale }

  func order(_ left: String, _ right: String) -> ComparisonResult {
    left.compare(
      right, options: [.caseInsensitive, .diacriticInsensitive, .numeric], range: nil,
      locale: locale)
  }

  func isEqual(_ left: String, _ right: String) -> Bool { left.foldedText == right.foldedText }

  func contains(_ text: String, _ part: String, at place: Place = .anywhere) -> Bool {
    let (text, part) = (text.foldedText, part.foldedText)
    return switch place {
    case .anywhere: text.contains(part)
    case .beginning: text.hasPrefix(part)
    case .end: text.hasSuffix(part)
    }
  }
}

extension ComparisonKey {
  /// The key of a property's value; nil for what cannot be compared, such as a number that is none.
  package init?(_ value: any Sendable, locale: Locale, bundle: Bundle?, calendar: Calendar) {
    func text(_ display: DisplayRepresentation) -> [String] {
      display.text(locale: locale, bundle: bundle).forms
    }
    switch value {
    case let value as String: self = .text(value)
    case let value as AttributedString: self = .text(String(value.characters))
    case let value as URL: self = .text(value.absoluteString)
    case let value as Int: self = .integer(value)
    case let value as Double:
      guard !value.isNaN else { return nil }
      self = .number(value)
    case let value as Decimal:
      guard !value.isNaN else { return nil }
      self = .decimal(value)
    case let value as Date: self = .moment(value)
    case let value as DateComponents:
      guard let date = calendar.date(from: value) else { return nil }
      self = .moment(date)
    case let value as Duration: self = .duration(value)
    case let value as Bool: self = .flag(value)
    case let value as any AppEnum:
      let choice = Self.place(of: value)
      self = .choice(id: choice.id, forms: text(value.displayRepresentation), place: choice.place)
    case let value as any AppEntity:
      self = .choice(
        id: value.identifierString, forms: text(value.displayRepresentation), place: nil)
    case let value as any MeasurementValue:
      let (amount, unit) = value.quantity
      self = .number(unit.converter.baseUnitValue(fromValue: amount))
    case let values as [any Sendable]:
      self = .several(
        values.compactMap {
          ComparisonKey($0, locale: locale, bundle: bundle, calendar: calendar)
        })
    default: return nil
    }
  }

  private static func place<Value: AppEnum>(of value: Value) -> (id: String, place: Int?) {
    (value.rawValue.description, Value.allCases.enumerated().first { $0.element == value }?.offset)
  }

  /// Which of two keys comes first; nil for keys that have no order.
  package func order(_ other: ComparisonKey, texts: TextComparison) -> ComparisonResult? {
    switch (self, other) {
    case (.text(let left), .text(let right)): return texts.order(left, right)
    case (.integer(let left), .integer(let right)): return Self.order(left, right)
    case (.number(let left), .number(let right)): return Self.order(left, right)
    case (.decimal(let left), .decimal(let right)): return Self.order(left, right)
    case (.moment(let left), .moment(let right)): return Self.order(left, right)
    case (.duration(let left), .duration(let right)): return Self.order(left, right)
    case (.flag(let left), .flag(let right)): return Self.order(left ? 1 : 0, right ? 1 : 0)
    case (.choice(_, let left, let first), .choice(_, let right, let second)):
      if let first, let second { return Self.order(first, second) }
      return texts.order(left.first ?? "", right.first ?? "")
    case (.several(let left), .several(let right)): return Self.order(left.count, right.count)
    default: return nil
    }
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left < right ? .orderedAscending : left == right ? .orderedSame : .orderedDescending
  }
}
