// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Names what is on a picture that the person describes, and shows it in the app.
struct IdentifyPicture: AppIntent {
  static let title: LocalizedStringResource = "Identify a Picture"
  static let description = IntentDescription(
    "Names the landmark that is on a picture.", categoryName: "Landmarks",
    resultValueName: "Results")

  @Parameter(title: "Description", requestValueDialog: "What is on the picture?")
  var picture: String

  static var parameterSummary: some ParameterSummary {
    Summary("Find what looks like \(\.$picture)")
  }

  func perform() async throws
    -> some IntentResult & ReturnsValue<[SearchResult]> & OpensIntent & ProvidesDialog
  {
    let small: Set<Substring> = ["a", "an", "the", "of", "in", "on", "with", "and"]
    let words = picture.lowercased().split(separator: " ").filter { !small.contains($0) }
    let content = SemanticContentDescriptor(labels: words.map(String.init))
    let found = try await PictureQuery().values(for: content)
    return .result(
      value: found, opensIntent: ShowPictureResults(content),
      dialog: .results(found, for: picture))
  }
}

/// Opens the app's search with what is on a picture, as the schema of that name has it.
///
/// Where the trait `Macros` is on, `@AppIntent(schema:)` writes the schema and `@Parameter`.
struct ShowPictureResults: AssistantSchemaIntent {
  static let _appSchema = AppSchema.Intent.visualIntelligence.semanticContentSearch

  @Parameter var semanticContent: SemanticContentDescriptor

  @Dependency private var screen: TravelScreen

  init() {}

  init(_ semanticContent: SemanticContentDescriptor) {
    self.semanticContent = semanticContent
  }

  func perform() async throws -> some IntentResult {
    screen.open(.search(semanticContent.labels.joined(separator: " ")))
    return .result()
  }
}
