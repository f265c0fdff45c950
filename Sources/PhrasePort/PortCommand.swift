// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

#if !Macros
  #error("PhrasePort needs the trait Macros of swift-phrase-engine, which brings swift-syntax.")
#endif

/// `phrase port`: what to change in an app's sources before they build on Linux.
@main
struct PortCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "phrase port",
    abstract: "List what to change in an iOS app before its intents build on Linux.",
    discussion: """
      Reads the Swift sources below a folder, with their property lists and string catalogs, and \
      changes nothing. What stands in comments, texts and branches of #if that Linux does not \
      compile is passed over.
      Exit status: 0 nothing to change, 1 something to change, 64 usage, 65 no Swift file there, \
      66 no such folder or file.
      """)

  @Argument(help: "An app's folder, or one of its files.")
  var path: String

  @Flag(help: "Print JSON: a line on what there is, and one for each finding.")
  var json = false

  mutating func run() async throws {
    let report: PortReport
    do {
      report = PortReport(of: AppSources(tree: try await SourceTree(path: path)))
    } catch let failure as PortFailure {
      Self.talk("phrase port: \(failure.message)")
      throw ExitCode(failure.status.rawValue)
    }
    for line in json ? try report.lines : [Array(report.text.utf8)] {
      try FileHandle.standardOutput.write(contentsOf: Data(line + [UInt8(ascii: "\n")]))
    }
    Self.talk(report.closing)
    if !report.findings.isEmpty { throw ExitCode(1) }
  }

  private static func talk(_ line: String) {
    // Where even this cannot be written, there is nobody left to tell.
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}
