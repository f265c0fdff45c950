// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import Synchronization

/// How often and how recently a person did what, in memory and, where asked for, in a file.
final class ActivityLog: Sendable {
  /// One thing that was done, with the weight that it had when it was last done.
  struct Record: Codable, Sendable {
    var suggestion: Suggestion
    var weight: Double
    var date: Date
    // A file of an earlier version has neither of these.
    var subjects: ActivitySubjects?
    var donations: [Donation]?

    /// The weight that is left after some time.
    func weight(at now: Date) -> Double { weight * ActivityLog.remainder(since: date, at: now) }

    /// The donations among these that a condition names.
    func donations(in condition: IntentDonationMatchingPredicate.Condition) -> [Donation] {
      guard case .donations(let named) = condition else { return [] }
      return (donations ?? []).filter { named.contains($0.identifier) }
    }

    /// Counts some donations no longer; false when nothing is left to remember.
    mutating func lose(_ lost: [Donation], now: Date) -> Bool {
      let share = lost.map { ActivityLog.remainder(since: $0.date, at: now) }.reduce(0, +)
      weight = weight(at: now) - share
      date = now
      donations?.removeAll { lost.contains($0) }
      return weight > ActivityLog.leastWeight
    }
  }

  /// One time that an app said that something was done.
  struct Donation: Codable, Equatable, Sendable {
    let identifier: IntentDonationIdentifier
    let date: Date
  }

  /// Something done two weeks ago counts half of what was done today.
  static let halfLife: TimeInterval = 14 * 86_400

  /// What is less is nothing but rounding: the weight of something done four months ago.
  static let leastWeight = 0.002

  /// How much of a weight is left after some time.
  static func remainder(since date: Date, at now: Date) -> Double {
    // A clock that was set back must not make anything heavier.
    exp2(-max(0, now.timeIntervalSince(date)) / halfLife)
  }

  /// How many different things are remembered; the lightest is forgotten first.
  static let recordLimit = 200

  /// How many donations of one thing are remembered by name, the latest.
  static let donationLimit = 20

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

  /// Counts something that was done now, under the name of its donation if it has one.
  func note(_ deed: ActivityDescription, donation: IntentDonationIdentifier?, now: Date) {
    records.withLock { records in
      let known = records[deed.key]
      let donations =
        (known?.donations ?? [])
        + (donation.map { [Donation(identifier: $0, date: now)] } ?? [])
      records[deed.key] = Record(
        suggestion: deed.suggestion, weight: (known?.weight(at: now) ?? 0) + 1, date: now,
        subjects: deed.subjects, donations: donations.suffix(Self.donationLimit))
      if records.count > Self.recordLimit,
        let lightest = records.min(by: { $0.value.weight(at: now) < $1.value.weight(at: now) })
      {
        records[lightest.key] = nil
      }
      store(records)
    }
  }

  /// Forgets what an app takes back.
  ///
  /// - Returns: The donations among it.
  func forget(
    _ condition: IntentDonationMatchingPredicate.Condition, now: Date
  ) -> [IntentDonationIdentifier] {
    records.withLock { records in
      var forgotten: [IntentDonationIdentifier] = []
      for (key, record) in records {
        let isGone = record.subjects?.isAbout(condition) == true
        let lost = isGone ? record.donations ?? [] : record.donations(in: condition)
        forgotten += lost.map(\.identifier)
        if isGone || (!lost.isEmpty && records[key]?.lose(lost, now: now) == false) {
          records[key] = nil
        }
      }
      store(records)
      return forgotten
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
