// SPDX-License-Identifier: Apache-2.0

extension MetadataJSON {
  /// A type of entity.
  public struct Entity: Codable, Sendable, Equatable {
    /// The type with its module.
    public var type: String
    /// What an entity of the type is called.
    public var title: String
    /// The properties in the order of declaration.
    ///
    /// They are read off an entity; nil where the app had none to show.
    public var properties: [Property]?
    /// The type that finds entities.
    public var query: String
  }

  /// A property of an entity.
  public struct Property: Codable, Sendable, Equatable {
    /// The name of the property.
    public var name: String
    /// What it is called.
    public var title: String
    /// What one value is: `text`, `integer`, or the type of an entity or enum.
    public var kind: String
    /// Whether there may be no value.
    public var isOptional: Bool
    /// Whether there may be several values.
    public var isArray: Bool
    /// Where the value comes from: `stored`, `computed` or `deferred`.
    public var source: String
    /// The attribute under which an index keeps the value; nil where none does.
    public var indexingKey: String?
  }

  /// A type of enum.
  public struct Enumeration: Codable, Sendable, Equatable {
    /// The type with its module.
    public var type: String
    /// What a value of the type is called.
    public var title: String
    /// The cases in the order of declaration.
    public var cases: [Case]
  }

  /// A case of an enum.
  public struct Case: Codable, Sendable, Equatable {
    /// The raw value.
    public var name: String
    /// What it is called.
    public var title: String
    /// Other words for it.
    public var synonyms: [String]
  }

  /// A type that finds entities.
  public struct Query: Codable, Sendable, Equatable {
    /// The type with its module.
    public var type: String
    /// The type of the entities.
    public var entity: String
    /// How it finds them besides by identifier: `all`, `properties`, `text`.
    public var finds: [String]
  }
}
