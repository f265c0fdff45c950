// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// How large the values of a run may become.
///
/// A few actions that are repeated can make a value of any size: deeper ones would end the program when
/// they are let go, and longer ones when they are written.
enum ValueSize {
  /// How deep lists and records may lie in one another.
  static let depthLimit = 128
  /// Bytes of text, and one for each value.
  static let sizeLimit = ShortcutEnvironment.sizeLimit

  /// Refuses a value beyond the limits.
  ///
  /// - Throws: ``RunError``
  static func check(_ value: (any Sendable)?) throws {
    guard let value else { return }
    var rest = sizeLimit
    try check(value, levels: depthLimit, rest: &rest)
  }

  private static func check(
    _ value: any Sendable, levels: Int, rest: inout Int
  ) throws {
    switch value {
    case let text as String: rest -= text.utf8.count
    case let values as [any Sendable]:
      for value in values { try checkInside(value, levels: levels, rest: &rest) }
    case let fields as [String: any Sendable]:
      for value in fields.values { try checkInside(value, levels: levels, rest: &rest) }
    default: break
    }
    rest -= 1
    guard rest >= 0 else {
      throw RunError("A value has become larger than \(sizeLimit / 1_000_000) MB.")
    }
  }

  private static func checkInside(
    _ value: any Sendable, levels: Int, rest: inout Int
  ) throws {
    guard levels > 0 else {
      throw RunError("A value has become more than \(depthLimit) lists or records deep.")
    }
    try check(value, levels: levels - 1, rest: &rest)
  }
}
