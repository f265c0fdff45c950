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
  /// The slot combination that the sentence is an example of; nil in files without combinations.
  public var combination: HomeAssistantCombination?
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
    var found = Dictionary(best.slots.map { ($0.name, $0.value) }) { _, last in last }
    var expected = slots
    if let combination {
      if let difference = difference(of: best, from: combination) { return difference }
      if combination.takesContextArea { (found["area"], expected["area"]) = (nil, nil) }
      if !combination.inferredDomains.isEmpty, expected["domain"] == nil { found["domain"] = nil }
    }
    for name in Set(found.keys).union(expected.keys).sorted() {
      guard let value = expected[name] else { return "the slot \(name) is not expected" }
      guard let actual = found[name] else { return "the slot \(name) is missing" }
      guard value.agrees(with: actual) else {
        return "the slot \(name) is \(actual), not \(value)"
      }
    }
    return nil
  }

  /// What a combination says of every sentence.
  private func difference(
    of best: HomeAssistantRecognition, from combination: HomeAssistantCombination
  ) -> String? {
    let name = best.metadata["slot_combination"]?.text ?? "none"
    guard name == combination.name else {
      return "the slot combination is \(name), not \(combination.name)"
    }
    if combination.takesContextArea, best.value(of: "area") != context["area"] {
      return "the area is not that of the context"
    }
    if !combination.inferredDomains.isEmpty,
      !combination.inferredDomains.contains(best.value(of: "domain")?.text ?? "")
    {
      return "the domain is none of \(combination.inferredDomains.sorted())"
    }
    if !combination.nameDomains.isEmpty,
      !combination.nameDomains.contains(best.context["domain"]?.text ?? "")
    {
      return "the domain of the name is none of \(combination.nameDomains.sorted())"
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
    let intents = checkout.appending(path: "intents.yaml")
    var reader = TestReader(
      combinations: intents.isFile
        ? try HomeAssistantCombination.all(in: SourceNode(contentsOf: intents)) : [:])
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
        try reader.read(
          SourceNode(contentsOf: file), intent: intent.lastPathComponent,
          combination: file.deletingPathExtension().lastPathComponent)
      }
    }
    return (fixtures, reader.files)
  }
}
