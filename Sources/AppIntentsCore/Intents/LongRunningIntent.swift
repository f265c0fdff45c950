// SPDX-License-Identifier: Apache-2.0

/// An intent whose work may take long, such as a transfer of many files.
///
/// ```swift
/// func perform() async throws -> some IntentResult {
///   try await performBackgroundTask {
///     for file in files {
///       try await send(file)
///       progress.completedUnitCount += 1
///     }
///   }
///   return .result()
/// }
/// ```
///
/// Nothing here takes an intent's time away, unless the engine is configured with a limit; progress
/// then keeps it alive, as on Apple's platforms.
public protocol LongRunningIntent: ProgressReportingIntent {}

extension LongRunningIntent {
  /// Does the long part of the work.
  ///
  /// - Parameters:
  ///   - options: What the work needs; kept as metadata.
  ///   - operation: The work.
  ///   - isolation: The actor to run the operation on; leave it out.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  @discardableResult
  public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    try await operation()
  }
}

extension LongRunningIntent where Self: CancellableIntent {
  /// Does the long part of the work, with code to run at once when the person cancels.
  ///
  /// - Parameters:
  ///   - options: What the work needs; kept as metadata.
  ///   - operation: The work.
  ///   - onCancel: Gets the reason; it may run on any thread while the operation still runs.
  ///   - isolation: The actor to run the operation on; leave it out.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  @discardableResult
  public func performBackgroundTask<T>(
    options: LongRunningTaskOptions = [], operation: @escaping () async throws -> T,
    onCancel: @escaping @Sendable (IntentCancellationReason) -> Void,
    isolation: isolated (any Actor)? = #isolation
  ) async throws -> T {
    try await withIntentCancellationHandler(operation: operation, onCancel: onCancel)
  }
}

/// What long work needs.
///
/// - Important: Metadata only. Linux gives every program the graphics processor that it asks for.
public struct LongRunningTaskOptions: OptionSet, Hashable, Sendable {
  /// One bit for each need.
  public let rawValue: Int

  /// Some needs.
  ///
  /// - Parameter rawValue: One bit for each need.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The graphics processor.
  public static let requiresGPU = LongRunningTaskOptions(rawValue: 1)
}
