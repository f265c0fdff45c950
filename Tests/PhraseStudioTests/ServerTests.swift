// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseShortcuts
import PhraseWire
import Testing

@testable import PhraseStudio

/// The studio over HTTP, as its page uses it.
@Suite struct ServerTests {
  private static let tea = PersonalShortcut(
    id: "tea", name: "Tea", phrases: ["tea time"],
    actions: [
      ShortcutAction(TeaRoom.boil, as: "Water"),
      ShortcutAction(
        "If", with: ["value": "${Water}", "comparison": "hasValue"],
        body: .branches(
          then: [ShortcutAction("ShowText", with: ["text": "${Water} degrees"])], otherwise: [])),
    ])
  private static let nap = PersonalShortcut(id: "nap", name: "Nap")

  // MARK: - Refusals

  struct Stranger: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var headers: [String: String?] = [:]
    var host = "127.0.0.1"
    var path = "/api/state"
    var method = "GET"
  }

  @Test(arguments: [
    Stranger(testDescription: "no key", headers: ["X-Studio-Key": nil]),
    Stranger(testDescription: "wrong key", headers: ["X-Studio-Key": "0"]),
    Stranger(
      testDescription: "wrong key of the right length",
      headers: ["X-Studio-Key": String(repeating: "0", count: 64)]),
    Stranger(
      testDescription: "key in the address of what acts", headers: ["X-Studio-Key": nil],
      path: "/api/state?key=KEY"),
    Stranger(testDescription: "another name of the host", host: "localhost"),
    Stranger(testDescription: "foreign page", headers: ["Origin": "https://example.org"]),
    Stranger(testDescription: "page of a file", headers: ["Origin": "null"]),
    Stranger(
      testDescription: "page of another port", headers: ["Origin": "http://127.0.0.1:1"]),
    Stranger(testDescription: "link of another page", headers: ["Sec-Fetch-Site": "cross-site"]),
    Stranger(
      testDescription: "script in another page", headers: ["Sec-Fetch-Site": "cross-site"],
      path: "/studio.js?key=KEY"),
    Stranger(
      testDescription: "page without key by a link",
      headers: ["X-Studio-Key": nil, "Sec-Fetch-Site": "cross-site"], path: "/"),
    Stranger(testDescription: "page without key", headers: ["X-Studio-Key": nil], path: "/"),
    Stranger(
      testDescription: "script without key", headers: ["X-Studio-Key": nil], path: "/studio.js"),
    Stranger(
      testDescription: "delete from elsewhere", headers: ["Origin": "https://example.org"],
      path: "/api/shortcuts/tea", method: "DELETE"),
    Stranger(
      testDescription: "run from elsewhere", headers: ["X-Studio-Key": nil], path: "/api/runs",
      method: "POST"),
    Stranger(
      testDescription: "what a browser asks first", headers: ["X-Studio-Key": nil],
      path: "/api/runs", method: "OPTIONS"),
  ]) func strangersAreRefused(_ stranger: Stranger) async throws {
    try await TeaRoom.serve([Self.tea]) { room in
      let path = stranger.path.replacing("KEY", with: room.client.key)
      let answer = try await room.client.send(
        stranger.method, path,
        stranger.method == "POST" ? Data(#"{"shortcut": "tea"}"#.utf8) : nil,
        headers: stranger.headers, host: stranger.host)
      #expect(answer.status == 403)
      #expect(!answer.error.isEmpty)
      #expect(answer.headers["access-control-allow-origin"] == nil)
      #expect(room.library.all.map(\.id) == ["tea"])
      #expect(room.diary.all.isEmpty)
    }
  }

  @Test(arguments: [
    ("GET", "/api/nothing", "", 404, "There is no request"),
    ("GET", "/nothing", "", 404, "There is no such page."),
    ("GET", "/../../etc/passwd", "", 404, "There is no"),
    ("GET", "/%2e%2e/%2e%2e/etc/passwd", "", 404, "There is no"),
    ("GET", "/studio.js/../../Package.swift", "", 404, "There is no"),
    (
      "GET", "/api/shortcuts/..%2F..%2Fetc%2Fpasswd/export", "", 404,
      "There is no shortcut “../../etc/passwd”."
    ),
    ("GET", "/api/shortcuts/cake/export", "", 404, "There is no shortcut “cake”."),
    ("DELETE", "/api/shortcuts/cake", "", 404, "There is no shortcut “cake”."),
    ("POST", "/api/runs", #"{"shortcut": "cake"}"#, 404, "There is no shortcut “cake”."),
    ("POST", "/api/runs", "{}", 400, "The body needs “shortcut”."),
    ("POST", "/api/runs", "not json", 400, "The body is no object in JSON."),
    ("POST", "/api/order", "[]", 400, "The body is no object in JSON."),
    ("POST", "/api/order", #"{"ids": 5}"#, 400, "The body needs “ids”."),
    ("GET", "/api/runs/99", "", 404, "There is no run “99”."),
    ("POST", "/api/runs/99/answer", #"{"kind": "line", "text": "2"}"#, 404, "There is no run"),
    ("POST", "/api/check", #"{"id": "1"}"#, 400, "has no “name”"),
    ("POST", "/api/import", "PK", 400, "not a shortcut in JSON"),
    ("POST", "/api/shortcuts", "{}", 400, "not a shortcut in JSON"),
    ("POST", "/api/shortcuts", #"{"shortcut": 5}"#, 400, "“shortcut” is no object."),
    ("POST", "/api/additions", "{}", 400, "not a shortcut in JSON"),
    (
      "PUT", "/api/shortcuts/tea", #"{"shortcut": {"id": "nap", "name": "Nap"}}"#, 400,
      "The document is of “nap”, not of “tea”."
    ),
    (
      "PUT", "/api/shortcuts/tea",
      #"{"shortcut": {"id": "tea", "name": "Tea", "actions": [{"action": "If", "than": []}]}}"#,
      400, "actions[0].than is no field"
    ),
    ("GET", "/api/values?action=Sing&parameter=song", "", 404, "There is no parameter"),
    (
      "GET", "/api/values?action=PhraseStudioTests.ServeTea&parameter=sweet&given=%5B", "", 400,
      "“given” is no object in JSON."
    ),
    ("POST", "/api/automations/1", #"{"isOn": true}"#, 404, "There are no automations here."),
  ]) func faultyRequestsChangeNothing(
    method: String, path: String, body: String, status: Int, words: String
  ) async throws {
    try await TeaRoom.serve([Self.tea]) { room in
      let answer = try await room.client.send(
        method, path, body.isEmpty ? nil : Data(body.utf8))
      #expect(answer.status == status)
      #expect(answer.error.hasPrefix(words), "\(answer.error)")
      #expect(room.library.all == [Self.tea])
    }
  }

  @Test func whatIsTooLargeIsRefused() async throws {
    try await TeaRoom.serve([Self.tea]) { room in
      let large = Data(repeating: UInt8(ascii: " "), count: StudioBody.limit + 1)
      let answer = try await room.client.send("PUT", "/api/shortcuts/tea", large)
      #expect(answer.status == 413)
      #expect(answer.error == "The request has 8100001 bytes; 8100000 are taken.")
    }
  }

  @Test func keysDifferAndAreCompared() {
    var generator = SystemRandomNumberGenerator()
    let (one, other) = (StudioKey(using: &generator), StudioKey(using: &generator))
    #expect(one.text.utf8.count == 64)
    #expect(one.matches(one.text))
    #expect(!one.matches(other.text))
    #expect(!one.matches(nil))
    #expect(!one.matches(""))
    #expect(!one.matches(one.text + "0"))
    #expect(!one.matches(String(one.text.dropLast()) + "x"))
  }

  @Test func aPortThatIsTakenIsTold() async throws {
    try await TeaRoom.serve { room in
      let error = await #expect(throws: StudioError.self) {
        try await TeaRoom.serve(port: UInt16(room.client.port)) { _ in }
      }
      let words = error?.description ?? ""
      #expect(words.hasPrefix("127.0.0.1:\(room.client.port) cannot be served"), "\(words)")
    }
  }

  // MARK: - The page

  @Test(arguments: [
    ("/?key=KEY", "text/html"), ("/studio.css?key=KEY", "text/css"),
    ("/studio.js?key=KEY", "text/javascript"), ("/words.js?key=KEY", "text/javascript"),
    ("/words/de.js?key=KEY", "text/javascript"),
  ]) func thePageIsServedToWhoHasTheKey(path: String, type: String) async throws {
    try await TeaRoom.serve { room in
      let answer = try await room.client.send(
        "GET", path.replacing("KEY", with: room.client.key), headers: ["X-Studio-Key": nil])
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"]?.hasPrefix(type) == true)
      #expect(!answer.text.contains("STUDIO_KEY"))
      let policy = answer.headers["content-security-policy"] ?? ""
      #expect(policy.contains("default-src 'none'"))
      #expect(policy.contains("frame-ancestors 'none'"))
      #expect(!policy.contains("unsafe"))
      #expect(answer.headers["cache-control"] == "no-store")
      #expect(answer.headers["x-content-type-options"] == "nosniff")
      #expect(answer.headers["referrer-policy"] == "no-referrer")
    }
  }

  @Test func aCopyOfWhatCameFromElsewhereAsksToo() async throws {
    try await TeaRoom.serve([Self.tea]) { room in
      try room.library.noteForeign("tea")
      let body = #"{"shortcut": {"id": "x", "name": "Tea again"}, "copyOf": "tea"}"#
      let answer = try await room.client.send("POST", "/api/shortcuts", Data(body.utf8))
      #expect(answer.status == 201)
      let copy = try #require(room.library.shortcut(named: "Tea again"))
      #expect(room.library.unasked(copy, of: [.commands]) == [.commands])
    }
  }

  @Test func theStateHasShortcutsAndActions() async throws {
    let gallery: StudioServer.Gallery = { _ in
      [.init(id: "rest", title: "Rest", shortcuts: [Self.nap])]
    }
    try await TeaRoom.serve([Self.tea, Self.nap], gallery: gallery) { room in
      let state = try await room.client.send("GET", "/api/state?language=ru")
      #expect(state.list("shortcuts").map { $0["id"] as? String } == ["tea", "nap"])
      #expect(state.list("gallery").count == 1)
      #expect(state.list("suggestions").isEmpty)
      #expect(state.json["automations"] == nil)
      let actions = state.list("actions")
      let brew = try #require(actions.first { $0["name"] as? String == TeaRoom.brew })
      #expect(brew["title"] as? String == "Brew Tea")
      #expect(brew["app"] as? String == "Tea Room")
      let parameters = try #require(brew["parameters"] as? [[String: Any]])
      #expect(parameters.map { $0["name"] as? String } == ["tea", "cup"])
      #expect(parameters[0]["hasValues"] as? Bool == true)
      #expect(parameters[1]["standard"] as? String == "small")
      #expect(
        (parameters[1]["choices"] as? [[String: Any]])?.map { $0["title"] as? String }
          == ["Small", "Large"])
      let bodies = actions.compactMap { action in
        (action["body"] as? String).map { "\(action["name"] ?? ""): \($0)" }
      }
      #expect(
        bodies.sorted()
          == ["ChooseFromMenu: choices", "If: then", "Repeat: do", "RepeatEach: do"])
    }
  }

  @Test func valuesAreThoseOfTheApp() async throws {
    try await TeaRoom.serve { room in
      let answer = try await room.client.send(
        "GET", "/api/values?action=\(TeaRoom.brew)&parameter=tea")
      let titles = answer.list("values").map { $0["title"] as? String }
      #expect(titles == ["Assam", "Sencha", "Rooibos"])
      #expect(answer.list("values").first?["type"] as? String == "PhraseStudioTests.Tea")
    }
  }

  // MARK: - Changes

  @Test func shortcutsAreMadeChangedOrderedAndDeleted() async throws {
    try await TeaRoom.serve([Self.tea]) { room in
      let made = try await room.client.send(
        "POST", "/api/shortcuts", json: ["shortcut": ["id": "tea", "name": "Cake"]])
      #expect(made.status == 201)
      let id = try #require(made.shortcut["id"] as? String)
      #expect(id != "tea")
      let changed = try await room.client.send(
        "PUT", "/api/shortcuts/\(id)",
        json: [
          "base": made.shortcut,
          "shortcut": [
            "id": id, "name": "Pie", "phrases": ["pie"], "actions": [["action": "Sing"]],
          ],
        ])
      #expect(changed.status == 200)
      #expect(changed.list("faults").first?["place"] as? String == "actions[0].action")
      let collides = try await room.client.send(
        "PUT", "/api/shortcuts/\(id)",
        json: ["shortcut": ["id": id, "name": "Pie", "phrases": ["tea time"]]])
      #expect(
        collides.list("faults").map { $0["reason"] as? String } == [
          "“tea time” means “Run Tea” already; you will be asked which"
        ])
      #expect(room.library[id]?.name == "Pie")
      _ = try await room.client.send("POST", "/api/order", json: ["ids": [id, "tea"]])
      #expect(room.library.all.map(\.id) == [id, "tea"])
      let deleted = try await room.client.send("DELETE", "/api/shortcuts/\(id)")
      #expect(deleted.shortcut["name"] as? String == "Pie")
      #expect(room.library.all.map(\.id) == ["tea"])
    }
  }

  @Test func changesOfTwoAreMergedOrRefused() async throws {
    try await TeaRoom.serve([Self.tea]) { room in
      let base = try await room.client.send("GET", "/api/shortcuts/tea/export").json
      var theirs = Self.tea
      theirs.name = "Theirs"
      try room.library.save(theirs)
      func save(_ field: String, _ value: String) async throws -> StudioClient.Answer {
        try await room.client.send(
          "PUT", "/api/shortcuts/tea",
          json: ["base": base, "shortcut": base.merging([field: value]) { $1 }])
      }
      let merged = try await save("about", "Mine")
      #expect(merged.status == 200)
      #expect(merged.shortcut["name"] as? String == "Theirs")
      #expect(merged.shortcut["about"] as? String == "Mine")
      let refused = try await save("name", "Mine")
      #expect(refused.status == 409)
      #expect(refused.error.contains("was changed by another program at the same time"))
      #expect(room.library["tea"]?.name == "Theirs")
    }
  }

  @Test func whatIsExportedCanBeTakenInAsForeign() async throws {
    try await TeaRoom.serve([Self.tea]) { room in
      let file = try await room.client.send("GET", "/api/shortcuts/tea/export")
      #expect(try PersonalShortcut(json: file.data) == Self.tea)
      let preview = try await room.client.send("POST", "/api/import", file.data)
      #expect(
        preview.list("lines").map { $0["text"] as? String }
          == ["Boil Water → Water", "If [Water] has any value", "Show [Water] degrees"])
      #expect(room.library.all.count == 1)
      let taken = try await room.client.send(
        "POST", "/api/shortcuts", json: ["shortcut": preview.shortcut, "isForeign": true])
      let id = try #require(taken.shortcut["id"] as? String)
      let shortcut = try #require(room.library[id])
      #expect(shortcut.actions == Self.tea.actions)
      #expect(room.library.unasked(shortcut, of: [.network]) == [.network])
      #expect(room.library.unasked(Self.tea, of: [.network]).isEmpty)
    }
  }

  @Test func documentsOfAppleAreWrittenAndRead() async throws {
    try await TeaRoom.serve([Self.tea]) { room in
      let file = try await room.client.send("GET", "/api/shortcuts/tea/export?form=apple")
      #expect(file.headers["content-type"] == "application/x-plist")
      let preview = try await room.client.send("POST", "/api/import?name=Cake", file.data)
      #expect(preview.shortcut["name"] as? String == "Tea")
      #expect(preview.list("lines").first?["text"] as? String == "Boil Water → Water")
    }
  }

  @Test func whatIsAddedAsksFirst() async throws {
    let cups = PersonalShortcut(
      id: "cups", name: "Cups",
      questions: [ShortcutQuestion(action: 0, parameter: "cups", text: "How many?", answer: "2")],
      actions: [ShortcutAction(TeaRoom.boil)])
    let document = try JSONSerialization.jsonObject(with: cups.json())
    try await TeaRoom.serve { room in
      let begun = try await room.client.send(
        "POST", "/api/additions", json: ["shortcut": document, "isForeign": true])
      #expect(begun.status == 201)
      let run = try #require(begun.json["run"] as? String)
      let id = try #require(begun.json["id"] as? String)
      var events: [[String: Any]] = []
      for answer in ["ten", "3"] {
        events += try await room.client.events(of: run, after: events.count)
        let question = try #require(events.last?["question"] as? [String: Any])
        #expect((question["text"] as? String)?.hasPrefix("How many? (2)") == true)
        #expect(question["standard"] as? String == "2")
        #expect(room.library.all.isEmpty)
        _ = try await room.client.send(
          "POST", "/api/runs/\(run)/answer", json: ["kind": "line", "text": answer])
      }
      events += try await room.client.events(of: run, after: events.count)
      #expect(events.last?["outcome"] as? String == "answered")
      let added = try #require(room.library[id])
      #expect(added.actions[0].values == ["cups": .integer(3)])
      #expect(added.questions.isEmpty)
      #expect(!room.library.unasked(added, of: [.files]).isEmpty)
    }
  }

  @Test func anAdditionThatIsCancelledAddsNothing() async throws {
    let nap = PersonalShortcut(
      name: "Nap", questions: [ShortcutQuestion(action: 0, parameter: "tea", text: "Which?")],
      actions: [ShortcutAction(TeaRoom.brew)])
    let document = try JSONSerialization.jsonObject(with: nap.json())
    try await TeaRoom.serve { room in
      let begun = try await room.client.send(
        "POST", "/api/additions", json: ["shortcut": document])
      let run = try #require(begun.json["run"] as? String)
      let asked = try await room.client.events(of: run)
      _ = try await room.client.send("POST", "/api/runs/\(run)/cancel")
      let rest = try await room.client.events(of: run, after: asked.count)
      #expect(rest.last?["outcome"] as? String == "cancelled")
      #expect(room.library.all.isEmpty)
    }
  }

  // MARK: - Runs

  @Test func aRunTellsItsStepsAndAsks() async throws {
    try await TeaRoom.serve([Self.tea]) { room in
      let run = try await room.client.send("POST", "/api/runs", json: ["shortcut": "tea"])
      let name = try #require(run.json["run"] as? String)
      let asked = try await room.client.events(of: name)
      #expect(asked.last?["text"] as? String == "How many cups?")
      let answer = try await room.client.send(
        "POST", "/api/runs/\(name)/answer", json: ["kind": "line", "text": "three"])
      #expect(answer.status == 202)
      let rest = try await room.client.events(of: name, after: asked.count)
      let steps = (asked + rest).filter { $0["kind"] as? String == "step" }
      let places = steps.filter { $0["result"] == nil }.map { $0["place"] as? Int }
      #expect(places == [0, 1, 2])
      #expect(steps.compactMap { $0["result"] as? String }.first == "100")
      #expect(rest.last?["outcome"] as? String == "answered")
      #expect(rest.last?["text"] as? String == "3 cups boil. 100 degrees")
      #expect(room.diary.all == ["boil 3"])
      let late = try await room.client.send(
        "POST", "/api/runs/\(name)/answer", json: ["kind": "line", "text": "four"])
      #expect(late.status == 409)
    }
  }

  /// Each step says where in the document it stands, so that its block lights up.
  @Test func stepsHaveTheirPlacesInBranchesAndLoops() async throws {
    func show(_ text: String) -> ShortcutAction {
      ShortcutAction("ShowText", with: ["text": .text(text)])
    }
    let shortcut = PersonalShortcut(
      id: "s", name: "S",
      actions: [
        ShortcutAction("Repeat", with: ["count": 2], body: .repeated([show("1"), show("2")])),
        ShortcutAction(
          "If", with: ["value": "a", "other": "b"],
          body: .branches(then: [show("4"), show("5")], otherwise: [show("6")])),
        ShortcutAction("RunShortcut", with: ["shortcut": "inner"]),
        show("8"),
      ])
    let inner = PersonalShortcut(id: "inner", name: "Inner", actions: [show("0")])
    try await TeaRoom.serve([shortcut, inner]) { room in
      let run = try await room.client.send("POST", "/api/runs", json: ["shortcut": "s"])
      let events = try await room.client.events(of: try #require(run.json["run"] as? String))
      let steps = events.filter { $0["kind"] as? String == "step" && $0["result"] == nil }
      #expect(steps.map { $0["place"] as? Int } == [0, 1, 2, 1, 2, 3, 6, 7, nil, 8])
    }
  }

  @Test func aRunIsCancelledWhileItAsks() async throws {
    try await TeaRoom.serve([Self.tea]) { room in
      let run = try await room.client.send("POST", "/api/runs", json: ["shortcut": "tea"])
      let name = try #require(run.json["run"] as? String)
      let asked = try await room.client.events(of: name)
      _ = try await room.client.send("POST", "/api/runs/\(name)/cancel")
      let rest = try await room.client.events(of: name, after: asked.count)
      #expect(rest.last?["outcome"] as? String == "cancelled")
      #expect(room.diary.all.isEmpty)
    }
  }

  @Test func aShortcutThatWasJustMadeRuns() async throws {
    try await TeaRoom.serve { room in
      let made = try await room.client.send(
        "POST", "/api/shortcuts",
        json: [
          "shortcut": [
            "id": "new", "name": "Brew",
            "actions": [
              [
                "action": TeaRoom.brew,
                "with": [
                  "tea": [
                    "kind": "entity", "type": "PhraseStudioTests.Tea", "id": "s",
                    "title": "Sencha",
                  ], "cup": "large",
                ],
              ]
            ],
          ]
        ])
      #expect(made.list("faults").isEmpty)
      let id = try #require(made.shortcut["id"] as? String)
      let run = try await room.client.send("POST", "/api/runs", json: ["shortcut": id])
      let events = try await room.client.events(of: try #require(run.json["run"] as? String))
      #expect(events.last?["text"] as? String == "Sencha draws.")
      #expect(room.diary.all == ["brew Sencha, large"])
    }
  }
}
