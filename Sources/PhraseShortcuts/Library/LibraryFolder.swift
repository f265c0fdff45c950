// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import Synchronization

/// The folder of a person's shortcuts: one document a file, named after the shortcut.
struct LibraryFolder: Sendable {
  /// A document, and where it lies.
  struct Entry: Sendable {
    var shortcut: PersonalShortcut
    var file: String
    /// What tells whether the file has changed.
    var stamp: String
  }

  /// What the folder has.
  struct Contents: Sendable {
    var entries: [Entry] = []
    /// Files that cannot be read, which are left as they are, and why.
    var faults: [String: ShortcutDocumentError] = [:]
  }

  let path: String

  /// How many bytes the name of a file has at most, without its ending.
  private static let nameLimit = 80
  private static let ending = "json"

  /// How many documents one processor reads in a row: some milliseconds' work.
  private static let batch = 64

  /// Reads the documents that are new or have changed; what is known of the others is kept.
  ///
  /// Many are read by all processors, which halves what a large library adds to a start.
  func read(knowing known: [Entry]) -> Contents {
    let known = Dictionary(known.map { ($0.file, $0) }) { first, _ in first }
    let files = files
    let starts = Array(stride(from: 0, to: files.count, by: Self.batch))
    let parts = Mutex([Int: Contents]())
    DispatchQueue.concurrentPerform(iterations: starts.count) { number in
      let part = read(files[starts[number]...].prefix(Self.batch), knowing: known)
      parts.withLock { $0[number] = part }
    }
    return parts.withLock { parts in
      var contents = Contents()
      for number in starts.indices {
        guard let part = parts[number] else { continue }
        contents.entries += part.entries
        contents.faults.merge(part.faults) { first, _ in first }
      }
      return contents
    }
  }

  private func read(_ files: ArraySlice<String>, knowing known: [String: Entry]) -> Contents {
    var contents = Contents()
    for file in files {
      let stamp = stamp(of: file)
      if let entry = known[file], entry.stamp == stamp {
        contents.entries.append(entry)
        continue
      }
      do {
        contents.entries.append(
          Entry(shortcut: try shortcut(in: file), file: file, stamp: stamp))
      } catch {
        contents.faults[file] = error
      }
    }
    return contents
  }

  private var files: [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return all.filter { !$0.hasPrefix(".") && $0.hasSuffix(".\(Self.ending)") }.sorted()
  }

  private func shortcut(in file: String) throws(ShortcutDocumentError) -> PersonalShortcut {
    guard let data = FileManager.default.contents(atPath: path(of: file)) else {
      throw ShortcutDocumentError(place: "", reason: "the file cannot be read")
    }
    return try PersonalShortcut(json: data)
  }

  /// Writes a document in one step, into its file or a new one that is named after it.
  ///
  /// - Returns: The entry.
  func write(_ shortcut: PersonalShortcut, to file: String?) throws -> Entry {
    let name = file ?? freeName(for: shortcut.name)
    let place = PrivateFile(path: path(of: name))
    place.makeFolder()
    let data = try shortcut.json()
    // What could not be read again is not written.
    _ = try PersonalShortcut(json: data)
    try place.keep(data)
    return Entry(shortcut: shortcut, file: name, stamp: stamp(of: name))
  }

  func remove(_ file: String) throws {
    try FileManager.default.removeItem(atPath: path(of: file))
  }

  /// What tells whether a file has changed: its number, size and time.
  private func stamp(of file: String) -> String {
    // Foundation looks up the names of the owner and the group as well, at ten times the price.
    var status = stat()
    guard lstat(path(of: file), &status) == 0 else { return "" }
    let time = status.st_mtim
    return "\(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }

  private func path(of file: String) -> String { "\(path)/\(file)" }

  /// The name of the shortcut as a file can have it, with a number where another file has it.
  private func freeName(for name: String) -> String {
    let plain = Self.fileName(for: name)
    let names = [plain] + (2...Int.max).lazy.map { "\(plain)-\($0)" }.prefix(9_999)
    let free = names.first {
      !FileManager.default.fileExists(atPath: path(of: "\($0).\(Self.ending)"))
    }
    return "\(free ?? UUID().uuidString).\(Self.ending)"
  }

  /// Letters and digits of any language in lower case, joined by hyphens.
  static func fileName(for name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    var plain = words.joined(separator: "-")
    while plain.utf8.count > nameLimit { plain.removeLast() }
    return plain.isEmpty ? "shortcut" : plain
  }
}

/// Why the library cannot do something.
public struct ShortcutLibraryError: Error, CustomStringConvertible, Equatable {
  /// What happened, and what can be done.
  public let description: String

  init(_ description: String) { self.description = description }
}

extension PrivateFile {
  /// Replaces the file.
  ///
  /// - Throws: ``ShortcutLibraryError`` with the reason.
  func keep(_ data: Data) throws {
    do {
      try replace(with: data)
    } catch {
      throw ShortcutLibraryError("\(path) cannot be written: \(error)")
    }
  }
}
