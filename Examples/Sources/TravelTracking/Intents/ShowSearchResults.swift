// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Shows what a search finds.
struct ShowSearchResults: AppIntent {
  static let title: LocalizedStringResource = "Search"
  static let description = IntentDescription(
    "Finds landmarks and collections by any word.", categoryName: "Landmarks",
    resultValueName: "Results")

  @Parameter(title: "Text", requestValueDialog: "What are you looking for?")
  var text: String

  @Dependency private var atlas: Atlas
  @Dependency private var screen: TravelScreen

  static var parameterSummary: some ParameterSummary {
    Summary("Search for \(\.$text)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[SearchResult]> & ProvidesDialog {
    screen.open(.search(text))
    let found = try atlas.search(text)
    return .result(value: found, dialog: .results(found, for: text))
  }
}

extension IntentDialog {
  /// Names the first few of what was found, and how many there are.
  static func results(_ found: [SearchResult], for text: String) -> IntentDialog {
    guard !found.isEmpty else { return "There is nothing about “\(text)”." }
    let shown = found.prefix(5).map(\.title).joined(separator: ", ")
    let all = found.map { "• \($0.title)" }.joined(separator: "\n")
    return IntentDialog(
      full: found.count > 5 ? "\(shown) and \(found.count - 5) more." : "\(shown).",
      supporting: "\(all)")
  }
}
