// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseRuntime

/// `phrase check`: a file of utterances against what they should mean.
struct CheckCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Run a file of utterances and compare what they mean with what is expected.",
    discussion: """
      Each line: utterance, tab, the intent's name (or “none” or “ambiguous”), and, if slots \
      matter, another tab and a JSON object of slot values: {"book": "Dune"}. A slot may be given \
      by its value, its id or the words said. Lines that begin with # are comments. The status is \
      1 if a line differs.
      """)

  @OptionGroup var options: CatalogOptions
  @OptionGroup var spoken: LanguageOption

  @Argument(help: "The file of expectations, or - for standard input.", completion: .file())
  var file: String

  func execute() async throws -> ExitStatus {
    let data =
      file == "-"
      ? try FileHandle.standardInput.readToEnd() ?? Data() : try FileContents.read(file)
    let expectations = try Expectation.all(in: data, file: file)
    // A file that was emptied by mistake must not keep a build green.
    guard !expectations.isEmpty else {
      throw CommandFailure(.badData, "\(file) expects nothing; each line is one expectation")
    }
    let engine = try await spoken.engine(of: options)
    var differing = 0
    for expectation in expectations {
      let differences = expectation.differences(from: await engine.resolve(expectation.utterance))
      guard !differences.isEmpty else { continue }
      differing += 1
      Console.result("\(file):\(expectation.line): \(expectation.utterance)")
      for difference in differences {
        Console.result("  − \(difference.expected)\n  + \(difference.seen)")
      }
    }
    // The plain closing line that test runners' logs are read for.
    Console.result("\(expectations.count - differing) passed, \(differing) failed")
    return differing == 0 ? .matched : .noMatch
  }
}
