// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseMatching
import PhraseRuntime
import Testing

@testable import PhraseFinding

@Suite struct FindTests {
  let engine: PhraseEngine

  init() async throws {
    var configuration = PhraseEngine.Configuration.finding
    configuration.now = { Depot.noon }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    configuration.calendar = calendar
    engine = try await PhraseEngine(DepotShortcuts.self, configuration: configuration)
  }

  private func ids(
    _ entity: String, _ conditions: [String], any: Bool = false, sort: [FindRequest.Sort] = [],
    limit: Int? = nil
  ) async throws -> [Int] {
    let action = try engine.findAction(for: entity)
    let parser = ConditionParser(properties: try await engine.properties(of: action))
    var request = FindRequest()
    request.conditions = try conditions.flatMap { try parser.parse($0) }
    request.matchesAny = any
    request.sorts = sort
    request.limit = limit
    return try await engine.find(request, with: action).compactMap { Int($0.id) }
  }

  @Test(arguments: [
    ([], [1, 2, 3, 4]), (["line is 5"], [3, 4]), (["line = five"], [3, 4]),
    (["line is not 5"], [1, 2]), (["line<10"], [2, 3, 4]), (["Line <= 9"], [2, 3, 4]),
    (["line > 5"], [1, 2]), (["line >= 9"], [1, 2]), (["line between 9 and 5"], [2, 3, 4]),
    (["name contains ecole"], [3]), (["name begins with LINE"], [1, 2]),
    (["name ends with 9"], [2]), (["name is \"ECOLE express\""], [3]),
    (["fare < 100"], [1, 3, 4]), (["fare is not 4"], [1, 4]), (["fare = 2.5"], [1]),
    (["departure is 2026-06-01"], [1, 2]), (["departure > 2026-06-01"], [3]),
    (["departure <= 2026-06-01"], [1, 2]), (["departure is tomorrow"], [3]),
    (["kind is fast"], [1, 3]), (["kind is not express"], [2, 4]),
    (["first stop is ecole"], [2]), (["stop is a"], [1]), (["first stop contains ark"], [1]),
    (["note has no value"], [2]), (["note has any value"], [1, 3, 4]),
    (["tags contains SEA"], [1, 3]), (["note contains 🚌"], [3]), (["note contains \"שלום\""], [3]),
    (["line is 5", "kind is express"], [3]), (["name is nowhere"], []),
    (["line is 5 and kind is express"], [3]), (["kind is local and fare<2 and name is zoo"], [4]),
    (["line between 3 and 5 and kind is fast"], [3]),
    (["note has any value and line is 5"], [3, 4]),
    (["name is \"zoo\" and \"first stop\" is harbour"], [4]), (["name is bread and butter"], []),
    (["name is \"zoo and line is 5\""], []), (["name is zoo or something"], []),
    (["name begins with lin’e"], [1, 2]), (["name is ｚｏｏ"], [4]), (["note contains step—free"], []),
    (["first stop is e'cole"], [2]), (["tags contains zo’o"], [4]), (["kind is expr’ess"], [1, 3]),
  ])
  func conditions(_ conditions: [String], _ expected: [Int]) async throws {
    #expect(try await ids("Coach", conditions) == expected)
  }

  @Test func anyConditionIsEnough() async throws {
    #expect(try await ids("buses", ["line is 10", "kind is local"], any: true) == [1, 2, 4])
  }

  @Test(arguments: [
    ([FindRequest.Sort("name")], [3, 2, 1, 4]),
    ([FindRequest.Sort("name", isDescending: true)], [4, 1, 2, 3]),
    ([FindRequest.Sort("fare")], [4, 1, 3, 2]),
    ([FindRequest.Sort("fare", isDescending: true)], [3, 1, 4, 2]),
    ([FindRequest.Sort("line"), FindRequest.Sort("departure")], [3, 4, 2, 1]),
    ([FindRequest.Sort("kind"), FindRequest.Sort("line", isDescending: true)], [2, 4, 1, 3]),
    ([FindRequest.Sort("line")], [3, 4, 2, 1]),
  ])
  func sorting(_ sorts: [FindRequest.Sort], _ expected: [Int]) async throws {
    #expect(try await ids("Coach", [], sort: sorts) == expected)
    #expect(try await ids("Coach", [], sort: sorts, limit: 2) == Array(expected.prefix(2)))
  }

  @Test(arguments: [
    ([], [1, 2, 3]), (["name is Red"], [1]), (["length < 25"], [1, 3]),
    (["length between 20 and 30"], [2, 3]), (["built is 2026-06-01"], [1]),
    (["first stop is École"], [2, 3]), (["first stop is b"], [2, 3]),
  ])
  func propertyQuery(_ conditions: [String], _ expected: [Int]) async throws {
    #expect(try await ids("Wagon", conditions) == expected)
  }

  @Test func propertyQuerySortsAndLimits() async throws {
    let sort = FindRequest.Sort("length", isDescending: true)
    #expect(try await ids("wagons", [], sort: [sort], limit: 2) == [2, 3])
    #expect(
      try await ids("wagon", ["name is Red", "length between 25 and 99"], any: true) == [1, 2])
  }

  @Test(arguments: [
    (
      "Coach", "line contains 5", "Line cannot be compared with “contains”; it takes “is”, “is not”"
    ),
    ("Wagon", "length > 5", "Length cannot be compared with “is more than”; it takes"),
    ("Wagon", "first stop is nowhere", "“nowhere” is no value for First Stop."),
  ])
  func requestsThatFail(_ entity: String, _ condition: String, _ start: String) async throws {
    let error = await #expect(throws: FindError.self) { try await ids(entity, [condition]) }
    #expect(error?.description.hasPrefix(start) == true, "\(error?.description ?? "")")
  }

  @Test(arguments: [
    ("Kind", "expres", "“expres” is no value for Kind. It may be Express."),
    ("line", "NaN", "“NaN” is no value for Line."),
  ])
  func valuesThatNoParserSaw(_ property: String, _ value: String, _ message: String) async throws {
    var request = FindRequest()
    request.conditions = [FindRequest.Condition(property, .equalTo, value)]
    let action = try engine.findAction(for: "Coach")
    let error = await #expect(throws: FindError.self) {
      _ = try await engine.find(request, with: action)
    }
    #expect(error?.description == message && error?.code == .invalidValue)
  }

  @Test(arguments: [
    ("", "the condition has no property", 0..<0),
    ("line is NaN", "“NaN” is no value for Line.", 8..<11),
    ("line is five hundred cats", "“five hundred cats” is no value for Line.", 8..<25),
    ("kind is expres", "“expres” is no value for Kind. It may be Express.", 8..<14),
    ("kind is narnia ", "“narnia” is no value for Kind. It may be Local or Express.", 8..<14),
    ("departure is soonish", "“soonish” is no value for Departure.", 13..<20),
    ("line between 3 and cats", "“cats” is no value for Line.", 19..<23),
    (
      "name is zoo or line is 5",
      "“or” cannot join conditions. Put the value in quotes if “or” belongs to it", 12..<14
    ),
    ("name is \"zoo\" or name is \"x\"", "“or” cannot join conditions.", 14..<16),
    (
      "name is zoo and pages > 3",
      "there is no property “pages”. There are “Name”", 16..<21
    ),
    ("name is zoo and line", "a comparison is missing after the property. It may be", 20..<20),
    ("line is 5 and kind is narnia", "“narnia” is no value for Kind.", 22..<28),
    ("lane is 5", "there is no property “lane”. Did you mean “Line”?", 0..<4),
    ("colour of line < 5", "there is no property “colour of line”.", 0..<14),
    ("line", "a comparison is missing after the property", 4..<4),
    ("line five", "this is no comparison", 5..<9),
    ("line is", "a value is missing", 7..<7),
    ("name is \"Zoo", "the quote that begins here has no end", 8..<9),
    ("name is \"Zoo\" or not", "nothing may follow the value", 14..<20),
    ("line between 3", "a second value is missing", 14..<14),
    ("note has any value 5", "nothing may follow here", 19..<20),
    (
      String(repeating: "x", count: 10_000), "the condition has more than 1000 characters",
      1000..<1001
    ),
  ])
  func conditionsThatFail(_ text: String, _ start: String, _ span: Range<Int>) async throws {
    let properties = try await engine.properties(of: engine.findAction(for: "coach"))
    let error = #expect(throws: ConditionError.self) {
      try ConditionParser(properties: properties).parse(text)
    }
    #expect(error?.message.hasPrefix(start) == true, "\(error?.message ?? "")")
    #expect(error?.span == span)
  }

  @Test func aMistakeBehindAndTellsHowToQuote() async throws {
    let properties = try await engine.properties(of: engine.findAction(for: "coach"))
    let error = #expect(throws: ConditionError.self) {
      try ConditionParser(properties: properties).parse("name is war and peace is long")
    }
    #expect(error?.message.hasSuffix(". Put the value in quotes if “and” belongs to it") == true)
    #expect(error?.span == 16..<21)
  }

  @Test func theCaretStandsUnderTheMistake() {
    let error = ConditionError(message: "wrong", text: "line five", span: 5..<9)
    #expect(error.description == "wrong\n  line five\n       ^^^^")
  }

  @Test func entitiesByName() throws {
    #expect(try engine.findAction(for: "Depot.Coach").entity == "Coach")
    #expect(try engine.findAction(for: "coaches").explanation == "Finds coaches.")
    let error = #expect(throws: FindError.self) { try engine.findAction(for: "wagn") }
    #expect(
      error?.description
        == "There is no entity “wagn” to find. Did you mean “Wagon”? There are: Coach and Wagon.")
  }

  @Test(arguments: [
    ("find coaches where line is 5", "2 coaches: École Express and Zoo."),
    (
      "find buses where the line is 5 sorted by name descending in depot",
      "2 coaches: Zoo and École Express."
    ),
    ("find buses where name contains line and kind is local", "1 coach: line 9."),
    ("find coaches where the line is between 9 and 10", "2 coaches: Line 10 and line 9."),
    ("find coaches with first stop market", "1 coach: Line 10."),
    ("find wagons whose length is less than 25 ordered by length", "2 wagons: Red and Blue."),
    ("find wagons where name is nothing at all", "No wagons found."),
    ("find all coaches in depot", "The declared one."),
    ("express coaches", "2 coaches: Line 10 and École Express."),
    ("which coaches are not express", "2 coaches: line 9 and Zoo."),
    ("show me coaches with tags sea", "2 coaches: Line 10 and École Express."),
    ("how many coaches are there from harbour", "1 coach: Zoo."),
    ("the cheapest two coaches by fare", "2 coaches: Zoo and Line 10."),
    ("the cheapest coach", "1 coach: Zoo."),
    ("the cheapest coach from market", "1 coach: Line 10."),
    ("the latest coach", "Which one: Line, Fare or Departure?"),
    ("sort the coaches by name descending", "4 coaches: Zoo"),
    ("what is the line of zoo", "Zoo, Line: 5."),
    ("what is the note of line 9", "line 9, Note: none."),
    ("how much is zoo", "Zoo, Fare: 1."),
    ("how many tags does line 10 have", "Line 10, Tags: 2: night and sea."),
    ("which of the wagons is the longest", "3 wagons: Green, Blue and Red."),
    ("the shortest two of my wagons", "2 wagons: Red and Blue."),
    ("show the wagons with the longest first", "3 wagons: Green, Blue and Red."),
    ("wagons that are under 25", "2 wagons: Red and Blue."),
    ("which wagons are between 15 and 40", "2 wagons: Green and Blue."),
    ("which coaches are under 3", "Which one: Line or Fare?"),
    ("which of the coaches are from harbour", "1 coach: Zoo."),
    ("what have you got about night", "1 coach: Line 10."),
    ("what have you got about the moon", "No phrase matches"),
    ("halts under 3", "No phrase matches"),
    ("fast coaches by market", "1 coach: Line 10."),
    ("fast coaches by the moon", "No phrase matches"),
    ("what is the colour of zoo", "No phrase matches"),
    ("find coaches where line contains 5", "Line cannot be compared with “contains”; it takes"),
    (
      "find wagons where colour is red",
      "There is no property “colour”. There are “Name”, “Length”, “Built” and “First Stop”."
    ),
    (
      "find wagons where the colour is red in depot",
      "There is no property “colour”. There are “Name”, “Length”, “Built” and “First Stop”."
    ),
  ])
  func phrases(_ utterance: String, _ answer: String) async throws {
    let reply = await Conversation(engine).respond(to: utterance)
    #expect(reply.text.hasPrefix(answer), "\(reply.text)")
  }

  @Test(arguments: ["longest first", "the ones under 25", "which of them are under 25"])
  func aListIsNarrowedAndOrdered(_ line: String) async throws {
    let conversation = Conversation(engine)
    _ = await conversation.respond(to: "find wagons where length is less than 40")
    let reply = await conversation.respond(to: line)
    #expect(
      reply.text
        == (line.contains("25") ? "2 wagons: Red and Blue." : "3 wagons: Green, Blue and Red."))
  }

  @Test(arguments: [
    ("найди coaches где line равно 5", "2 coaches: École Express и Zoo."),
    ("найди все coaches сортировка по name по убыванию в депо", "4 coaches: Zoo, Line 10"),
    ("найди coaches где name содержит 9", "1 coach: line 9."),
    ("найди coaches где line между 9 и 10", "2 coaches: Line 10 и line 9."),
    ("найди coaches где line содержит 5", "Line: сравнение «содержит» не подходит"),
  ])
  func russianPhrases(_ utterance: String, _ answer: String) async throws {
    let engine = try await PhraseEngine(RussianDepotShortcuts.self, configuration: .finding)
    let reply = await Conversation(engine).respond(to: utterance)
    #expect(reply.text.hasPrefix(answer), "\(reply.text)")
  }

  @Test(arguments: [
    ("en", "Bus", "Buses"), ("en", "City", "Cities"), ("en", "Day", "Days"),
    ("en", "Book", "Books"), ("en", "Settings", "Settings"),
    ("en", "Match", "Matches"), ("en", "", ""), ("ru", "Автобус", "Автобусы"),
    ("ru", "Книга", "Книги"), ("ru", "Остановка", "Остановки"), ("ru", "Место", "Места"),
    ("ru", "Событие", "События"), ("ru", "Линия", "Линии"), ("ru", "Маршрут", "Маршруты"),
    ("ru", "", ""),
  ])
  func plurals(_ language: String, _ singular: String, _ plural: String) {
    #expect(Language.named(language).words.finding.plural(singular) == plural)
  }

  @Test func longAndOddUtterancesEnd() async throws {
    for text in [
      "find coaches where name is " + String(repeating: "x ", count: 5_000),
      "find coaches where name contains \"שלום\" 🚌", "find coaches where", "find",
    ] {
      let reply = await Conversation(engine).respond(to: text)
      #expect(reply.kind != .failed, "\(reply.text)")
    }
  }

  @Test(arguments: [
    ("", "в условии нет свойства. Есть «"),
    ("lane это 5", "свойства «lane» нет. Может быть, «Line»?"),
    ("line", "после свойства не хватает сравнения. Подойдёт «равно»"),
    ("line пять", "это не сравнение."), ("line это", "не хватает значения"),
    ("line между 3", "не хватает второго значения."), ("name это \"Zoo", "кавычка, которая"),
    ("name это zoo или line это 5", "«или» не соединяет условия. Возьмите значение в кавычки"),
  ])
  func conditionsAreRefusedInTheLanguage(_ text: String, _ start: String) async throws {
    let action = try engine.findAction(for: "coach")
    let properties = try await engine.properties(of: action, language: "ru")
    let error = #expect(throws: ConditionError.self) {
      try ConditionParser(properties: properties, language: "ru").parse(text)
    }
    #expect(error?.message.hasPrefix(start) == true, "\(error?.message ?? "")")
  }

  @Test func generatedPhrasesAddNoWarnings() async throws {
    #expect(await engine.diagnostics.map(\.message) == [])
    #expect(engine.catalog.shortcuts.filter(\.isGenerated).count == 6)
  }

  @Test func withoutTheExtensionThereAreNoPhrases() async throws {
    let engine = try await PhraseEngine(DepotShortcuts.self)
    #expect(engine.catalog.shortcuts.filter(\.isGenerated).isEmpty)
    guard case .none = await engine.resolve("find wagons") else {
      Issue.record("found")
      return
    }
  }
}
