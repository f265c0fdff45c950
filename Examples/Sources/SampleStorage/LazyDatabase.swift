// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import GRDB
import Synchronization

/// A database that is opened, and made where there is none, at its first use.
///
/// Safe to use from any task: GRDB gives every access its turn.
public final class LazyDatabase: Sendable {
  /// Where the data is kept.
  public enum Location: Sendable {
    /// In memory, with starting data, for as long as the database lives.
    case memory
    /// In a file that is made with starting data where there is none.
    case file(URL)

    /// A file of the sample apps in the XDG data folder of the person.
    public static func userData(_ name: String) -> Location {
      let data =
        folder("XDG_DATA_HOME")
        ?? (folder("HOME") ?? FileManager.default.homeDirectoryForCurrentUser)
        .appendingPathComponent(".local/share")
      return .file(data.appendingPathComponent("phrase/\(name).sqlite"))
    }

    /// The folder that a variable of the environment names.
    private static func folder(_ variable: String) -> URL? {
      let path = ProcessInfo.processInfo.environment[variable]
      return path.flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    }
  }

  private let location: Location
  private let create: @Sendable (Database) throws -> Void
  private let queue = Mutex<DatabaseQueue?>(nil)

  /// Makes a database that `create` fills when it is new.
  public init(
    _ location: Location, create: @escaping @Sendable (Database) throws -> Void
  ) {
    self.location = location
    self.create = create
  }

  /// Reads.
  ///
  /// - Throws: ``StoreError`` if the data cannot be used.
  public func read<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) throws -> Value {
    try explained { try open().read(body) }
  }

  /// Reads and writes; all of it or nothing.
  ///
  /// - Throws: ``StoreError`` if the data cannot be used.
  public func write<Value: Sendable>(_ body: @Sendable (Database) throws -> Value) throws -> Value {
    try explained { try open().write(body) }
  }

  private func open() throws -> DatabaseQueue {
    try queue.withLock { queue in
      if let queue { return queue }
      let opened = try make()
      var migrator = DatabaseMigrator()
      migrator.registerMigration("first") { try self.create($0) }
      try migrate(opened, by: migrator)
      queue = opened
      return opened
    }
  }

  /// Makes the tables where there are none; of programs that start together, one at a time looks.
  private func migrate(_ opened: DatabaseQueue, by migrator: DatabaseMigrator) throws {
    try alone {
      if try opened.read({ try !migrator.hasCompletedMigrations($0) }) {
        try migrator.migrate(opened)
      }
    }
  }

  /// Does something while no other program does it with this folder; the lock ends with the process.
  private func alone(_ body: () throws -> Void) throws {
    guard case .file(let url) = location else { return try body() }
    let folder = Glibc.open(url.deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
    defer { if folder >= 0 { close(folder) } }
    // A file system without locks is as good as one program.
    if folder >= 0 { flock(folder, LOCK_EX) }
    try body()
  }

  private func make() throws -> DatabaseQueue {
    guard case .file(let url) = location else { return try DatabaseQueue() }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    // A new file is its owner's alone; SQLite gives the files beside it the same permissions.
    let new = Glibc.open(url.path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if new >= 0 { close(new) }
    var configuration = Configuration()
    // Another program may write for a moment; a person does not wait longer than this.
    configuration.busyMode = .timeout(2)
    if FileManager.default.fileExists(atPath: url.path),
      !FileManager.default.isWritableFile(atPath: url.path)
    {
      configuration.readonly = true
    }
    return try DatabaseQueue(path: url.path, configuration: configuration)
  }

  /// Errors in words: what is wrong with which file, and what helps.
  private func explained<Value>(_ body: () throws -> Value) throws -> Value {
    guard case .file(let url) = location else { return try body() }
    do {
      return try body()
    } catch let error as DatabaseError {
      throw StoreError(errorDescription: Self.message(error, file: url.path))
    } catch let error as CocoaError {
      throw StoreError(
        errorDescription:
          "The folder of \(url.path) cannot be made (\(error.localizedDescription)).")
    }
  }

  private static func message(_ error: DatabaseError, file: String) -> String {
    switch error.resultCode {
    case .SQLITE_NOTADB, .SQLITE_CORRUPT:
      "The file \(file) is damaged. Move it away to start anew; nothing in it was changed."
    case .SQLITE_BUSY, .SQLITE_LOCKED:
      "Another program is using \(file). Try again when it has finished."
    case .SQLITE_READONLY:
      "The file \(file) may not be written. Allow it, or start with fresh data."
    case .SQLITE_CANTOPEN:
      "The file \(file) cannot be opened. Check that its folder is there and may be read."
    default: "The data in \(file) cannot be used: \(error.message ?? "\(error.resultCode)")."
    }
  }
}
