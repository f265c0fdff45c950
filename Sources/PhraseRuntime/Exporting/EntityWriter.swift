// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// Writes one entity.
struct EntityWriter {
  let entity: any AppEntity
  let kind: String
  let language: String
  let bundle: Bundle?
  let timeZone: TimeZone

  private var locale: Locale { Locale(identifier: language) }

  private var display: DisplayRepresentation.Text {
    entity.displayRepresentation.text(locale: locale, bundle: bundle)
  }

  /// Title, subtitle, and a line for each property that has a value.
  var text: String {
    get async throws {
      var lines = [display.title, display.subtitle].compactMap(\.self)
      for (name, property) in entity.declaredProperties {
        guard let value = try await property.fetchValue() else { continue }
        let title = property.declaration.title(forPropertyNamed: name)
          .resolved(locale: locale, bundle: bundle)
        lines.append("\(title): \(text(of: value))")
      }
      return lines.joined(separator: "\n") + "\n"
    }
  }

  /// A whole number may be a year or a number plate, which has no separators.
  private func text(of value: any Sendable) -> String {
    (value as? Int)?.formatted(.number.grouping(.never).locale(locale))
      ?? ValueText.text(of: value, locale: locale, bundle: bundle)
  }

  /// An object whose keys are sorted, so that it can be compared.
  var json: Data {
    get async throws {
      var object: [String: Any] = [
        "type": kind, "id": entity.identifierString, "title": display.title,
      ]
      object["subtitle"] = display.subtitle
      var properties: [String: Any] = [:]
      for (name, property) in entity.declaredProperties {
        properties[name] = try await property.fetchValue().map(json(of:)) ?? NSNull()
      }
      object["properties"] = properties
      return try JSONSerialization.data(
        withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        + Data("\n".utf8)
    }
  }

  /// A value as JSON has it; dates in ISO 8601, entities and enums by their identifiers.
  private func json(of value: any Sendable) -> Any {
    switch value {
    case let value as String: value
    case let value as Bool: value
    case let value as Int: value
    case let value as Double: value.isFinite ? value as Any : NSNull()
    case let value as Decimal: value.isNaN ? NSNull() : NSDecimalNumber(decimal: value)
    case let value as Date:
      value.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: timeZone))
    case let value as URL: value.absoluteString
    case let value as any AppEntity:
      ["id": value.identifierString, "title": title(of: value)]
    case let value as any AppEnum: rawValue(of: value)
    case let values as [any Sendable]: values.map(json(of:))
    default: ValueText.text(of: value, locale: locale, bundle: bundle)
    }
  }

  private func title(of value: any AppEntity) -> String {
    value.displayRepresentation.text(locale: locale, bundle: bundle).title
  }

  private func rawValue<Value: AppEnum>(of value: Value) -> String { value.rawValue.description }

  /// What the app itself makes of the entity.
  ///
  /// - Throws: ``ExportError`` that names the types there are.
  func representation(_ name: String) async throws -> Data {
    guard let transferable = entity as? any Transferable else {
      throw ExportError(
        code: .unsupportedType,
        description: "\(kind) is not Transferable; it can be exported as text or json.")
    }
    let offered = transferable.exportedContentTypes()
    guard let type = Self.type(name, among: offered) else {
      let own = offered.map { $0.preferredFilenameExtension ?? $0.identifier }
      let known = ["text", "json"] + own.filter { $0 != "json" }
      throw ExportError(
        code: .unsupportedType,
        description: "\(kind) cannot be exported as “\(name.prefix(60))”; it can as "
          + "\(Language.named("en").list(known)).")
    }
    do {
      return try await transferable.exported(as: type)
    } catch {
      throw ExportError(code: .failed, description: error.reason(in: language))
    }
  }

  private static func type(_ name: String, among offered: [UTType]) -> UTType? {
    let wanted = [UTType(filenameExtension: name), UTType(mimeType: name), UTType(name)]
    for case let type? in wanted {
      if let exact = offered.first(where: { $0 == type }) { return exact }
      if let special = offered.first(where: { $0.conforms(to: type) }) { return special }
    }
    return nil
  }
}
