// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A message with values in it, of which some are private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The message as it is written, without what is private.
  let text: String

  /// Creates a message without values.
  ///
  /// - Parameter value: The message.
  public init(stringLiteral value: String) {
    text = value
  }

  /// Creates a message with values.
  ///
  /// - Parameter stringInterpolation: The parts of the message.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}

/// Collects the parts of a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  /// Prepares for a message.
  ///
  /// - Parameters:
  ///   - literalCapacity: The length of its words.
  ///   - interpolationCount: How many values it has.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + interpolationCount * 8)
  }

  /// Adds words.
  ///
  /// - Parameter literal: The words.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  // A number describes itself too, and must not be taken for a text: hence the attribute.
  /// Adds a value that describes itself; private unless something else is said.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - align: How wide the column is in which it stands.
  ///   - privacy: Who may read it.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ value: some CustomStringConvertible, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value.description, align, privacy, isPublic: false)
  }

  /// Adds a whole number; public unless something else is said.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - format: How it is written.
  ///   - align: How wide the column is in which it stands.
  ///   - privacy: Who may read it.
  public mutating func appendInterpolation(
    _ number: some FixedWidthInteger, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: number), align, privacy, isPublic: true)
  }

  /// Adds a number; public unless something else is said.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - format: How it is written.
  ///   - align: How wide the column is in which it stands.
  ///   - privacy: Who may read it.
  public mutating func appendInterpolation(
    _ number: some BinaryFloatingPoint & CustomStringConvertible,
    format: OSLogFloatFormatting = .fixed, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: Double(number)), align, privacy, isPublic: true)
  }

  /// Adds a yes or no; public unless something else is said.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - format: How it is written.
  ///   - privacy: Who may read it.
  public mutating func appendInterpolation(
    _ value: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: value), .none, privacy, isPublic: true)
  }

  /// Adds the name of a type; public unless something else is said.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - align: How wide the column is in which it stands.
  ///   - privacy: Who may read it.
  public mutating func appendInterpolation(
    _ type: any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append("\(type)", align, privacy, isPublic: true)
  }

  /// Adds an error; private unless something else is said.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - align: How wide the column is in which it stands.
  ///   - privacy: Who may read it.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: (any Error)?, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(error.map { "\($0)" } ?? "nil", align, privacy, isPublic: false)
  }

  mutating func append(
    _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy, isPublic: Bool
  ) {
    text += align.aligned(privacy.shown(value, isPublic: isPublic))
  }
}
