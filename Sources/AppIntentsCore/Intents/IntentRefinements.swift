// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An intent that configures something a screen shows; it is chosen, not performed.
///
/// - Important: Metadata only. There are no widgets; nothing offers the configuration.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Returns at once.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that configures a control; it is chosen, not performed.
///
/// - Important: Metadata only. There are no controls; nothing offers the configuration.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// Returns at once.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that plays or stops sound.
///
/// - Important: Metadata only. The intent runs like any other; there is no system that manages its
///   sound.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that plays or stops sound.
///
/// - Important: Metadata only. The intent runs like any other; there is no system that manages its
///   sound.
public protocol AudioStartingIntent: AudioPlaybackIntent {}

/// An intent that starts to record sound.
///
/// - Important: Metadata only. The intent runs like any other; there is no system that manages its
///   sound.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that shows an activity while it lasts.
///
/// - Important: Metadata only. The intent runs like any other; there are no live activities.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that took the place of one from the older framework.
///
/// - Important: Metadata only. There is no older framework whose shortcuts would be carried over.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the older intent's class.
  static var intentClassName: String { get }
}

/// An intent that another one replaces.
///
/// - Important: Metadata only. The intent still runs, and nobody is told of its replacement.
public protocol DeprecatedAppIntent: AppIntent {
  /// The intent to use in its place, `Never` where there is none.
  associatedtype ReplacementIntent: AppIntent = Never
  /// What people are told.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// What people are told about an intent that another one replaces.
///
/// - Important: Metadata only. The intent still runs, and nobody is told of its replacement.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// The sentence.
  public var message: LocalizedStringResource

  /// The intent to use, if there is one.
  public var replacedBy: ReplacementIntent.Type?

  /// Creates a notice that may name the intent to use.
  ///
  /// - Parameters:
  ///   - message: The sentence.
  ///   - replacedBy: The intent to use.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
    self.message = message
    self.replacedBy = replacedBy
  }

  /// Creates a notice that names the intent to use and says no more.
  ///
  /// - Parameter replacedBy: The intent to use.
  public init(replacedBy: ReplacementIntent.Type) {
    self.init(message: "Use “\(replacedBy.title)”.", replacedBy: replacedBy)
  }

  /// Creates a notice about an intent that nothing replaces.
  ///
  /// - Parameter message: The sentence.
  public init(message: LocalizedStringResource) where ReplacementIntent == Never {
    self.init(message: message, replacedBy: nil)
  }
}
