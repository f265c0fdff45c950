// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseTesting
import PhraseWire
import Testing

@testable import PhraseBus

/// Adding, keeping and removing apps that are programs.
@Suite final class AppFolderTests: Sendable {
  private let data = FileManager.default.temporaryDirectory
    .appendingPathComponent("phrase-apps-\(UUID().uuidString)")
  private var folder: AppFolder { AppFolder(data: data) }

  deinit { try? FileManager.default.removeItem(at: data) }

  /// A program that writes a text when it is asked what it is.
  private func program(_ name: String, writing text: String, status: Int = 0) throws -> String {
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
    let file = data.appendingPathComponent(name)
    try file.writeProgram("#!/bin/sh\ncat <<'END'\n\(text)\nEND\nexit \(status)\n")
    return file.path
  }

  private static func description(
    _ identifier: String = "org.example.Tea", name: String = "Tea", phrase: String = "Brew tea"
  ) -> String {
    """
    {"version": 1, "identifier": "\(identifier)", "declarations": {"applications":
     [{"name": "\(name)"}], "shortcuts": [{"intent": "Brew", "phrases":
     ["\(phrase) in ${applicationName}"]}]}}
    """
  }

  @Test func whatIsAddedIsKeptAndRemoved() async throws {
    let path = try program("tea pot", writing: Self.description())
    try await folder.add(program: path)
    let app = try #require(folder.app(named: "tea"))
    #expect(app.program == path)
    let service = try String(contentsOf: folder.service(app.identifier), encoding: .utf8)
    #expect(service == "[D-BUS Service]\nName=org.example.Tea\nExec='\(path)'\n")
    try folder.remove(app)
    #expect(folder.app(named: "tea") == nil)
    let isThere = FileManager.default.fileExists(atPath: folder.service(app.identifier).path)
    #expect(!isThere)
  }

  @Test func aProgramThatChangedIsAskedAnew() async throws {
    let path = try program("tea", writing: Self.description())
    let first = try await folder.add(program: path)
    let same = try await folder.renewed(first)
    #expect(same == first)
    _ = try program("tea", writing: Self.description(phrase: "Make a cup of tea"))
    let second = try await folder.renewed(first)
    #expect(
      second.description.declarations.shortcuts[0].phrases.own == [
        "Make a cup of tea in ${applicationName}"
      ])
    #expect(second.added == first.added)
    try FileManager.default.removeItem(atPath: path)
    await #expect(throws: AppFolderError.self) { try await folder.renewed(second) }
  }

  @Test(arguments: [
    ("not json", "is no app"),
    (description("tea"), "is no name for the bus"),
    (description("org.example.Tea Pot"), "is no name for the bus"),
    (description("org.example.1Tea"), "is no name for the bus"),
    (description("org.example."), "is no name for the bus"),
    (description("org.phraseengine.Assistant"), "belongs to another program"),
    (description("org.freedesktop.Notifications"), "belongs to another program"),
    (description("org.gnome.Shell"), "belongs to another program"),
    (description(name: "Shortcuts"), "the name “Shortcuts” is the engine's own"),
    (description(name: "…"), "has no words"),
    (
      """
      {"version": 1, "identifier": "org.example.Tea", "declarations": {"applications": [
       {"name": "Tea"}], "shortcuts": [{"intent": "Brew", "phrases": ["Undo that"]}]}}
      """, "“Undo that” is a word of the conversation itself"
    ),
    (description(phrase: "Brew ${tea"), "${tea"),
    (description(name: "Tea\\nIt is done."), "is more than one line"),
    (description(name: String(repeating: "Tea", count: 100)), "has 300 characters"),
    ("{\"version\": 99}", "newer"),
    (String(repeating: "[", count: 65), "more than 64 levels"),
    (
      """
      {"version": 1, "identifier": "org.example.Tea", "declarations": {"applications": [],
       "shortcuts": []}}
      """, "cannot be used"
    ),
  ])
  func whatIsNoAppIsRefused(_ text: String, _ reason: String) async throws {
    let path = try program("tea", writing: text)
    do {
      try await folder.add(program: path)
      Issue.record("it was added")
    } catch let error as AppFolderError {
      #expect(error.description.contains(reason), "\(error)")
    }
    #expect(folder.read().apps.isEmpty)
  }

  @Test func whatIsNoProgramIsRefused() async throws {
    let text = try program("text", writing: "")
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: text)
    let failing = try program("failing", writing: Self.description(), status: 1)
    for (path, reason) in [
      ("/no/such/program", "does not exist"), (text, "is no program"), (failing, "cannot be asked"),
      (data.path, "is a folder, no program"),
    ] {
      do {
        try await folder.add(program: path)
        Issue.record("\(path) was added")
      } catch let error as AppFolderError {
        #expect(error.description.contains(reason), "\(error)")
      }
    }
  }

  @Test func aNameBelongsToOneApp() async throws {
    try await folder.add(program: try program("tea", writing: Self.description()))
    let other = try program("other", writing: Self.description("org.example.Other"))
    await #expect(throws: AppFolderError.self) { try await folder.add(program: other) }
    for name in ["tea!", "T\\u0065a", "Te\\u202Ea", " TEA "] {
      let alike = try program("alike", writing: Self.description("org.example.Alike", name: name))
      await #expect(throws: AppFolderError.self, "\(name)") { try await folder.add(program: alike) }
    }
    // The same program, moved, is the same app.
    let moved = try program("moved", writing: Self.description())
    try await folder.add(program: moved)
    #expect(folder.read().apps.map(\.program) == [moved])
  }

  @Test func whatCannotBeWrittenChangesNothing() async throws {
    let first = try await folder.add(program: try program("tea", writing: Self.description()))
    let changed = try program("other", writing: Self.description(phrase: "Make a cup of tea"))
    let service = try String(contentsOf: folder.service(first.identifier), encoding: .utf8)
    // A folder is where the new file would be written.
    let draft = URL(fileURLWithPath: folder.file(first.identifier).path + ".draft")
    try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
    let error = await #expect(throws: AppFolderError.self) {
      try await folder.add(program: changed)
    }
    #expect(error?.kind == .cannotWrite)
    #expect(error?.description.hasSuffix("cannot be written: Is a directory") == true, "\(error)")
    #expect(throws: AppFolderError.self) {
      try folder.keep("teas", [.init(id: "1", title: "Assam")], of: first.identifier)
    }
    #expect(folder.read().apps == [first])
    let kept = try String(contentsOf: folder.service(first.identifier), encoding: .utf8)
    #expect(kept == service)
  }

  @Test func anAppThatCannotBeWrittenLeavesNothingBehind() async throws {
    let path = try program("tea", writing: Self.description())
    let draft = URL(fileURLWithPath: folder.file("org.example.Tea").path + ".draft")
    try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
    await #expect(throws: AppFolderError.self) { try await folder.add(program: path) }
    #expect(folder.read().apps.isEmpty)
    let isThere = FileManager.default.fileExists(atPath: folder.service("org.example.Tea").path)
    #expect(!isThere)
  }

  @Test func twoChangesAtOnceLoseNothing() async throws {
    let app = try await folder.add(program: try program("tea", writing: Self.description()))
    let lists = (0..<20).map { "list \($0)" }
    try await withThrowingTaskGroup { group in
      for list in lists {
        group.addTask { [folder] in
          try folder.keep(list, [.init(id: "1", title: "Assam")], of: app.identifier)
        }
      }
      try await group.waitForAll()
    }
    let kept = folder.app(named: "tea")?.description.declarations.lists.keys.sorted()
    #expect(kept == lists.sorted())
  }

  @Test func aFileThatCannotBeReadIsToldAndTheOthersAreThere() async throws {
    try await folder.add(program: try program("tea", writing: Self.description()))
    try Data("{".utf8).write(to: folder.file("org.example.Broken"))
    let (apps, faults) = folder.read()
    #expect(apps.map(\.name) == ["Tea"])
    #expect(faults.map(\.file.lastPathComponent) == ["org.example.Broken.json"])
  }

  @Test func whatKeepsAnAppFromAnsweringIsFound() async throws {
    let bus = try PrivateBus()
    let lights = try await bus.apps.add(program: PrivateBus.program("LightsApp"))
    let connection = try bus.connect()
    #expect(await bus.apps.problems(of: lights, on: connection) == [])
    // On a bus that reads other folders nobody starts it.
    let elsewhere = try PrivateBus()
    let unknown = await bus.apps.problems(of: lights, on: try elsewhere.connect())
    #expect(unknown.first?.contains("does not read") == true, "\(unknown)")
    try Data("[D-BUS Service]\n".utf8).write(to: bus.apps.service(lights.identifier))
    let changed = await bus.apps.problems(of: lights, on: connection)
    #expect(changed.first?.contains("is not as it was written") == true, "\(changed)")
    var gone = lights
    gone.program = "/no/such/program"
    let absent = await bus.apps.problems(of: gone, on: connection)
    #expect(absent.first?.contains("is gone") == true, "\(absent)")
  }

  @Test func anAppMayBeWrittenInPython() async throws {
    let bus = try PrivateBus()
    let kettle = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Programs/kettle.py").path
    let app = try await bus.apps.add(program: kettle)
    #expect(await bus.apps.problems(of: app, on: try bus.connect()) == [])
    let apps = await InstalledApps(in: bus.apps, address: bus.address) { Issue.record("\($0)") }
    let engine = try await PhraseEngine(providers: apps.providers)
    try await PhraseTester(engine).converse {
      Said("brew green tea in kettle")
      Answered("Sencha is ready in three minutes.")
      Said("make tea in kettle")
      Asked("Which tea?")
      Said("the second one")
      Asked("Which tea?")
      Said("assam")
      Answered("Assam is ready in three minutes.")
      Said("make tea in kettle")
      Asked("Which tea?")
      Said("cancel")
      Answered("Cancelled.")
    }
  }
}
