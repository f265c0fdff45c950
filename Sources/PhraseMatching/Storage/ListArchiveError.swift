// SPDX-License-Identifier: Apache-2.0

/// Why compiled lists could not be read from a file or written to one.
public enum ListArchiveError: Error, Equatable, CustomStringConvertible {
  /// There is no such file, or it may not be read.
  case unreadable(path: String, reason: String)
  /// The file is something else, which is not to be overwritten.
  case foreign(path: String)
  /// The file is not what was written.
  case damaged(path: String, reason: String)
  /// The file was written by another version of this library.
  case otherVersion(path: String, found: UInt32, expected: UInt32)
  /// The file could not be written.
  case unwritable(path: String, reason: String)

  /// What was seen, and what would be accepted.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
    case .foreign(let path): "\(path) is no compiled catalog"
    case .damaged(let path, let reason): "\(path) is damaged: \(reason)"
    case .otherVersion(let path, let found, let expected):
      "\(path) has the version \(found) of the format; this program reads version \(expected)"
    case .unwritable(let path, let reason): "\(path) cannot be written: \(reason)"
    }
  }
}
