// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension String.LocalizationValue {
  /// Collects the literal parts and the arguments of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var pattern = ""
    var arguments: [FormatArgument] = []

    /// Prepares room for a literal of the given size.
    public init(literalCapacity: Int, interpolationCount: Int) {
      pattern.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Adds literal text; a percent sign is doubled since the result is a format.
    public mutating func appendLiteral(_ literal: String) {
      pattern +=
        literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    }

    /// Adds text as an argument.
    public mutating func appendInterpolation(_ value: String) {
      append(.text(value))
    }

    /// Adds localisable text as an argument; it is translated when the whole is.
    public mutating func appendInterpolation(_ value: LocalizedStringResource) {
      append(.resource(value))
    }

    /// Adds an integer, written with the digits and grouping of the reader's locale.
    public mutating func appendInterpolation(_ value: some FixedWidthInteger) {
      append(FormatArgument(value))
    }

    /// Adds a floating-point number, written with the decimal mark of the reader's locale.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint) {
      append(.number(Double(value)))
    }

    /// Adds any other value: its display title if it has one, else what Swift prints.
    public mutating func appendInterpolation(_ value: some Any) {
      append(FormatArgument(describing: value))
    }

    /// Adds text under a format such as `%@`.
    public mutating func appendInterpolation(_ value: String, specifier: String) {
      append(.text(value), specifier: specifier)
    }

    /// Adds an integer under a format such as `%02d`.
    public mutating func appendInterpolation(_ value: some FixedWidthInteger, specifier: String) {
      append(FormatArgument(value), specifier: specifier)
    }

    /// Adds a floating-point number under a format such as `%.2f`.
    public mutating func appendInterpolation(_ value: some BinaryFloatingPoint, specifier: String) {
      append(.number(Double(value)), specifier: specifier)
    }

    /// Adds a value as its format style writes it in the locale of the running intent.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ value: Style.FormatInput, format: Style
    ) where Style.FormatOutput == String {
      let locale = IntentExecution.current?.locale ?? .current
      append(.text(format.locale(locale).format(value)))
    }

    mutating func append(_ argument: FormatArgument, specifier: String? = nil) {
      pattern += specifier ?? argument.placeholder
      arguments.append(argument)
    }
  }
}
