// SPDX-License-Identifier: Apache-2.0

/// A thing of the app's own that intents act on: a book, a bus stop, an expense.
///
/// An entity is a name and an identifier for something the app stores, light enough to be made in
/// numbers. Its query finds entities again by identifier, by text or by properties; its display
/// representation gives the words that people may say for it.
///
///     struct Book: AppEntity {
///       static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
///       static let defaultQuery = BookQuery()
///
///       let id: UUID
///       @Property(title: "Title") var name: String
///
///       var displayRepresentation: DisplayRepresentation { "\(name)" }
///     }
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable, ValueType == Self, UnwrappedType == Self {
  /// The type that finds entities of this type.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// Finds entities of this type.
  static var defaultQuery: DefaultQuery { get }

  /// What people say for a property beside its title, such as "wrote" for the author.
  ///
  /// Questions and requests that name a property take these words as well: "who wrote dune", "books
  /// written by tolkien", "is dune finished". A property is named by the key path of its wrapper;
  /// words are looked up in the app's string tables like any other text.
  ///
  /// ```swift
  /// static var propertySynonyms: [PartialKeyPath<Book>: [LocalizedStringResource]] {
  ///   [\.$author: ["wrote", "written by", "writer"]]
  /// }
  /// ```
  ///
  /// Not part of iOS, where the declaration compiles and means nothing. There are none by default.
  static var propertySynonyms: [PartialKeyPath<Self>: [LocalizedStringResource]] { get }
}

extension AppEntity {
  /// Declares a property that queries and other actions can read.
  public typealias Property<Value: _IntentValue> = EntityProperty<Value>

  /// No words beside the titles.
  public static var propertySynonyms: [PartialKeyPath<Self>: [LocalizedStringResource]] { [:] }

  /// The identifier as text.
  package var identifierString: String { id.entityIdentifierString }
}
