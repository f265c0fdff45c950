// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import GRDB
public import SampleStorage

/// The expenses of one person, in a database.
///
/// Safe to use from any task: GRDB gives every access its turn. Opening is put off until the first
/// access, so that starting the app costs nothing.
public final class ExpenseStore: Sendable {
  private let database: LazyDatabase
  private let now: @Sendable () -> Date

  /// Makes a store; the database is opened at its first use.
  ///
  /// - Parameters:
  ///   - location: Where the expenses are kept.
  ///   - now: The time to stamp expenses with.
  public init(_ location: LazyDatabase.Location, now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
    let date = now
    database = LazyDatabase(location) { database in
      try database.create(table: "expense") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("category", .text).notNull()
        table.column("amount", .double).notNull()
        table.column("date", .datetime).notNull()
      }
      for (category, amount) in StartingExpenses.all {
        try Expense(category: category, amount: amount, date: date()).insert(database)
      }
    }
  }

  /// Adds an expense, and returns it with its place in the order.
  ///
  /// - Throws: ``StoreError`` if the database cannot be written.
  @discardableResult
  public func add(
    _ amount: Double, for category: Category, on day: Day = .today
  ) throws -> Expense {
    try database.write { database in
      var expense = Expense(
        category: category, amount: amount, date: day.date(from: self.now()))
      try expense.insert(database)
      expense.id = database.lastInsertedRowID
      return expense
    }
  }

  /// Puts an expense back that was removed, with its place in the order.
  ///
  /// - Throws: ``StoreError`` if the database cannot be written.
  public func restore(_ expense: Expense) throws {
    try database.write { try expense.insert($0) }
  }

  /// The sum of all expenses, or of one category, ever or in a stretch of time.
  ///
  /// - Throws: ``StoreError`` if the database cannot be read.
  public func total(of category: Category? = nil, in period: Period? = nil) throws -> Double {
    try totals(in: period).reduce(0) { sum, entry in
      category == nil || category == entry.key ? sum + entry.value : sum
    }
  }

  /// The sum of each category that has expenses.
  ///
  /// - Throws: ``StoreError`` if the database cannot be read.
  public func totals(in period: Period? = nil) throws -> [Category: Double] {
    let interval = period?.interval(until: now())
    let expenses = try database.read { try Expense.fetchAll($0) }
    return expenses.filter { expense in
      interval.map { $0.start <= expense.date && expense.date < $0.end } ?? true
    }
    .reduce(into: [:]) { $0[$1.category, default: 0] += $1.amount }
  }

  /// The newest expense; nil if there is none.
  ///
  /// - Throws: ``StoreError`` if the database cannot be read.
  public func last() throws -> Expense? {
    try database.read { try Expense.order(Column("id").desc).fetchOne($0) }
  }

  /// Removes an expense, and says whether it was still there.
  ///
  /// - Throws: ``StoreError`` if the database cannot be written.
  public func remove(_ expense: Expense) throws -> Bool {
    try database.write { try expense.delete($0) }
  }

  /// Does what was taken back, or takes it back.
  func apply(_ change: Change<Expense>) throws {
    if let expense = change.before { _ = try remove(expense) }
    if let expense = change.after { try restore(expense) }
  }
}

/// An amount of money spent on one thing.
public struct Expense: Codable, Sendable, Equatable, FetchableRecord, PersistableRecord {
  /// The place in the order of entry; nil until it is stored.
  public var id: Int64?
  /// What the money was spent on.
  public var category: Category
  /// How much, in the person's currency.
  public var amount: Double
  /// When it was entered.
  public var date: Date
}

extension Category: Codable {}

/// A first month, so that totals and chart have something to show.
enum StartingExpenses {
  static let all: [(Category, Double)] = [
    (.food, 42.80), (.clothes, 65.00), (.food, 7.20), (.health, 18.40), (.other, 12.00),
  ]
}
