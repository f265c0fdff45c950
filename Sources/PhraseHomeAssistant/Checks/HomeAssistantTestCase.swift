// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A sentence with what it is expected to mean.
public struct HomeAssistantTestCase: Equatable, Sendable {
  /// What is said.
  public var sentence: String
  /// The name of the intent.
  public var intent: String
  /// The slots with their values; of several values one is enough.
  public var slots: [String: HomeAssistantValue]
  /// What is known when the sentence is said.
  public var context: [String: HomeAssistantValue]
  /// Whether the project itself lists the sentence among those that fail.
  public var isExpectedToFail: Bool

  /// Makes a case.
  public init(
    sentence: String, intent: String, slots: [String: HomeAssistantValue] = [:],
    context: [String: HomeAssistantValue] = [:], isExpectedToFail: Bool = false
  ) {
    self.sentence = sentence
    self.intent = intent
    self.slots = slots
    self.context = context
    self.isExpectedToFail = isExpectedToFail
  }

  /// What differs from the expectation; nil where nothing does.
  public func difference(from results: [HomeAssistantRecognition]) -> String? {
    guard let best = results.first else { return "nothing was recognized" }
    guard best.intent == intent else { return "the intent is \(best.intent), not \(intent)" }
    let found = Set(best.slots.map(\.name))
    for name in found.union(slots.keys).sorted() {
      guard let expected = slots[name], let actual = best.value(of: name) else {
        return found.contains(name)
          ? "the slot \(name) is not expected" : "the slot \(name) is missing"
      }
      guard expected.agrees(with: actual) else {
        return "the slot \(name) is \(actual), not \(expected)"
      }
    }
    return nil
  }
}

extension HomeAssistantValue {
  /// Whether two values are equal; of a list, any value will do.
  fileprivate func agrees(with actual: HomeAssistantValue) -> Bool {
    switch (self, actual) {
    case (.list(let expected), .list(let actual)): Set(expected).isSubset(of: actual)
    case (.list(let expected), _): expected.contains(actual)
    case (_, .list(let actual)): actual.contains(self)
    default: self == actual
    }
  }
}

/// Sentences with expectations and the home that they are about.
public struct HomeAssistantTestFile: Equatable, Sendable {
  /// The file's path.
  public var path: String
  /// The sentences.
  public var cases: [HomeAssistantTestCase]
  /// The home that the file brings; nil where the language's common home counts.
  public var fixtures: HomeAssistantFixtures?

  /// Reads the tests of a language in a checkout of home-assistant/intents.
  ///
  /// - Parameters:
  ///   - checkout: The root of the checkout, or another folder with `tests/<language>`.
  ///   - language: The language code.
  /// - Returns: The common home and the files, by name.
  /// - Throws: `HomeAssistantFileError` where something is missing or broken.
  public static func all(
    in checkout: URL, language: String
  ) throws(HomeAssistantFileError) -> (fixtures: HomeAssistantFixtures, files: [Self]) {
    let folder = checkout.appending(path: "tests").appending(path: language)
    guard folder.isFolder else {
      throw HomeAssistantFileError(
        file: folder.path, message: "is no folder; a checkout with “tests/\(language)” is expected")
    }
    var reader = TestReader()
    var fixtures = HomeAssistantFixtures()
    let failures = folder.appending(path: "_test_failures.yaml")
    if failures.isFile { try reader.readFailures(SourceNode(contentsOf: failures)) }
    for file in folder.yamlFiles() where file != failures {
      let node = try SourceNode(contentsOf: file)
      if file.lastPathComponent == "_fixtures.yaml" {
        fixtures = try HomeAssistantFixtures(node)
      } else {
        try reader.read(node)
      }
    }
    for intent in folder.folders() {
      for file in intent.yamlFiles() {
        try reader.read(SourceNode(contentsOf: file), intent: intent.lastPathComponent)
      }
    }
    return (fixtures, reader.files)
  }
}
