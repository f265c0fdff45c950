// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite struct HomeAssistantCommandTests {
  private let phrase: PhraseProcess

  private static let sentences = """
    language: "de"
    intents:
      LampOn:
        data:
          - sentences:
              - "(schalte|mach) [die] {name} an"
              - "stelle {name} auf {brightness} Prozent"
    lists:
      brightness:
        range: {from: 0, to: 100}
    """

  private static let fixtures = """
    language: "de"
    areas:
      - name: "Diele"
        id: "hall"
    entities:
      - name: "Leselampe"
        id: "light.reading"
        area: "hall"
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
    phrase = try PhraseProcess()
    for folder in ["sentences/de", "tests/de"] {
      try FileManager.default.createDirectory(
        at: phrase.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    _ = try phrase.file("sentences/de/light_LampOn.yaml", Self.sentences.utf8)
    _ = try phrase.file("tests/de/_fixtures.yaml", Self.fixtures.utf8)
    _ = try phrase.file("tests/de/light_LampOn.yaml", Self.tests.utf8)
  }

  private func resolve(_ arguments: String...) throws -> PhraseProcess.Result {
    let path = phrase.folder.path
    return try phrase.run(
      [
        "resolve", "--home-assistant", "\(path)/sentences/de", "--language", "de", "--fixtures",
        "\(path)/tests/de/_fixtures.yaml",
      ] + arguments)
  }

  @Test(arguments: [
    ("Schalte die Leselampe an!", 0, "LampOn: name = Leselampe\n"),
    ("mach leselampe aus", 1, "No sentence matches.\n"),
    ("", 1, "No sentence matches.\n"),
  ])
  func sentencesAreRecognized(_ text: String, _ status: Int32, _ output: String) throws {
    let result = try resolve(text)
    #expect(result.status == status && result.output == output, "\(result)")
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
    let passed = try phrase.run("check", "--home-assistant", phrase.folder.path)
    #expect(passed.status == 0 && passed.output == "de: 3 of 3 passed\n", "\(passed)")
    _ = try phrase.file(
      "tests/de/light_LampOn.yaml", Self.tests.replacing("zwanzig", with: "dreizehn").utf8)
    let failed = try phrase.run(
      "check", "--home-assistant", phrase.folder.path, "--language", "de")
    #expect(failed.status == 1 && failed.output.hasSuffix("de: 2 of 3 passed\n"), "\(failed)")
    #expect(failed.output.contains("stelle leselampe auf dreizehn prozent"))
  }

  @Test(
    arguments: [
      (["resolve", "--home-assistant", "/nowhere", "x"], 66),
      (["resolve", "--fixtures", "/nowhere", "x"], 64),
      (["resolve", "--home-assistant", "/nowhere", "--context", "area", "x"], 64),
      (["check"], 64), (["check", "--home-assistant", "/nowhere"], 66),
      (["check", "--home-assistant", "/usr", "--language", "de"], 65),
    ] as [([String], Int32)])
  func faultsHaveTheirStatus(_ arguments: [String], _ status: Int32) throws {
    let result = try phrase.run(arguments)
    #expect(result.status == status && !result.errors.isEmpty, "\(result)")
  }

  @Test func brokenFilesAreToldWithTheirLine() throws {
    _ = try phrase.file("sentences/de/light_LampOn.yaml", "intents: [".utf8)
    let result = try resolve("x")
    #expect(result.status == 65 && result.errors.contains("light_LampOn.yaml"), "\(result)")
  }
}
