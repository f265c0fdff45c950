// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Testing

@Suite struct PredicateFormatTests {
  private struct Book {
    var title = "Dune"
    var pages: Int? = 412
    var rating = 4.5
    var isRead = true
    var published: Date? = Date(timeIntervalSince1970: 1_000)
    var lent: Date?
    var tags = ["sand", "space"]
    var author = Author()
    var id = UUID()
  }

  private struct Author {
    var name = "Frank Herbert"
  }

  @Test(
    arguments: [
      ("title = %@", ["Dune"]), ("title == 'Dune'", []), ("title ==[c] %@", ["DUNE"]),
      ("title != %@", ["Emma"]), ("title <> \"Emma\"", []), ("title CONTAINS %@", ["un"]),
      ("title contains[cd] %@", ["ÜN"]), ("title BEGINSWITH[c] 'du'", []),
      ("title ENDSWITH 'ne'", []), ("title LIKE 'D*e'", []), ("title LIKE '?u?e'", []),
      ("pages > 400", []), ("pages >= %d", [412]), ("pages <= %ld", [412]), ("pages < 413.5", []),
      ("pages != -1", []), ("isRead = TRUE", []), ("isRead == YES AND rating = 4.5", []),
      ("title = 'x' OR pages = 412", []), ("title = 'x' || NOT pages = 1 && TRUEPREDICATE", []),
      ("!(title = 'x')", []), ("lent = nil", []), ("published != NULL", []),
      ("author.name CONTAINS 'Frank'", []), ("%K = %@", ["title", "Dune"]),
      ("title IN %@", [["Emma", "Dune"]]), ("tags CONTAINS 'sand'", []), ("'sand' IN tags", []),
      ("title = 'a' OR title = 'b' OR title = 'Dune' AND pages = 412", []),
      ("TRUEPREDICATE", []),
      ("published < %@", [Date(timeIntervalSince1970: 2_000)]),
      ("title < 'Emma'", []),
    ] as [(String, [(any Sendable)])])
  func formatsThatHold(format: String, arguments: [any Sendable]) {
    #expect(predicate(format, arguments).evaluate(with: Book()))
  }

  @Test(
    arguments: [
      ("title = %@", ["dune"]), ("title CONTAINS %@", [""]), ("title BEGINSWITH 'un'", []),
      ("title LIKE 'D*x'", []), ("title LIKE '?'", []), ("pages > 412", []),
      ("lent > %@", [Date()]),
      ("lent < %@", [Date()]), ("title = 412", []), ("pages = '412'", []), ("missing = 'x'", []),
      ("title > 3", []), ("author.missing = 'x'", []), ("FALSEPREDICATE", []),
      ("title = 'x' AND pages = 412", []), ("NOT isRead = TRUE", []), ("title IN %@", [["Emma"]]),
      ("(title = 'a' OR title = 'Dune') AND pages = 1", []),
    ] as [(String, [(any Sendable)])])
  func formatsThatDoNotHold(format: String, arguments: [any Sendable]) {
    #expect(!predicate(format, arguments).evaluate(with: Book()))
  }

  @Test func identifiersCompare() {
    let book = Book()
    #expect(NSPredicate(format: "id = %@", book.id).evaluate(with: book))
    #expect(NSPredicate(format: "id = %@", book.id as NSUUID).evaluate(with: book))
    #expect(!NSPredicate(format: "id = %@", UUID()).evaluate(with: book))
    #expect(NSPredicate(format: "SELF = %@", "a").evaluate(with: "a"))
  }

  @Test func bridgedDatesCompare() {
    let predicate = NSPredicate(format: "published < %@", Date() as NSDate)
    #expect(predicate.evaluate(with: Book()))
  }

  @Test func propertiesOfEntitiesAreReadByTheirName() {
    #expect(NSPredicate(format: "name = 'Basil' AND height > 20").evaluate(with: Plant.all[0]))
    #expect(NSPredicate(format: "lastWatered = nil").evaluate(with: Plant.all[0]))
  }

  @Test(arguments: [
    ("title =", "a key or a value is missing", 7), ("title", "a comparison is missing", 5),
    ("title ~ 3", "\"~\" has no meaning here", 6), ("title = 'x", "\"'\" has no meaning here", 8),
    ("title MATCHES 'x'", "\"MATCHES\" is not a comparison", 6),
    ("title CONTAINS[x] 'x'", "\"CONTAINS[x]\" is not a comparison", 6),
    ("title = %@", "\"%@\" has no argument", 8), ("(title = 'x'", "\")\" is missing", 12),
    ("title = 'x' pages", "\"pages\" stands after the end", 12),
    ("= 3", "\"=\" stands where a key or a value should", 0),
    ("", "a key or a value is missing", 0),
  ])
  func errorsPointAtThePlace(format: String, reason: String, column: Int) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      [format] in
      _ = NSPredicate(format: format)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let caret = String(repeating: " ", count: column) + "^"
    #expect(message.contains("cannot be read: \(reason).\n  \(format)\n  \(caret)"))
  }

  private func predicate(_ format: String, _ arguments: [any Sendable]) -> NSPredicate {
    switch arguments.count {
    case 0: NSPredicate(format: format)
    case 1: NSPredicate(format: format, arguments[0])
    default: NSPredicate(format: format, arguments[0], arguments[1])
    }
  }
}
