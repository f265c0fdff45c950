// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import Synchronization

/// What the places app has.
final class Places: Sendable {
  private let stored = Mutex<[Place]>([])
  private let opened = Mutex<[String]>([])
  private let isFailing = Mutex(false)

  struct Bound: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "the atlas is at the binder's" }
  }

  func all() throws -> [Place] {
    if isFailing.withLock(\.self) { throw Bound() }
    return stored.withLock(\.self)
  }
  func fail(_ isFailing: Bool) { self.isFailing.withLock { $0 = isFailing } }
  var openedTitles: [String] { opened.withLock(\.self) }
  func set(_ places: [Place]) { stored.withLock { $0 = places } }
  func open(_ title: String) { opened.withLock { $0.append(title) } }

  static let standard = [
    Place("fuji", "Mount Fuji", "Asia", note: "Snow on the top; says \"hello\" AND waves"),
    Place("gobi", "Gobi", "Asia", note: "A desert"),
    Place("blanc", "Élan Blanc", "Europe", note: "asia is far from here"),
    Place("kyoto", "京都の駅", "Asia", note: ""),
  ]
}

struct Place: IndexedEntity {
  let id: String
  @Property(title: "Name") var name: String
  @Property(title: "Note", indexingKey: \.contentDescription) var note: String
  @Property(title: "Secret") var secret: String
  let continent: String

  init(_ id: String, _ name: String, _ continent: String, note: String) {
    self.id = id
    self.continent = continent
    self.name = name
    self.note = note
    secret = "hidden"
  }

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Place", synonyms: ["Sight"])
  static let defaultQuery = PlaceQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)", subtitle: "\(continent)", synonyms: ["\(id) the great"])
  }
}

struct PlaceQuery: EnumerableEntityQuery {
  @Dependency private var places: Places
  func allEntities() async throws -> [Place] { try places.all() }
}

struct OpenPlace: OpenIntent {
  static let title: LocalizedStringResource = "Open Place"
  @Parameter(title: "Place") var target: Place
  @Dependency private var places: Places

  func perform() async throws -> some IntentResult & ProvidesDialog {
    places.open(target.name)
    return .result(dialog: "Here is \(target.name).")
  }
}

struct AtlasShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: OpenPlace(), phrases: ["Show \(\.$target) in \(.applicationName)"])
  }
  static let applicationName: ApplicationName = "Atlas"
}
