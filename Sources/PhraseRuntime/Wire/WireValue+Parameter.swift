// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import PhraseWire

extension PhraseEngine {
  /// A fresh intent with parameters that a client gave, for a request to perform it.
  ///
  /// - Parameters:
  ///   - name: The name of the type, with its module where several have it.
  ///   - parameters: The values by the names of the parameters.
  ///   - language: The language code that words among the values are read in.
  /// - Returns: The intent.
  /// - Throws: ``WireRefusal`` for what is not declared or does not fit.
  func intent(
    named name: String, with parameters: [String: WireValue], language: String
  ) async throws(WireRefusal) -> any AppIntent {
    let intent = try declaration(ofIntentNamed: name).instance(with: [:])
    for (name, value) in parameters.sorted(by: { $0.key < $1.key }) {
      guard let parameter = intent.parameter(named: name) else {
        let known = intent.declaredParameters.map(\.name)
        throw WireRefusal(
          "unknownParameter",
          ["parameter": .text(name), "known": .list(known.map(WireValue.text))],
          "\(type(of: intent)) has no parameter “\(name)”; it has \(known.joined(separator: ", "))."
        )
      }
      let reader = WireValueReader(
        declaration: parameter.declaration, language: language, configuration: configuration)
      let read: (any Sendable)?
      do {
        read = try await reader.read(value)
      } catch {
        throw WireRefusal(
          "valuesUnavailable", ["parameter": .text(name)], error.reason(in: language))
      }
      guard value == .nothing || read != nil, parameter.assign(read) else {
        throw WireRefusal(
          "wrongValue", ["parameter": .text(name), "value": value],
          "\(name) takes \(parameter.declaration.takenValues), not “\(value.words)”.")
      }
    }
    return intent
  }

  private func declaration(
    ofIntentNamed name: String
  ) throws(WireRefusal) -> IntentDeclaration {
    let found = catalog.declaredIntents.filter { declaration in
      let type = type(of: declaration.prototype)
      return [IntentDeclaration.typeName(of: type), TypeName.qualified(type)].contains(name)
    }
    if found.count == 1 { return found[0] }
    let names = found.map { TypeName.qualified(type(of: $0.prototype)) }
    throw names.isEmpty
      ? WireRefusal("unknownIntent", ["intent": .text(name)], "There is no intent “\(name)”.")
      : WireRefusal(
        "ambiguousIntent", ["intents": .list(names.map(WireValue.text))],
        "“\(name)” may be \(names.joined(separator: " or ")).")
  }
}

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
    case (.other, .money(let amount, let currency)):
      return IntentCurrencyAmount(amount: amount, currencyCode: currency)
    case (.other, .file(let file)):
      let file = IntentFile(file)
      return declaration.takes(file) ? file : nil
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
  fileprivate var elements: [WireValue] {
    if case .list(let values) = self { values } else { [self] }
  }
}

extension ParameterDeclaration {
  /// Whether a file is of a kind that the parameter takes; one of an unknown kind may be.
  fileprivate func takes(_ file: IntentFile) -> Bool {
    let wanted = supportedContentTypes.compactMap { UTType($0) }
    guard !wanted.isEmpty, let type = file.availableContentTypes.first else { return true }
    return wanted.contains { type.conforms(to: $0) }
  }

  /// What the parameter takes, for errors.
  fileprivate var takenValues: String {
    ([valueType.name] + supportedContentTypes).joined(separator: " ")
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
