// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import Synchronization

/// How often and how recently one person did what, for suggestions.
///
/// It belongs to a person, and is handed to every engine that serves them; people whose engines
/// have different ones are not shown each other's habits.
///
/// ```swift
/// let ada = PersonalActivity(path: "/home/ada/.local/state/lights/activity.json")
/// configuration.activity = ada
/// ```
///
/// Programs that name one file share it: each change is made to what the file has at that moment,
/// under a lock. The file can be read by its owner alone. One that is damaged, or that a later
/// version has written, is put beside under a name such as `activity.json.unreadable-1`. Where the
/// file cannot be written, what is done is kept in memory.
public final class PersonalActivity: Sendable {
  /// How many different things are remembered; the lightest is forgotten first.
  static let recordLimit = 200

  private struct State {
    var records: [String: ActivityRecord] = [:]
    var isWritable = true
  }

  private let file: ActivityFile?
  private let state = Mutex(State())

  /// What was done is kept in memory: nothing is stored that the program did not ask for.
  public init() {
    file = nil
  }

  /// What was done is kept in a file from one start to the next.
  ///
  /// - Parameter path: The file. It is made, with its folder, when something is done.
  public init(path: String) {
    file = ActivityFile(file: PrivateFile(path: path))
  }

  /// Counts something that was done now, under the name of its donation if it has one.
  ///
  /// Two engines of one person may both hear of a donation; it counts once.
  func note(_ deed: ActivityDescription, donation: IntentDonationIdentifier?, now: Date) {
    change { records in
      var record = records[deed.key] ?? ActivityRecord(deed, now: now)
      if let donation, record.hasDonation(donation) { return }
      record.count(deed, donation: donation, now: now)
      records[deed.key] = record
      if records.count > Self.recordLimit,
        let lightest = records.min(by: { $0.value.weight(at: now) < $1.value.weight(at: now) })
      {
        records[lightest.key] = nil
      }
    }
  }

  /// Forgets what an app takes back.
  ///
  /// - Returns: The donations among it.
  func forget(
    _ condition: IntentDonationMatchingPredicate.Condition, now: Date
  ) -> [IntentDonationIdentifier] {
    change { records in
      var forgotten: [IntentDonationIdentifier] = []
      for (key, record) in records {
        let isGone = record.subjects?.isAbout(condition) == true
        let lost = isGone ? record.donations ?? [] : record.donations(in: condition)
        forgotten += lost.map(\.identifier)
        if isGone || (!lost.isEmpty && records[key]?.lose(lost, now: now) == false) {
          records[key] = nil
        }
      }
      return forgotten
    }
  }

  /// The heaviest first; of equal ones the latest.
  func suggestions(now: Date) -> [Suggestion] {
    let records = state.withLock { known($0) }
    let ordered = records.sorted { left, right in
      let weights = (left.value.weight(at: now), right.value.weight(at: now))
      if weights.0 != weights.1 { return weights.0 > weights.1 }
      return (left.value.date, right.key) > (right.value.date, left.key)
    }
    return ordered.map(\.value.suggestion)
  }

  /// What has a rhythm, the most frequent first.
  func habits(calendar: Calendar, now: Date) -> [Habit] {
    let records = state.withLock { known($0) }
    return records.sorted { $0.key < $1.key }.compactMap { _, record in
      Rhythm(of: record.moments ?? [], calendar: calendar, now: now)
        .map { Habit(suggestion: record.suggestion, rhythm: $0) }
    }.sorted { $0.rhythm.count > $1.rhythm.count }
  }

  /// Forgets everything, with files that were put beside.
  ///
  /// - Throws: What the file system throws where a file cannot be removed.
  public func forget() throws {
    try state.withLock { state in
      state.records = [:]
      try file?.file.alone { try file?.file.remove() }
    }
  }

  /// What is known now; another program may have added to the file.
  private func known(_ state: State) -> [String: ActivityRecord] {
    guard let file, state.isWritable else { return state.records }
    return switch file.read() {
    case .absent: [:]
    case .records(let records): records
    case .unreadable: state.records
    }
  }

  private func change<Result: Sendable>(
    _ body: (inout [String: ActivityRecord]) -> Result
  ) -> Result {
    state.withLock { state in
      guard let file, state.isWritable else { return body(&state.records) }
      file.file.makeFolder()
      return file.file.alone {
        switch file.read() {
        case .absent: state.records = [:]
        case .records(let records): state.records = records
        case .unreadable: state.isWritable = file.file.setAside() != nil
        }
        let result = body(&state.records)
        if state.isWritable { state.isWritable = file.write(state.records) }
        return result
      }
    }
  }
}
