// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Opens a collection's page.
struct OpenCollection: OpenIntent, TargetContentProvidingIntent {
  static let title: LocalizedStringResource = "Open Collection"
  static let description = IntentDescription(
    "Opens one of your collections.", categoryName: "Collections")

  @Parameter(title: "Collection", requestValueDialog: "Which collection?")
  var target: CollectionEntity

  @Dependency private var screen: TravelScreen

  static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$target)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    screen.open(.collection(target.id))
    let names = target.landmarks.map(\.title).joined(separator: ", ")
    return .result(
      dialog: names.isEmpty ? "\(target.name) is empty." : "\(target.name) has \(names).",
      view: CollectionCard(collection: target))
  }
}
