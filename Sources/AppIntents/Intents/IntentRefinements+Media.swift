// SPDX-License-Identifier: Apache-2.0

/// An intent that takes pictures; on Linux it is like any other.
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
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that starts a live activity; on Linux it is like any other.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}

/// An intent that shows content at a place of the app that its scenes know how to open.
public protocol TargetContentProvidingIntent: SystemIntent {}
