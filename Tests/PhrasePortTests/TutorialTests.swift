// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The tutorial on moving an app does what its page shows: `ToolWall` is built of its files, and
/// `ToolWallTests` is one of its steps.
@Suite struct TutorialTests {
  private static let documentation = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/PhraseRuntime/PhraseRuntime.docc")

  private static func step(_ name: String) throws -> String {
    try String(
      contentsOf: documentation.appending(path: "Resources/ToolWall-\(name)"), encoding: .utf8)
  }

  private static func app(_ files: [String: String]) throws -> PortProcess {
    try PortProcess(try files.mapValues(step))
  }

  @Test func whatPhrasePortSays() throws {
    let result = try Self.app([
      "Intents/ToolIntents.swift": "01-Intents.swift", "Views/ToolCard.swift": "02-Card.swift",
      "Model/ToolStore.swift": "03-Store.swift", "Localizable.xcstrings": "04-Localizable.json",
      "AppShortcuts.xcstrings": "05-AppShortcuts.json", "Info.plist": "06-Info.txt",
    ]).run()
    #expect(result.output + result.errors == (try Self.step("07-report.txt")))
    #expect(result.status == 1)
  }

  @Test func nothingIsLeftToChange() throws {
    let result = try Self.app([
      "ToolIntents.swift": "09-Intents.swift", "ToolCard.swift": "10-Card.swift",
      "ToolStore.swift": "03-Store.swift", "main.swift": "11-main.swift",
      "Localizable.xcstrings": "04-Localizable.json",
      "AppShortcuts.xcstrings": "05-AppShortcuts.json",
    ]).run()
    #expect(result.places == [])
    #expect(result.errors == "Nothing to change.\n")
    #expect(result.status == 0)
  }

  @Test func theManifestIsOne() throws {
    let package = try Self.app(["Package.swift": "08-Package.swift"])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "package", "dump-package", "--package-path", package.path()]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func whatItAnswers() throws {
    let shown = try Self.step("12-repl.txt").split(separator: "\n").map(String.init)
    let said = shown.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    let result = try PortProcess.run(
      "ToolWall", ["repl"], input: said.map { $0 + "\n" }.joined())
    #expect(
      result.output.split(separator: "\n").map(String.init)
        == shown.filter { !$0.hasPrefix("> ") })
    #expect(said.count == 4)
  }

  @Test func everyFileIsAStep() throws {
    let page = try String(
      contentsOf: Self.documentation.appending(path: "Tutorials/ToolWall.tutorial"),
      encoding: .utf8)
    let steps = page.components(separatedBy: " file: \"").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.documentation.appending(path: "Resources").path
    ).filter { $0.hasPrefix("ToolWall-") }
    #expect(steps == files.sorted())
    #expect(steps.count == 14)
  }
}
