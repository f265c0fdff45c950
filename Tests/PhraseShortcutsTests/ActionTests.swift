// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire
import Testing

@testable import PhraseShortcuts

/// What each built-in action makes of values, as JSON, or why it does not.
@Suite struct ActionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let actions: [ShortcutAction]
    let result: String
    var testDescription: String { "\(actions.map(\.intent)) \(result)" }

    init(_ actions: ShortcutAction..., gives result: String) {
      self.actions = actions
      self.result = result
    }
  }

  private func check(_ row: Row) async throws {
    let shown = ShortcutAction("MakeJSON", with: ["value": "${Result}"])
    let reply = try await ActionBench().reply(to: row.actions + [shown])
    #expect(reply.withoutStep == row.result)
  }

  @Test(arguments: [
    Row(ShortcutAction("Text", with: ["text": "a"]), gives: #""a""#),
    Row(ShortcutAction("Text", with: ["text": 1234.5]), gives: #""1,234.5""#),
    Row(
      ShortcutAction("Text", with: ["text": "a ${Missing}"]),
      gives: "There is no variable “Missing” yet."),
    Row(
      ShortcutAction("Text", with: ["words": "a"]),
      gives: "Text has no parameter “words”; it has text."),
    Row(ShortcutAction("CombineText", with: ["values": ["a", 2, true]]), gives: #""a\n2\ntrue""#),
    Row(
      ShortcutAction("CombineText", with: ["values": ["a", "b"], "separator": ""]), gives: #""ab""#),
    Row(ShortcutAction("CombineText", with: ["values": []]), gives: #""""#),
    Row(ShortcutAction("SplitText", with: ["text": "a\nb\n\nc"]), gives: #"["a","b","","c"]"#),
    Row(
      ShortcutAction("SplitText", with: ["text": "a, b", "separator": ", "]), gives: #"["a","b"]"#),
    Row(
      ShortcutAction("SplitText", with: ["text": "añ👩‍👩‍👧", "division": "characters"]),
      gives: #"["a","ñ","👩‍👩‍👧"]"#),
    Row(
      ShortcutAction("SplitText", with: ["text": "ab", "division": "every character"]),
      gives: #"["a","b"]"#),
    Row(
      ShortcutAction("SplitText", with: ["text": "ab", "division": "separator"]),
      gives: #"["a","b"]"#),
    Row(
      ShortcutAction("SplitText", with: ["text": "ab", "division": "halves"]),
      gives: "division takes lines / characters / separator, not “halves”."),
    Row(
      ShortcutAction("ReplaceText", with: ["text": "Aa", "find": "a", "replacement": "$1"]),
      gives: #""A$1""#),
    Row(
      ShortcutAction(
        "ReplaceText",
        with: ["text": "Aa", "find": "a", "replacement": "b", "isCaseSensitive": false]),
      gives: #""bb""#),
    Row(
      ShortcutAction("ReplaceText", with: ["text": "a.c", "find": ".", "replacement": "-"]),
      gives: #""a-c""#),
    Row(
      ShortcutAction(
        "ReplaceText",
        with: [
          "text": "3 May 👍 4 June", "find": #"(\d) (\w+)"#, "replacement": "$2 $1",
          "isRegularExpression": "yes",
        ]), gives: #""May 3 👍 June 4""#),
    Row(
      ShortcutAction("ReplaceText", with: ["text": "a", "find": ""]),
      gives: "find is empty; it needs a text to look for."),
    Row(
      ShortcutAction("ReplaceText", with: ["text": "a", "find": "(", "isRegularExpression": true]),
      gives: "“(” is no regular expression."),
    Row(
      ShortcutAction("MatchText", with: ["text": "a1 b22", "pattern": #"[a-z](\d+)"#]),
      gives: #"["a1","b22"]"#),
    Row(
      ShortcutAction("MatchText", with: ["text": "a1 b22", "pattern": #"[a-z](\d+)"#, "group": 1]),
      gives: #"["1","22"]"#),
    Row(ShortcutAction("MatchText", with: ["text": "A", "pattern": "a"]), gives: "[]"),
    Row(
      ShortcutAction("MatchText", with: ["text": "A", "pattern": "a", "isCaseSensitive": "no"]),
      gives: #"["A"]"#),
    Row(
      ShortcutAction("MatchText", with: ["text": "a", "pattern": "a", "group": 2]),
      gives: "“a” has no group 2; it has 0."),
    Row(
      ShortcutAction(
        "MatchText",
        with: [
          "text": "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
          "pattern": "(a+)+b",
        ]),
      gives:
        "“(a+)+b” has too many ways to match this text; write it without a repetition inside of another."
    ),
    Row(
      ShortcutAction("ChangeCase", with: ["text": "éa straße", "style": "UPPERCASE"]),
      gives: #""ÉA STRASSE""#),
    Row(
      ShortcutAction("ChangeCase", with: ["text": "A B", "style": "lowercase"]), gives: #""a b""#),
    Row(
      ShortcutAction("ChangeCase", with: ["text": "a bIG", "style": "titleCase"]),
      gives: #""A Big""#),
    Row(
      ShortcutAction("ChangeCase", with: ["text": "a bIG", "style": "sentenceCase"]),
      gives: #""A big""#),
    Row(
      ShortcutAction("EncodeText", with: ["text": "чай & a/b-_~"]),
      gives: #""%D1%87%D0%B0%D0%B9%20%26%20a%2Fb-_~""#),
    Row(
      ShortcutAction("EncodeText", with: ["text": "чай", "encoding": "base64"]),
      gives: #""0YfQsNC5""#),
    Row(
      ShortcutAction("EncodeText", with: ["text": "чай", "encoding": "base64", "lineLength": 5]),
      gives: #""0YfQs\r\nNC5""#),
    Row(
      ShortcutAction("EncodeText", with: ["text": "", "encoding": "base64", "lineLength": 5]),
      gives: #""""#),
    Row(ShortcutAction("DecodeText", with: ["text": "a%20%D1%87+"]), gives: #""a ч+""#),
    Row(
      ShortcutAction("DecodeText", with: ["text": "0YfQs\r\nNC5", "encoding": "base64"]),
      gives: #""чай""#),
    Row(
      ShortcutAction("DecodeText", with: ["text": "%zz"]),
      gives: "“%zz” is no percent-encoded text."),
    Row(
      ShortcutAction("DecodeText", with: ["text": "/w==", "encoding": "base64"]),
      gives: "“/w==” is no Base64 of a text."),
    Row(ShortcutAction("TrimText", with: ["text": " \n a b\t"]), gives: #""a b""#),
  ])
  func texts(_ row: Row) async throws { try await check(row) }

  @Test(arguments: [
    Row(ShortcutAction("Calculate", with: ["expression": "(2 + 5) * 1.2 ^ 2"]), gives: "10.08"),
    Row(
      ShortcutAction("SetVariable", with: ["value": 1234567], as: "Total"),
      ShortcutAction("Calculate", with: ["expression": "(${Total} + 5) / 2"]), gives: "617286"),
    Row(
      ShortcutAction("SetVariable", with: ["value": -2], as: "Low"),
      ShortcutAction("Calculate", with: ["expression": "${Low}^2"]), gives: "4"),
    Row(
      ShortcutAction("SetVariable", with: ["value": "1,234"], as: "Said"),
      ShortcutAction("Calculate", with: ["expression": "${Said}"]), gives: "1234"),
    Row(
      ShortcutAction("Calculate", with: ["expression": "7 / (3 - 3)"]),
      gives: "In the calculation, this is a division by zero:\n  7 / (3 - 3)\n      ^"),
    Row(
      ShortcutAction("CalculateStatistics", with: ["statistic": "sum", "values": [1, "2", 3.5]]),
      gives: "6.5"),
    Row(
      ShortcutAction("CalculateStatistics", with: ["statistic": "Average", "values": [1, 2]]),
      gives: "1.5"),
    Row(
      ShortcutAction("CalculateStatistics", with: ["statistic": "minimum", "values": [3, -1]]),
      gives: "-1"),
    Row(
      ShortcutAction("CalculateStatistics", with: ["statistic": "maximum", "values": [3, -1]]),
      gives: "3"),
    Row(
      ShortcutAction(
        "CalculateStatistics", with: ["statistic": "median", "values": [9, 1, 4, 2]]), gives: "3"),
    Row(
      ShortcutAction("CalculateStatistics", with: ["statistic": "count", "values": []]), gives: "0"
    ),
    Row(
      ShortcutAction("CalculateStatistics", with: ["statistic": "median", "values": []]),
      gives: "There are no numbers in the list."),
    Row(
      ShortcutAction("CalculateStatistics", with: ["values": ["apple"]]),
      gives: "values takes numbers, not “apple”."),
    Row(ShortcutAction("RoundNumber", with: ["number": 2.5]), gives: "3"),
    Row(ShortcutAction("RoundNumber", with: ["number": "-2.345", "places": 2]), gives: "-2.35"),
    Row(
      ShortcutAction("RoundNumber", with: ["number": 1234, "places": -2, "rounding": "up"]),
      gives: "1300"),
    Row(ShortcutAction("RoundNumber", with: ["number": 2.9, "rounding": "down"]), gives: "2"),
    Row(
      ShortcutAction("RoundNumber", with: ["number": 1, "places": 99]),
      gives: "places is 99; it goes from -15 to 15."),
    Row(
      ShortcutAction("RoundNumber", with: ["number": "apple"]),
      gives: "number takes a number, not “apple”."),
    Row(ShortcutAction("RandomNumber", with: ["minimum": 2.5, "maximum": 3.5]), gives: "3"),
    Row(
      ShortcutAction("RandomNumber", with: ["minimum": 0.25, "maximum": 0.25, "isWhole": false]),
      gives: "0.25"),
    Row(
      ShortcutAction("RandomNumber", with: ["minimum": 6, "maximum": 3]),
      gives: "minimum is above maximum."),
    Row(
      ShortcutAction("RandomNumber", with: ["minimum": 0.2, "maximum": 0.8]),
      gives: "There is no whole number between minimum and maximum."),
    Row(
      ShortcutAction("FormatNumber", with: ["number": 1234.567, "places": 2]), gives: #""1,234.57""#
    ),
    Row(ShortcutAction("FormatNumber", with: ["number": 1234.5]), gives: #""1,234.5""#),
    Row(
      ShortcutAction("FormatNumber", with: ["number": 0.256, "style": "percent", "places": 0]),
      gives: #""26%""#),
    Row(
      ShortcutAction(
        "FormatNumber", with: ["number": 12.5, "style": "currency", "currency": "usd"]),
      gives: #""$12.50""#),
    Row(
      ShortcutAction("FormatNumber", with: ["number": 12, "style": "currency"]),
      gives: "currency is missing; a code of three letters is wanted, such as EUR."),
  ])
  func numbers(_ row: Row) async throws { try await check(row) }

  @Test(arguments: [
    Row(
      ShortcutAction("CurrentDate"),
      ShortcutAction("FormatDate", with: ["date": "${Result}", "style": "iso8601"]),
      gives: #""2027-01-06T09:30:00+0100""#),
    Row(
      ShortcutAction("FormatDate", with: ["date": "${Now}", "style": "ISO 8601", "parts": "date"]),
      gives: #""2027-01-06""#),
    Row(
      ShortcutAction("FormatDate", with: ["date": "${Now}", "pattern": "EEEE, d MMMM yyyy HH:mm"]),
      gives: #""Wednesday, 6 January 2027 09:30""#),
    Row(
      ShortcutAction("FormatDate", with: ["date": "${Now}", "style": "long", "parts": "date"]),
      gives: #""January 6, 2027""#),
    Row(
      ShortcutAction("FormatDate", with: ["date": "${Now}", "style": "short", "parts": "date"]),
      gives: #""1/6/27""#),
    Row(
      ShortcutAction("FormatDate", with: ["date": "${Now}", "style": "custom"]),
      gives: "pattern is missing; one such as yyyy-MM-dd is wanted."),
    Row(
      ShortcutAction("FormatDate", with: ["date": "sometime"]),
      gives: "date takes a date, not “sometime”."),
    Row(
      ShortcutAction("AdjustDate", with: ["date": "${Now}", "amount": 3], as: "Later"),
      ShortcutAction("FormatDate", with: ["date": "${Later}", "style": "relative"]),
      gives: #""in 3 days""#),
    // Summer time begins on 28 March 2027: a day is 23 hours there.
    Row(
      ShortcutAction("AdjustDate", with: ["date": "2027-03-27 12:00", "amount": 1, "unit": "Day"]),
      ShortcutAction("FormatDate", with: ["date": "${Result}", "pattern": "d HH:mm"]),
      gives: #""28 12:00""#),
    Row(
      ShortcutAction(
        "AdjustDate", with: ["date": "2027-03-27 12:00", "amount": 24, "unit": "hours"]),
      ShortcutAction("FormatDate", with: ["date": "${Result}", "pattern": "d HH:mm"]),
      gives: #""28 13:00""#),
    Row(
      ShortcutAction(
        "AdjustDate",
        with: ["date": "2027-03-31", "direction": "Subtract", "amount": 1, "unit": "months"]),
      ShortcutAction("FormatDate", with: ["date": "${Result}", "pattern": "yyyy-MM-dd"]),
      gives: #""2027-02-28""#),
    Row(
      ShortcutAction("AdjustDate", with: ["date": "${Now}", "amount": 1.5]),
      gives: "amount takes a whole number, not “1.5”."),
    Row(
      ShortcutAction("AdjustDate", with: ["date": "${Now}", "amount": 9000000]),
      gives: "amount is 9,000,000; it goes from -1,000,000 to 1,000,000."),
    Row(
      ShortcutAction("TimeBetweenDates", with: ["start": "2027-03-27", "end": "2027-03-29"]),
      gives: "2"),
    Row(
      ShortcutAction(
        "TimeBetweenDates", with: ["start": "2027-03-27", "end": "2027-03-29", "unit": "hours"]),
      gives: "47"),
    Row(
      ShortcutAction("TimeBetweenDates", with: ["start": "2027-03-29", "end": "2027-03-27"]),
      gives: "-2"),
    Row(
      ShortcutAction("GetDateFromText", with: ["text": "tomorrow at nine"]),
      ShortcutAction("FormatDate", with: ["date": "${Result}", "pattern": "yyyy-MM-dd HH:mm"]),
      gives: #""2027-01-07 09:00""#),
    Row(
      ShortcutAction("GetDateFromText", with: ["text": "bananas"]),
      gives: "“bananas” says no date; one such as “tomorrow at nine” is understood."),
  ])
  func dates(_ row: Row) async throws { try await check(row) }

  @Test(arguments: [
    Row(ShortcutAction("List", with: ["values": [1, "a", true]]), gives: #"[1,"a",true]"#),
    Row(
      ShortcutAction("AddToList", with: ["value": 1], as: "L"),
      ShortcutAction("AddToList", with: ["list": "${L}", "value": "b"]), gives: #"[1,"b"]"#),
    Row(ShortcutAction("GetFromList", with: ["list": [3, 4, 5]]), gives: "3"),
    Row(ShortcutAction("GetFromList", with: ["list": [3, 4, 5], "position": "Last"]), gives: "5"),
    Row(ShortcutAction("GetFromList", with: ["list": [3], "position": "random"]), gives: "3"),
    Row(
      ShortcutAction("GetFromList", with: ["list": [3, 4, 5], "position": "index", "index": 2]),
      gives: "4"),
    Row(
      ShortcutAction("GetFromList", with: ["list": [3, 4, 5], "position": "range", "index": 2]),
      gives: "[4,5]"),
    Row(
      ShortcutAction("GetFromList", with: ["list": [3, 4, 5], "position": "range", "end": 1]),
      gives: "[3]"),
    Row(
      ShortcutAction("GetFromList", with: ["list": [3], "position": "index", "index": 0]),
      gives: "index is 0; the list has places 1 to 1."),
    Row(
      ShortcutAction("GetFromList", with: ["list": [3], "position": "index"]),
      gives: "index is 0; the list has places 1 to 1."),
    Row(
      ShortcutAction(
        "GetFromList", with: ["list": [3, 4], "position": "range", "index": 2, "end": 1]),
      gives: "index 2 is behind end 1."),
    Row(ShortcutAction("GetFromList", with: ["list": []]), gives: "The list has no values."),
    Row(ShortcutAction("CountValues", with: ["values": [1, 1, 2]]), gives: "3"),
    Row(ShortcutAction("CountValues", with: ["values": "${Input}"]), gives: "0"),
    Row(
      ShortcutAction(
        "FilterList", with: ["values": [1, 5, 9], "comparison": "is greater than", "other": 4]),
      gives: "[5,9]"),
    Row(
      ShortcutAction(
        "FilterList", with: ["values": ["pear", "apple"], "comparison": "contains", "other": "PP"]),
      gives: #"["apple"]"#),
    Row(
      ShortcutAction(
        "FilterList",
        with: ["values": [1, 5, 9], "comparison": "isBetween", "other": 2, "upper": 6]),
      gives: "[5]"),
    Row(
      ShortcutAction("FilterList", with: ["values": [1], "comparison": "isBetween", "other": 2]),
      gives: "A comparison needs a value to compare with."),
    Row(
      ShortcutAction("ParseJSON", with: ["text": #"[{"a": 1}, {"a": 2}]"#]),
      ShortcutAction("FilterList", with: ["values": "${Result}", "property": "a", "other": 2]),
      gives: #"[{"a":2}]"#),
    Row(ShortcutAction("SortList", with: ["values": [10, 9, 100]]), gives: "[9,10,100]"),
    Row(
      ShortcutAction(
        "SortList", with: ["values": ["b", "A", "Line 10", "Line 9"], "isDescending": true]),
      gives: #"["Line 10","Line 9","b","A"]"#),
    Row(ShortcutAction("SortList", with: ["values": [2, "b", 1]]), gives: #"[1,2,"b"]"#),
    Row(
      ShortcutAction("ParseJSON", with: ["text": #"[{"a": 2}, {}, {"a": 1}]"#]),
      ShortcutAction("SortList", with: ["values": "${Result}", "property": "a"]),
      gives: #"[{"a":1},{"a":2},{}]"#),
    Row(ShortcutAction("ReverseList", with: ["values": [1, 2]]), gives: "[2,1]"),
    Row(
      ShortcutAction("UniqueValues", with: ["values": [1, "a", 1, "a", "A"]]),
      gives: #"[1,"a","A"]"#),
  ])
  func lists(_ row: Row) async throws { try await check(row) }

  @Test(arguments: [
    Row(
      ShortcutAction("ParseJSON", with: ["text": #"{"a": [1, 2.5, null, true, "x"]}"#]),
      gives: #"{"a":[1,2.5,true,"x"]}"#),
    Row(
      ShortcutAction("GetValueForKey", with: ["key": "a.2.b", "record": #"{"a": [0, {"b": 7}]}"#]),
      gives: "7"),
    Row(
      ShortcutAction("GetValueForKey", with: ["key": "a.b", "record": #"{"a.b": 1}"#]), gives: "1"),
    Row(
      ShortcutAction("GetValueForKey", with: ["key": "a.3", "record": #"{"a": [0]}"#]),
      gives: #""""#),
    Row(ShortcutAction("GetKeys", with: ["record": #"{"b": 1, "a": 2}"#]), gives: #"["a","b"]"#),
    Row(ShortcutAction("GetValues", with: ["record": #"{"b": 1, "a": 2}"#]), gives: "[2,1]"),
    Row(
      ShortcutAction("GetKeys", with: ["record": "apple"]),
      gives: "record takes a record, not “apple”."),
    Row(
      ShortcutAction("SetValueForKey", with: ["key": "a.b", "value": 1], as: "R"),
      ShortcutAction("SetValueForKey", with: ["record": "${R}", "key": "a.c", "value": [2]]),
      gives: #"{"a":{"b":1,"c":[2]}}"#),
    Row(
      ShortcutAction("SetValueForKey", with: ["record": "apple", "key": "a", "value": 1]),
      gives: "record takes a record, not “apple”."),
    Row(
      ShortcutAction(
        "FindEntities", with: ["entity": "Tree", "conditions": "height > 5", "sort": "name"]),
      gives: #"[{"id":"pear","title":"Pear"},{"id":"walnut","title":"Walnut"}]"#),
    Row(
      ShortcutAction(
        "FindEntities",
        with: ["entity": "tree", "sort": "height", "isDescending": true, "limit": 1]),
      ShortcutAction("GetValueForKey", with: ["key": "1.height", "record": "${Result}"]),
      gives: "20"),
  ])
  func records(_ row: Row) async throws { try await check(row) }

  @Test(arguments: [
    ("scheme", #""https""#), ("host", #""a.b""#), ("port", "80"), ("path", #""/c/d""#),
    ("Query", #""e=f""#), ("fragment", #""g""#), ("name", #""https://a.b:80/c/d?e=f#g""#),
    ("colour", "“https://a.b:80/c/d?e=f#g” has no property “colour”."),
  ]) func partsOfAnAddress(property: String, part: String) async throws {
    try await check(
      Row(
        ShortcutAction("Text", with: ["text": "https://a.b:80/c/d?e=f#g"], as: "Page"),
        ShortcutAction("SetVariable", with: ["value": .text("${Page.\(property)}")]), gives: part))
  }

  @Test func whatIsNoJSONIsRefusedWithItsPlace() async throws {
    let reply = try await ActionBench().reply(to: [
      ShortcutAction("ParseJSON", with: ["text": #"{"a": "#])
    ])
    #expect(reply.withoutStep.contains("This is no JSON: "))
  }

  @Test func eachNumberAndEachPlaceIsDrawn() async throws {
    let add = ShortcutAction(
      "AddToList", with: ["list": "${Drawings}", "value": "${Result}"], as: "Drawings")
    let draws = [
      ShortcutAction("RandomNumber", with: ["minimum": 3, "maximum": 5]), add,
      ShortcutAction("GetFromList", with: ["list": ["a", "b"], "position": "random"]), add,
    ]
    let reply = try await ActionBench().reply(to: [
      ShortcutAction("List", with: ["values": []], as: "Drawings"),
      ShortcutAction("Repeat", with: ["count": 50], body: .repeated(draws)),
      ShortcutAction("UniqueValues", with: ["values": "${Drawings}"]),
      ShortcutAction("SortList", with: ["values": "${Result}"]),
      ShortcutAction("MakeJSON", with: ["value": "${Result}"]),
    ])
    #expect(reply == #"[3,4,5,"a","b"]"#)
  }
}

extension String {
  /// The reason of a failure, without the number and the name of the action.
  fileprivate var withoutStep: String {
    guard let step = firstRange(of: "Step "),
      let end = self[step.upperBound...].firstRange(of: ": ")
    else { return self }
    return String(self[end.upperBound...])
  }
}
