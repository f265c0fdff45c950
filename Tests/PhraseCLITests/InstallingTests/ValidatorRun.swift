// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime

/// What a program of the system says of files, with a session of its own.
struct ValidatorRun: Equatable {
  let status: Int32
  let words: String

  init(status: Int32, words: String) {
    self.status = status
    self.words = words
  }

  /// Runs a program; nil where it is not there.
  init?(_ name: String, _ arguments: [String]) throws {
    guard Program(named: name) != nil else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_RUNTIME_DIR": FileManager.default.temporaryDirectory.path, "LC_ALL": "C.UTF-8"]
    ) { $1 }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    words = String(decoding: data, as: UTF8.self)
  }
}
