// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime

enum Room: String, AppEnum {
  case kitchen, bedroom
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Room"
  static let caseDisplayRepresentations: [Room: DisplayRepresentation] = [
    .kitchen: "Kitchen", .bedroom: "Bedroom",
  ]
}

struct LightUp: AppIntent {
  static let title: LocalizedStringResource = "Light Up"
  @Parameter(title: "Room") var room: Room

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The \(room.rawValue) light is on.")
  }
}

struct Lights: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: LightUp(), phrases: ["Light up the \(\.$room) with \(.applicationName)"])
  }
  static let applicationName: ApplicationName = "Lights"
}

let engine = try await PhraseEngine(Lights.self)
switch await engine.resolve("light up the kitchen with lights") {
case .match(let match): print(try await match.perform().dialog ?? "Done.")
case .ambiguous(let ambiguity): print(ambiguity.question)
case .missing(let missing): print("It lacks \(missing.parameters.joined(separator: ", ")).")
case .none(let miss): print(miss.explanation)
}
