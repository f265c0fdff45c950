// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// The exit statuses of all commands; from 64 on they are those of `sysexits.h`.
enum ExitStatus: Int32, Comparable {
  case matched = 0
  case noMatch = 1
  /// Ambiguous, or a value is missing.
  case unresolved = 2
  case usage = 64
  case badData = 65
  case missingInput = 66
  case unavailable = 69
  case internalError = 70
  /// An output file cannot be written.
  case cannotCreate = 73

  static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }

  init(_ outcome: WireResolution.Outcome) {
    self =
      switch outcome {
      case .match: .matched
      case .none, .answer, .other: .noMatch
      case .ambiguous, .missing: .unresolved
      case .unreadable: .badData
      }
  }
}

/// Ends a command with a message on standard error and a meant status.
struct CommandFailure: Error {
  let status: ExitStatus
  let message: String

  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    self.message = message
  }
}
