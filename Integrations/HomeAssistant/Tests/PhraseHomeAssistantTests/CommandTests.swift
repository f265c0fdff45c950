// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite struct CommandTests {
  private let folder: URL

  private static let sentences = """
    language: "de"
    intents:
      LampOn:
        data:
          - sentences:
              - "(schalte|mach) [die] {name} an"
              - "stelle {name} auf {brightness} Prozent"
      Twice:
        data: [{sentences: ["blinke {name}"]}]
      Again:
        data: [{sentences: ["blinke {name}"]}]
    lists:
      brightness:
        range: {from: 0, to: 100}
    """

  private static let fixtures = """
    language: "de"
    areas: [{name: "Diele", id: "hall"}]
    entities: [{name: "Leselampe", id: "light.reading", area: "hall"}]
    """

  private static let tests = """
    language: "de"
    tests:
      - sentences: ["schalte die leselampe an", "mach leselampe an"]
        intent: {name: LampOn, slots: {name: "Leselampe"}}
      - sentences: ["stelle leselampe auf zwanzig prozent"]
        intent: {name: LampOn, slots: {name: "Leselampe", brightness: 20}}
    """

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try write("sentences/de/light_LampOn.yaml", Self.sentences)
    try write("tests/de/_fixtures.yaml", Self.fixtures)
    try write("tests/de/light_LampOn.yaml", Self.tests)
  }

  private func write(_ path: String, _ text: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the executable that lies beside the tests.
  private func run(_ arguments: [String], input: String = "") throws -> Result {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    process.executableURL = URL(filePath: tests).deletingLastPathComponent()
      .appending(path: "phrase-home-assistant")
    process.arguments = arguments
    var handles: [FileHandle] = []
    for (name, text) in [("in", input), ("out", ""), ("err", "")] {
      try write(name, text)
      handles.append(try FileHandle(forUpdating: folder.appending(path: name)))
    }
    (process.standardInput, process.standardOutput) = (handles[0], handles[1])
    process.standardError = handles[2]
    try process.run()
    process.waitUntilExit()
    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
    }
    return Result(
      status: process.terminationStatus, output: try text("out"), errors: try text("err"))
  }

  private func resolve(_ arguments: String..., input: String = "") throws -> Result {
    try run(
      [
        "resolve", "--sentences", folder.appending(path: "sentences/de").path, "--language", "de",
        "--fixtures", folder.appending(path: "tests/de/_fixtures.yaml").path,
      ] + arguments, input: input)
  }

  @Test(arguments: [
    ("Schalte die Leselampe an!", 0, "LampOn: name = Leselampe\n"),
    ("mach leselampe aus", 1, "No sentence matches.\n"), ("", 1, "No sentence matches.\n"),
    ("blinke leselampe", 2, "Ambiguous: Again: name = Leselampe | Twice: name = Leselampe\n"),
  ])
  func sentencesAreRecognized(_ text: String, _ status: Int32, _ output: String) throws {
    let result = try resolve(text)
    #expect(result.status == status && result.output == output, "\(result)")
  }

  @Test func linesAreReadWithoutArguments() throws {
    let result = try resolve("--explain", input: "mach leselampe an\nmach nichts\n")
    #expect(result.status == 1)
    #expect(result.output == "LampOn: name = Leselampe\nNo sentence matches.\n")
    #expect(
      result.errors == "LampOn: name = Leselampe  ←  (schalte|mach) [die] {name} an\n")
  }

  @Test func theObjectHasValuesAndPlaces() throws {
    let result = try resolve("--json", "stelle Leselampe auf einundzwanzig Prozent")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    #expect(object["intent"] as? String == "LampOn" && object["outcome"] as? String == "match")
    #expect(object["microseconds"] is Double)
    let slots = try #require(object["parameters"] as? [String: [String: Any]])
    #expect(slots["brightness"]?["value"] as? Double == 21)
    #expect(slots["name"]?["value"] as? String == "Leselampe")
    #expect(slots["name"]?["start"] as? Int == 7 && slots["name"]?["end"] as? Int == 16)
  }

  @Test func theChecksOfACheckoutAreRun() throws {
    let passed = try run(["check", folder.path])
    #expect(passed.status == 0 && passed.output == "de: 3 of 3 passed\n", "\(passed)")
    try write("tests/de/light_LampOn.yaml", Self.tests.replacing("zwanzig", with: "dreizehn"))
    let failed = try run(["check", folder.path, "--language", "de"])
    #expect(failed.status == 1 && failed.output.hasSuffix("de: 2 of 3 passed\n"), "\(failed)")
    #expect(failed.output.contains("stelle leselampe auf dreizehn prozent"))
  }

  @Test(
    arguments: [
      (["resolve", "--sentences", "/nowhere", "x"], 66), (["resolve", "x"], 64),
      (["resolve", "--sentences", "/nowhere", "--context", "area", "x"], 64), (["check"], 64),
      (["check", "/nowhere"], 66), (["check", "/usr"], 66),
      (["check", "/usr", "--language", "de"], 65),
    ] as [([String], Int32)])
  func faultsHaveTheirStatus(_ arguments: [String], _ status: Int32) throws {
    let result = try run(arguments)
    #expect(result.status == status && !result.errors.isEmpty, "\(result)")
  }

  @Test func brokenFilesAreToldWithTheirLine() throws {
    try write("sentences/de/light_LampOn.yaml", "intents: [")
    let result = try resolve("x")
    #expect(result.status == 65 && result.errors.contains("light_LampOn.yaml:"), "\(result)")
  }
}
