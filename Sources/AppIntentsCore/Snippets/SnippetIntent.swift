// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An intent that makes something to look at, and makes it anew when asked.
///
/// Another intent names it in its result, with its parameters filled. Whenever the snippet has to
/// be fresh, a new intent is made with the same parameters; entities among them are fetched again
/// by their identifiers, all other values stay. So keep only entities and values that never change
/// in parameters, and read everything else in `perform()`.
///
///     struct PlantSnippet: SnippetIntent {
///       static let title: LocalizedStringResource = "Plant"
///
///       @Parameter var plant: Plant
///
///       func perform() async throws -> some IntentResult & ShowsSnippetView {
///         .result(view: PlantCard(plant: plant))
///       }
///     }
///
/// It may be performed at any time and any number of times, so it must change nothing.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Snippet intents are not for lists: they make sense only with what they show.
  public static var isDiscoverable: Bool { false }

  /// Has all snippets of this type that are shown now made anew.
  ///
  /// Returns at once. Calls in quick succession have one effect; nothing shown means no effect.
  public static func reload() {
    for tell in AppEvents.snippetReloads.all(for: Self.self) { tell() }
  }
}

/// A snippet intent that shows nothing.
///
/// It stands in where a result promises a snippet and gives none.
public struct EmptySnippetIntent: SnippetIntent {
  /// The name of the type.
  public static let title: LocalizedStringResource = "Nothing"

  /// Creates the intent.
  public init() {}

  /// Shows nothing.
  public func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: EmptySnippetView())
  }
}
