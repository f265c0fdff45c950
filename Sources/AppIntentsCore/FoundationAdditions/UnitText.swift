// SPDX-License-Identifier: Apache-2.0

import Foundation
import _FoundationICU

/// Writes amounts with their units as people of a locale do: "1.5 km", "5 ft, 11 in".
///
/// Source: the units, their names and the preferences of each region in the Unicode library that
/// Foundation brings (CLDR). A unit that it does not know is written with its symbol.
struct UnitText {
  /// How much of a unit's name is written, in the words of the library's number skeletons.
  enum Width: String, Codable {
    case wide = "unit-width-full-name"
    case abbreviated = "unit-width-short"
    case narrow = "unit-width-narrow"
  }

  var width = Width.abbreviated
  /// What the amount is about, which decides on the unit in a region; nil keeps the unit.
  var usage: String?
  var locale: Locale
  /// Writes the number; nil leaves that to the library.
  var number: ((Double) -> String)?

  /// The amount and its unit.
  func text(of value: Double, in unit: Unit) -> String {
    guard let formatted = formatted(value, unit) else {
      return "\(number?(value) ?? value.formatted(.number.locale(locale))) \(unit.symbol)"
    }
    guard let number else { return formatted.text }
    // The unit takes the plural form of the number that is written, not of the one that is meant.
    let exact = self.formatted(value, unit, precision: ".+")?.value ?? value
    let text = number(exact)
    let fraction = String(repeating: "0", count: fractionLength(of: text))
    let rounded = self.formatted(
      value, unit, precision: fraction.isEmpty ? "precision-integer" : ".\(fraction)")
    return (rounded ?? formatted).replacingNumber(by: text)
  }

  /// The unit itself without a number, as it stands behind one.
  func name(of unit: Unit) -> String {
    var own = self
    own.usage = nil
    let name = own.formatted(0, unit)?.replacingNumber(by: "")
    return name?.trimmingCharacters(in: .whitespaces) ?? unit.symbol
  }

  private func fractionLength(of number: String) -> Int {
    let separator = locale.decimalSeparator ?? "."
    guard let point = number.range(of: separator, options: .backwards) else { return 0 }
    return number[point.upperBound...].prefix(while: \.isNumber).count
  }

  private func formatted(
    _ value: Double, _ unit: Unit, precision: String? = nil
  ) -> FormattedAmount? {
    guard let identifier = Self.identifier(of: unit) else { return nil }
    let skeleton = ["unit/\(identifier)", width.rawValue, usage.map { "usage/\($0)" }, precision]
    return FormattedAmount(
      value, skeleton: skeleton.compactMap { $0 }.joined(separator: " "), locale: locale)
  }
}

/// What the Unicode library made of an amount.
struct FormattedAmount {
  let text: String
  /// The number as it is written, in the unit that is written.
  let value: Double
  /// Where the number stands in the text, in UTF-16; nil where several stand there, as for feet and
  /// inches.
  private let number: Range<Int>?

  init?(_ value: Double, skeleton: String, locale: Locale) {
    var status = U_ZERO_ERROR
    let skeleton = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(
      skeleton, Int32(skeleton.count), locale.identifier, &status)
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    let text = Self.text(of: result)
    self.text = String(decoding: text, as: UTF16.self)
    self.value = Self.value(of: result) ?? value
    number = Self.number(of: result).flatMap { range in
      let before = String(decoding: text.prefix(range.lowerBound), as: UTF16.self)
      return before.contains(where: \.isNumber) ? nil : range
    }
  }

  func replacingNumber(by other: String) -> String {
    guard let number else { return text }
    let text = Array(text.utf16)
    return String(decoding: text[..<number.lowerBound], as: UTF16.self) + other
      + String(decoding: text[number.upperBound...], as: UTF16.self)
  }

  private static func text(of result: OpaquePointer?) -> [UInt16] {
    var status = U_ZERO_ERROR
    let length = swift_unumf_resultToString(result, nil, 0, &status)
    var text = [UInt16](repeating: 0, count: Int(length))
    status = U_ZERO_ERROR
    swift_unumf_resultToString(result, &text, length, &status)
    return text
  }

  private static func value(of result: OpaquePointer?) -> Double? {
    var status = U_ZERO_ERROR
    let length = swift_unumf_resultToDecimalNumber(result, nil, 0, &status)
    var digits = [CChar](repeating: 0, count: Int(length))
    status = U_ZERO_ERROR
    swift_unumf_resultToDecimalNumber(result, &digits, length, &status)
    return Double(String(decoding: digits.map(UInt8.init(bitPattern:)), as: UTF8.self))
  }

  /// From the first to the last of the fields that make up the number.
  private static func number(of result: OpaquePointer?) -> Range<Int>? {
    let parts = [
      UNUM_INTEGER_FIELD, UNUM_FRACTION_FIELD, UNUM_DECIMAL_SEPARATOR_FIELD,
      UNUM_GROUPING_SEPARATOR_FIELD, UNUM_SIGN_FIELD,
    ].map { Int32($0.rawValue) }
    var status = U_ZERO_ERROR
    let fields = swift_ufieldpositer_open(&status)
    defer { swift_ufieldpositer_close(fields) }
    swift_unumf_resultGetAllFieldPositions(result, fields, &status)
    var number: Range<Int>?
    var start: Int32 = 0
    var end: Int32 = 0
    while case let field = swift_ufieldpositer_next(fields, &start, &end), field >= 0 {
      guard parts.contains(field) else { continue }
      let before = number ?? Int(start)..<Int(end)
      number = min(before.lowerBound, Int(start))..<max(before.upperBound, Int(end))
    }
    return number
  }
}
