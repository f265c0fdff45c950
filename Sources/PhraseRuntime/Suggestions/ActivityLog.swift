// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// How often and how recently a person did what, in memory and, where asked for, in a file.
final class ActivityLog: Sendable {
  /// One thing that was done, with the weight that it had when it was last done.
  struct Record: Codable, Sendable {
    var suggestion: Suggestion
    var weight: Double
    var date: Date

    /// The weight that is left after some time.
    func weight(at now: Date) -> Double {
      // A clock that was set back must not make anything heavier.
      let age = max(0, now.timeIntervalSince(date))
      return weight * exp2(-age / ActivityLog.halfLife)
    }
  }

  /// Something done two weeks ago counts half of what was done today.
  static let halfLife: TimeInterval = 14 * 86_400

  /// How many different things are remembered; the lightest is forgotten first.
  static let recordLimit = 200

  private let path: String?
  private let records: Mutex<[String: Record]>

  /// Opens the log of a file; what cannot be read counts as nothing.
  ///
  /// - Parameter path: The file; nil keeps the log in memory.
  init(path: String?) {
    self.path = path
    let data = path.flatMap { try? Data(contentsOf: URL(fileURLWithPath: $0)) }
    let stored = data.flatMap { try? JSONDecoder().decode([String: Record].self, from: $0) }
    records = Mutex(stored ?? [:])
  }

  /// Counts something that was done now.
  func note(_ key: String, _ suggestion: Suggestion, now: Date) {
    records.withLock { records in
      let weight = records[key]?.weight(at: now) ?? 0
      records[key] = Record(suggestion: suggestion, weight: weight + 1, date: now)
      if records.count > Self.recordLimit,
        let lightest = records.min(by: { $0.value.weight(at: now) < $1.value.weight(at: now) })
      {
        records[lightest.key] = nil
      }
      store(records)
    }
  }

  /// The heaviest first; of equal ones the latest.
  func suggestions(limit: Int, now: Date) -> [Suggestion] {
    let records = records.withLock { $0 }
    let ordered = records.sorted { left, right in
      let weights = (left.value.weight(at: now), right.value.weight(at: now))
      if weights.0 != weights.1 { return weights.0 > weights.1 }
      return (left.value.date, right.key) > (right.value.date, left.key)
    }
    return ordered.prefix(limit).map(\.value.suggestion)
  }

  /// Forgets everything.
  func forget() throws {
    try records.withLock { records in
      records = [:]
      guard let path, FileManager.default.fileExists(atPath: path) else { return }
      try FileManager.default.removeItem(atPath: path)
    }
  }

  /// Writes the file, which is the person's own.
  ///
  /// A log that cannot be written is kept in memory.
  private func store(_ records: [String: Record]) {
    guard let path, let data = try? JSONEncoder().encode(records) else { return }
    let manager = FileManager.default
    let folder = (path as NSString).deletingLastPathComponent
    try? manager.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let draft = "\(path).\(ProcessInfo.processInfo.processIdentifier)"
    guard
      manager.createFile(atPath: draft, contents: data, attributes: [.posixPermissions: 0o600])
    else { return }
    // Renaming replaces the old file in one step, so that no reader sees half of it.
    if rename(draft, path) != 0 { try? manager.removeItem(atPath: draft) }
  }
}
