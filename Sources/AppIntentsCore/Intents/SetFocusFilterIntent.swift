// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An intent with which an app follows the Focus that a person has turned on.
///
/// Linux has no Focus: nothing performs such an intent by itself, and what it declares is kept as
/// metadata. A phrase or a call performs it like any other.
///
/// - Important: Metadata only. There is no Focus; no filter is ever on.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// What the app tells the system about the Focus.
  var appContext: FocusFilterAppContext { get }

  /// The configurations that a person is offered, the best first.
  ///
  /// - Parameter context: The Focus for which they are meant.
  /// - Returns: The configurations; none, unless the intent says otherwise.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  /// A context without a filter.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// The configuration of the Focus that is on.
  ///
  /// - Throws: ``SetFocusFilterIntentError/notFound``, always, since Linux has no Focus.
  public static var current: Self {
    get async throws { throw SetFocusFilterIntentError.notFound }
  }

  /// No configurations.
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] { [] }

  /// Says that ``appContext`` has changed; nobody asks for it here.
  public static func invalidateFocusFilterAppContext() {}
}

/// What an app tells the system about a Focus.
///
/// - Important: Metadata only. There is no Focus; no filter is ever on.
public struct FocusFilterAppContext {
  /// Which notifications are let through, judged by their filter criteria.
  public let notificationFilterPredicate: NSPredicate?

  /// What the identifiers of an app's scenes begin with.
  public let targetContentIdentifierPrefix: String?

  /// A context.
  ///
  /// - Parameters:
  ///   - notificationFilterPredicate: Which notifications are let through; nil lets all.
  ///   - targetContentIdentifierPrefix: What the identifiers of the app's scenes begin with.
  public init(
    notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
  ) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// The Focus for which an app suggests configurations.
///
/// - Important: Metadata only. There is no Focus; no filter is ever on.
public struct FocusFilterSuggestionContext: Equatable, Hashable, Sendable {
  package init() {}
}

/// Why the configuration of the Focus is not to be had.
///
/// - Important: Metadata only. There is no Focus; no filter is ever on.
public enum SetFocusFilterIntentError: Error, Equatable, Hashable, Sendable {
  /// No Focus is on, or none with a configuration for the app.
  case notFound
  /// The app may not ask.
  case forbidden
}
