// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseWyoming

@Suite struct EventParserTests {
  /// What a parser makes of bytes that come in pieces of a length.
  private func events(_ text: String, pieces: Int = .max) throws -> [WyomingEvent] {
    var parser = EventParser()
    var events: [WyomingEvent] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      parser.append(rest.prefix(pieces))
      rest = rest.dropFirst(pieces)
      while let event = try parser.next() { events.append(event) }
    }
    return events
  }

  private static let good: [(String, [WyomingEvent])] = [
    ("{\"type\":\"describe\"}\n", [WyomingEvent("describe")]),
    // What a client of a later version writes besides does not matter.
    ("{\"type\": \"describe\", \"version\": \"9\", \"more\": [1]}\r\n", [WyomingEvent("describe")]),
    (
      "{\"type\":\"ping\",\"data\":{\"text\":\"é\"}}\n",
      [WyomingEvent("ping", ["text": "é"])]
    ),
    (
      "{\"type\":\"ping\",\"data\":null,\"data_length\":12,\"payload_length\":null}\n{\"text\":\"x\"}",
      [WyomingEvent("ping", ["text": "x"])]
    ),
    // The data behind the line wins over that within it.
    (
      "{\"type\":\"a\",\"data\":{\"b\":1,\"c\":2},\"data_length\":7}\n{\"b\":3}",
      [WyomingEvent("a", ["b": 3, "c": 2])]
    ),
    (
      "{\"type\":\"a\",\"payload_length\":3}\nxyz{\"type\":\"b\"}\n",
      [WyomingEvent("a", payload: Array("xyz".utf8)), WyomingEvent("b")]
    ),
    (
      "{\"type\":\"a\",\"data_length\":2,\"payload_length\":2}\n{}\n\n",
      [WyomingEvent("a", payload: [10, 10])]
    ),
  ]

  @Test(arguments: good, [1, 3, .max])
  func eventsAreReadHoweverTheyCome(_ row: (String, [WyomingEvent]), _ pieces: Int) throws {
    #expect(try events(row.0, pieces: pieces) == row.1)
  }

  @Test(arguments: [
    "{\"type\":\"describe\"}", "{\"type\":\"a\",\"data_length\":9}\n{}",
    "{\"type\":\"a\",\"payload_length\":2}\nx",
  ])
  func aPartOfAnEventIsNone(_ text: String) throws {
    #expect(try events(text).isEmpty)
  }

  @Test(arguments: [
    ("\n", "a line of 0 bytes"),
    ("GET / HTTP/1.1\r\n", "a line of 15 bytes"),
    ("\u{16}\u{3}\u{1}\u{2}\n", "a line of 4 bytes"),
    ("[]\n", "with a “type”"),
    ("{}\n", "with a “type”"),
    ("{\"type\":5}\n", "with a “type”"),
    ("{\"type\":\"\"}\n", "1 to 64"),
    ("{\"type\":\"\(String(repeating: "x", count: 65))\"}\n", "1 to 64"),
    ("{\"type\":\"a\",\"data\":[]}\n", "an object in JSON"),
    ("{\"type\":\"a\",\"data_length\":-1}\n", "data of -1 bytes"),
    ("{\"type\":\"a\",\"data_length\":\"5\"}\n", "an object in JSON"),
    ("{\"type\":\"a\",\"data_length\":1.5}\n", "an object in JSON"),
    ("{\"type\":\"a\",\"data_length\":true}\n", "an object in JSON"),
    ("{\"type\":\"a\",\"data_length\":99999999999}\n", "0 to 262144"),
    ("{\"type\":\"a\",\"data_length\":1e400}\n", "an object in JSON"),
    ("{\"type\":\"a\",\"payload_length\":1048577}\n", "0 to 1048576"),
    ("{\"type\":\"a\",\"payload_length\":-9223372036854775808}\n", "0 to 1048576"),
    ("{\"type\":\"a\",\"data_length\":4}\nnull", "the 4 bytes of data of “a”"),
    ("{\"type\":\"a\",\"data_length\":4}\n[{}]", "the 4 bytes of data of “a”"),
    ("{\"type\":\"a\",\"data_length\":3}\n{\"}", "the 3 bytes of data of “a”"),
  ])
  func whatIsNoEventIsAFault(_ text: String, _ reason: String) {
    #expect {
      try events(text)
    } throws: { ($0 as? ProtocolFault)?.description.contains(reason) == true }
  }

  @Test(arguments: [
    ("", "x", 65_537, "", "0 to 65536"), ("", " ", 65_537, "\n", "0 to 65536"),
    ("{\"type\":\"a\",\"data\":", "[", 60_000, "\n", "in JSON"),
    ("{\"type\":\"a\",\"data\":{\"x\":", "[", 60_000, "\n", "in JSON"),
  ])
  func whatGoesOnTooLongIsAFault(
    _ start: String, _ more: String, _ count: Int, _ end: String, _ reason: String
  ) {
    whatIsNoEventIsAFault(start + String(repeating: more, count: count) + end, reason)
  }

  @Test func bytesThatAreNoUTF8AreAFault() {
    var parser = EventParser()
    parser.append([0x7b, 0xff, 0xfe, 0x7d, 0x0a])
    #expect(throws: ProtocolFault.self) { try parser.next() }
  }

  /// Random bytes behind a good event: the good one is read, and nothing crashes.
  @Test(arguments: 0..<300) func garbageIsBounded(_ seed: UInt64) throws {
    var generator = Random(state: seed)
    var parser = EventParser()
    let good = try WyomingEvent("ping", ["text": "x"], payload: [1, 2]).bytes
    parser.append(good)
    var garbage = Array(good)
    for _ in 0..<4 {
      garbage[Int.random(in: 0..<garbage.count, using: &generator)] =
        UInt8.random(in: 0...255, using: &generator)
    }
    parser.append(garbage)
    #expect(try parser.next() == WyomingEvent("ping", ["text": "x"], payload: [1, 2]))
    // Whatever it is, it is an event, a fault, or not whole.
    _ = try? parser.next()
  }

  @Test func anEventIsReadAsItWasWritten() throws {
    let event = WyomingEvent(
      "intent",
      [
        "a": .null, "b": true, "c": -3, "d": .number(2.5), "e": "“x”\n", "f": [1, "y", [:]],
        "g": ["h": ["i": .null]],
      ], payload: [0, 10, 255])
    var parser = EventParser()
    parser.append(try event.bytes)
    #expect(try parser.next() == event)
  }
}

/// A generator whose numbers are the same in each run.
struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
