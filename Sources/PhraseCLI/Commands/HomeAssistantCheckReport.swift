// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseHomeAssistant

/// The tests that a checkout of Home Assistant's sentences brings, and how they turn out.
struct HomeAssistantCheckReport {
  let checkout: URL
  /// The languages to check; nil for all that have tests.
  let language: String?

  private var languages: [String] {
    if let language { return [language] }
    let tests = checkout.appendingPathComponent("tests")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: tests.path)) ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      let path = tests.appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue && !name.hasPrefix(".") && !name.hasPrefix("_")
    }.sorted()
  }

  /// Prints what differs and the counts of each language.
  ///
  /// - Throws: `CommandFailure` if the checkout has no tests, or a file is broken.
  func print() throws -> ExitStatus {
    let languages = languages
    guard !languages.isEmpty else {
      throw CommandFailure(
        .missingInput, "\(checkout.path) has no folder “tests” with a folder for each language")
    }
    var failed = 0
    for language in languages {
      let check = try HomeAssistantOptions.reporting {
        try HomeAssistantCheck(of: checkout, language: language)
      }
      for result in check.results where !result.test.isExpectedToFail {
        guard let difference = result.difference else { continue }
        Console.result("\(result.file): \(result.test.sentence)\n  \(difference)")
      }
      Console.result("\(language): \(check.passed) of \(check.counted) passed")
      failed += check.counted - check.passed
    }
    return failed == 0 ? .matched : .noMatch
  }
}
