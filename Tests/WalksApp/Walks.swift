// SPDX-License-Identifier: Apache-2.0

import AppIntents

enum Activity: String, AppEnum {
  case hiking, biking
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Activity"
  static let caseDisplayRepresentations: [Activity: DisplayRepresentation] = [
    .hiking: "Hiking",
    .biking: DisplayRepresentation(title: "Mountain Biking", synonyms: ["Cycling"]),
  ]
}

struct Walk: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Walk"
  static let defaultQuery = WalkQuery()
  let id: String
  let name: String
  var displayRepresentation: DisplayRepresentation { "\(name)" }

  static let all = [
    Walk(id: "w1", name: "Fern Hill"), Walk(id: "w2", name: "Fern Valley"),
    Walk(id: "w3", name: "Sea Cliffs"),
  ]
}

struct WalkQuery: EnumerableEntityQuery, EntityStringQuery {
  func allEntities() async throws -> [Walk] { Walk.all }
  func entities(matching string: String) async throws -> [Walk] {
    Walk.all.filter { $0.name.lowercased().contains(string.lowercased()) }
  }
}

/// Begun by no phrase.
struct SuggestWalks: AppIntent {
  static let title: LocalizedStringResource = "Suggest Walks"
  static let persistentIdentifier = "walks.suggest"

  @Parameter(title: "Activity", requestValueDialog: "What do you like to do?")
  var activity: Activity
  @Parameter(title: "Most", default: 3, inclusiveRange: (1, 10)) var atMost: Int
  @Parameter(
    title: "Which", default: false, displayName: .init(true: "Favorites", false: "All"))
  var onlyFavorites: Bool

  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog {
    .result(
      value: atMost, dialog: "\(atMost) for \(activity.rawValue), favorites \(onlyFavorites).")
  }
}

struct StartWalk: AppIntent {
  static let title: LocalizedStringResource = "Start Walk"
  @Parameter(title: "Walk") var walk: Walk
  @Parameter(title: "Along", size: IntentCollectionSize(min: 1, max: 2)) var along: [Walk]?

  func perform() async throws -> some ProvidesDialog {
    try await requestConfirmation(actionName: .go, dialog: "Start \(walk.name)?")
    let names = (along ?? []).map(\.name).joined(separator: " + ")
    return .result(dialog: "Started \(walk.name)\(names.isEmpty ? "" : " with \(names)").")
  }
}

struct LogWalk: AppIntent {
  static let title: LocalizedStringResource = "Log Walk"
  static let isDiscoverable = false

  @Parameter(title: "Time", defaultUnit: UnitDuration.minutes, supportsNegativeNumbers: false)
  var time: Measurement<UnitDuration>
  @Parameter(title: "Climb", defaultUnit: UnitLength.meters) var climb: Measurement<UnitLength>?
  @Parameter(title: "Day", kind: .date) var day: Date?
  @Parameter(title: "Tags") var tags: [String]?
  @Parameter(title: "Steps", inclusiveRange: (0, .max)) var steps: Int?

  func perform() async throws -> some ProvidesDialog {
    let parts: [String?] = [
      "\(time.value) \(time.unit == .minutes ? "min" : time.unit.symbol)",
      climb.map { "\($0.value) \($0.unit.symbol)" },
      day.map { $0.formatted(Date.ISO8601FormatStyle(timeZone: .current).year().month().day()) },
      tags.map { $0.joined(separator: "|") }, steps.map { "\($0) steps" },
    ]
    return .result(dialog: "\(parts.compactMap(\.self).joined(separator: ", "))")
  }
}

struct AddPhoto: AppIntent {
  static let title: LocalizedStringResource = "Add Photo"
  @Parameter(title: "Photo", supportedContentTypes: [.png, .jpeg]) var photo: IntentFile
  @Parameter(title: "Fails", default: false) var fails: Bool

  func perform() async throws -> some ProvidesDialog {
    if fails { throw Torn() }
    return .result(dialog: "\(photo.filename): \(photo.data.count) bytes.")
  }

  struct Torn: Error, CustomStringConvertible { let description = "the album is torn" }
}

/// Nobody can fill its parameter.
struct InvitePerson: AppIntent {
  static let title: LocalizedStringResource = "Invite Person"
  @Parameter(title: "Person") var person: IntentPerson
  func perform() async throws -> some IntentResult { .result() }
}

enum Pond {
  struct Water: AppIntent {
    static let title: LocalizedStringResource = "Water"
    func perform() async throws -> some ProvidesDialog { .result(dialog: "The pond is full.") }
  }
  struct Shortcuts: AppShortcutsProvider {
    static let applicationName: ApplicationName = "Pond"
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: Water(), phrases: ["Water the \(.applicationName)"])
    }
  }
}

enum Garden {
  struct Water: AppIntent {
    static let title: LocalizedStringResource = "Water"
    func perform() async throws -> some ProvidesDialog { .result(dialog: "The garden is wet.") }
  }
  struct Shortcuts: AppShortcutsProvider {
    static let applicationName: ApplicationName = "Garden"
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: Water(), phrases: ["Water the \(.applicationName)"])
      AppShortcut(
        intent: StartWalk(), phrases: ["Walk \(\.$walk) from the \(.applicationName)"],
        shortTitle: "Set Off")
      AppShortcut(intent: InvitePerson(), phrases: ["Invite people to the \(.applicationName)"])
      AppShortcut(intent: InvitePerson(), phrases: ["Ask people to the \(.applicationName)"])
    }
  }
}

/// Intents that no shortcut starts.
struct WalksPackage: AppIntentsPackage {
  static var intents: [any AppIntent.Type] {
    [SuggestWalks.self, LogWalk.self, AddPhoto.self]
  }
}
