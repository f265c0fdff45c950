// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Tells how full a landmark is, in the app where it can come to the front.
struct GetCrowdStatus: AppIntent {
  static let title: LocalizedStringResource = "Get Crowd Status"
  static let description = IntentDescription(
    "Tells how crowded a landmark is now.", categoryName: "Landmarks",
    resultValueName: "Crowd Status")
  static let supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  @Parameter(title: "Landmark", requestValueDialog: "Which landmark?")
  var landmark: LandmarkEntity

  @Dependency private var atlas: Atlas
  @Dependency private var screen: TravelScreen

  static var parameterSummary: some ParameterSummary {
    Summary("Get the crowd status of \(\.$landmark)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    guard atlas.crowds.isOpen(landmark.landmark) else {
      return .result(value: 0, dialog: "\(landmark) is closed now, so nobody is there.")
    }
    if systemContext.currentMode.canContinueInForeground {
      do {
        try await continueInForeground(alwaysConfirm: false)
        screen.open(.crowd(landmark.id))
      } catch {
        // The answer can also be told without the app.
      }
    }
    let status = try await landmark.crowdStatus
    return .result(value: status, dialog: "\(landmark) is \(status) percent full.")
  }
}
