// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What lies at the path of an index, found without changing it.
enum IndexFile {
  /// Nothing, or an empty file or database.
  case absent
  /// An index, which may be damaged or of another version.
  case index
  /// Something else, which is not to be touched.
  case foreign

  private static let beginning = Data("SQLite format 3\0".utf8)

  /// Where the header of an SQLite file has its application's number.
  ///
  /// The file format is described at https://www.sqlite.org/fileformat.html.
  private static let applicationID = 68..<72

  init(at path: String) throws {
    guard FileManager.default.fileExists(atPath: path) else {
      self = .absent
      return
    }
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    let header = try file.read(upToCount: Self.applicationID.upperBound) ?? Data()
    if header.isEmpty {
      self = .absent
    } else if !header.starts(with: Self.beginning) {
      self = .foreign
    } else if header[Self.applicationID].elementsEqual(IndexSchema.applicationID.bigEndianBytes) {
      self = .index
    } else {
      self = try Self.contents(path)
    }
  }

  /// The newest header may still stand in the log beside the file.
  private static func contents(_ path: String) throws -> IndexFile {
    let db = try Database(path: path, readOnly: true)
    let application = try db.run("PRAGMA application_id").first?[0].integer
    if application == Int64(IndexSchema.applicationID) { return .index }
    let tables = try db.run("SELECT count(*) FROM sqlite_master").first?[0].integer
    return application == 0 && tables == 0 ? .absent : .foreign
  }
}

extension Int32 {
  fileprivate var bigEndianBytes: [UInt8] { withUnsafeBytes(of: bigEndian) { Array($0) } }
}

/// A file that was named for an index and is something else; it was not touched.
public struct ForeignFileError: Error, Equatable, CustomStringConvertible {
  /// The file.
  public let path: String

  /// What was seen, and what helps.
  public var description: String {
    "\(path) is no index of phrases; it is left as it is. Name another file"
  }
}
