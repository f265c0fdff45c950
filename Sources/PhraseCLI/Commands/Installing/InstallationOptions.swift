// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// Where the commands install.
struct InstallationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder; ~/.local unless it is given.", valueName: "dir"),
    completion: .directory)
  var prefix: String?

  func validate() throws {
    // The whole path counts: it may begin in the folder where this was started, or at home.
    let path = prefixFolder.path
    let isMarked = path.contains { $0.isNewline || "\"'\\".contains($0) }
    if prefix == "" || isMarked || path != path.withoutControls {
      throw ValidationError(
        "--prefix names a folder, without quotation marks, backslashes or controls: systemd runs no "
          + "program from there.")
    }
  }

  /// The prefix as a whole path.
  var prefixFolder: URL {
    let home = HistoryFile.home(in: ProcessInfo.processInfo.environment)
    return URL(fileURLWithPath: prefix ?? "\(home)/.local", isDirectory: true).standardizedFileURL
  }

  /// The option as it is typed, after a blank; nothing where it is not needed.
  var spelling: String { prefix == nil ? "" : " --prefix '\(prefixFolder.path)'" }

  /// - Parameter destination: The folder that stands for `/`; nil for that itself.
  /// - Returns: The installation of this program.
  func installation(in destination: String?) -> Installation {
    let root = destination.map {
      URL(fileURLWithPath: $0, isDirectory: true).appendingPathComponent(prefixFolder.path)
    }
    return Installation(program: Console.program, root: root ?? prefixFolder)
  }
}
