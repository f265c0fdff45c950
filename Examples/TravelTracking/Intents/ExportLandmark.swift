// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Makes a text file about a landmark.
struct ExportLandmark: AppIntent {
  static let title: LocalizedStringResource = "Export Landmark"
  static let description = IntentDescription(
    "Makes a file about a landmark.", categoryName: "Landmarks", resultValueName: "File")

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark?")
  var landmark: LandmarkEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Export \(\.$landmark)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> & ProvidesDialog {
    let file = IntentFile(
      data: Data(landmark.page.utf8), filename: "\(landmark.name).txt", type: .plainText)
    return .result(value: file, dialog: "\(landmark.name) is ready as \(file.filename).")
  }
}

extension LandmarkEntity {
  /// All that is known about it, a line each.
  var page: String {
    let place = landmark.coordinate
    let lines = [
      name, "\(country), \(continent)", "\(place.latitude), \(place.longitude)",
      landmark.size.map { "\($0.title): \($0.text(in: .kilometers))" }, about,
    ]
    return lines.compactMap(\.self).joined(separator: "\n") + "\n"
  }
}
