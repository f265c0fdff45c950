// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseFinding
import PhraseRuntime

extension EngineConfiguration {
  static var finding: EngineConfiguration {
    var configuration = EngineConfiguration()
    configuration.extensions = [.finding]
    // A machine that is busy with other tests is no slow query.
    configuration.queryLimit = .seconds(600)
    return configuration
  }
}

/// An app of buses and stops, for finding them by their properties.
enum Depot {
  static let noon = Date(timeIntervalSince1970: 1_780_315_200)  // 2026-06-01 12:00 UTC

  static let stops = [
    Halt(id: "a", name: "Market"), Halt(id: "b", name: "École"), Halt(id: "c", name: "Harbour"),
  ]

  static let coaches = [
    Coach(
      1, name: "Line 10", line: 10, fare: 2.5, departure: noon, kind: .express, stop: stops[0],
      note: "step-free", tags: ["night", "sea"]),
    Coach(
      2, name: "line 9", line: 9, fare: .nan, departure: noon + 3_600, kind: .local, stop: stops[1],
      note: nil, tags: []),
    Coach(
      3, name: "École Express", line: 5, fare: 4, departure: noon + 86_400, kind: .express,
      stop: nil, note: "🚌 שלום", tags: ["sea"]),
    Coach(
      4, name: "Zoo", line: 5, fare: 1, departure: nil, kind: .local, stop: stops[2],
      note: "", tags: ["zoo"]),
  ]
}

enum CoachKind: String, AppEnum {
  case local, express
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
  static let caseDisplayRepresentations: [CoachKind: DisplayRepresentation] = [
    .local: "Local", .express: DisplayRepresentation(title: "Express", synonyms: ["Fast"]),
  ]
}

struct Halt: AppEntity {
  let id: String
  let name: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Stop"
  static let defaultQuery = HaltQuery()
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct HaltQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Halt] {
    Depot.stops.filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [Halt] { Depot.stops }
}

struct Coach: AppEntity {
  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Line") var line: Int
  @Property(title: "Fare") var fare: Double
  @Property(title: "Departure") var departure: Date?
  @Property(title: "Kind") var kind: CoachKind
  @Property(title: "First Stop") var stop: Halt?
  @Property(title: "Note") var note: String?
  @Property(title: "Tags") var tags: [String]

  init(
    _ id: Int, name: String, line: Int, fare: Double, departure: Date?, kind: CoachKind,
    stop: Halt?, note: String?, tags: [String]
  ) {
    self.id = id
    self.name = name
    self.line = line
    self.fare = fare
    self.departure = departure
    self.kind = kind
    self.stop = stop
    self.note = note
    self.tags = tags
  }

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Coach", numericFormat: "\(placeholder: .int) coaches", synonyms: ["Bus"])
  static let defaultQuery = CoachQuery()
  static var propertySynonyms: [PartialKeyPath<Coach>: [LocalizedStringResource]] {
    [\.$fare: ["much", "price", "cheap"]]
  }
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct CoachQuery: EnumerableEntityQuery {
  static let findIntentDescription = IntentDescription("Finds coaches.")
  func allEntities() async throws -> [Coach] { Depot.coaches }
}

struct BoardCoach: AppIntent {
  static let title: LocalizedStringResource = "Board Coach"
  @Parameter(title: "Coach") var coach: Coach
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Boarded \(coach.name).")
  }
}

/// Has a phrase that a generated one could take.
struct FindEverything: AppIntent {
  static let title: LocalizedStringResource = "Find Everything"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The declared one.")
  }
}

/// The same coaches behind a property query.
struct Wagon: AppEntity {
  let id: Int
  @Property(title: "Name") var name: String
  @Property(title: "Length") var length: Int
  @Property(title: "Built") var built: Date
  @Property(title: "First Stop") var stop: Halt

  init(_ id: Int, name: String, length: Int, built: Date, stop: Halt) {
    self.id = id
    self.name = name
    self.length = length
    self.built = built
    self.stop = stop
  }

  static let all = [
    Wagon(1, name: "Red", length: 10, built: Depot.noon, stop: Depot.stops[0]),
    Wagon(2, name: "Green", length: 30, built: Depot.noon + 86_400, stop: Depot.stops[1]),
    Wagon(3, name: "Blue", length: 20, built: Depot.noon - 86_400, stop: Depot.stops[1]),
  ]
  /// Known by its number only.
  static let long = Wagon(
    4, name: "Long", length: 1965, built: Depot.noon, stop: Depot.stops[2])
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Wagon"
  static let defaultQuery = WagonQuery()
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct WagonQuery: EntityPropertyQuery {
  typealias Condition = @Sendable (Wagon) -> Bool

  static let properties = QueryProperties {
    Property(\Wagon.$name) {
      EqualToComparator { name -> Condition in { $0.name == name } }
      ContainsComparator { part -> Condition in { $0.name.contains(part) } }
    }
    Property(\Wagon.$length) {
      LessThanComparator { length -> Condition in { $0.length < length } }
      IsBetweenComparator { low, high -> Condition in { $0.length >= low && $0.length <= high } }
    }
    Property(\Wagon.$built) {
      EqualToComparator { date -> Condition in { $0.built == date } }
      IsBetweenComparator { low, high -> Condition in { $0.built >= low && $0.built <= high } }
    }
    Property(\Wagon.$stop) { EqualToComparator { stop -> Condition in { $0.stop.id == stop.id } } }
  }
  static let sortingOptions = SortingOptions { SortableBy(\Wagon.$length) }

  func entities(for identifiers: [Int]) async throws -> [Wagon] {
    (Wagon.all + [Wagon.long]).filter { identifiers.contains($0.id) }
  }

  func entities(
    matching comparators: [Condition], mode: ComparatorMode, sortedBy: [Sort<Wagon>], limit: Int?
  ) async throws -> [Wagon] {
    var found = Wagon.all.filter { wagon in
      mode == .and
        ? comparators.allSatisfy { $0(wagon) } : comparators.contains { $0(wagon) }
    }
    if let sort = sortedBy.first {
      found.sort { sort.order == .ascending ? $0.length < $1.length : $0.length > $1.length }
    }
    return Array(found.prefix(limit ?? found.count))
  }
}

struct CoupleWagon: AppIntent {
  static let title: LocalizedStringResource = "Couple Wagon"
  @Parameter(title: "Wagon") var wagon: Wagon
  func perform() async throws -> some IntentResult { .result() }
}

struct DepotShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BoardCoach(),
      phrases: ["Board \(\.$coach) in \(.applicationName)", "Board a coach in \(.applicationName)"])
    AppShortcut(intent: CoupleWagon(), phrases: ["Couple \(\.$wagon) in \(.applicationName)"])
    AppShortcut(
      intent: FindEverything(), phrases: ["Find all coaches in \(.applicationName)"])
  }
  static let applicationName: ApplicationName = "Depot"
}

/// The same app for people who speak Russian.
struct RussianDepotShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: BoardCoach(), phrases: ["Садись в \(\.$coach) в \(.applicationName)"])
  }
  static let applicationName: ApplicationName = "Депо"
  static let sourceLanguage = "ru"
}
