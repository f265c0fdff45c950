// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseHomeAssistant

/// `phrase-home-assistant check`: the tests that a checkout brings.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Run the tests of a checkout of Home Assistant's sentences.",
    discussion: "Prints the tests that differ and a count for each language.")

  @Option(help: ArgumentHelp("The language whose tests are run.", valueName: "code"))
  var language: String?

  @Argument(help: "A checkout with the folders sentences and tests.")
  var checkout: String

  func run() throws {
    let root = try existing(checkout)
    let languages = language.map { [$0] } ?? Self.languages(in: root.appending(path: "tests"))
    guard !languages.isEmpty else {
      talk("\(checkout) has no folder “tests” with a folder for each language")
      throw ExitCode(Status.missingInput.rawValue)
    }
    var hasFailed = false
    for language in languages {
      let check = try reportingFaults { try HomeAssistantCheck(of: root, language: language) }
      for result in check.results where !result.test.isExpectedToFail {
        guard let difference = result.difference else { continue }
        print("\(result.file): \(result.test.sentence)\n  \(difference)")
      }
      print("\(language): \(check.passed) of \(check.counted) passed")
      hasFailed = hasFailed || check.passed < check.counted
    }
    try (hasFailed ? Status.noMatch : .matched).exit()
  }

  private static func languages(in folder: URL) -> [String] {
    let items = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    return (items ?? []).filter { url in
      (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }.map(\.lastPathComponent).filter { !$0.hasPrefix("_") }.sorted()
  }
}
