// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseRuntime
import PhraseWire

/// `phrase metadata`: what the apps declare, as data.
struct MetadataCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "metadata",
    abstract: "Write what the apps declare as JSON, or compare it with a file.",
    discussion: """
      The text is the same for the same declarations, so that a file of it can be kept beside the \
      source: with --check, whatever is different is printed and the status is 1.
      """)

  @OptionGroup var options: CatalogOptions
  @OptionGroup var spoken: LanguageOption

  @Flag(help: "Print JSON; there is no other form.")
  var json = false

  @Flag(help: "Write also the values that lists have now, which makes it a file for --catalog.")
  var values = false

  @Option(
    help: ArgumentHelp("Write to a file in place of standard output.", valueName: "file"),
    completion: .file())
  var out: String?

  @Option(
    help: ArgumentHelp("Compare with a file that was written before.", valueName: "file"),
    completion: .file())
  var check: String?

  func validate() throws {
    guard out == nil || check == nil else {
      throw ValidationError("--out writes a file and --check reads one; name one of them")
    }
  }

  func execute() async throws -> ExitStatus {
    let engine = try await spoken.engine(of: options)
    let declarations =
      values ? await WireDeclarations(of: engine) : await WireDeclarations(of: engine.catalog)
    if let check { return try compare(declarations, with: check) }
    let text = try WireEncoder.text(of: declarations)
    guard let out else {
      Console.write(Array(text.utf8))
      return .matched
    }
    try OutputFile.write(Data(text.utf8), to: out)
    return .matched
  }

  private func compare(_ declarations: WireDeclarations, with path: String) throws -> ExitStatus {
    let old = try FileContents.read(path)
    let differences: [String]
    do {
      differences = try declarations.differences(from: old)
    } catch {
      throw CommandFailure(.badData, "\(path) is not JSON")
    }
    differences.forEach(Console.result)
    guard !differences.isEmpty else { return .matched }
    Console.talk("\(path) is not what the apps declare now; if that is meant, write it with --out")
    return .noMatch
  }
}
