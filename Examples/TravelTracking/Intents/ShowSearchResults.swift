// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Shows what a search finds.
struct ShowSearchResults: AppIntent {
  static let title: LocalizedStringResource = "Search"
  static let description = IntentDescription(
    "Finds landmarks and collections by any word.", categoryName: "Landmarks")

  @Parameter(title: "Text", requestValueDialog: "What are you looking for?")
  var text: String

  @Dependency private var atlas: Atlas
  @Dependency private var screen: TravelScreen

  func perform() async throws -> some IntentResult & ProvidesDialog {
    screen.open(.search(text))
    let found = try atlas.search(text)
    return .result(dialog: .results(found, for: text))
  }
}

/// Finds the landmark that looks like what is described.
struct IdentifyPicture: AppIntent {
  static let title: LocalizedStringResource = "Identify a Picture"
  static let description = IntentDescription(
    "Names the landmark that is on a picture.", categoryName: "Landmarks",
    resultValueName: "Results")

  @Parameter(title: "Description", requestValueDialog: "What is on the picture?")
  var picture: String

  func perform() async throws
    -> some IntentResult & ProvidesDialog
  {
    let small: Set<Substring> = ["a", "an", "the", "of", "in", "on", "with", "and"]
    let labels = picture.lowercased().split(separator: " ").filter { !small.contains($0) }
    let found = try await PictureQuery().values(
      for: SemanticContentDescriptor(labels: labels.map(String.init)))
    return .result(dialog: .results(found, for: picture))
  }
}

extension IntentDialog {
  /// Names the first few of what was found, and how many there are.
  fileprivate static func results(_ found: [SearchResult], for text: String) -> IntentDialog {
    guard !found.isEmpty else { return "There is nothing about “\(text)”." }
    let shown = found.prefix(5).map(\.name).joined(separator: ", ")
    let all = found.map { "• \($0.name)" }.joined(separator: "\n")
    return IntentDialog(
      full: found.count > 5 ? "\(shown) and \(found.count - 5) more." : "\(shown).",
      supporting: "\(all)")
  }
}
