// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire

/// Where output goes: results to standard output, talk to standard error.
enum Console {
  /// What the executable is called; an app's own tool has a name of its own.
  static let program =
    CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? "phrase"

  /// Prints a result; a result that cannot be written ends the process with a word about it.
  ///
  /// Names and typed words may hold signs that steer a terminal; they are left out.
  static func result(_ line: String) {
    write(Array("\(line.printable)\n".utf8))
  }

  /// Prints bytes as they are.
  static func write(_ bytes: [UInt8]) {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    } catch {
      talk("\(program): the output cannot be written: \(error.localizedDescription)")
      exit(ExitStatus.internalError.rawValue)
    }
  }

  /// Prints a value as JSON on one line.
  static func json(_ value: some Encodable) throws {
    write(try WireEncoder.line(of: value) + [UInt8(ascii: "\n")])
  }

  static func talk(_ line: String) {
    // Where even this cannot be written, there is nobody left to tell.
    try? FileHandle.standardError.write(contentsOf: Data("\(line.printable)\n".utf8))
  }

  /// Draws on standard error; what cannot be drawn is missed by nobody.
  @Sendable static func draw(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Whether a person sees the answers as they come.
  static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Whether a line that changes, such as a bar, can be drawn on standard error.
  static var drawsLines: Bool {
    isatty(STDERR_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && movesCursor
  }

  /// Whether the terminal can draw over what stands there.
  static var movesCursor: Bool { ProcessInfo.processInfo.environment["TERM"] != "dumb" }

  /// The columns and rows of the terminal that shows results; 80 by 24 where it does not say.
  static var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return (80, 24)
    }
    return (Int(size.ws_col), max(1, Int(size.ws_row)))
  }

  /// Whether results may be coloured: on a terminal that can, unless `NO_COLOR` is set.
  static var hasStyle: Bool {
    let environment = ProcessInfo.processInfo.environment
    return isatty(STDOUT_FILENO) == 1 && environment["NO_COLOR"]?.isEmpty != false
      && movesCursor
  }
}

extension String {
  /// The text without controls but for line breaks and tabs.
  var printable: String {
    split(separator: "\t", omittingEmptySubsequences: false).map { String($0).withoutControls }
      .joined(separator: "\t")
  }

  /// The text on one line, for output that is read line by line.
  var onOneLine: String {
    split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: " ")
  }
}
