// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore

/// A case of an enum whose type only the app knows.
public struct AnyAppEnum: Sendable, Equatable, CustomStringConvertible {
  /// The name of the enum's type.
  public let typeName: String

  /// The raw value of the case as text, or its name.
  public let rawValue: String

  private let type: Declared<any AppEnum.Type>

  /// Wraps a case, for tests that know the app's types.
  public init(_ item: any AppEnum) {
    let known = Swift.type(of: item)
    self.init("\(item)", of: known)
  }

  init(_ rawValue: String, of type: any AppEnum.Type) {
    self.init(rawValue, typeName: "\(type)", Declared { type })
  }

  init(_ name: String, typeName: String, _ type: Declared<any AppEnum.Type>) {
    self.typeName = typeName
    self.type = type
    rawValue = (try? type.get()).flatMap { Self.item(named: name, of: $0)?.rawValue } ?? name
  }

  /// The type and the case: `Shelf.toRead`.
  public var description: String { "\(typeName).\(rawValue)" }

  /// Whether both are of the same type and the same case.
  public static func == (left: AnyAppEnum, right: AnyAppEnum) -> Bool {
    left.typeName == right.typeName && left.rawValue == right.rawValue
  }

  func isOf(_ wanted: any AppEnum.Type) -> Bool { (try? type.get()).map { $0 == wanted } ?? true }

  /// The case as the app has it.
  ///
  /// - Throws: ``DefinitionError`` with the cases that there are.
  func value() throws -> any Sendable {
    let type = try type.get()
    if let item = Self.item(named: rawValue, of: type) { return item.value }
    throw DefinitionError(
      "\(typeName) has no case “\(rawValue)”; it has: \(Self.cases(of: type).listed)")
  }

  /// The raw values of all cases, in the order of declaration.
  static func cases(of type: any AppEnum.Type) -> [String] { type.erasedCases.map(\.rawValue) }

  private static func item(
    named name: String, of type: any AppEnum.Type
  ) -> (value: any Sendable, rawValue: String)? {
    let cases = type.erasedCases
    let item = cases.first { $0.rawValue == name } ?? cases.first { "\($0.value)" == name }
    return item.map { ($0.value, $0.rawValue) }
  }
}
