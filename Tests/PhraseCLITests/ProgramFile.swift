// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

extension URL {
  /// Writes a program that can be run.
  ///
  /// Another process does it: a child that this one begins meanwhile would have the file open for
  /// writing until it is its own program, and so long nobody can run the file ("text file busy").
  func writeProgram(_ script: String) throws {
    let text = appendingPathExtension("text")
    try Data(script.utf8).write(to: text)
    let install = try Process.run(
      URL(fileURLWithPath: "/usr/bin/install"), arguments: ["-m", "755", text.path, path])
    install.waitUntilExit()
    try #require(install.terminationStatus == 0)
    try FileManager.default.removeItem(at: text)
  }
}
