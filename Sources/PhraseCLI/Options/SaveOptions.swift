// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// Where the files go that intents return.
struct SaveOptions: ParsableArguments {
  @Option(
    name: .customLong("save"),
    help: ArgumentHelp(
      "The folder for files that intents return; none there is replaced.", valueName: "dir"),
    completion: .directory)
  var folder: String?

  /// The files of this run.
  ///
  /// - Throws: `CommandFailure` with status 66 if there is no such folder.
  var files: ReturnedFiles {
    get throws {
      guard let folder else { return ReturnedFiles(folder: nil) }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
        isFolder.boolValue
      else { throw CommandFailure(.missingInput, "there is no folder \(folder) to save files in") }
      return ReturnedFiles(folder: URL(fileURLWithPath: folder, isDirectory: true))
    }
  }
}
