// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
import Foundation
import PhraseMatching
import PhraseRuntime

/// An entity whose type only the app knows: fetched from the app, or a reference to one.
///
/// ```swift
/// let books = try await definitions.entities["Book"].entities(matching: "dune")
/// let author: String = try books[0].author
/// intent.book = books[0]
/// ```
///
/// A reference only has an identifier; the app is asked for the entity when an intent gets it.
@dynamicMemberLookup
public struct AnyAppEntity: Sendable, Equatable, CustomStringConvertible {
  private enum Content: Sendable {
    case entity(any AppEntity)
    case reference(Declared<any AppEntity.Type>)
  }

  /// The name of the entity's type.
  public let typeName: String

  /// What the entity is known by among those of its type.
  public struct Identifier: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral
  {
    /// The identifier as text.
    public let instanceIdentifier: String

    /// An identifier from its text.
    public init(stringLiteral text: String) {
      instanceIdentifier = text
    }

    /// The identifier as text.
    public var description: String { instanceIdentifier }
  }

  /// The entity's identifier.
  public let identifier: Identifier

  private let content: Content

  /// Wraps an entity, for tests that know the app's types.
  public init(_ entity: any AppEntity) {
    typeName = "\(type(of: entity))"
    identifier = Identifier(stringLiteral: entity.identifierString)
    content = .entity(entity)
  }

  init(
    reference identifier: String, to typeName: String,
    _ type: Declared<any AppEntity.Type>
  ) {
    self.typeName = typeName
    self.identifier = Identifier(stringLiteral: identifier)
    content = .reference(type)
  }

  /// The title that people see; nil for a reference.
  public var displayTitle: String? { displayText?.title }

  /// What people see below the title; nil where there is nothing, and for a reference.
  public var displaySubtitle: String? { displayText?.subtitle }

  /// The title and the identifier: `Book(Dune, dune)`.
  public var description: String {
    "\(typeName)(\([displayTitle, "\(identifier)"].compactMap(\.self).joined(separator: ", ")))"
  }

  /// Whether both are of the same type and have the same identifier.
  public static func == (left: AnyAppEntity, right: AnyAppEntity) -> Bool {
    left.typeName == right.typeName && left.identifier == right.identifier
  }

  /// The value of a property: one that the entity declares, or that it stores.
  ///
  /// A value that is an entity or a case of an enum may be read as ``AnyAppEntity`` or
  /// ``AnyAppEnum``. A deferred property is read by ``fetch(_:as:)``.
  ///
  /// - Throws: ``DefinitionError`` if there is no such property, its value is of another type, or
  ///   this is a reference.
  public subscript<Value>(dynamicMember name: String) -> Value {
    get throws { try DynamicValue(try value(of: name)).read(as: Value.self, place(name)) }
  }

  /// A property to go on from, or to read by ``DynamicPropertyPath/as(_:)``.
  ///
  /// ```swift
  /// let price = try book.price.as(Decimal.self)
  /// let country: String = try book.author.country
  /// ```
  public subscript(dynamicMember name: String) -> DynamicPropertyPath {
    DynamicPropertyPath(place(name)) { try value(of: name) }
  }

  /// Asks the entity for the value of a property; of a deferred one as well.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - type: The type to read the value as.
  /// - Returns: The value.
  /// - Throws: ``DefinitionError`` as for reading it, or what the entity's getter throws.
  public func fetch<Value: Sendable>(
    _ name: String, as type: Value.Type = Value.self
  ) async throws -> Value {
    let entity = try loaded()
    guard let property = entity.property(named: name) else {
      return try self[dynamicMember: name]
    }
    try await prepareDependencies(of: entity)
    return try DynamicValue(try await property.fetchValue()).read(as: type, place(name))
  }

  // MARK: - For intents

  /// Whether the entity, or what the reference leads to, is of this type.
  func isOf(_ type: any AppEntity.Type) -> Bool {
    switch content {
    case .entity(let entity): Swift.type(of: entity) == type
    case .reference(let known): (try? known.get()).map { $0 == type } ?? true
    }
  }

  /// The entity; the one that a reference leads to is asked for.
  ///
  /// - Throws: ``DefinitionError`` with identifiers that there are, and what the query throws.
  func fetched(query: (any EntityQuery)?, calls: AppCalls) async throws -> any AppEntity {
    guard case .reference(let type) = content else { return try loaded() }
    let access = EntityAccess(try type.get(), query: query)
    let identifier = identifier.instanceIdentifier
    let found = try await calls.ask(access) {
      try await $0.entities(forIdentifierStrings: [identifier])
    }
    if let entity = found.first(where: { $0.identifierString == identifier }) { return entity }
    let known = try await calls.ask(access) { try await $0.suggestedEntities() }
    throw DefinitionError(
      "there is no \(typeName) with the identifier “\(identifier)”; "
        + "suggested are: \(known.map(\.identifierString).listed)")
  }

  private var displayText: (title: String, subtitle: String?)? {
    entity.map { entity in
      let text = entity.displayRepresentation.text(locale: Locale(identifier: "en"), bundle: nil)
      return (text.title, text.subtitle)
    }
  }

  private var entity: (any AppEntity)? {
    if case .entity(let entity) = content { entity } else { nil }
  }

  private func loaded() throws -> any AppEntity {
    if let entity { return entity }
    throw DefinitionError(
      "\(self) is only a reference; fetch it: try await definitions.entities[\"\(typeName)\"]"
        + ".entities(identifiers: [\"\(identifier)\"])")
  }

  // MARK: - Properties

  /// - Throws: ``DefinitionError`` if there is no such property, or this is a reference.
  func value(of name: String) throws -> Any? {
    let entity = try loaded()
    if let property = entity.property(named: name) { return property.erasedValue }
    guard let child = stored(in: entity).first(where: { $0.label == name }) else {
      throw noProperty(name, in: entity)
    }
    return child.value
  }

  private func place(_ name: String) -> String { "\(name) of \(self)" }

  private func stored(in entity: any AppEntity) -> [(label: String, value: Any)] {
    Mirror(reflecting: entity).children.compactMap { child in
      child.label.flatMap { $0.hasPrefix("_") ? nil : ($0, child.value) }
    }
  }

  private func noProperty(_ name: String, in entity: any AppEntity) -> DefinitionError {
    let names = entity.declaredProperties.map(\.name) + stored(in: entity).map(\.label)
    return DefinitionError(
      "\(typeName) has no property “\(name)”\(NearestName.suggestion(for: name, in: names)); "
        + "it has: \(names.listed)")
  }
}
