// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// Finds books by their properties, in an order of choice.
public struct BookFilter: EntityPropertyQuery {
  /// A condition on a book.
  public typealias Condition = @Sendable (BookEntity) -> Bool

  /// What can be compared, and how.
  public static let properties = QueryProperties {
    Property(\BookEntity.$title) {
      EqualToComparator { title -> Condition in { $0.title.searchKey == title.searchKey } }
      ContainsComparator { part -> Condition in { $0.title.searchKey.contains(part.searchKey) } }
    }
    Property(\BookEntity.$author) {
      EqualToComparator { author -> Condition in { $0.author.searchKey == author.searchKey } }
      ContainsComparator { part -> Condition in { $0.author.searchKey.contains(part.searchKey) } }
    }
    Property(\BookEntity.$yearPublished) {
      LessThanComparator { year -> Condition in { $0.yearPublished < year } }
      GreaterThanComparator { year -> Condition in { $0.yearPublished > year } }
    }
  }

  /// What the books can be ordered by.
  public static let sortingOptions = SortingOptions {
    SortableBy(\BookEntity.$title)
    SortableBy(\BookEntity.$yearPublished)
  }

  @Dependency private var store: LibraryStore

  /// Makes the query.
  public init() {}

  /// The books that are still there, in the order of the numbers.
  public func entities(for identifiers: [Int]) async throws -> [BookEntity] {
    try store.books(withIDs: identifiers).map(BookEntity.init)
  }

  /// The books that meet all conditions, or any of them.
  public func entities(
    matching comparators: [Condition], mode: ComparatorMode, sortedBy: [Sort<BookEntity>],
    limit: Int?
  ) async throws -> [BookEntity] {
    let found = try store.books().map(BookEntity.init).filter { book in
      mode == .and
        ? comparators.allSatisfy { $0(book) } : comparators.contains { $0(book) }
    }
    let ordered = found.sorted { first, second in
      sortedBy.lazy.compactMap { $0.isBefore(first, second) }.first ?? false
    }
    return Array(ordered.prefix(limit ?? ordered.count))
  }
}

extension EntityQuerySort<BookEntity> {
  /// Whether the first book comes before the second; nil if they are equal in this property.
  fileprivate func isBefore(_ first: BookEntity, _ second: BookEntity) -> Bool? {
    let (first, second) = order == .ascending ? (first, second) : (second, first)
    if by == \BookEntity.$yearPublished {
      return first.yearPublished == second.yearPublished
        ? nil : first.yearPublished < second.yearPublished
    }
    return first.title == second.title ? nil : first.title < second.title
  }
}

extension String {
  /// The text without what nobody spells alike: case, accents, width and apostrophes.
  var searchKey: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .filter { !"'’‘ʼ`´".contains($0) }
  }
}
