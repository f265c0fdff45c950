// SPDX-License-Identifier: Apache-2.0

/// Ends the command with a message on standard error and a status of `sysexits.h`.
struct PortFailure: Error {
  enum Status: Int32 {
    case badData = 65
    case missingInput = 66
  }

  let status: Status
  let message: String

  init(_ status: Status, _ message: String) {
    self.status = status
    self.message = message
  }
}
