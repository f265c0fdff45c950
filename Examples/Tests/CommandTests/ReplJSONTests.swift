// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire
import Testing

/// `repl --json`: a program on a pipe that reads no sentence.
@Suite struct ReplJSONTests {
  let phrase: PhraseProcess

  init() throws {
    phrase = try PhraseProcess()
  }

  private func replies(_ input: String, _ options: String...) throws -> [WireReply] {
    let result = try phrase.run(
      ["repl", "--fresh", "--json"] + options, input: Data(input.utf8))
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    return try result.lines.map {
      try JSONDecoder().decode(WireReply.self, from: Data($0.utf8))
    }
  }

  @Test func theExampleOfTheReadme() throws {
    let replies = try replies("add an expense in expenses\n20\nfood\n")
    try #require(replies.count == 3)
    let amount = try #require(replies[0].question)
    #expect(replies[0].kind == .asked && amount.kind == .value && amount.parameter == "amount")
    #expect(amount.accepts?.kind == "number")
    #expect(amount.accepts?.minimum == 0.01 && amount.accepts?.maximum == 1_000_000)
    let category = try #require(replies[1].question)
    #expect(category.kind == .choice && category.parameter == "category")
    #expect(category.choices.first?.title == "Food" && category.choices.first?.number == 1)
    #expect(replies[2].kind == .answered && replies[2].value == .integer(70))
    #expect(replies[2].resolution?.intent == "AddExpense")
    #expect(replies[2].text == "Saved 20.00 for Food. The total for it is 70.00.")
  }

  @Test func requestsAndWordsMayFollowEachOther() throws {
    let replies = try replies(
      """
      {"kind": "line", "text": "Добавить расход в расходы"}
      {"kind": "undo"}
      {"kind": "answer", "value": 20}
      {"kind": "choose", "number": 1}
      {"kind": "perform", "intent": "AddExpense", "parameters": {"amount": 5, "category": "health"}}
      {"kind": "values", "list": "Expenses.Category"}

      """)
    #expect(replies.map(\.kind) == [.asked, .busy, .asked, .answered, .answered, .answered])
    #expect(replies.prefix(4).map(\.language) == ["ru", "ru", "ru", "ru"])
    #expect(replies[0].question?.parameter == "amount")
    #expect(replies[4].value == .number(23.4))
    guard case .list(let categories) = replies[5].value else {
      Issue.record("no values")
      return
    }
    #expect(categories.contains { $0.words == "Health" })
  }

  @Test func faultsAreObjectsAndTheConversationGoesOn() throws {
    var input = Data(
      "{\"kind\": \n{\"kind\": \"undo\", \"version\": 2}\n{\"kind\": \"sing\"}\n\n".utf8)
    input += Data([0xC3, 0x28, 0x0A])
    input += Data("make me a sandwich\nopen dune in library\nhelp\nquit\nnever read\n".utf8)
    let result = try phrase.run(["repl", "--fresh", "--json"], input: input)
    let replies = try result.lines.map {
      try JSONDecoder().decode(WireReply.self, from: Data($0.utf8))
    }
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      replies.map(\.code) == [
        "badRequest", "newerVersion", "unknownRequest", "nothingMatches", "unreadable",
        "nothingMatches",
        "dialog", "declarations",
      ])
    #expect(replies.prefix(3).allSatisfy { $0.kind == .failed })
    #expect(replies.last?.declarations?.intents.contains { $0.name == "OpenBook" } == true)
    #expect(replies.last?.text.contains("Open ‹book› in Library") == true)
  }

  @Test func cardsAndPressesAreData() throws {
    let replies = try replies(
      """
      what is the closest landmark in travel tracking
      {"kind": "press", "title": "Favorite"}
      {"kind": "press", "number": 9}

      """)
    try #require(replies.count == 3)
    let card = try #require(replies[0].card)
    #expect(card.controls.map(\.title).contains("Favorite") && card.controls[0].isOn == false)
    #expect(replies[1].card?.controls.first?.isOn == true && replies[1].resolution == nil)
    #expect(replies[2].kind == .missed && replies[2].card == nil)
  }

  @Test func filesComeWithTheirBytesOrWithAPath() throws {
    let request = "export niagara falls from travel tracking\n"
    let file = try #require(try replies(request).first?.file)
    #expect(file.name == "Niagara Falls.txt" && file.path == nil)
    #expect(file.bytes?.starts(with: Data("Niagara Falls\n".utf8)) == true)
    let saved = try #require(try replies(request, "--save", phrase.folder.path).first?.file)
    #expect(saved.path == phrase.folder.appendingPathComponent("Niagara Falls.txt").path)
    #expect(saved.bytes == nil && saved.size == file.bytes?.count)
  }

  @Test func eventsHaveLinesOfTheirOwnWhereTheyAreWanted() throws {
    let input = "refresh the timetable in bus schedule\n"
    let plain = try phrase.run("repl", "--fresh", "--json", input: input)
    let result = try phrase.run("repl", "--fresh", "--json", "--events", input: input)
    #expect(plain.lines.count == 1 && result.status == 0)
    let events = try result.lines.map {
      try JSONDecoder().decode(WireEvent.self, from: Data($0.utf8))
    }
    let fractions = events.compactMap { event -> Double? in
      if case .progress(let fraction, _) = event { fraction } else { nil }
    }
    #expect(!fractions.isEmpty && fractions == fractions.sorted() && fractions.last == 1)
    #expect(try phrase.run("repl", "--events").status == 64)
  }
}
