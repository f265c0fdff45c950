// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One argument of a localised text, kept unformatted until the language is known.
package indirect enum FormatArgument: Equatable, Hashable, Sendable {
  /// Text that is the same in every language.
  case text(String)
  case integer(Int64)
  case unsigned(UInt64)
  case number(Double)
  /// Text with translations of its own, such as the title of an enum case.
  case resource(LocalizedStringResource)

  /// The placeholder that stands for the argument in a key.
  package var placeholder: String {
    switch self {
    case .text, .resource: "%@"
    case .integer: "%lld"
    case .unsigned: "%llu"
    case .number: "%lf"
    }
  }

  init(_ value: some FixedWidthInteger) {
    if let signed = Int64(exactly: value) {
      self = .integer(signed)
    } else if let unsigned = UInt64(exactly: value) {
      self = .unsigned(unsigned)
    } else {
      self = .text(String(value))
    }
  }

  /// Takes any value: one with a localised text of its own keeps it, one that has a form in the
  /// language of the running intent is written in it, all others print as in Swift.
  init(describing value: some Any) {
    if let localized = value as? any CustomLocalizedStringResourceConvertible {
      self = .resource(localized.localizedStringResource)
    } else if let value = value as? any ReadableValue {
      self = .text(value.text(in: IntentExecution.current?.locale ?? .current))
    } else {
      self = .text(String(describing: value))
    }
  }
}
