// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseRuntime

/// What is said while an app works for long, such as "Half done".
///
/// Short work is not talked about. The half is said once the work has gone on for
/// ``patience``, a quarter and three quarters only of work that takes three times as long, and
/// never two within ``patience``.
public struct ProgressMilestones: Sendable {
  /// How long people wait without a word.
  public static let patience = Duration.seconds(5)

  private let language: Language
  private var start: Duration?
  private var lastSaid: Duration?
  private var fraction = 0.0

  /// Starts without any work.
  ///
  /// - Parameter language: The language code of the words.
  public init(language: String) {
    self.language = .named(language)
  }

  /// What to say of a report, if anything.
  ///
  /// A fraction below the last one belongs to new work.
  ///
  /// - Parameters:
  ///   - fraction: How much is done, from 0 to 1.
  ///   - now: The time of the report, on any clock.
  /// - Returns: The words; nil where nothing is to be said.
  public mutating func words(for fraction: Double, at now: Duration) -> String? {
    // An app may report anything: of no work at all, not a number is done.
    let fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    if fraction < self.fraction || start == nil {
      start = now
      lastSaid = nil
      self.fraction = 0
    }
    let quarters = (Int(self.fraction * 4), Int(fraction * 4))
    self.fraction = fraction
    guard quarters.1 > quarters.0, (1...3).contains(quarters.1),
      isDue(quarter: quarters.1, now)
    else { return nil }
    lastSaid = now
    return language.text(of: .milestone(quarters: quarters.1))
  }

  private func isDue(quarter: Int, _ now: Duration) -> Bool {
    let elapsed = now - (start ?? now)
    let needed = quarter == 2 ? Self.patience : Self.patience * 3
    return elapsed >= needed && now - (lastSaid ?? start ?? now) >= Self.patience
  }
}
