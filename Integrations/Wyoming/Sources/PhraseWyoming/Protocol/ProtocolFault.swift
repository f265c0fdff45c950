// SPDX-License-Identifier: Apache-2.0

/// Why what a client sent is no event of the protocol; its connection ends.
struct ProtocolFault: Error, Equatable, CustomStringConvertible {
  /// What was seen, where, and what would be accepted.
  let description: String

  init(_ description: String) { self.description = description }
}
