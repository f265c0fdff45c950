// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import PhraseMatching

/// The tests of a checkout of home-assistant/intents, tried with ``HomeAssistantRecognizer``.
///
/// ```swift
/// let check = try HomeAssistantCheck(of: URL(filePath: "intents"), language: "de")
/// print("\(check.passed) of \(check.counted)")
/// ```
public struct HomeAssistantCheck: Sendable {
  /// A test with what came of it.
  public struct Result: Sendable {
    /// The file of the test.
    public let file: String
    /// The test.
    public let test: HomeAssistantTestCase
    /// What differs from the expectation; nil where nothing does.
    public let difference: String?
  }

  /// The tests in the order of the files.
  public private(set) var results: [Result] = []
  /// What was passed over while reading and compiling the sentences.
  public let warnings: [Diagnostic]

  /// Reads the sentences and tests of a language and tries the tests.
  ///
  /// - Parameters:
  ///   - checkout: The root of the checkout.
  ///   - language: The language code.
  ///   - sentences: Where the sentences are, if not in the checkout: a merged file, for instance.
  /// - Throws: `HomeAssistantFileError` where a file is missing or broken, `GrammarError` where
  ///   rules call themselves.
  public init(of checkout: URL, language: String, sentences: URL? = nil) throws {
    let (common, files) = try HomeAssistantTestFile.all(in: checkout, language: language)
    let recognizer = try HomeAssistantRecognizer(
      HomeAssistantSentences(contentsOf: sentences ?? checkout, language: language),
      lists: common.lists)
    warnings = recognizer.warnings
    for file in files {
      let own = try file.fixtures.map { try recognizer.replacing(lists: $0.lists) } ?? recognizer
      results += file.cases.map { test in
        Result(
          file: file.path, test: test,
          difference: test.difference(
            from: own.recognize(test.sentence, context: test.context)))
      }
    }
  }

  /// How many tests are not expected to fail.
  public var counted: Int { results.count { !$0.test.isExpectedToFail } }
  /// How many of these turned out as expected.
  public var passed: Int {
    results.count { $0.difference == nil && !$0.test.isExpectedToFail }
  }
}
