// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

/// The folder whose files shortcuts may read and write, and nothing around it.
///
/// Paths are relative to it. Each part of one is looked at before it is followed: a path never leads
/// out, be it by `..`, from the root or by a symbolic link, which may lead elsewhere within.
struct ShortcutFolder {
  let root: URL

  /// The most that is read or written at once: 16 MB.
  static let sizeLimit = ShortcutEnvironment.sizeLimit

  // MARK: - Paths

  /// Where a path leads.
  ///
  /// - Throws: ``RunError`` for one that leads out of the folder, or through what is no folder.
  func url(of path: String) throws -> URL {
    guard !path.hasPrefix("/"), !path.hasPrefix("~"), !path.contains("\0") else {
      throw outside(path)
    }
    let parts = path.split(separator: "/").filter { $0 != "." }
    guard !parts.contains("..") else { throw outside(path) }
    let root = try realRoot
    var current = root
    for part in parts {
      let next = current + "/" + part
      guard isLink(next) else {
        current = next
        continue
      }
      guard let real = Self.real(next), real == root || real.hasPrefix(root + "/") else {
        throw outside(path)
      }
      current = real
    }
    return URL(fileURLWithPath: current)
  }

  private func outside(_ path: String) -> RunError {
    RunError(
      """
      “\(path)” leads out of the folder of shortcuts; a path within it is wanted, such as \
      notes/today.txt.
      """)
  }

  /// The folder, which is made if there is none, without links on the way to it.
  private var realRoot: String {
    get throws {
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      guard let real = Self.real(root.path) else {
        throw RunError("The folder of shortcuts, \(root.path), cannot be reached.")
      }
      return real
    }
  }

  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private func isLink(_ path: String) -> Bool { kind(of: path) == .typeSymbolicLink }

  private func kind(of path: String) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
  }

  // MARK: - Files

  /// The place of a file that is there.
  ///
  /// - Throws: ``RunError`` where there is none, or something that is no file: a pipe would keep its
  ///   reader waiting.
  func file(at path: String) throws -> URL {
    let url = try url(of: path)
    switch kind(of: url.path) {
    case .typeRegular: return url
    case nil: throw RunError("There is no file “\(path)”.")
    case .typeDirectory: throw RunError("“\(path)” is a folder; a file is wanted.")
    default: throw RunError("“\(path)” is no plain file.")
    }
  }

  /// What a file holds.
  ///
  /// - Throws: ``RunError`` where there is none, or one beyond ``sizeLimit``.
  func contents(of path: String) throws -> Data {
    let handle = try FileHandle(forReadingFrom: try file(at: path))
    defer { try? handle.close() }
    return try within(limit: try handle.read(upToCount: Self.sizeLimit + 1) ?? Data(), path)
  }

  /// Does something while no other run changes a file.
  func alone(_ body: () throws -> Void) throws {
    let folder = open(try realRoot, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    try PrivateFile.alone(holding: folder, body)
  }

  /// Writes a file, all of it or nothing; the folders on the way are made.
  ///
  /// - Throws: ``RunError`` beyond ``sizeLimit``, or where something else has the name.
  func write(_ data: Data, to path: String) throws {
    let url = try url(of: path)
    guard [nil, .typeRegular].contains(kind(of: url.path)) else {
      throw RunError("“\(path)” is there and no file; a name for a file is wanted.")
    }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try within(limit: data, path).write(to: url, options: .atomic)
  }

  /// Makes a folder, with those on the way; one that is there stays.
  func create(_ path: String) throws {
    let url = try url(of: path)
    guard [nil, .typeDirectory].contains(kind(of: url.path)) else {
      throw RunError("“\(path)” is there and no folder.")
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Whether something is at a path.
  func has(_ path: String) throws -> Bool { kind(of: try url(of: path).path) != nil }

  /// Takes a file away.
  func delete(_ path: String) throws { try FileManager.default.removeItem(at: try file(at: path)) }

  /// The paths of what is in a folder, those that begin with a dot left out, in alphabetical order.
  ///
  /// - Throws: ``RunError`` where there is no such folder.
  func list(_ path: String) throws -> [String] {
    let url = try url(of: path)
    guard kind(of: url.path) == .typeDirectory else {
      throw RunError("There is no folder “\(path)”.")
    }
    let parts = path.split(separator: "/").filter { $0 != "." }
    return try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { !$0.hasPrefix(".") }.sorted()
      .map { (parts + [$0[...]]).joined(separator: "/") }
  }

  private func within(limit data: Data, _ path: String) throws -> Data {
    guard data.count <= Self.sizeLimit else {
      throw RunError("“\(path)” has more than \(Self.sizeLimit / 1_000_000) MB.")
    }
    return data
  }
}
