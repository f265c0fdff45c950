// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// `phrase-home-assistant`: what sentences of Home Assistant mean, and its own tests of them.
@main
struct PhraseHomeAssistantCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "phrase-home-assistant",
    abstract: "Match the sentences of Home Assistant.",
    discussion: """
      Exit status: 0 matched, 1 no match or a test that differs, 2 ambiguous, 64 usage, 65 bad \
      data, 66 missing input.
      """,
    subcommands: [ResolveCommand.self, CheckCommand.self])
}

/// A status that says whose fault it is.
enum Status: Int32 {
  case matched = 0
  case noMatch = 1
  case ambiguous = 2
  case badData = 65
  case missingInput = 66

  /// - Throws: The exit that ends the program, unless all went well.
  func exit() throws {
    guard self == .matched else { throw ExitCode(rawValue) }
  }
}

/// Writes to standard error.
func talk(_ line: String) {
  FileHandle.standardError.write(Data("\(line)\n".utf8))
}

/// The file or folder at a path.
func existing(_ path: String) throws -> URL {
  guard FileManager.default.fileExists(atPath: path) else {
    talk("\(path) does not exist")
    throw ExitCode(Status.missingInput.rawValue)
  }
  return URL(filePath: path)
}
