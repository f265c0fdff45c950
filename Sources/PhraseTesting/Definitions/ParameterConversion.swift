// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

/// Turns what a test gives into a value of a parameter's type.
struct ParameterConversion {
  private let name: String
  private let intent: String
  private let declaration: ParameterDeclaration
  private let app: AppUnderTest

  init(
    _ name: String, of definition: AppIntentDefinition, _ declaration: ParameterDeclaration
  ) {
    self.name = name
    intent = definition.identifier
    self.declaration = declaration
    app = definition.app
  }

  /// The value, with entities fetched by their identifiers.
  ///
  /// - Throws: ``DefinitionError`` if it has another type or there is no such entity, and what the
  ///   app's query throws.
  func value(_ given: any Sendable) async throws -> any Sendable {
    if declaration.isArray, let elements = given as? [any Sendable] {
      var values: [any Sendable] = []
      for element in elements { values.append(try await value(element)) }
      return values
    }
    switch given {
    case let reference as AnyAppEntity:
      guard case .entity(let type) = declaration.valueType else {
        return try await reference.fetched(query: nil, calls: app.get().calls)
      }
      guard reference.isOf(type) else { throw mismatch(given) }
      return try await reference.fetched(query: declaration.query, calls: app.get().calls)
    case let reference as AnyAppEnum:
      if case .enumeration(let type) = declaration.valueType, !reference.isOf(type) {
        throw mismatch(given)
      }
      return try reference.value()
    case let text as String:
      guard case .enumeration(let type) = declaration.valueType else { return text }
      return try AnyAppEnum(text, of: type).value()
    default: return plain(given)
    }
  }

  /// The value as far as nobody has to be asked for it: numbers and cases of enums.
  func plain(_ given: any Sendable) -> any Sendable {
    switch (declaration.valueType, given) {
    case (.number, let number as Int): Double(number)
    case (.decimal, let number as Int): Decimal(number)
    case (.decimal, let number as Double): Decimal(number)
    case (.enumeration(let type), let text as String):
      (try? AnyAppEnum(text, of: type).value()) ?? given
    case (.enumeration, let reference as AnyAppEnum): (try? reference.value()) ?? given
    default: given
    }
  }

  func mismatch(_ given: any Sendable) -> DefinitionError {
    let series = declaration.isArray ? " (several)" : ""
    return DefinitionError(
      "\(name) of \(intent) takes \(expected)\(series), not “\(given)” (\(Self.kind(of: given)))")
  }

  private var expected: String {
    switch declaration.valueType {
    case .entity(let type): "the entity \(type), such as a reference from entities[\"\(type)\"]"
    case .enumeration(let type): "a case of \(type): \(AnyAppEnum.cases(of: type).listed)"
    default: declaration.valueType.name
    }
  }

  private static func kind(of given: any Sendable) -> String {
    switch given {
    case let reference as AnyAppEntity: reference.typeName
    case let reference as AnyAppEnum: reference.typeName
    default: "\(type(of: given))"
    }
  }
}
