// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation

/// A value that an intent returned, as JSON.
struct ValueJSON {
  let locale: Locale
  /// Where the app's translations lie.
  let bundle: Bundle?

  /// What programs can read: files without their bytes, entities by identifier and title, and what
  /// JSON has no form for in the app's words.
  func json(of value: any Sendable) -> JSONText {
    switch value {
    case let value as IntentFile: json(of: value)
    case let value as Bool: .boolean(value)
    case let value as Int: .number(Double(value))
    case let value as Double: .number(value)
    case let value as String: .string(value)
    case let value as Date:
      .string(value.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon)))
    case let value as any AppEntity:
      .object([("id", .string(value.identifierString)), ("title", .string(text(of: value)))])
    case let value as any AppEnum:
      .object([("title", .string(text(of: value))), ("value", .string(rawValue(of: value)))])
    case let values as [any Sendable]: .array(values.map(json(of:)))
    case is any CustomLocalizedStringResourceConvertible, is Decimal, is URL:
      .string(text(of: value))
    case let value as any CustomStringConvertible: .string(value.description)
    // Swift's own description shows how the value is stored, which is the app's business.
    default: .object([("type", .string("\(type(of: value))"))])
    }
  }

  private func json(of file: IntentFile) -> JSONText {
    let type = file.availableContentTypes.first?.identifier
    return .object([
      ("name", .string(file.filename)), ("size", .number(Double(file.data.count))),
      ("type", type.map(JSONText.string)),
    ])
  }

  private func text(of value: any Sendable) -> String {
    ValueText.text(of: value, locale: locale, bundle: bundle)
  }

  private func rawValue<Value: AppEnum>(of value: Value) -> String { value.rawValue.description }
}
