// SPDX-License-Identifier: Apache-2.0

extension WireDeclarations {
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
    public var query: String?
    /// Whether people search the entities by their words; nil for no.
    public var indexed: Bool?

    /// Makes a type of entity; what else is known is set afterwards.
    public init(type: String, title: String, properties: [Property]? = nil, query: String? = nil) {
      self.type = type
      self.title = title
      self.properties = properties
      self.query = query
    }
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
    public var isOptional = false
    /// Whether there may be several values.
    public var isArray = false
    /// Where the value comes from: `stored`, `computed` or `deferred`.
    public var source = "stored"
    /// The attribute under which an index keeps the value; nil where none does.
    public var indexingKey: String?

    /// Makes a property; what else is known is set afterwards.
    public init(name: String, title: String, kind: String) {
      self.name = name
      self.title = title
      self.kind = kind
    }
  }

  /// A type of enum.
  public struct Enumeration: Codable, Sendable, Equatable {
    /// The type with its module.
    public var type: String
    /// What a value of the type is called.
    public var title: String
    /// The cases in the order of declaration.
    public var cases: [Case]

    /// Makes a type of enum.
    public init(type: String, title: String, cases: [Case]) {
      self.type = type
      self.title = title
      self.cases = cases
    }
  }

  /// A case of an enum.
  public struct Case: Codable, Sendable, Equatable {
    /// The raw value.
    public var name: String
    /// What it is called.
    public var title: String
    /// Other words for it.
    public var synonyms: [String]

    /// Makes a case.
    public init(name: String, title: String, synonyms: [String] = []) {
      self.name = name
      self.title = title
      self.synonyms = synonyms
    }
  }

  /// A type that finds entities.
  public struct Query: Codable, Sendable, Equatable {
    /// The type with its module.
    public var type: String
    /// The type of the entities.
    public var entity: String
    /// How it finds them besides by identifier: `all`, `properties`, `text`.
    public var finds: [String]

    /// Makes a type that finds entities.
    public init(type: String, entity: String, finds: [String]) {
      self.type = type
      self.entity = entity
      self.finds = finds
    }
  }

  /// A module with intents that other modules take in.
  public struct Package: Codable, Sendable, Equatable {
    /// The type with its module: `BusIntents.BusPackage`.
    public var type: String
    /// The packages that it takes in.
    public var includes: [String]
    /// The types of the intents that it lists.
    public var intents: [String]
    /// The types of its shortcuts providers.
    public var providers: [String]

    /// Makes a package.
    public init(type: String, includes: [String], intents: [String], providers: [String]) {
      self.type = type
      self.includes = includes
      self.intents = intents
      self.providers = providers
    }
  }
}
