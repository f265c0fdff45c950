// SPDX-License-Identifier: Apache-2.0

/// Reads files of sentences with expectations, of both layouts.
struct TestReader {
  /// What the project's tests of slot combinations call the area that is known.
  private static let contextArea: HomeAssistantValue = "__context_area__"

  private(set) var files: [HomeAssistantTestFile] = []
  private var failures: Set<String> = []
  private let combinations: [String: [String: HomeAssistantCombination]]

  init(combinations: [String: [String: HomeAssistantCombination]]) {
    self.combinations = combinations
  }

  mutating func readFailures(_ root: SourceNode) throws(HomeAssistantFileError) {
    for (key, node) in try root.entries(of: "the file") where key == "sentences" {
      failures.formUnion(try node.texts(of: "“sentences”"))
    }
  }

  /// Reads a file whose tests name their intents and use the common home.
  mutating func read(_ root: SourceNode) throws(HomeAssistantFileError) {
    var cases: [HomeAssistantTestCase] = []
    for test in try tests(in: root) {
      var intent = HomeAssistantTestCase(sentence: "", intent: "")
      for (key, node) in try test.entries(of: "the test") where key == "intent" {
        for (key, node) in try node.entries(of: "“intent”") {
          switch key {
          case "name": intent.intent = try node.text(of: "“name”")
          case "slots": intent.slots = try node.values(of: "“slots”")
          case "context": intent.context = try node.values(of: "“context”")
          default: break
          }
        }
      }
      cases += try sentences(of: test).map { intent.saying($0, failures) }
    }
    files.append(HomeAssistantTestFile(path: root.file, cases: cases))
  }

  /// Reads a file of one intent and slot combination, which brings its own home.
  mutating func read(
    _ root: SourceNode, intent name: String, combination: String
  ) throws(HomeAssistantFileError) {
    let fixtures = try HomeAssistantFixtures(root)
    var cases: [HomeAssistantTestCase] = []
    for test in try tests(in: root) {
      var intent = HomeAssistantTestCase(
        sentence: "", intent: name, context: ["area": fixtures.contextArea ?? Self.contextArea])
      intent.combination = combinations[name]?[combination] ?? .init(name: combination)
      for (key, node) in try test.entries(of: "the test") where key == "slots" {
        intent.slots = try node.values(of: "“slots”")
      }
      cases += try sentences(of: test).map { intent.saying($0, failures) }
    }
    files.append(HomeAssistantTestFile(path: root.file, cases: cases, fixtures: fixtures))
  }

  private func tests(in root: SourceNode) throws(HomeAssistantFileError) -> [SourceNode] {
    let entries = try root.entries(of: "the file")
    return try entries.first { $0.key == "tests" }?.value.items(of: "“tests”") ?? []
  }

  private func sentences(of test: SourceNode) throws(HomeAssistantFileError) -> [String] {
    let entries = try test.entries(of: "the test")
    return try entries.first { $0.key == "sentences" }?.value.texts(of: "“sentences”") ?? []
  }
}

extension HomeAssistantTestCase {
  fileprivate func saying(_ sentence: String, _ failures: Set<String>) -> HomeAssistantTestCase {
    var copy = self
    copy.sentence = sentence
    copy.isExpectedToFail = failures.contains(sentence)
    return copy
  }
}
