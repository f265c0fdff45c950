// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Makes a file about a landmark.
struct ExportLandmark: AppIntent {
  static let title: LocalizedStringResource = "Export Landmark"
  static let description = IntentDescription(
    "Makes a file about a landmark.", categoryName: "Landmarks", resultValueName: "File")

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark?")
  var landmark: LandmarkEntity

  @Parameter(title: "Format", default: .text)
  var format: ExportFormat

  static var parameterSummary: some ParameterSummary {
    Summary("Export \(\.$landmark) as \(\.$format)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> & ProvidesDialog {
    let type: UTType = format == .json ? .json : .plainText
    let file = IntentFile(
      data: try await landmark.exported(as: type),
      filename: "\(landmark.name).\(format == .json ? "json" : "txt")", type: type)
    return .result(value: file, dialog: "\(landmark) is ready as \(file.filename).")
  }
}

/// What a file about a landmark is made for.
enum ExportFormat: String, AppEnum {
  case text, json

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Format"
  static let caseDisplayRepresentations: [ExportFormat: DisplayRepresentation] = [
    .text: DisplayRepresentation(title: "Text", synonyms: ["A page"]),
    .json: DisplayRepresentation(title: "JSON", synonyms: ["GeoJSON", "A map"]),
  ]
}
