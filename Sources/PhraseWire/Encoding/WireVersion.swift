// SPDX-License-Identifier: Apache-2.0

/// The version of the form in which requests, replies and declarations cross a border.
///
/// Fields and kinds are added within a version: a reader ignores fields that it does not know, and
/// reads an unknown kind as `other`. Only what an older reader would misunderstand raises the
/// version, and that reader refuses it with ``WireVersionError`` instead of guessing.
public struct WireVersion: Codable, Sendable, Equatable {
  /// The version that this module writes, and the newest that it reads.
  public static let current = WireVersion(number: 1)

  /// What stands in the field `version`.
  public let number: Int

  private init(number: Int) { self.number = number }

  /// - Throws: ``WireVersionError`` for a newer version.
  public init(from decoder: any Decoder) throws {
    number = try decoder.singleValueContainer().decode(Int.self)
    if number > Self.current.number { throw WireVersionError(seen: number) }
  }

  /// Writes the number alone.
  public func encode(to encoder: any Encoder) throws { try number.encode(to: encoder) }
}

/// What was read is of a version that this program does not know.
public struct WireVersionError: Error, Equatable, CustomStringConvertible {
  /// The version that was read.
  public let seen: Int

  /// What was seen, and what would be accepted.
  public var description: String {
    "it is of version \(seen), and this program reads versions up to \(WireVersion.current.number)"
  }
}
