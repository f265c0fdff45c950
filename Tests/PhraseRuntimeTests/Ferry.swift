// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime

/// An app whose parameters follow from one another: lines from the pier, shores from pier and line.
enum Ferry {
  static let piers = [
    Pier(id: "h", name: "Harbour", lines: ["1", "2"]),
    Pier(id: "m", name: "Mill", lines: ["2", "9"]),
    Pier(id: "e", name: "East Side", quarter: "Old Town", lines: ["1"]),
    Pier(id: "w", name: "East Side", quarter: "New Town", lines: ["9"]),
    Pier(id: "c", name: "Closed Pier", lines: []),
  ]

  static let lines = ["1", "2", "9"].map(Line.init)

  static func engine() async throws -> PhraseEngine {
    try await PhraseEngine(FerryShortcuts.self)
  }
}

struct Pier: AppEntity {
  let id: String
  let name: String
  var quarter: String?
  let lines: [String]

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pier"
  static let defaultQuery = PierQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: quarter.map { "\($0)" })
  }
}

struct PierQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Pier] {
    Ferry.piers.filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [Pier] { Ferry.piers }
}

struct Line: AppEntity {
  let id: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Line"
  static let defaultQuery = LineQuery()
  var displayRepresentation: DisplayRepresentation { "Line \(id)" }
}

struct LineQuery: EntityQuery {
  @IntentParameterDependency<NextFerry>(\.$pier) var nextFerry
  @IntentParameterDependency<FavoriteLines>(\.$pier) var favorites
  @IntentParameterDependency<RateLine>(\.$pier) var rating

  func entities(for identifiers: [String]) async throws -> [Line] {
    Ferry.lines.filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> ItemCollection<Line> {
    guard let pier = nextFerry?.pier ?? favorites?.pier ?? rating?.pier else { return .empty }
    let (day, night) = (pier.lines.filter { $0 != "9" }, pier.lines.filter { $0 == "9" })
    return ItemCollection {
      if !day.isEmpty { ItemSection("By day", items: day.map { IntentItem(Line(id: $0)) }) }
      if !night.isEmpty { ItemSection("By night", items: night.map { IntentItem(Line(id: $0)) }) }
    }
  }
}

struct ShoreProvider: DynamicOptionsProvider {
  @IntentParameterDependency<NextFerry>(\.$pier, \.$line) var nextFerry

  func results() async throws -> [String] {
    guard let nextFerry else { return [] }
    return nextFerry.line.id == "9" ? ["Island"] : ["Left Shore", "\(nextFerry.pier.name) Shore"]
  }
  func defaultResult() async -> String? { nextFerry?.line.id == "9" ? "Island" : nil }
}

struct NextFerry: AppIntent {
  static let title: LocalizedStringResource = "Next Ferry"
  static var parameterSummary: some ParameterSummary {
    When(\.$shore, .hasAnyValue) {
      Summary("Show the next ferry of \(\.$line) at \(\.$pier) to \(\.$shore)")
    } otherwise: {
      Summary("Show the next ferry of \(\.$line) at \(\.$pier)")
    }
  }

  // Declared against the order in which they follow from one another.
  @Parameter(title: "Shore", optionsProvider: ShoreProvider()) var shore: String
  @Parameter(title: "Line") var line: Line
  @Parameter(title: "Pier") var pier: Pier

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Line \(line.id) from \(pier.name) (\(pier.id)) to \(shore).")
  }
}

struct FavoriteLines: AppIntent {
  static let title: LocalizedStringResource = "Favorite Lines"
  @Parameter(title: "Pier") var pier: Pier
  @Parameter(title: "Lines", size: IntentCollectionSize(min: 1, max: 2)) var lines: [Line]

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(lines.map(\.id).joined(separator: "+")) at \(pier.name).")
  }
}

/// A parameter that follows from one that may be absent.
struct RateLine: AppIntent {
  static let title: LocalizedStringResource = "Rate Line"
  @Parameter(title: "Pier") var pier: Pier?
  @Parameter(title: "Line") var line: Line

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Line \(line.id) at \(pier?.name ?? "any pier") is fine.")
  }
}

/// Two parameters that wait for each other.
struct Circle: AppIntent {
  static let title: LocalizedStringResource = "Circle"
  @Parameter(title: "Left") var left: LeftEnd
  @Parameter(title: "Right") var right: RightEnd

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(left.id) and \(right.id).")
  }
}

struct LeftEnd: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Left"
  static let defaultQuery = LeftQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct RightEnd: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Right"
  static let defaultQuery = RightQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct LeftQuery: EntityQuery {
  @IntentParameterDependency<Circle>(\.$right) var circle
  func entities(for identifiers: [String]) async throws -> [LeftEnd] {
    identifiers.map(LeftEnd.init)
  }
  func suggestedEntities() async throws -> [LeftEnd] {
    [LeftEnd(id: circle.map { "left of \($0.right.id)" } ?? "left")]
  }
}

struct RightQuery: EntityQuery {
  @IntentParameterDependency<Circle>(\.$left) var circle
  func entities(for identifiers: [String]) async throws -> [RightEnd] {
    identifiers.map(RightEnd.init)
  }
  func suggestedEntities() async throws -> [RightEnd] {
    [RightEnd(id: circle.map { "right of \($0.left.id)" } ?? "right")]
  }
}

struct FerryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: NextFerry(),
      phrases: [
        "Next \(.applicationName)", "Next \(.applicationName) from \(\.$pier)",
        "Next \(\.$line) \(.applicationName)", "Next \(\.$line) \(.applicationName) at \(\.$pier)",
        "Next \(\.$line) \(.applicationName) from \(\.$pier) to \(\.$shore)",
      ])
    AppShortcut(
      intent: FavoriteLines(),
      phrases: [
        "Set favorites in \(.applicationName)",
        "Set favorites at \(\.$pier) in \(.applicationName)",
        "Set \(\.$lines) at \(\.$pier) in \(.applicationName)",
      ])
    AppShortcut(
      intent: RateLine(),
      phrases: [
        "Rate a line of \(.applicationName)", "Rate a line at \(\.$pier) of \(.applicationName)",
        "Rate \(\.$line) of \(.applicationName)",
      ])
    AppShortcut(intent: Circle(), phrases: ["Circle in \(.applicationName)"])
  }
  static let applicationName: ApplicationName = "Ferry"
}
