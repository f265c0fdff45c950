// SPDX-License-Identifier: Apache-2.0

/// Names for what many apps have in common: to create an album, an album, its kinds.
///
/// An intent, an entity or an enum says by `@AppIntent(schema:)`, `@AppEntity(schema:)` or
/// `@AppEnum(schema:)` which of these it is. Apple's platforms check the type's properties against a
/// list; here any name of a known domain is accepted and kept as metadata.
///
///     @AppIntent(schema: .photos.createAlbum)
///     struct CreateAlbum {
///       var name: String
///       func perform() async throws -> some IntentResult { .result() }
///     }
///
/// - Important: Partial. Names are kept and titles made from them; properties are not compared with
///   Apple's lists.
public enum AppSchema {
  /// The schema of an intent.
  public struct Intent: _AppSchemaName {
    /// The domain and the name, for example `photos.createAlbum`.
    public let name: String

    /// Creates a schema from its domain and its name, for example `photos.createAlbum`.
    public init(name: String) {
      self.name = name
    }
  }

  /// The schema of an entity.
  public struct Entity: _AppSchemaName {
    /// The domain and the name, for example `photos.album`.
    public let name: String

    /// Creates a schema from its domain and its name, for example `photos.album`.
    public init(name: String) {
      self.name = name
    }
  }

  /// The schema of an enum.
  public struct Enum: _AppSchemaName {
    /// The domain and the name, for example `photos.albumType`.
    public let name: String

    /// Creates a schema from its domain and its name, for example `photos.albumType`.
    public init(name: String) {
      self.name = name
    }
  }

  /// The schemas of one subject, such as photos; its members are the schemas by name.
  @dynamicMemberLookup
  public struct Domain<Schema: _AppSchemaName>: Hashable, Sendable {
    let name: String

    /// The schema of that name in this domain.
    public subscript(dynamicMember member: String) -> Schema {
      Schema(name: "\(name).\(member)")
    }
  }
}

/// The name of the schemas before they were called `AppSchema`.
///
/// - Important: Partial. Names are kept and titles made from them; properties are not compared with
///   Apple's lists.
public typealias AssistantSchemas = AppSchema

/// The name of a schema, with the domains as static members.
public protocol _AppSchemaName: Hashable, Sendable {
  /// The domain and the name, for example `photos.createAlbum`.
  var name: String { get }

  /// Creates a schema from its domain and its name.
  init(name: String)
}

extension _AppSchemaName {
  /// The schema's own name in words: "Create Album" for `photos.createAlbum`.
  var title: String {
    PropertyTitle.derived(from: name.split(separator: ".").last.map(String.init) ?? name)
  }
}
