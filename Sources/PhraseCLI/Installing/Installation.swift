// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program below a prefix: what puts it there and takes it away.
///
/// A list of what is written lies beside the program before the first other file does, so that half
/// an installation can be completed or removed like a whole one.
struct Installation {
  /// What the program is called.
  let program: String
  /// The folder below which files are written.
  let root: URL

  /// Where the list of what was written lies below the prefix.
  private var recordPath: String { "lib/\(program)/installed.json" }

  // MARK: - Installing

  /// Writes files, replaces those of an earlier installation, and removes those that it had besides.
  ///
  /// - Parameters:
  ///   - files: What is installed.
  ///   - isRecorded: Whether `uninstall` shall know of it; not where a package will.
  /// - Returns: The paths that the person has changed, which are left as they are.
  /// - Throws: `CommandFailure` with status 73 where something is there that is not of an earlier
  ///   installation, before anything is written, or where something cannot be written.
  func install(_ files: [InstalledFile], isRecorded: Bool = true) throws(CommandFailure) -> [String]
  {
    try expectFolder()
    let before = try InstallationRecord.read(place(recordPath)) ?? InstallationRecord()
    var record = InstallationRecord()
    var due: [InstalledFile] = []
    var kept: [String] = []
    for file in files {
      let state = try FileState(of: file.content)
      record.files[file.path] = [state]
      switch FileState(at: place(file.path)) {
      case nil: due.append(file)
      case let found? where before.files[file.path]?.contains(found) == true:
        if found != state { due.append(file) }
      case let found? where before.files[file.path] != nil:
        if found != state { kept.append(place(file.path).path) }
      default:
        throw CommandFailure(
          .cannotCreate,
          """
          \(place(file.path).path) is there and not of an earlier `\(program) install`; it is left \
          as it is, and nothing is installed
          """)
      }
    }
    let paths = (isRecorded ? [recordPath] : []) + files.map(\.path)
    record.folders = before.folders + missingFolders(of: paths, besides: before.folders)
    do {
      if isRecorded { try write(before.united(with: record)) }
      for file in due { try write(file) }
      for (path, states) in before.files where record.files[path] == nil {
        try remove(path, ifOneOf: states)
      }
      if isRecorded { try write(record) }
    } catch {
      // What was whole before can be completed; a beginning is of no use.
      if isRecorded, before.files.isEmpty { _ = try? uninstall() }
      throw error
    }
    return kept
  }

  private func expectFolder() throws(CommandFailure) {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder)
    guard !isThere || isFolder.boolValue else {
      throw CommandFailure(.cannotCreate, "\(root.path) is a file; --prefix names a folder")
    }
  }

  private func write(_ record: InstallationRecord) throws(CommandFailure) {
    let text: String
    do { text = String(decoding: try record.json, as: UTF8.self) } catch {
      throw CommandFailure(.internalError, "the list of files cannot be encoded: \(error)")
    }
    try write(InstalledFile(recordPath, .text(text + "\n")))
  }

  private func write(_ file: InstalledFile) throws(CommandFailure) {
    let (end, draft) = (place(file.path), draft(of: file.path))
    do {
      try FileManager.default.createDirectory(
        at: end.deletingLastPathComponent(), withIntermediateDirectories: true)
      unlink(draft.path)
      try fill(draft, with: file.content)
      guard rename(draft.path, end.path) == 0 else {
        throw POSIXError(.init(rawValue: errno) ?? .EACCES)
      }
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      unlink(draft.path)
      throw CommandFailure(
        .cannotCreate, "\(end.path) cannot be written: \(OutputFile.reason(of: error))")
    }
  }

  private func fill(_ draft: URL, with content: InstalledFile.Content) throws {
    if case .link(let target) = content {
      try FileManager.default.createSymbolicLink(
        atPath: draft.path, withDestinationPath: target)
      return
    }
    var (mode, date): (mode_t, Date?) = (0o666, nil)
    if case .copy(let source, let isProgram) = content {
      mode = isProgram ? 0o777 : 0o666
      date = try source.resourceValues(forKeys: [.contentModificationDateKey])
        .contentModificationDate
    }
    let descriptor = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EACCES) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: try content.data)
    try file.close()
    if let date {
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: draft.path)
    }
  }

  /// The folders that have to be made for files, each before those in it.
  private func missingFolders(of paths: [String], besides known: [String]) -> [String] {
    var missing = Set<String>()
    for path in paths {
      var folder = place(path).deletingLastPathComponent()
      while folder.path != "/", FileState(at: folder) == nil, missing.insert(folder.path).inserted {
        folder.deleteLastPathComponent()
      }
    }
    // A folder is shorter than those in it.
    return missing.subtracting(known).sorted { ($0.count, $0) < ($1.count, $1) }
  }

  // MARK: - Uninstalling

  /// Whether there is something that `uninstall` can remove.
  ///
  /// - Throws: `CommandFailure` with status 65 where the list of what was written is damaged.
  var isThere: Bool {
    get throws(CommandFailure) { try InstallationRecord.read(place(recordPath)) != nil }
  }

  /// Removes what was installed, and the folders that were made for it and are empty.
  ///
  /// - Returns: The paths that the person has changed, which are left; nil where nothing is installed.
  /// - Throws: `CommandFailure` with status 73 where something cannot be removed, or the program was
  ///   put there by something else.
  func uninstall() throws(CommandFailure) -> [String]? {
    guard let record = try InstallationRecord.read(place(recordPath)) else {
      let file = place("lib/\(program)/\(program)")
      guard FileState(at: file) == nil else {
        throw CommandFailure(
          .cannotCreate,
          """
          \(file.path) was not put there by `\(program) install`; what did removes it, for a package \
          of the system `apt-get remove \(program)`
          """)
      }
      return nil
    }
    var kept: [String] = []
    for (path, states) in record.files.sorted(by: { $0.key < $1.key })
    where try !remove(path, ifOneOf: states) {
      kept.append(place(path).path)
    }
    unlink(draft(of: recordPath).path)
    try delete(place(recordPath))
    for folder in record.folders.reversed() { rmdir(folder) }
    return kept
  }

  /// Removes a file that is as it was written, and what was begun of it.
  ///
  /// - Returns: Whether it is gone.
  @discardableResult
  private func remove(
    _ path: String, ifOneOf states: Set<FileState>
  ) throws(CommandFailure) -> Bool {
    unlink(draft(of: path).path)
    guard let found = FileState(at: place(path)) else { return true }
    guard states.contains(found) else { return false }
    try delete(place(path))
    return true
  }

  private func delete(_ file: URL) throws(CommandFailure) {
    guard unlink(file.path) == 0 || errno == ENOENT else {
      throw CommandFailure(
        .cannotCreate, "\(file.path) cannot be removed: \(String(cString: strerror(errno)))")
    }
  }

  // MARK: - Places

  private func place(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// A file while it is written; what is left of it after a power cut, the next run knows by its name.
  private func draft(of path: String) -> URL {
    let end = place(path)
    return end.deletingLastPathComponent()
      .appendingPathComponent(".\(end.lastPathComponent).\(program)-install")
  }
}
