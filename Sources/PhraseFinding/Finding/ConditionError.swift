// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime

/// A condition that cannot be read, and where.
public struct ConditionError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong there, and what would be accepted.
  public let message: String
  /// The condition as it was written.
  public let text: String
  /// The characters that are wrong, as offsets into ``text``; empty for a place where some lack.
  public let span: Range<Int>

  /// The message, the condition, and a caret under the mistake.
  public var description: String { "\(message)\n\(MarkedText(text: text, span: span))" }
}
