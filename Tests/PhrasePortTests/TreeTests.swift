// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What is read of a folder, what is said of it, and how the program ends.
@Suite struct TreeTests {
  private static let files = [
    "Intents/Oil.swift": """
    import AppIntents
    struct Oil: AppIntent {
      @Parameter(title: "Tool") var tool: ToolEntity
      func perform() async throws -> some IntentResult { Rack.shared.oil(tool); return .result() }
    }
    struct ToolEntity: AppEntity { static let defaultQuery = ToolQuery(); let kind: Kind }
    struct ToolQuery: EntityStringQuery {}
    enum Kind: String, AppEnum { case saw }
    struct Shades: DynamicOptionsProvider {}
    struct Shortcuts: AppShortcutsProvider {
      static let applicationName: ApplicationName = "Tools"
      static var appShortcuts: [AppShortcut] {
        AppShortcut(
          intent: Oil(),
          phrases: ["Oil with \\(.applicationName)", "Oil \\(\\.$tool) with \\(.applicationName)"])
      }
    }
    """,
    "Model/Rack.swift": "final class Rack { static let shared = Rack(); let hook = Hook() }",
    "Model/Hook.swift": "struct Hook {}",
    "Model/Other.swift": "struct Other {}",
    "UI/ToolList.swift": """
    import AppIntents
    import SwiftUI
    struct ToolList: View { var body: some View { Button("Oil", intent: Oil()) } }
    """,
    "Tests/OilTests.swift": "import AppIntents\nimport XCTest\nstruct Fake: AppIntent {}",
    "Package.swift": "import PackageDescription\nstruct Rack {}",
    ".build/checkouts/Copy.swift": "import AppIntents\nimport SwiftUI\nstruct Copy: AppIntent {}",
    "Pods/Copy.swift": "import AppIntents\nimport SwiftUI\nstruct Copy: AppIntent {}",
  ]

  @Test func itSaysWhatThereIsAndWhatToTakeAlong() throws {
    let result = try PortProcess(Self.files).run()
    #expect(
      result.output == """
        1 file with 1 intent, 1 entity, 1 enum, 1 query, 1 options provider, 2 phrases.
        3 of 3 files to take along can stay as they are.

        Take along:
          Intents/Oil.swift
          Model/Hook.swift, for Hook
          Model/Rack.swift, for Rack

        """)
    #expect(result.errors == "Nothing to change.\n")
    #expect(result.status == 0)
  }

  @Test func asJSON() throws {
    var files = Self.files
    files["Intents/Oil.swift", default: ""] += "\nlet id = Bundle.main.bundleIdentifier"
    let process = try PortProcess(files)
    let result = try process.run("--json", process.path())
    let lines = try result.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(lines.count == 2)
    #expect(lines.first?["intents"] as? Int == 1)
    #expect(lines.first?["files"] as? [String] == ["Intents/Oil.swift"])
    #expect(lines.first?["companions"] as? [String] == ["Model/Hook.swift", "Model/Rack.swift"])
    #expect(lines.first?["findings"] as? Int == 1)
    #expect(lines.last?["kind"] as? String == "bundleValue")
    #expect(lines.last?["severity"] as? String == "warning")
    #expect(lines.last?["line"] as? Int == 18)
    #expect(lines.last?["column"] as? Int == 22)
    #expect(lines.last?["source"] as? String == "let id = Bundle.main.bundleIdentifier")
    #expect(result.status == 1)
  }

  @Test func oneFile() throws {
    let process = try PortProcess(["Oil.swift": "import AppIntents\nimport UIKit\n"])
    let result = try process.run(process.path("Oil.swift"))
    #expect(result.places == [])
    #expect(result.status == 0)
    try process.write(
      Data("import AppIntents\nimport UIKit\nstruct Oil: AppIntent {}".utf8), to: "Oil.swift")
    let second = try process.run(process.path("Oil.swift"))
    #expect(second.places.first == "Oil.swift:2:8: error: UIKit is not on Linux")
  }

  // MARK: Odd trees

  @Test func wrongPaths() throws {
    let process = try PortProcess(["notes.txt": "import AppIntents"])
    let empty = try process.run()
    #expect(empty.status == 65)
    #expect(
      empty.errors == """
        phrase port: \(process.path()) has no Swift file; \
        give the folder of an app's sources, or one of them

        """)
    #expect(try process.run(process.path("notes.txt")).status == 65)
    let missing = try process.run(process.path("none"))
    #expect(missing.status == 66)
    #expect(missing.errors == "phrase port: there is no file or folder \(process.path("none"))\n")
    #expect(try process.run("--jsn", process.path()).status == 64)
  }

  @Test func filesThatAreNoText() throws {
    let process = try PortProcess(Self.files)
    try process.write(Data([0xFF, 0xFE, 0x41]), to: "Intents/Latin.swift")
    try process.write(Data([0, 1, 2, 0]), to: "Intents/Binary.swift")
    try FileManager.default.createSymbolicLink(
      atPath: process.path("Intents/Gone.swift"), withDestinationPath: "nowhere")
    let result = try process.run()
    #expect(
      result.places == [
        "Intents/Binary.swift: error: the file was not read: it is no text in UTF-8",
        "Intents/Gone.swift: error: the file was not read: it cannot be read",
        "Intents/Latin.swift: error: the file was not read: it is no text in UTF-8",
      ])
    #expect(result.status == 1)
  }

  @Test func placesInOddText() throws {
    let process = try PortProcess([
      "Crlf.swift":
        "import AppIntents\r\nimport UIKit\r\nstruct A: AppIntent { static let isDiscoverable = false }\r\n",
      "Emoji.swift": """
      import AppIntents
      struct B: AppIntent { static let isDiscoverable = false }
      /* 🪚日本 */ let 名 = "🔨", id = Bundle.main.bundleIdentifier
      """,
      "Long.swift":
        "import AppIntents\nstruct C: AppIntent { static let isDiscoverable = false }; let a = \""
        + String(repeating: "é", count: 500) + "\", id = Bundle.main.bundleIdentifier\u{1B}",
      "Broken.swift": "import AppIntents\nimport UIKit\nstruct D: AppIntent { func (((( \"\n#if",
    ])
    let output = try process.run().output
    #expect(output.contains("Crlf.swift:2:8: error: UIKit is not on Linux\n  import UIKit\n"))
    #expect(
      output.contains(
        """
        Emoji.swift:3:53: warning: Bundle.main.bundleIdentifier is of an app's bundle
          /* 🪚日本 */ let 名 = "🔨", id = Bundle.main.bundleIdentifier
                                                       ^^^^^^^^^^^^^^^^
        """))
    #expect(output.contains("ééé\", id = Bundle.main.bundleIdentifier \n"))
    #expect(!output.contains("\u{1B}"))
    #expect(output.contains("Broken.swift:2:8: error: UIKit is not on Linux"))
  }

  @Test func aLongFile() throws {
    let filler = (1...10_000).map { "let value\($0) = \($0)" }.joined(separator: "\n")
    let result = try PortProcess([
      "Long.swift": "import AppIntents\n\(filler)\nlet id = Bundle.main.bundleIdentifier\n"
    ]).run()
    #expect(result.places.count == 1)
    #expect(result.places.first?.hasPrefix("Long.swift:10002:22: warning:") == true)
  }
}
