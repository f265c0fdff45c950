// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire
import Testing

@Suite struct WireValueTests {
  static let book: WireValue = {
    var entity = WireEntity(type: "Library.Book", id: "42", title: "Dune", subtitle: "Herbert")
    entity.properties = ["pages": .integer(412), "read": .nothing]
    return .entity(entity)
  }()

  static let person: WireValue = {
    var person = WirePerson(name: "Ada")
    (person.email, person.phone, person.id, person.handle) = ("a@b.c", "+1", "7", "ada")
    return .person(person)
  }()

  /// A value of each kind with its JSON.
  static let all: [(WireValue, String)] = [
    (.nothing, "null"), (.text("a \"b\"\n\u{1}é"), #""a \"b\"\n\u0001é""#), (.text(""), #""""#),
    (.integer(5), "5"), (.integer(.max), "9223372036854775807"), (.number(-2.5), "-2.5"),
    (.number(1e-7), "1e-07"), (.boolean(true), "true"), (.list([]), "[]"),
    (.list([.integer(1), .list([.text("x")]), .nothing]), #"[1,["x"],null]"#),
    (
      .date(Date(timeIntervalSince1970: 1_811_350_800)),
      #"{"kind":"date","value":"2027-05-26T17:00:00Z"}"#
    ),
    (
      .date(Date(timeIntervalSince1970: 0.25)),
      #"{"kind":"date","value":"1970-01-01T00:00:00.250Z"}"#
    ),
    (.duration(.seconds(5400.5)), #"{"kind":"duration","seconds":5400.5}"#),
    (.measurement(amount: 3, unit: "kg"), #"{"kind":"measurement","amount":3,"unit":"kg"}"#),
    (
      .money(amount: Decimal(string: "12345678901234.56") ?? 0, currency: "EUR"),
      #"{"kind":"money","amount":12345678901234.56,"currency":"EUR"}"#
    ),
    (
      book,
      #"{"kind":"entity","type":"Library.Book","id":"42","title":"Dune","subtitle":"Herbert","properties":{"pages":412,"read":null}}"#
    ),
    (
      .enumeration(type: "Shelf", value: "toRead", title: "To Read"),
      #"{"kind":"enumeration","type":"Shelf","value":"toRead","title":"To Read"}"#
    ),
    (
      person,
      #"{"kind":"person","name":"Ada","id":"7","email":"a@b.c","phone":"+1","handle":"ada"}"#
    ),
    (
      .place(WirePlace(name: "Hall", address: "1 Harbour Street", latitude: 59.5, longitude: 10)),
      #"{"kind":"place","name":"Hall","address":"1 Harbour Street","latitude":59.5,"longitude":10}"#
    ),
    (
      .file(WireFile(name: "a.txt", type: "public.plain-text", bytes: Data("abc".utf8))),
      #"{"kind":"file","name":"a.txt","type":"public.plain-text","size":3,"bytes":"YWJj"}"#
    ),
    (
      .file(WireFile(name: "a", size: 9, path: "/tmp/a")),
      #"{"kind":"file","name":"a","size":9,"path":"/tmp/a"}"#
    ),
    (
      .url(URL(fileURLWithPath: "/tmp/a b")), #"{"kind":"url","value":"file:///tmp/a%20b"}"#
    ),
    (.other(type: "Hue", text: "red"), #"{"kind":"other","type":"Hue","text":"red"}"#),
  ]

  @Test(arguments: all.indices)
  func everyKindReadsBack(_ index: Int) throws {
    let (value, json) = Self.all[index]
    let line = Data(try WireEncoder.line(of: value))
    #expect(String(decoding: line, as: UTF8.self) == json)
    #expect(try JSONDecoder().decode(WireValue.self, from: line) == value)
    // Foundation's own encoder writes the same.
    let other = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(WireValue.self, from: other) == value)
  }

  @Test(arguments: [
    // A kind of a newer version keeps its name and what can be read of it.
    (#"{"kind":"colour","title":"Red","hue":0.1}"#, WireValue.other(type: "colour", text: "Red")),
    (#"{"kind":"colour","value":7}"#, .other(type: "colour", text: "")),
    // Fields of a newer version are passed over.
    (
      #"{"kind":"measurement","amount":3,"unit":"kg","precision":2}"#,
      .measurement(amount: 3, unit: "kg")
    ),
    (#"{"kind":"url","value":""}"#, .other(type: "url", text: "")),
    (
      #"{"kind":"date","value":"2027-05-03T19:00:00+02:00"}"#,
      .date(Date(timeIntervalSince1970: 1_809_363_600))
    ),
    ("2.0", .integer(2)), ("1e3", .integer(1000)), ("1e300", .number(1e300)),
  ])
  func whatOthersWriteIsRead(_ json: String, _ value: WireValue) throws {
    #expect(try JSONDecoder().decode(WireValue.self, from: Data(json.utf8)) == value)
  }

  @Test(arguments: [
    "{}", #"{"kind":3}"#, #"{"kind":"date","value":"tomorrow"}"#, #"{"kind":"entity","id":"1"}"#,
    #"[{"kind":"money"}]"#, #"{"kind":"file","name":"a","bytes":"§"}"#,
    #"{"kind":"duration","seconds":1e300}"#,
  ])
  func whatIsNoValueIsRefused(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(WireValue.self, from: Data(json.utf8))
    }
  }

  @Test func whatJSONHasNoNumberForIsNull() throws {
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(try WireEncoder.line(of: WireValue.number(number)) == Array("null".utf8))
    }
    #expect(try WireEncoder.line(of: WireValue.number(2)) == Array("2".utf8))
  }

  @Test func filesAreFoundInListsToo() {
    let file = WireFile(name: "a", bytes: Data("abc".utf8))
    let value = WireValue.list([.integer(1), .file(file)])
    #expect(value.files == [file] && WireValue.integer(1).files.isEmpty)
    #expect(value.mapFiles(\.withoutContents).files == [WireFile(name: "a", size: 3)])
  }
}
