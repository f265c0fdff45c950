// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime

/// Where the entities of all apps are searched by their words.
///
/// The engine fills an index and asks it; how it stores and ranks is its own affair. The module
/// `PhraseIndex` has one in SQLite.
public protocol EntityIndex: Sendable {
  /// Takes entities in, or their new words.
  func insert(_ entries: [IndexEntry]) async throws

  /// Puts entities in the place of all that were known of a kind.
  func replace(_ kind: IndexEntry.Kind, with entries: [IndexEntry]) async throws

  /// Takes entities of a kind out; nil takes out all of them.
  func remove(_ identifiers: [String]?, of kind: IndexEntry.Kind) async throws

  /// Takes everything out.
  func removeAll() async throws

  /// The entities whose words begin like the words of a text, best first.
  ///
  /// - Parameters:
  ///   - text: What a person typed or said. None of its signs has a meaning of its own.
  ///   - limit: How many to return at most.
  /// - Returns: The entities, without the texts that are only searched.
  /// - Throws: What the index's store throws.
  func search(_ text: String, limit: Int) async throws -> [IndexEntry]
}

/// The words by which an entity is found.
public struct IndexEntry: Sendable, Equatable {
  /// What kind of entity it is.
  public struct Kind: Hashable, Sendable {
    /// The name of the entity's type.
    public var type: String
    /// The app that the entity belongs to.
    public var application: String

    /// Makes a kind from the names of a type and its app.
    public init(type: String, application: String) {
      self.type = type
      self.application = application
    }
  }

  /// What kind of entity it is.
  public var kind: Kind
  /// The identifier that the app knows it by.
  public var id: String
  /// The title.
  public var title: String
  /// What tells it apart from one with the same title.
  public var subtitle: String?
  /// What one of its kind is called.
  public var typeTitle: String
  /// Other names of the entity.
  public var synonyms: [String]
  /// Other names of its kind.
  public var typeNames: [String]
  /// The texts of its properties.
  public var texts: [String]

  /// Makes an entry; only kind, identifier and title are required.
  public init(
    kind: Kind, id: String, title: String, subtitle: String? = nil, typeTitle: String = "",
    synonyms: [String] = [], typeNames: [String] = [], texts: [String] = []
  ) {
    self.kind = kind
    self.id = id
    self.title = title
    self.subtitle = subtitle
    self.typeTitle = typeTitle
    self.synonyms = synonyms
    self.typeNames = typeNames
    self.texts = texts
  }
}
