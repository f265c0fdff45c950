// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// A book as people name it.
public struct BookEntity: IndexedEntity {
  /// The number that the library gave the book.
  public let id: Int

  /// The title on the cover.
  @Property(title: "Title")
  public var title: String

  /// Who wrote it.
  @Property(title: "Author")
  public var author: String

  /// The year it came out.
  @Property(title: "Year Published")
  public var yearPublished: Int

  /// When it was finished; nil if it was not.
  @Property(title: "Read Date")
  public var dateRead: Date?

  /// Where it stands.
  @Property(title: "Shelf")
  public var shelf: Shelf

  /// Whether it was finished.
  @Property(title: "Read")
  public var isRead: Bool

  init(_ book: Book) {
    id = Int(book.id ?? 0)
    title = book.title
    author = book.author
    yearPublished = book.year
    dateRead = book.dateRead
    shelf = book.shelf
    isRead = book.shelf == .read
  }

  /// What people say for the properties beside their titles.
  public static var propertySynonyms: [PartialKeyPath<BookEntity>: [LocalizedStringResource]] {
    [
      \.$author: ["wrote", "written by", "writer", "by"],
      \.$yearPublished: ["came out", "come out", "published"],
      \.$dateRead: ["finish", "finished on", "read on"], \.$shelf: ["where"],
      \.$isRead: ["finished", "done"],
    ]
  }

  /// The title, told apart by its author, and also said with the author's name.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(title)", subtitle: "\(author)", synonyms: ["\(title) by \(author)"])
  }

  /// What a book is called in questions.
  public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"

  /// Where books are found.
  public static let defaultQuery = BookQuery()
}
