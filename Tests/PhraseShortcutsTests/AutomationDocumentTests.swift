// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseShortcuts

/// Automations as documents and in words.
@Suite struct AutomationDocumentTests {
  static let triggers: [(AutomationTrigger, words: String)] = [
    (.time(hour: 7, minute: 5), "Every day at 7:05"),
    (.time(hour: 7, minute: 40, days: Weekday.workdays), "Every weekday at 7:40"),
    (.time(hour: 0, minute: 0, days: Weekday.weekend), "Every weekend at 0:00"),
    (
      .time(hour: 23, minute: 59, days: [.monday, .tuesday, .sunday]),
      "Every Monday, every Tuesday and every Sunday at 23:59"
    ),
    (.once(Date(timeIntervalSince1970: 1_798_135_200)), "Once, on 2026-12-24 18:00"),
    (
      .sun(.sunrise, at: .init(latitude: 51.48, longitude: -0.5), days: [.friday]),
      "Every Friday at sunrise at 51.48° N, 0.5° W"
    ),
    (
      .sun(.sunset, minutes: -1, at: .init(latitude: -33.87, longitude: 151)),
      "Every day 1 minute before sunset at 33.87° S, 151° E"
    ),
    (
      .sun(.sunset, minutes: 20, at: .init(latitude: 0, longitude: 0)),
      "Every day 20 minutes after sunset at 0° N, 0° E"
    ),
    (.intent("Library.OpenBook"), "After Library.OpenBook was performed"),
    (.value(of: "Library.Book"), "When Library.Book changes"),
    (.value(of: "Library.Book", property: "isRead"), "When isRead of Library.Book changes"),
    (.file(path: "/home/ada/list of things.txt"), "When /home/ada/list of things.txt changes"),
    (
      .signal(BusSignal("org.example.Lamp", "Changed", path: "/lamp", on: .system)),
      "At the signal org.example.Lamp.Changed"
    ),
    (.login, "At login"),
  ]

  @Test(arguments: triggers)
  func triggersAreWrittenAndReadAndTold(trigger: AutomationTrigger, words: String) throws {
    let automation = Automation(
      id: "a-1", shortcut: "tea", trigger: trigger, asksFirst: true, isOn: false,
      since: Date(timeIntervalSince1970: 1_000_000))
    let data = try JSONEncoder().encode(automation)
    #expect(try JSONDecoder().decode(Automation.self, from: data) == automation)
    #expect(trigger.text(in: .gmt, language: "en") == words)
  }

  /// Faults of an automation, and what is said of them.
  static let faults: [(json: String, fault: String)] = [
    (#""when": {"kind": "tme"}"#, "automations[0].when.kind is “tme”; expected time, once"),
    (#""when": {"kind": "time"}"#, "automations[0].when has no “at”"),
    (#""when": {"kind": "time", "at": "24:00"}"#, "when.at is “24:00”; expected a time from 00:00"),
    (#""when": {"kind": "time", "at": "7:5"}"#, "when.at is “7:5”"),
    (#""when": {"kind": "time", "at": "7:05", "days": []}"#, "when.days is empty"),
    (#""when": {"kind": "time", "at": "7:05", "days": ["mon"]}"#, "when.days has “mon”"),
    (#""when": {"kind": "time", "at": "7:05", "day": ["monday"]}"#, "day is no field"),
    (#""when": {"kind": "login", "at": "7:05"}"#, "at is no field"),
    (#""when": {"kind": "once", "at": "tomorrow"}"#, "when.at is “tomorrow”; expected a moment"),
    (
      #""when": {"kind": "sunset", "latitude": 91, "longitude": 0}"#,
      "when.latitude is 91.0; expected a number from -90.0 to 90.0"
    ),
    (
      #""when": {"kind": "sunrise", "latitude": 1, "longitude": 0, "minutes": 1e30}"#,
      "when.minutes is 1e+30"
    ),
    (#""when": {"kind": "file", "path": "list.txt"}"#, "when.path is “list.txt”"),
    (#""when": {"kind": "file", "path": "/a\nb"}"#, "when.path is empty or has control"),
    (#""when": {"kind": "intent", "intent": ""}"#, "when.intent is empty"),
    (
      #""when": {"kind": "signal", "interface": "a.b',x='", "member": "C"}"#,
      "when.interface is no name"
    ),
    (#""when": {"kind": "signal", "interface": "a.b", "member": "C.d"}"#, "when.member is no"),
    (
      #""when": {"kind": "signal", "interface": "a.b", "member": "C", "bus": "x"}"#,
      "when.bus is “x”; expected session, system"
    ),
    (#""when": {"kind": "login"}, "asks": true"#, "asks is no field"),
    (#""when": {"kind": "login"}, "isOn": "yes""#, "isOn has the wrong type"),
  ]

  @Test(arguments: faults) func faultsAreNamed(json: String, fault: String) throws {
    try withFolder { folder in
      let path = folder + "/automations.json"
      let text = """
        {"version": 1, "automations": [
          {"id": "a", "shortcut": "tea", "since": "2026-01-01T00:00:00Z", \(json)}]}
        """
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let error = #expect(throws: ShortcutDocumentError.self) {
        try AutomationFile(path: path).read()
      }
      let words = error.map { "\($0)" } ?? ""
      #expect(words.contains(fault), "\(words)")
      // What cannot be read is not written over.
      #expect(throws: ShortcutDocumentError.self) {
        try AutomationFile(path: path).change { $0.removeAll() }
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    }
  }

  @Test(arguments: [
    ("a b", "a"), ("../x", "a"), ("", "a"), (".hidden", "a"), ("a\n", "a"),
    (String(repeating: "a", count: 101), "a"), ("a", ""),
  ])
  func identifiersThatAreNone(id: String, shortcut: String) throws {
    let automation = Automation(id: id, shortcut: shortcut, trigger: .login)
    let data = try JSONEncoder().encode(automation)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Automation.self, from: data) }
  }

  @Test func aFileKeepsAutomations() throws {
    try withFolder { folder in
      let file = AutomationFile(path: folder + "/deep/automations.json")
      #expect(try file.read().isEmpty)
      let automation = Automation(
        id: "a", shortcut: "tea", trigger: .login, since: Date(timeIntervalSince1970: 0))
      try file.change { $0.append(automation) }
      #expect(try file.read() == [automation])
      // What could not be read again is not written.
      let error = #expect(throws: ShortcutDocumentError.self) {
        try file.change { $0.append(automation) }
      }
      #expect(error?.reason.contains("has “a” more than once") == true)
      #expect(try file.read() == [automation])
    }
  }

  @Test(arguments: [
    (#"{"version": 2, "automations": []}"#, "version is 2, newer than 1"),
    (#"{"automations": []}"#, "has no “version”"), ("[", "is not JSON"),
    (#"{"version": 1, "automation": []}"#, "automation is no field"),
  ])
  func documentsThatAreNone(text: String, fault: String) throws {
    try withFolder { folder in
      let path = folder + "/automations.json"
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let error = #expect(throws: ShortcutDocumentError.self) {
        try AutomationFile(path: path).read()
      }
      let words = error.map { "\($0)" } ?? ""
      #expect(words.contains(fault), "\(words)")
    }
  }
}

/// Gives a test a folder, and takes it away.
func withFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.path(percentEncoded: false))
}

/// Gives a test a folder, and takes it away.
func withFolder<Result>(_ body: (String) async throws -> Result) async throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try await body(folder.path(percentEncoded: false))
}
