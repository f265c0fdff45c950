// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import PhraseWire
import PhraseRuntime

/// Writes one entity.
struct EntityWriter {
  let entity: any AppEntity
  let kind: String
  let language: String
  let bundle: Bundle?

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

  /// The entity with its properties on the wire, a field a line.
  var json: Data {
    get async throws {
      var entity = WireEntity(self.entity, locale: locale, bundle: bundle)
      for (name, property) in self.entity.declaredProperties {
        entity.properties[name] =
          try await property.fetchValue().map {
            WireValue(of: $0, locale: locale, bundle: bundle)
          } ?? .nothing
      }
      return Data(try WireEncoder.text(of: WireValue.entity(entity)).utf8)
    }
  }

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
