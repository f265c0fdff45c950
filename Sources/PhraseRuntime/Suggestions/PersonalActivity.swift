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
    var contents = ActivityFile.Records()
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
    change { contents in
      guard contents.isOn else { return }
      var record = contents.records[deed.key] ?? ActivityRecord(deed, now: now)
      if let donation, record.hasDonation(donation) { return }
      record.count(deed, donation: donation, now: now)
      contents.records[deed.key] = record
      if contents.records.count > Self.recordLimit,
        let lightest = contents.records.min(by: {
          $0.value.weight(at: now) < $1.value.weight(at: now)
        })
      {
        contents.records[lightest.key] = nil
      }
    }
  }

  /// Forgets what an app takes back.
  ///
  /// - Returns: The donations among it.
  func forget(
    _ condition: IntentDonationMatchingPredicate.Condition, now: Date
  ) -> [IntentDonationIdentifier] {
    change { contents in
      var forgotten: [IntentDonationIdentifier] = []
      for (key, record) in contents.records {
        let isGone = record.subjects?.isAbout(condition) == true
        let lost = isGone ? record.donations ?? [] : record.donations(in: condition)
        forgotten += lost.map(\.identifier)
        if isGone || (!lost.isEmpty && contents.records[key]?.lose(lost, now: now) == false) {
          contents.records[key] = nil
        }
      }
      return forgotten
    }
  }

  /// The heaviest first; of equal ones the latest.
  func suggestions(now: Date) -> [Suggestion] {
    let records = known
    let ordered = records.sorted { left, right in
      let weights = (left.value.weight(at: now), right.value.weight(at: now))
      if weights.0 != weights.1 { return weights.0 > weights.1 }
      return (left.value.date, right.key) > (right.value.date, left.key)
    }
    return ordered.map(\.value.suggestion)
  }

  /// What has a rhythm, the most frequent first.
  func habits(calendar: Calendar, now: Date) -> [Habit] {
    let records = known
    return records.sorted { $0.key < $1.key }.compactMap { _, record in
      Rhythm(of: record.moments ?? [], calendar: calendar, now: now)
        .map { Habit(suggestion: record.suggestion, rhythm: $0) }
    }.sorted { $0.rhythm.count > $1.rhythm.count }
  }

  /// What is done one shortly after the other.
  func routines(calendar: Calendar, now: Date) -> [Routine] {
    let records = known
    return RoutineSearch.routines(
      in: records.mapValues { $0.moments ?? [] }, calendar: calendar, now: now
    ).map { routine in
      Routine(
        suggestions: routine.things.compactMap { records[$0]?.suggestion }, count: routine.count,
        dayCount: routine.dayCount)
    }
  }

  /// Keeps that something was offered and is not wanted.
  package func decline(_ offer: String) { change { _ = $0.declined.insert(offer) } }

  /// What was offered and is not wanted, until all is forgotten.
  package var declined: Set<String> { state.withLock { contents($0).declined } }

  /// Whether what is done is noted and suggested; it is unless it was switched off.
  ///
  /// The switch is kept with the rest, and stays as it is when all is forgotten.
  public var isOn: Bool {
    get { state.withLock { contents($0).isOn } }
    set { change { $0.isOn = newValue } }
  }

  /// Forgets everything, with files that were put beside.
  ///
  /// - Throws: What the file system throws where a file cannot be removed.
  public func forget() throws {
    let isOff = !isOn
    try state.withLock { state in
      state.contents = ActivityFile.Records()
      try file?.file.alone { try file?.file.remove() }
    }
    if isOff { isOn = false }
  }

  /// What is known now, nothing where it is switched off.
  private var known: [String: ActivityRecord] {
    let contents = state.withLock { self.contents($0) }
    return contents.isOn ? contents.records : [:]
  }

  /// What there is now; another program may have added to the file.
  private func contents(_ state: State) -> ActivityFile.Records {
    guard let file, state.isWritable else { return state.contents }
    return switch file.read() {
    case .absent: ActivityFile.Records()
    case .records(let contents): contents
    case .unreadable: state.contents
    }
  }

  private func change<Result: Sendable>(
    _ body: (inout ActivityFile.Records) -> Result
  ) -> Result {
    state.withLock { state in
      guard let file, state.isWritable else { return body(&state.contents) }
      file.file.makeFolder()
      return file.file.alone {
        switch file.read() {
        case .absent: state.contents = ActivityFile.Records()
        case .records(let contents): state.contents = contents
        case .unreadable: state.isWritable = file.file.setAside() != nil
        }
        let result = body(&state.contents)
        if state.isWritable { state.isWritable = file.write(state.contents) }
        return result
      }
    }
  }
}
