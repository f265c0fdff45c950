// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Files that a command writes.
enum OutputFile {
  /// Writes a file; what a plain file held is replaced at once or not at all.
  ///
  /// A link is followed, and a file that is replaced keeps its permissions. Devices, pipes and the
  /// process's own streams are written into.
  ///
  /// - Throws: `CommandFailure` with status 73 if it cannot be written.
  static func write(_ data: Data, to path: String) throws(CommandFailure) {
    do {
      switch kind(of: path) {
      case .some(.typeDirectory):
        throw CommandFailure(.cannotCreate, "\(path) is a folder; name a file")
      case .some(.typeRegular) where !isStream(path): try replace(path, with: data)
      case .none: try create(path, with: data)
      default: try fill(path, with: data)
      }
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.cannotCreate, "\(path) cannot be written: \(reason(of: error))")
    }
  }

  /// Writes a new file that its owner alone can read: what people said and got is private.
  ///
  /// - Returns: False where there is something of that name, which is left as it is.
  /// - Throws: `CommandFailure` with status 73 if it cannot be written.
  static func writePrivate(_ data: Data, to path: String) throws(CommandFailure) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0, errno == EEXIST { return false }
    do {
      guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EACCES) }
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try file.write(contentsOf: data)
      try file.close()
      return true
    } catch {
      throw CommandFailure(.cannotCreate, "\(path) cannot be written: \(reason(of: error))")
    }
  }

  /// The kind of what a path leads to; nil where there is nothing.
  private static func kind(of path: String) -> FileAttributeType? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .typeRegular
    case S_IFDIR: .typeDirectory
    default: .typeUnknown
    }
  }

  /// `/dev/stdout` may lead to a plain file, which others go on writing to.
  private static func isStream(_ path: String) -> Bool {
    ["/dev/", "/proc/"].contains { path.hasPrefix($0) }
  }

  private static func create(_ path: String, with data: Data) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    guard FileManager.default.fileExists(atPath: folder.path) else {
      throw CommandFailure(
        .cannotCreate, "\(path) cannot be written: there is no folder \(folder.path)")
    }
    try data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private static func replace(_ path: String, with data: Data) throws {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    let draft = file.deletingLastPathComponent().appendingPathComponent(
      ".\(file.lastPathComponent).\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: draft) }
    // The draft has the permissions before it has the contents.
    let isMade = FileManager.default.createFile(
      atPath: draft.path, contents: nil,
      attributes: attributes.filter { $0.key == .posixPermissions })
    guard isMade else { throw POSIXError(.init(rawValue: errno) ?? .EACCES) }
    try fill(draft.path, with: data)
    guard rename(draft.path, file.path) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EACCES)
    }
  }

  private static func fill(_ path: String, with data: Data) throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.write(contentsOf: data)
    try file.close()
  }

  /// What the system says of an error, such as "No space left on device".
  static func reason(of error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error
    if (cause as NSError).domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32((cause as NSError).code)))
    }
    return error.localizedDescription
  }
}
