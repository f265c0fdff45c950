// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime

@testable import PhraseWyoming

/// A catalog file as people write one: two parameters that may be missing, one of them a room.
enum House {
  static let json = """
    {"applications": [{"name": "House", "synonyms": ["Home"]}],
     "shortcuts": [
       {"intent": "TurnOn",
        "phrases": ["Turn on the lights in ${applicationName}",
                    "Turn on the ${room} lights in ${applicationName}"],
        "slots": {"room": {"list": "rooms"}}, "run": ["echo", "On: ${room}."]},
       {"intent": "Dim", "phrases": ["Dim the lights to ${level} in ${applicationName}"],
        "slots": {"level": {"kind": "number"}}, "run": ["echo", "At ${level}."]},
       {"intent": "Play",
        "phrases": ["Play an album in ${applicationName}", "Play ${album} in ${applicationName}"],
        "slots": {"album": {"list": "albums"}}, "run": ["echo", "Playing ${album}."]},
       {"intent": "Fail", "phrases": ["Break in ${applicationName}"],
        "run": ["/bin/sh", "-c", "echo It is broken >&2; exit 3"]}],
     "lists": {
       "rooms": [{"id": "k", "title": "Kitchen"}, {"id": "b", "title": "Bed Room"}],
       "albums": [{"title": "Blue Train"}, {"title": "Giant Steps"}, {"title": "Kitchen Songs"}]}}
    """

  static func engine() async throws -> PhraseEngine {
    try await PhraseEngine(catalog: Catalog(json: Data(json.utf8)))
  }

  static func services(
    _ settings: SatelliteSettings = SatelliteSettings()
  ) async throws -> WyomingServices {
    WyomingServices(engine: try await engine(), settings: settings)
  }
}

/// An app as it is declared in Swift.
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
  @Parameter(title: "Level") var level: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The \(room.rawValue) is at \(level).")
  }
}

/// An intent that asks before it does anything.
struct Darken: AppIntent {
  static let title: LocalizedStringResource = "Darken"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Switch everything off?")
    return .result(dialog: "It is dark.")
  }
}

struct Lights: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: Darken(), phrases: ["Darken the house with \(.applicationName)"])
    AppShortcut(
      intent: LightUp(),
      phrases: [
        "Light up the \(\.$room) with \(.applicationName)", "Light up with \(.applicationName)",
      ])
  }
  static let applicationName: ApplicationName = "Lights"
}
