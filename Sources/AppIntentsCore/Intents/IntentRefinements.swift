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
/// A voice says nothing after it, so that people hear what it plays; where there is a screen, its
/// answer is shown.
///
/// - Important: Partial. Nothing lowers other sound for it.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that plays or stops sound.
///
/// A voice says nothing after it, so that people hear what it plays; where there is a screen, its
/// answer is shown.
///
/// - Important: Partial. Nothing lowers other sound for it.
public protocol AudioStartingIntent: AudioPlaybackIntent {}

/// An intent that starts to record sound.
///
/// - Important: Metadata only. The intent runs like any other: a microphone that `phrase listen` has
///   open stays open.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that shows an activity while it lasts.
///
/// - Important: Metadata only. The intent runs like any other; there are no live activities.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that took the place of one from the older framework.
///
/// Lists and metadata name the older class, so that what was kept under its name can be carried over.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the older intent's class.
  static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
  /// The name of the older intent's class, by which it was known.
  public static var persistentIdentifier: String { intentClassName }
}

/// An intent that another one replaces.
///
/// It runs as before; `phrase lint` warns of shortcuts with it, and lists and metadata say what to
/// use in its place.
public protocol DeprecatedAppIntent: AppIntent {
  /// The intent to use in its place, `Never` where there is none.
  associatedtype ReplacementIntent: AppIntent = Never
  /// What people are told.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

extension DeprecatedAppIntent {
  /// What people are told, and the intent to use, if there is one.
  package static var erasedDeprecation:
    (message: LocalizedStringResource, replacement: (any AppIntent.Type)?)
  {
    (deprecation.message, ReplacementIntent.self == Never.self ? nil : ReplacementIntent.self)
  }
}

/// What people are told about an intent that another one replaces.
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
