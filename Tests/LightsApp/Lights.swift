// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import Synchronization

/// The lights of a house, which change while the app runs.
enum House {
  static let lights = Mutex(["Kitchen": false, "Hall": false])
}

struct Light: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Light"
  static let defaultQuery = LightQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(id)", image: .init(systemName: "lightbulb"))
  }
}

struct LightQuery: EnumerableEntityQuery, EntityStringQuery {
  func allEntities() async throws -> [Light] {
    House.lights.withLock { $0.keys.sorted().map(Light.init) }
  }
  func suggestedEntities() async throws -> [Light] { try await allEntities() }
  func entities(matching string: String) async throws -> [Light] {
    // One that no list has.
    string.lowercased() == "moon" ? [Light(id: "Moon")] : []
  }
  func entities(for identifiers: [String]) async throws -> [Light] { identifiers.map(Light.init) }
}

struct SwitchLight: UndoableIntent {
  static let title: LocalizedStringResource = "Switch Light"
  @Parameter(title: "Light") var light: Light
  @Parameter(title: "Brightness", inclusiveRange: (1, 100), requestValueDialog: "How bright?")
  var brightness: Int

  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog {
    if brightness > 90 {
      try await requestConfirmation(actionName: .continue, dialog: "\(light.id) at \(brightness)?")
    }
    let name = light.id
    House.lights.withLock { $0[name] = true }
    undoManager?.registerUndo(withTarget: Switchboard.shared) { _ in
      House.lights.withLock { $0[name] = false }
    }
    undoManager?.setActionName("Switch \(name)")
    return .result(value: brightness, dialog: "\(name) is at \(brightness) percent.")
  }
}

/// What undoing works on.
final class Switchboard: Sendable {
  static let shared = Switchboard()
}

struct ShowLights: AppIntent {
  static let title: LocalizedStringResource = "Show Lights"

  func perform() async throws -> some ProvidesDialog {
    let lit = House.lights.withLock { $0.filter(\.value).keys.sorted() }
    return .result(dialog: lit.isEmpty ? "All dark." : "Lit: \(lit.joined(separator: ", ")).")
  }
}

struct AddLight: AppIntent {
  static let title: LocalizedStringResource = "Add Light"
  @Parameter(title: "Name", requestValueDialog: "What is it called?") var name: String

  func perform() async throws -> some ProvidesDialog {
    let name = name
    House.lights.withLock { $0[name] = false }
    LightsShortcuts.updateAppShortcutParameters()
    return .result(dialog: "Added \(name).")
  }
}

/// What goes wrong in a house.
enum Trouble: String, AppEnum {
  case hang, crash, refuse
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Trouble"
  static let caseDisplayRepresentations: [Trouble: DisplayRepresentation] = [
    .hang: "Hang", .crash: "Crash", .refuse: "Refuse",
  ]
}

struct MakeTrouble: AppIntent {
  static let title: LocalizedStringResource = "Make Trouble"
  @Parameter(title: "Trouble") var trouble: Trouble

  func perform() async throws -> some ProvidesDialog {
    switch trouble {
    case .hang:
      // Whoever gives it up sees when it began, and that it was told.
      House.lights.withLock { $0["Emergency"] = true }
      defer { House.lights.withLock { $0["Emergency"] = false } }
      try await Task.sleep(for: .seconds(100_000))
    case .crash: exit(1)
    case .refuse: throw Refusal()
    }
    return .result(dialog: "Nothing happened.")
  }

  struct Refusal: Error, CustomStringConvertible { let description = "The fuse is out" }
}

struct LightsShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Lights"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: SwitchLight(),
      phrases: [
        "Switch on \(\.$light) in \(.applicationName)", "Switch a light in \(.applicationName)",
      ])
    AppShortcut(intent: ShowLights(), phrases: ["Show \(.applicationName)"])
    AppShortcut(intent: AddLight(), phrases: ["Add a light to \(.applicationName)"])
    AppShortcut(
      intent: MakeTrouble(), phrases: ["Make \(\.$trouble) trouble in \(.applicationName)"])
  }
}
