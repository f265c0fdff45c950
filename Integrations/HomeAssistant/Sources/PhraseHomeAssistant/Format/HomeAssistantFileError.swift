// SPDX-License-Identifier: Apache-2.0

/// Why a file could not be read: the place, what was seen, and what would be accepted.
public struct HomeAssistantFileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path of the file or folder.
  public let file: String
  /// The line, counted from 1; nil where the fault has no line.
  public let line: Int?
  /// What was seen and what would be accepted.
  public let message: String

  /// Makes an error about a place in a file.
  public init(file: String, line: Int? = nil, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  /// The place and the message, as compilers print them.
  public var description: String {
    line.map { "\(file):\($0): \(message)" } ?? "\(file): \(message)"
  }
}
