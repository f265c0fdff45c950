// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Shows what a search finds, as the schema for searching in an app has it.
///
/// Where the trait `Macros` is on, `@AppIntent(schema: .system.search)` writes the schema.
struct ShowSearchResults: ShowInAppSearchResultsIntent, AssistantSchemaIntent {
  static let _appSchema = AppSchema.Intent.system.search
  static let title: LocalizedStringResource = "Search"
  static let description = IntentDescription(
    "Finds landmarks and collections by any word.", categoryName: "Landmarks",
    resultValueName: "Results")

  @Parameter(title: "Text", requestValueDialog: "What are you looking for?")
  var criteria: StringSearchCriteria

  @Dependency private var atlas: Atlas
  @Dependency private var screen: TravelScreen

  static var parameterSummary: some ParameterSummary {
    Summary("Search for \(\.$criteria)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[SearchResult]> & ProvidesDialog {
    screen.open(.search(criteria.term))
    let found = try atlas.search(criteria.term)
    return .result(value: found, dialog: .results(found, for: criteria.term))
  }
}

extension IntentDialog {
  /// Names the first few of what was found, and how many there are.
  static func results(_ found: [SearchResult], for text: String) -> IntentDialog {
    guard !found.isEmpty else { return "There is nothing about “\(text)”." }
    let shown = found.prefix(5).map(\.title).joined(separator: ", ")
    return found.count > 5 ? "\(shown) and \(found.count - 5) more." : "\(shown)."
  }
}
