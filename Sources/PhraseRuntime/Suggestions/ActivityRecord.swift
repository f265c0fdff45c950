// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation

/// One thing that was done, with the weight that it had when it was last done.
struct ActivityRecord: Codable, Sendable {
  var suggestion: Suggestion
  var weight: Double
  var date: Date
  // A file of the first version may have neither of these.
  var subjects: ActivitySubjects?
  var donations: [Donation]?
  /// When it was done, the latest times.
  var moments: [Date]?

  /// One time that an app said that something was done.
  struct Donation: Codable, Equatable, Sendable {
    let identifier: IntentDonationIdentifier
    let date: Date
  }

  /// Something done two weeks ago counts half of what was done today.
  static let halfLife: TimeInterval = 14 * 86_400

  /// What is less is nothing but rounding: the weight of something done four months ago.
  static let leastWeight = 0.002

  /// How many donations of one thing are remembered by name, the latest.
  static let donationLimit = 20

  /// How many times of one thing are remembered.
  static let momentLimit = 60

  /// How much of a weight is left after some time.
  static func remainder(since date: Date, at now: Date) -> Double {
    // A clock that was set back must not make anything heavier.
    exp2(-max(0, now.timeIntervalSince(date)) / halfLife)
  }

  /// Something that is done for the first time.
  init(_ deed: ActivityDescription, now: Date) {
    suggestion = deed.suggestion
    weight = 0
    date = now
    subjects = deed.subjects
  }

  /// The weight that is left after some time.
  func weight(at now: Date) -> Double { weight * Self.remainder(since: date, at: now) }

  /// The donations among these that a condition names.
  func donations(in condition: IntentDonationMatchingPredicate.Condition) -> [Donation] {
    guard case .donations(let named) = condition else { return [] }
    return (donations ?? []).filter { named.contains($0.identifier) }
  }

  func hasDonation(_ identifier: IntentDonationIdentifier) -> Bool {
    donations?.contains { $0.identifier == identifier } == true
  }

  /// Counts it once more, in the words that it has now.
  mutating func count(
    _ deed: ActivityDescription, donation: IntentDonationIdentifier?, now: Date
  ) {
    weight = weight(at: now) + 1
    date = now
    suggestion = deed.suggestion
    subjects = deed.subjects
    let added = donation.map { [Donation(identifier: $0, date: now)] } ?? []
    donations = ((donations ?? []) + added).suffix(Self.donationLimit)
    moments = ((moments ?? []) + [now]).suffix(Self.momentLimit)
  }

  /// Counts some donations no longer; false when nothing is left to remember.
  mutating func lose(_ lost: [Donation], now: Date) -> Bool {
    let share = lost.map { Self.remainder(since: $0.date, at: now) }.reduce(0, +)
    weight = weight(at: now) - share
    date = now
    donations?.removeAll { lost.contains($0) }
    return weight > Self.leastWeight
  }
}
