// SPDX-License-Identifier: Apache-2.0

/// An intent that takes pictures; on Linux it is like any other.
///
/// - Important: Metadata only. The intent runs like any other; there is no lock screen with a
///   camera.
public protocol CameraCaptureIntent: SystemIntent {
  /// What the app keeps about its camera.
  associatedtype AppContext: Codable = Never
}

extension CameraCaptureIntent {
  /// What the app keeps about its camera for the lock screen: nothing, since Linux has none.
  public static var appContext: AppContext? { get async throws { nil } }

  /// Keeps something about the camera for the lock screen; forgotten at once, since Linux has none.
  ///
  /// - Parameter appContext: What would be kept.
  /// - Throws: Nothing here.
  public static func updateAppContext(_ appContext: AppContext) async throws {}
}

/// An intent that sends or ends speech over a push-to-talk channel; on Linux it is like any other.
///
/// - Important: Metadata only. The intent runs like any other; there are no channels to talk over.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that starts a live activity; on Linux it is like any other.
///
/// - Important: Metadata only. The intent runs like any other; there are no live activities.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// An intent that shows content at a place of the app.
///
/// When the app comes to the front, the program around the engine gets the intent and shows the
/// content, so that `perform()` need not; a program in another process is told the identifier.
public protocol TargetContentProvidingIntent: AppIntent {
  /// What the place is known by; the name of the intent's type, unless the intent says otherwise.
  var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
  /// The name of the type.
  public var contentIdentifier: String { String(describing: Self.self) }
}
