// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// An enum by its name, to make cases of.
///
/// ```swift
/// intent.shelf = definitions.enums["Shelf"].makeCase("toRead")
/// ```
public struct AppEnumDefinition: Sendable {
  /// The name that the definition was asked for by.
  public let identifier: String

  let found: Declared<any AppEnum.Type>

  /// A case by its raw value or its name; one that is not there fails when an intent gets it.
  public func makeCase(_ name: String) -> AnyAppEnum {
    AnyAppEnum(name, typeName: identifier, found)
  }

  /// All cases in the order of declaration.
  ///
  /// - Throws: ``DefinitionError`` if there is no such enum.
  public func allCases() throws -> [AnyAppEnum] {
    let type = try found.get()
    return AnyAppEnum.cases(of: type).map { AnyAppEnum($0, of: type) }
  }
}
