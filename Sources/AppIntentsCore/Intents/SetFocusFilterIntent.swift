// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An intent with which an app adapts itself to what a person is busy with.
///
/// Linux has no Focus that would perform it: a phrase, a call or a shortcut sets the filter, and from
/// then on ``current`` has its values. To end it is to set it with other values.
///
/// ```swift
/// let filter = try? await WorkFilter.current
/// let accounts = accounts.filter { filter?.account == nil || $0 == filter?.account }
/// ```
///
/// - Important: Partial. A filter is set and read; nothing offers what the intent suggests, or reads
///   what it tells the system.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// What the app tells the system about the Focus.
  var appContext: FocusFilterAppContext { get }

  /// The configurations that a person is offered, the best first.
  ///
  /// - Parameter context: What they are meant for.
  /// - Returns: The configurations; none, unless the intent says otherwise.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  /// A context without a filter.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// The filter that was set last, in the engine that runs this code; outside of any engine, in the
  /// process.
  ///
  /// It is there as soon as `perform()` begins, and as long as the engine. What is done to the copy
  /// changes nothing.
  ///
  /// - Throws: ``SetFocusFilterIntentError/notFound`` where none was set.
  public static var current: Self {
    get async throws {
      let filters = EngineScope.current?.focusFilters ?? .process
      guard let filter = filters.filter(of: Self.self) else {
        throw SetFocusFilterIntentError.notFound
      }
      return filter
    }
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
/// - Important: Metadata only. There are no notifications or scenes to filter; the app asks it itself.
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
/// - Important: Metadata only. There are no settings in which a filter would be suggested.
public struct FocusFilterSuggestionContext: Equatable, Hashable, Sendable {
  package init() {}
}

/// Why a filter is not to be had.
public enum SetFocusFilterIntentError: Error, Equatable, Hashable, Sendable {
  /// None was set.
  case notFound
  /// The app may not ask; here every app may.
  case forbidden
}
