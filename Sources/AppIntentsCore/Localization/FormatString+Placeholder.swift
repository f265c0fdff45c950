// SPDX-License-Identifier: Apache-2.0

import Foundation

extension FormatString {
  /// Reads one variable that starts with the percent sign at the front of the text.
  static func variable(at text: Substring) -> (Piece, Substring)? {
    guard let (position, start) = position(at: text.dropFirst()), start.hasPrefix("#@") else {
      return nil
    }
    let name = start.dropFirst(2).prefix { $0 != "@" && $0 != "%" && !$0.isNewline }
    guard !name.isEmpty, name.endIndex < text.endIndex, text[name.endIndex] == "@" else {
      return nil
    }
    let rest = text[name.endIndex...].dropFirst()
    let source = String(text[..<rest.startIndex])
    return (.variable(Variable(source: source, position: position, name: String(name))), rest)
  }

  /// Reads one placeholder that starts with the percent sign at the front of the text.
  static func placeholder(at text: Substring) -> (Piece, Substring)? {
    guard let (position, start) = position(at: text.dropFirst()) else { return nil }
    var rest = start
    let layout = rest.prefix { "-+ #0123456789.".contains($0) }
    guard layout.count <= longestLayout else { return nil }
    rest = rest.dropFirst(layout.count)
    rest = rest.dropFirst(rest.prefix { "hlqLzt".contains($0) }.count)
    guard let conversion = rest.popFirst(), "@diuxXofFeEgGaAs".contains(conversion) else {
      return nil
    }
    let placeholder = Placeholder(
      source: String(text[..<rest.startIndex]), position: position, layout: String(layout),
      conversion: conversion)
    return (.placeholder(placeholder), rest)
  }

  /// Reads the position in front of a placeholder, `2$`; nil where it is none.
  private static func position(at text: Substring) -> (Int?, Substring)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, text.dropFirst(digits.count).first == "$" else { return (nil, text) }
    guard let number = Int(digits), number > 0 else { return nil }
    return (number, text.dropFirst(digits.count + 1))
  }

  /// Longest accepted run of flags, width and precision, so that a typo cannot ask for a
  /// million spaces.
  private static var longestLayout: Int { 8 }
}

extension FormatString.Placeholder {
  /// The placeholder as its author wrote it, with the position of its argument.
  func source(at position: Int) -> String {
    self.position == nil ? "%\(position)$\(source.dropFirst())" : source
  }

  func write(
    _ argument: FormatArgument, locale: Locale, resolve: (LocalizedStringResource) -> String
  ) -> String {
    switch argument {
    case .text(let text): text
    case .resource(let resource): resolve(resource)
    case .integer(let value): number(Double(value), integer: value, locale: locale)
    case .unsigned(let value): value.formatted(.number.locale(locale))
    case .number(let value): number(value, integer: Int64(exactly: value.rounded()), locale: locale)
    }
  }

  private func number(_ value: Double, integer: Int64?, locale: Locale) -> String {
    switch conversion {
    case "f", "F", "e", "E", "g", "G", "a", "A":
      // A plain "%lf" comes from an interpolation without specifier: as many decimals as needed.
      if layout.isEmpty, conversion == "f" { return Self.shortest(value, locale: locale) }
      return String(format: "%\(layout)\(conversion)", locale: locale, value)
    case "d", "i", "u", "x", "X", "o":
      guard let integer else { return Self.shortest(value, locale: locale) }
      return String(format: "%\(layout)ll\(conversion)", locale: locale, integer)
    default:
      return Self.shortest(value, locale: locale)
    }
  }

  /// At most six decimals, as in C, but none that say nothing.
  private static func shortest(_ value: Double, locale: Locale) -> String {
    value.formatted(.number.precision(.fractionLength(0...6)).locale(locale))
  }
}
