// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// When something matters to a person: at a time, at a place, while exercising or going to bed.
///
/// - Important: Metadata only. There are no widgets to bring forward.
public struct RelevantContext: Equatable, Hashable, Sendable {
  package enum Condition: Equatable, Hashable, Sendable {
    case date(Date, DateKind)
    case period(Date, Date, DateKind)
    case place(InferredLocation)
    case fitness(FitnessCondition)
    case sleep(SleepCondition)
    case headphones(HeadphonesCondition)
  }

  /// Why a time matters.
  public enum DateKind: Equatable, Hashable, Sendable {
    /// For no reason that the app names.
    case `default`
    /// Something is planned for then.
    case scheduled
    /// Something may happen then.
    case informational
  }

  /// Places that the system would learn by itself.
  public enum InferredLocation: Equatable, Hashable, Sendable {
    /// Where the person lives.
    case home
    /// Where the person works.
    case work
    /// Where the person learns.
    case school
    /// Where the person exercises.
    case gym
    /// On the way between two of those.
    case commute
  }

  /// Moments of a person's training.
  public enum FitnessCondition: Equatable, Hashable, Sendable {
    /// During a workout.
    case workoutActive
    /// While the rings of the day are not closed.
    case activityRingsIncomplete
  }

  /// Moments of a person's sleep.
  public enum SleepCondition: Equatable, Hashable, Sendable {
    /// When the person goes to bed.
    case bedtime
    /// When the person gets up.
    case wakeup
  }

  /// What headphones do.
  public enum HeadphonesCondition: Equatable, Hashable, Sendable {
    /// They are plugged in, or near and on.
    case connected
  }

  package let condition: Condition

  /// At a moment.
  public static func date(_ date: Date, kind: DateKind = .default) -> RelevantContext {
    RelevantContext(condition: .date(date, kind))
  }

  /// From one moment to another.
  public static func date(from start: Date, to end: Date) -> RelevantContext {
    RelevantContext(condition: .period(start, end, .default))
  }

  /// In a range of time.
  public static func date(
    range: ClosedRange<Date>, kind: DateKind = .default
  ) -> RelevantContext {
    RelevantContext(condition: .period(range.lowerBound, range.upperBound, kind))
  }

  /// In an interval.
  public static func date(interval: DateInterval, kind: DateKind = .default) -> RelevantContext {
    RelevantContext(condition: .period(interval.start, interval.end, kind))
  }

  /// At a place that the system knows.
  public static func location(inferred place: InferredLocation) -> RelevantContext {
    RelevantContext(condition: .place(place))
  }

  /// At a moment of training.
  public static func fitness(_ fitness: FitnessCondition) -> RelevantContext {
    RelevantContext(condition: .fitness(fitness))
  }

  /// At a moment of sleep.
  public static func sleep(_ sleep: SleepCondition) -> RelevantContext {
    RelevantContext(condition: .sleep(sleep))
  }

  /// While headphones are in use.
  public static func hardware(headphones: HeadphonesCondition) -> RelevantContext {
    RelevantContext(condition: .headphones(headphones))
  }
}
