// SPDX-License-Identifier: Apache-2.0

/// Why something that a test named cannot be had, and what there is instead.
///
/// ```
/// there is no intent “OpenBok”, perhaps “OpenBook”; there are: DeleteBook, OpenBook
/// ```
public struct DefinitionError: Error, CustomStringConvertible, Equatable {
  /// What was named, where, and what would be accepted.
  public let description: String

  init(_ description: String) { self.description = description }
}
