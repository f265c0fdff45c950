// SPDX-License-Identifier: Apache-2.0

/// The processes in which an intent or a query may run.
///
/// - Important: Metadata only. Everything runs in one process.
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
  /// One bit for each process.
  public let rawValue: UInt

  /// Some processes.
  ///
  /// - Parameter rawValue: One bit for each process.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The app itself.
  public static let main = IntentExecutionTargets(rawValue: 1)
  /// The app's extension for intents.
  public static let appIntentsExtension = IntentExecutionTargets(rawValue: 2)
  /// The app's extension for widgets.
  public static let widgetKitExtension = IntentExecutionTargets(rawValue: 4)
}

extension AppIntent {
  /// The processes in which an intent may run.
  public typealias ExecutionTargets = IntentExecutionTargets
}

extension EntityQuery {
  /// The processes in which a query may run.
  public typealias ExecutionTargets = IntentExecutionTargets
}
