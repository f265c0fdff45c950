// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Opens a landmark's page.
struct OpenLandmark: OpenIntent, TargetContentProvidingIntent, PredictableIntent {
  static let title: LocalizedStringResource = "Open Landmark"
  static let description = IntentDescription(
    "Opens the page of a landmark.", categoryName: "Landmarks")

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark?")
  var target: LandmarkEntity

  @Dependency private var screen: TravelScreen

  static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$target)")
  }

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$target) { landmark in
      DisplayRepresentation(title: "See \(landmark) again", subtitle: landmark.landmark.place)
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    screen.open(.landmark(target.id))
    return .result(
      dialog: "Opened \(target). \(target.about)",
      snippetIntent: LandmarkSnippet(landmark: target))
  }
}
