// SPDX-License-Identifier: Apache-2.0

/// How the program that embeds the engine shows an app.
///
/// ```swift
/// var configuration = EngineConfiguration()
/// configuration.foreground = ForegroundHandler { application in
///   try await windows.show(application)
/// }
/// ```
///
/// Unless told otherwise every app may be shown, and nothing more happens than the event
/// ``ConversationEvent/foreground(application:)``.
public struct ForegroundHandler: Sendable {
  /// Whether an app can be shown now; given the app's name.
  public var isAvailable: @Sendable (_ application: String) -> Bool

  /// Shows an app; given the app's name.
  public var show: @Sendable (_ application: String) async throws -> Void

  /// Makes a handler.
  ///
  /// - Parameters:
  ///   - show: Shows an app; what it throws ends the intent.
  ///   - isAvailable: Whether an app can be shown now.
  public init(
    show: @escaping @Sendable (_ application: String) async throws -> Void = { _ in },
    isAvailable: @escaping @Sendable (_ application: String) -> Bool = { _ in true }
  ) {
    self.isAvailable = isAvailable
    self.show = show
  }
}
