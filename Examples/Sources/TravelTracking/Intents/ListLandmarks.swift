// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Names the landmarks of a continent.
struct ListLandmarks: AppIntent {
  static let title: LocalizedStringResource = "List Landmarks"
  static let description = IntentDescription(
    "Names the landmarks of a continent.", categoryName: "Landmarks",
    resultValueName: "Landmarks")

  @Parameter(title: "Continent", requestValueDialog: "On which continent?")
  var continent: Continent

  @Dependency private var atlas: Atlas

  static var parameterSummary: some ParameterSummary {
    Summary("List the landmarks in \(\.$continent)")
  }

  func perform() async throws
    -> some IntentResult & ReturnsValue<[LandmarkEntity]> & ProvidesDialog
  {
    let landmarks = atlas.entities(Landmarks.all.filter { $0.continent == continent })
    let names = landmarks.map(\.title)
    return .result(
      value: landmarks,
      dialog: IntentDialog(
        full: "\(continent) has \(names.count): \(names.joined(separator: ", ")).",
        supporting: "\(names.map { "• \($0)" }.joined(separator: "\n"))"))
  }
}
