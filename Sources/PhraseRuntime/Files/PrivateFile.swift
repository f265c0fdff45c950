// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A file of one person: theirs alone to read, and shared by their programs.
package struct PrivateFile: Sendable {
  package let path: String

  package init(path: String) {
    self.path = path
  }

  /// What is in the file; nil where there is none, or where it cannot be read.
  package var data: Data? { FileManager.default.contents(atPath: path) }

  package var exists: Bool { isThere(path) }

  /// Does something while no other program, and no other value for the file, does.
  package func alone<Result>(_ body: () throws -> Result) rethrows -> Result {
    // The file itself is replaced at each change, so that a lock on it would lock what is gone.
    let lock = open("\(path).lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    return try Self.alone(holding: lock, body)
  }

  /// Does something while nobody else holds the file that was opened, and closes it.
  package static func alone<Result>(
    holding lock: Int32, _ body: () throws -> Result
  ) rethrows -> Result {
    defer { if lock >= 0 { close(lock) } }
    // Where there can be no lock, nothing can be written either.
    if lock >= 0 { while flock(lock, LOCK_EX) != 0, errno == EINTR {} }
    return try body()
  }

  /// Makes the folder where there is none.
  package func makeFolder() {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Replaces the file in one step, so that no reader sees half of it.
  ///
  /// - Returns: Whether that was possible.
  package func write(_ data: Data) -> Bool { (try? replace(with: data)) != nil }

  /// Replaces the file in one step; where that is not possible, as on a full disk, it stays as it was.
  ///
  /// - Throws: ``FileFault`` with the reason.
  package func replace(with data: Data) throws(FileFault) {
    let draft = "\(path).draft"
    let number = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard number >= 0 else { throw FileFault(errno) }
    var fault = data.written(to: number)
    if close(number) != 0 { fault = fault ?? FileFault(errno) }
    if fault == nil, rename(draft, path) != 0 { fault = FileFault(errno) }
    if let fault {
      unlink(draft)
      throw fault
    }
  }

  /// Puts a file that cannot be read beside, under the first name that is free.
  ///
  /// - Returns: Its new path; nil where it could not be moved.
  package func setAside() -> String? {
    let free = (1...Self.asideLimit).lazy.map(aside).first { !isThere($0) }
    guard let free, rename(path, free) == 0 else { return nil }
    return free
  }

  /// Removes the file, and what was put beside it.
  ///
  /// - Throws: What the file system throws.
  package func remove() throws {
    for path in [path] + (1...Self.asideLimit).map(aside) where isThere(path) {
      try FileManager.default.removeItem(atPath: path)
    }
  }

  /// How many files are put beside; whoever has more looks after them first.
  private static let asideLimit = 99

  private func aside(_ number: Int) -> String { "\(path).unreadable-\(number)" }
  private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
  private var folder: String { (path as NSString).deletingLastPathComponent }
}

/// Why the system does not do something with a file, in its words.
package struct FileFault: Error, Equatable, CustomStringConvertible {
  package let description: String

  fileprivate init(_ number: Int32) { description = String(cString: strerror(number)) }
}

extension Data {
  /// Writes all bytes from the beginning of an open file.
  ///
  /// - Returns: Why not; nil where they are written.
  fileprivate func written(to file: Int32) -> FileFault? {
    withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count, let start = bytes.baseAddress {
        let count = pwrite(file, start + done, bytes.count - done, off_t(done))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return FileFault(errno) }
        done += count
      }
      return nil
    }
  }
}
