// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where output goes: results to standard output, talk to standard error.
enum Console {
  /// What the executable is called; an app's own tool has a name of its own.
  static let program =
    CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? "phrase"

  static func result(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  static func talk(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }

  /// Whether a person sees the answers as they come.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }
}

extension String {
  /// The text on one line, for output that is read line by line.
  var onOneLine: String {
    split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
  }
}
