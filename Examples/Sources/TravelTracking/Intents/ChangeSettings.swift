// SPDX-License-Identifier: Apache-2.0

import AppIntents
import SampleStorage

/// Tells the settings.
struct GetSettings: AppIntent {
  static let title: LocalizedStringResource = "Get Settings"
  static let description = IntentDescription("Tells what you have set.", categoryName: "Settings")

  @Dependency private var screen: TravelScreen

  func perform() async throws -> some IntentResult & ReturnsValue<SettingsEntity> & ProvidesDialog {
    screen.open(.settings)
    let settings = SettingsEntity()
    return .result(
      value: settings,
      dialog: "Distances are in \(settings.unit), and ways begin at \(settings.defaultPlace).")
  }
}

/// Sets what distances are told in.
struct ChangeUnit: SetValueIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Change Unit"
  static let description = IntentDescription(
    "Sets what distances are told in.", categoryName: "Settings")

  @Parameter(title: "Unit", requestValueDialog: "Kilometers or miles?")
  var value: DistanceUnit

  @Dependency private var atlas: Atlas

  static var parameterSummary: some ParameterSummary {
    Summary("Tell distances in \(\.$value)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let unit = value
    undoManager?.register(
      try atlas.store.changeSettings { $0.unit = unit }, in: atlas.store,
      named: String(localized: "Change Unit")
    ) { try $0.apply($1) }
    return .result(dialog: "Distances are in \(unit) from now on.")
  }
}

/// Sets the landmark where ways begin.
struct ChangeDefaultPlace: UndoableIntent {
  static let title: LocalizedStringResource = "Change Default Place"
  static let description = IntentDescription(
    "Sets the landmark where ways begin.", categoryName: "Settings")

  @Parameter(title: "Landmark", requestValueDialog: "Where are you?")
  var landmark: LandmarkEntity

  @Dependency private var atlas: Atlas

  static var parameterSummary: some ParameterSummary {
    Summary("Begin all ways at \(\.$landmark)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let id = landmark.id
    undoManager?.register(
      try atlas.store.changeSettings { $0.defaultPlace = id }, in: atlas.store,
      named: String(localized: "Change Default Place")
    ) { try $0.apply($1) }
    return .result(dialog: "Ways begin at \(landmark).")
  }
}
