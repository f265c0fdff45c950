// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// A configuration of a widget and when it matters.
///
/// - Important: Metadata only. There are no widgets to bring forward.
public struct RelevantIntent: Sendable {
  package let intent: any WidgetConfigurationIntent
  package let widgetKind: String
  package let relevance: RelevantContext

  /// A configuration that matters in a context.
  ///
  /// - Parameters:
  ///   - intent: The configuration.
  ///   - widgetKind: The kind of widget.
  ///   - relevance: When it matters.
  public init(
    _ intent: some WidgetConfigurationIntent, widgetKind: String, relevance: RelevantContext
  ) {
    self.intent = intent
    self.widgetKind = widgetKind
    self.relevance = relevance
  }
}

/// Keeps the configurations that an app says matter.
///
/// - Important: Metadata only. There are no widgets to bring forward.
public final class RelevantIntentManager: Sendable {
  /// The keeper of this process.
  public static let shared = RelevantIntentManager()

  private let intents = Mutex<[RelevantIntent]>([])

  private init() {}

  /// Replaces the configurations that matter.
  ///
  /// - Parameter relevantIntents: All of them; none to forget the earlier ones.
  /// - Throws: Nothing here.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
    intents.withLock { $0 = relevantIntents }
  }

  package var relevantIntents: [RelevantIntent] { intents.withLock { $0 } }
}
