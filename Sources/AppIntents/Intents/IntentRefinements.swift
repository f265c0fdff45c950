// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An intent that configures something a screen shows; it is chosen, not performed.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Returns at once.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that configures a control; it is chosen, not performed.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// Returns at once.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that plays or stops sound.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that plays or stops sound.
public protocol AudioStartingIntent: AudioPlaybackIntent {}

/// An intent that starts to record sound.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that shows an activity while it lasts.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that took the place of one from the older framework.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the older intent's class.
  static var intentClassName: String { get }
}

/// An intent that another one replaces.
public protocol DeprecatedAppIntent: AppIntent {
  /// The intent to use in its place.
  associatedtype ReplacementIntent: AppIntent
  /// What people are told.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// What people are told about an intent that another one replaces.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// The sentence.
  public let message: LocalizedStringResource

  /// Creates a notice.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type) {
    self.message = message
  }

  /// Creates a notice about an intent whose replacement the context names.
  public init(message: LocalizedStringResource) {
    self.message = message
  }
}
