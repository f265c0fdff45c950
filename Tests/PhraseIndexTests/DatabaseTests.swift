// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PhraseIndex

@Suite struct DatabaseTests {
  private struct Refusal: Error {}

  @Test(arguments: ["", "Élan", "a\0b", "'; DROP TABLE a; --", "🌍"])
  func textsComeBackAsTheyWere(_ text: String) throws {
    let database = try Database(path: nil)
    try database.execute("CREATE TABLE a (b)")
    try database.run("INSERT INTO a VALUES (?)", .text(text))
    #expect(try database.run("SELECT b FROM a").first?[0].text == text)
  }

  @Test func numbersAndNothingAreToldApart() throws {
    let row = try #require(
      try Database(path: nil).run("SELECT ?, ?, ?", .integer(.min), .null, DatabaseValue(nil))
        .first)
    #expect(row.map(\.integer) == [.min, nil, nil])
    #expect(row.map(\.text) == [nil, nil, nil])
  }

  @Test func aFaultTakesBackWhatCameBefore() throws {
    let database = try Database(path: nil)
    try database.execute("CREATE TABLE a (b)")
    #expect(throws: Refusal.self) {
      try database.write { database in
        try database.run("INSERT INTO a VALUES (1)")
        throw Refusal()
      }
    }
    #expect(try database.run("SELECT b FROM a").isEmpty)
    try database.write { _ = try $0.run("INSERT INTO a VALUES (2)") }
    #expect(try database.run("SELECT b FROM a").map { $0[0].integer } == [2])
  }

  @Test func faultsAreSQLitesOwn() throws {
    let error = #expect(throws: DatabaseError.self) {
      try Database(path: nil).execute("SELECT * FROM nowhere")
    }
    #expect(error?.description == "SQLite reports 1: no such table: nowhere")
    #expect(throws: DatabaseError.self) { try Database(path: "/no/such/folder/a.sqlite") }
  }
}
