// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire
import Testing

@Suite struct WireTalkTests {
  private func read<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private func line(_ value: some Encodable) throws -> String {
    String(decoding: try WireEncoder.line(of: value), as: UTF8.self)
  }

  // MARK: - Requests

  @Test(arguments: [
    (WireRequest.line("open dune"), #"{"version":1,"kind":"line","text":"open dune"}"#),
    (.answer(.integer(20)), #"{"version":1,"kind":"answer","value":20}"#),
    (.answer(.nothing), #"{"version":1,"kind":"answer","value":null}"#),
    (.choose(2), #"{"version":1,"kind":"choose","number":2}"#),
    (.press(1), #"{"version":1,"kind":"press","number":1}"#),
    (.pressTitle("More"), #"{"version":1,"kind":"press","title":"More"}"#),
    (.cancel, #"{"version":1,"kind":"cancel"}"#), (.undo, #"{"version":1,"kind":"undo"}"#),
    (.complete("open du"), #"{"version":1,"kind":"complete","text":"open du"}"#),
    (.redo, #"{"version":1,"kind":"redo"}"#), (.describe, #"{"version":1,"kind":"describe"}"#),
    (.values(list: "books"), #"{"version":1,"kind":"values","list":"books"}"#),
    (
      .perform(
        intent: "AddExpense", parameters: ["b": .text("x"), "a": .integer(1)], language: "ru"),
      #"{"version":1,"kind":"perform","intent":"AddExpense","parameters":{"a":1,"b":"x"},"language":"ru"}"#
    ),
    (.other("dance"), #"{"version":1,"kind":"dance"}"#),
  ])
  func requestsReadBack(_ request: WireRequest, _ json: String) throws {
    #expect(try line(request) == json)
    #expect(try read(WireRequest.self, json) == request)
  }

  @Test(arguments: [
    (#"{"kind":"line","text":"x","volume":3}"#, WireRequest.line("x")),
    (#"{"kind":"answer"}"#, .answer(.nothing)), (#"{"kind":"undo","version":1}"#, .undo),
  ])
  func aRequestNeedsNoMoreThanItsOwnFields(_ json: String, _ request: WireRequest) throws {
    #expect(try read(WireRequest.self, json) == request)
  }

  @Test(arguments: [
    "{}", #"{"kind":"line"}"#, #"{"kind":"press"}"#, #"{"kind":"choose","number":"two"}"#,
    #"{"kind":"perform","parameters":{}}"#, "[]", "3",
  ])
  func whatLacksAFieldIsRefused(_ json: String) {
    #expect(throws: DecodingError.self) { try read(WireRequest.self, json) }
  }

  @Test func aNewerVersionIsRefused() throws {
    let error = #expect(throws: WireVersionError.self) {
      try read(WireRequest.self, #"{"version":2,"kind":"line","text":"x"}"#)
    }
    #expect(error?.description == "it is of version 2, and this program reads versions up to 1")
    #expect(throws: WireVersionError.self) {
      try read(WireReply.self, #"{"version":9,"kind":"answered"}"#)
    }
    #expect(throws: WireVersionError.self) {
      try read(WireDeclarations.self, #"{"version":2,"applications":[]}"#)
    }
  }

  // MARK: - Replies

  @Test func aReplyReadsBack() throws {
    var question = WireQuestion(.value, text: "How much?", language: "en")
    question.parameter = "amount"
    question.title = "Amount"
    question.choices = [.init(number: 1, title: "Five", subtitle: "a note", section: "Small")]
    question.accepts = WireSlot(kind: "number")
    question.accepts?.minimum = 0.5
    question.actionNames = ["Pay"]
    question.controls = ["More"]
    question.takesEnd = true
    var resolution = WireResolution(.missing, utterance: "pay")
    resolution.parameters = [
      "one": WireParameter([.init(value: "1", id: nil, text: "one", span: 0..<3)]),
      "two": WireParameter([
        .init(value: "A", id: "a", text: "a", span: 0..<1),
        .init(value: "B", id: "b", text: "b", span: 2..<3),
      ]),
    ]
    resolution.missing = ["amount"]
    resolution.stop = .init(2..<4)
    resolution.candidates = [
      .init(title: "P", subtitle: nil, app: "A", intent: "I", phrase: "p", parameters: [:])
    ]
    var reply = WireReply(.asked, code: "askedValue", text: "How much?", language: "en")
    reply.question = question
    reply.resolution = resolution
    reply.parts = ["parameter": .text("amount")]
    reply.value = WireValueTests.book
    reply.card = WireCardTests.card
    let json = try line(reply)
    #expect(try read(WireReply.self, json) == reply)
    #expect(
      json.contains(
        #""accepts":{"kind":"number","minimum":0.5},"actionNames":["Pay"],"controls":["More"]"#))
    #expect(json.contains(#""one":{"value":"1","text":"one","start":0,"end":3},"two":[{"#))
    #expect(try JSONDecoder().decode(WireReply.self, from: JSONEncoder().encode(reply)) == reply)
  }

  @Test func kindsOfANewerVersionAreOther() throws {
    let reply = try read(
      WireReply.self,
      #"{"kind":"postponed","code":"later","text":"Later.","language":"en","until":{"kind":"date"}}"#
    )
    #expect(reply.kind == .other && reply.code == "later" && reply.version == .current)
    let question = try read(
      WireQuestion.self, #"{"kind":"drawing","text":"Sign here","language":"en"}"#)
    #expect(question.kind == .other && question.choices.isEmpty)
    #expect(
      try read(WireResolution.self, #"{"outcome":"several","utterance":"x"}"#).outcome == .other)
  }

  @Test(arguments: [
    (WireEvent.progress(fraction: 0.5, text: "Half"), #""kind":"progress","fraction":0.5"#),
    (.progress(fraction: 1, text: nil), #"{"version":1,"kind":"progress","fraction":1}"#),
    (.card(WireCardTests.card), #""kind":"card","card":{"title""#),
    (.foreground(app: "Bus"), #"{"version":1,"kind":"foreground","app":"Bus"}"#),
    (.other("sound"), #"{"version":1,"kind":"sound"}"#),
  ])
  func eventsReadBack(_ event: WireEvent, _ part: String) throws {
    let json = try line(event)
    #expect(json.contains(part))
    #expect(try read(WireEvent.self, json) == event)
  }
}

@Suite struct WireLineTests {
  @Test(arguments: [
    ("open dune", WireRequest.line("open dune")), ("", .line("")), ("“{}”", .line("“{}”")),
    (#" {"kind": "undo"}"#, .undo), (#"{"kind":"line","text":"{}"}"#, .line("{}")),
  ])
  func anObjectIsARequestAndTheRestIsWords(_ line: String, _ request: WireRequest) throws {
    #expect(try WireRequest(line: line) == request)
  }

  @Test(arguments: [
    ("{", "badRequest", "The request cannot be read: "),
    ("{}", "badRequest", "The request cannot be read: it has no “kind”"),
    (#"{"kind": 3}"#, "badRequest", "The request cannot be read: “kind” has the wrong type"),
    (
      #"{"kind": "press"}"#, "badRequest",
      "The request cannot be read: a request of kind “press” needs “number”"
    ),
    (
      #"{"kind": "undo", "version": 7}"#, "newerVersion",
      "The request is refused: it is of version 7, and this program reads versions up to 1."
    ),
  ])
  func whatIsNoRequestIsRefusedWithACode(_ line: String, _ code: String, _ text: String) {
    do {
      _ = try WireRequest(line: line)
      Issue.record("read “\(line)”")
    } catch {
      let reply = WireReply(refusing: error)
      #expect(reply.kind == .failed && reply.code == code)
      #expect(reply.text.hasPrefix(text), "\(reply.text)")
    }
  }
}
