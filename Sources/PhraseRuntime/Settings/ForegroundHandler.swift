// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore

/// How the program that embeds the engine shows an app, a place of it, or an address.
///
/// ```swift
/// var configuration = EngineConfiguration()
/// configuration.foreground = ForegroundHandler { application in
///   try await windows.show(application)
/// }
/// configuration.foreground.openURL = { url, _ in await desktop.open(url) }
/// ```
///
/// Unless told otherwise every app may be shown, and nothing more happens than the event
/// ``ConversationEvent/foreground(application:content:)``; an address is said.
public struct ForegroundHandler: Sendable {
  /// Whether an app can be shown now; given the app's name.
  public var isAvailable: @Sendable (_ application: String) -> Bool

  /// Shows an app; given the app's name.
  public var show: @Sendable (_ application: String) async throws -> Void

  /// Shows what an intent is about, once its app is at the front and before it is performed.
  ///
  /// What it throws ends the intent. It is for what a view on Apple's platforms does in
  /// `onAppIntentExecution`:
  ///
  /// ```swift
  /// configuration.foreground.showContent = { intent in
  ///   if let open = intent as? OpenBook { await shelf.scroll(to: open.target.id) }
  /// }
  /// ```
  public var showContent:
    @Sendable (_ intent: any TargetContentProvidingIntent) async throws -> Void = {
      _ in
    }

  /// Opens an address; given the address and the name of the app that wants it, it returns whether
  /// the address is open now.
  ///
  /// It is asked for each `OpenURLIntent`, with a conversation or without, and for the
  /// `applicationURL` of an app that comes to the front. Where it returns false, as it does unless
  /// set, an intent's address is said, and is the value where there is no other.
  public var openURL: @Sendable (_ url: URL, _ application: String) async -> Bool = { _, _ in false
  }

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
