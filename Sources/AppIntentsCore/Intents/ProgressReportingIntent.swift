// SPDX-License-Identifier: Apache-2.0

/// An intent that tells how far it is.
///
/// ```swift
/// func perform() async throws -> some IntentResult {
///   progress.totalUnitCount = Int64(stops.count)
///   for stop in stops {
///     try await load(stop)
///     progress.completedUnitCount += 1
///   }
///   return .result()
/// }
/// ```
///
/// A person who cancels sets `progress.isCancelled`, and cancels the task as well.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// The progress of the run that this code belongs to.
  ///
  /// Each run has its own, also when one intent opens another. Outside of a run there is nobody to
  /// report to, and each access makes a new progress.
  public var progress: IntentProgress { IntentExecution.current?.run?.progress ?? IntentProgress() }
}
