// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime
import PhraseWire

extension ValueReading {
  /// A property of a value, by its name or its title: that of an entity, the count of a list, the
  /// weekday of a date, a field of a record.
  ///
  /// - Returns: The property's value; nil where it has none.
  /// - Throws: ``RunError`` where there is no such property, or what the app throws that has it.
  func property(_ name: String, of value: any Sendable) async throws -> (any Sendable)? {
    switch value {
    case let entity as any AppEntity: return try await property(name, of: entity)
    case WireValue.entity(let entity): return try shown(name, of: entity)
    case let fields as [String: any Sendable]: return fields[name]
    case let values as [any Sendable]: return try await property(name, of: values)
    default:
      if let field = record(value)?[name] { return field }
      guard let found = Self.properties[name.lowercased()]?(value, self) else {
        throw RunError.noProperty(name, of: text(value))
      }
      return found
    }
  }

  private func property(
    _ name: String, of entity: any AppEntity
  ) async throws -> (any Sendable)? {
    let found = entity.declaredProperties.first { declared in
      declared.name.lowercased() == name.lowercased()
        || ["en", language].contains {
          declared.property.declaration.title(forPropertyNamed: declared.name)
            .resolved(locale: Locale(identifier: $0), bundle: nil).lowercased() == name.lowercased()
        }
    }
    if let found { return try await found.property.fetchValue() }
    return try shown(name, of: WireEntity(entity, locale: locale, bundle: nil))
  }

  /// What an entity shows of itself, and what its app told besides.
  private func shown(_ name: String, of entity: WireEntity) throws -> (any Sendable)? {
    let told = entity.properties.first { $0.key.lowercased() == name.lowercased() }
    if let told { return told.value.content }
    switch name.lowercased() {
    case "title", "name": return entity.title
    case "subtitle": return entity.subtitle
    case "id", "identifier": return entity.id
    default: throw RunError.noProperty(name, of: entity.title)
    }
  }

  /// What a list has itself, else the property of each of its values.
  private func property(
    _ name: String, of values: [any Sendable]
  ) async throws -> (any Sendable)? {
    switch name.lowercased() {
    case "count": return values.count
    case "first": return values.first
    case "last": return values.last
    default: break
    }
    var found: [any Sendable] = []
    for value in values {
      if let property = try await property(name, of: value) { found.append(property) }
    }
    return found
  }

  /// The properties of values that are no entity's.
  private static let properties:
    [String: @Sendable (any Sendable, ValueReading) -> (any Sendable)?] = [
      "count": { value, reading in reading.text(value).count },
      "uppercase": { value, reading in reading.text(value).uppercased(with: reading.locale) },
      "lowercase": { value, reading in reading.text(value).lowercased(with: reading.locale) },
      "year": { $1.part(.year, of: $0) },
      "month": { $1.part(.month, of: $0) },
      "day": { $1.part(.day, of: $0) },
      "weekday": { $1.part(.weekday, of: $0) },
      "hour": { $1.part(.hour, of: $0) },
      "minute": { $1.part(.minute, of: $0) },
      "name": { ($0 as? IntentFile)?.filename ?? $1.text($0) },
      "extension": { value, _ in
        (value as? IntentFile).map { ($0.filename as NSString).pathExtension }
      },
      "size": { value, _ in (value as? IntentFile).map(\.data.count) },
      "scheme": { $1.address($0)?.scheme },
      "host": { $1.address($0)?.host() },
      "port": { $1.address($0)?.port },
      "path": { ($0 as? IntentFile)?.fileURL?.path ?? $1.address($0)?.path() },
      "query": { $1.address($0)?.query() },
      "fragment": { $1.address($0)?.fragment() },
    ]

  /// The address that a value is, or that its text says; nil for none.
  private func address(_ value: any Sendable) -> URL? {
    URL(string: text(value).trimmingCharacters(in: .whitespacesAndNewlines))
      .flatMap { $0.scheme == nil ? nil : $0 }
  }

  private func part(_ part: Calendar.Component, of value: any Sendable) -> Int? {
    date(value).map { calendar.component(part, from: $0) }
  }
}
