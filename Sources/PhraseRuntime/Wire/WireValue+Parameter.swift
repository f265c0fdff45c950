// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import PhraseWire

/// Reads values from the wire as one parameter takes them.
struct WireValueReader {
  let declaration: ParameterDeclaration
  let language: String
  let configuration: PhraseEngine.Configuration

  /// The value; nil where the parameter takes no such value.
  ///
  /// - Throws: What the app's query throws.
  func read(_ value: WireValue) async throws -> (any Sendable)? {
    guard declaration.isArray else { return try await one(value) }
    var values: [any Sendable] = []
    for value in value.elements {
      guard let read = try await one(value) else { return nil }
      values.append(read)
    }
    return values
  }

  private func one(_ value: WireValue) async throws -> (any Sendable)? {
    switch (declaration.valueType, value) {
    case (.string, .text(let text)): return text
    case (.integer, .integer(let number)): return number
    case (.number, _): if let number = value.asNumber { return number }
    case (.decimal, _): if let number = value.asNumber { return Decimal(shortest: number) }
    case (.boolean, .boolean(let isYes)): return isYes
    case (.date, .date(let date)): return date
    case (.duration, .duration(let duration)): return duration
    case (.url, .url(let url)): return url
    case (.measurement(let type), .measurement(let amount, let unit)):
      guard let unit = MeasurementUnit(rawValue: unit),
        unit.quantity == Quantity(of: type.dimension)
      else { return nil }
      return type.measuring(amount, in: unit.dimension)
    case (.measurement(let type), _):
      if let amount = value.asNumber { return type.measuring(amount, in: declaration.defaultUnit) }
    case (.enumeration(let type), .enumeration(_, let name, _)),
      (.enumeration(let type), .text(let name)):
      return type.erasedCases.first { $0.rawValue == name }?.value
    case (.entity, .entity(let entity)): return try await self.entity(entity.id)
    case (.entity, .text(let id)): return try await entity(id)
    case (.other(is AnyValue.Type), .text(let text)): return AnyValue(text)
    case (.other(is AnyValue.Type), .integer(let number)): return AnyValue(number)
    case (.other(is AnyValue.Type), _): return AnyValue(value)
    case (.other, .money(let amount, let currency)):
      return IntentCurrencyAmount(amount: amount, currencyCode: currency)
    case (.other, .file(let file)):
      let file = IntentFile(file)
      // A program may hand over bytes without a word on what they are.
      guard let type = file.availableContentTypes.first else { return file }
      return declaration.takes(type) ? file : nil
    default: break
    }
    guard case .text(let text) = value else { return nil }
    return PlainValueReader(of: declaration, language: language, configuration: configuration)
      .value(from: text)
  }

  private func entity(_ id: String) async throws -> (any Sendable)? {
    guard case .entity(let type) = declaration.valueType else { return nil }
    return try await configuration.calls.entity(
      id, of: EntityAccess(type, query: declaration.query))
  }
}

extension WireValue {
  /// The values of a list, or the one that it is.
  var elements: [WireValue] {
    if case .list(let values) = self { values } else { [self] }
  }
}

extension IntentFile {
  fileprivate init(_ file: WireFile) {
    let type = file.type.flatMap { UTType($0) }
    if let path = file.path {
      self.init(fileURL: URL(fileURLWithPath: path), filename: file.name, type: type)
    } else {
      self.init(data: file.bytes ?? Data(), filename: file.name, type: type)
    }
  }
}
