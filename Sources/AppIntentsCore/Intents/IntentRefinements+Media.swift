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
/// - Important: Metadata only. The intent runs like any other; there is no system that manages its
///   sound.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that starts a live activity; on Linux it is like any other.
///
/// - Important: Metadata only. The intent runs like any other; there are no live activities.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// An intent that shows content at a place of the app that its scenes know how to open.
///
/// - Important: Metadata only. There are no scenes; `perform()` shows the content itself.
public protocol TargetContentProvidingIntent: SystemIntent {}
