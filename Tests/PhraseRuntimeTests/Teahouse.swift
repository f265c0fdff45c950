// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import Synchronization

/// An app whose parameters take more than one kind of value, and whose intents begin anew.
enum Teahouse {
  static func engine() async throws -> PhraseEngine { try await PhraseEngine(TeaShortcuts.self) }
}

struct TeaSort: AppEntity {
  let id: String
  static let all = ["Moroccan Mint", "Sencha", "Earl Grey"].map(TeaSort.init)
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tea"
  static let defaultQuery = TeaSortQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct TeaSortQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [TeaSort] {
    TeaSort.all.filter { identifiers.contains($0.id) }
  }
  func suggestedEntities() async throws -> [TeaSort] { TeaSort.all }
}

enum Snack: String, AppEnum {
  case scone, biscuit
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Snack"
  static let caseDisplayRepresentations: [Snack: DisplayRepresentation] = [
    .scone: "Scone", .biscuit: "Biscuit",
  ]
}

/// What `@UnionValue` would write, by hand.
enum Treat: AppUnionValue {
  case tea(TeaSort)
  case snack(Snack)
  case count(Int)

  enum Cases: String, AppUnionValueCasesProviding {
    typealias UnionValue = Treat
    case tea, snack, count
  }

  static var _valueTypes: [(name: Cases, type: any _IntentValue.Type)] {
    [(.tea, TeaSort.self), (.snack, Snack.self), (.count, Int.self)]
  }

  var _contents: (name: Cases, value: any _IntentValue) {
    switch self {
    case .tea(let value): (.tea, value)
    case .snack(let value): (.snack, value)
    case .count(let value): (.count, value)
    }
  }

  init?(_case name: Cases, value: any Sendable) {
    switch (name, value) {
    case (.tea, let value as TeaSort): self = .tea(value)
    case (.snack, let value as Snack): self = .snack(value)
    case (.count, let value as Int): self = .count(value)
    default: return nil
    }
  }
}

struct PourTea: AppIntent {
  static let title: LocalizedStringResource = "Pour Tea"
  static let openAppWhenRun = true
  @Parameter(title: "Tea") var tea: TeaSort
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Pouring \(tea.id).")
  }
}

struct OrderTreat: AppIntent {
  static let title: LocalizedStringResource = "Order"
  @Parameter(title: "Treat") var treat: Treat
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let words =
      switch treat {
      case .tea(let tea): "the tea \(tea.id)"
      case .snack(let snack): "the snack \(snack.rawValue)"
      case .count(let count): "\(count) of anything"
      }
    return .result(dialog: "Ordered \(words).")
  }
}

struct SearchTeas: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search Teas"
  @Parameter(title: "Words") var criteria: StringSearchCriteria
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Searching for \(criteria.term).")
  }
}

/// Reads a table by its nickname; anything else is none.
struct TableFromName: Resolver {
  func resolve(from input: String, context: IntentParameterContext<IntentPerson>) async throws
    -> IntentPerson?
  {
    input.hasPrefix("window") ? IntentPerson(handle: .init(emailAddress: "window@tea")) : nil
  }
}

struct SeatAtTable: AppIntent {
  static let title: LocalizedStringResource = "Seat"
  @Parameter(title: "Host", resolvers: { TableFromName() }) var host: IntentPerson
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Seated with \(host.handle == nil ? "nobody" : "a host").")
  }
}

/// Wants to begin again a number of times.
struct TryAgain: AppIntent {
  static let title: LocalizedStringResource = "Try Again"
  static let runs = Mutex(0)
  @Parameter(title: "Times") var times: Int
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let run = Self.runs.withLock { runs in
      runs += 1
      return runs
    }
    guard run > times else { throw AppIntentError.restartPerform }
    return .result(dialog: "Performed \(run) times.")
  }
}

/// Does something, and then fails.
struct SpillTea: UndoableIntent {
  static let title: LocalizedStringResource = "Spill Tea"
  static let cup = Journal()
  struct Broken: Error, CustomLocalizedStringResourceConvertible {
    var localizedStringResource: LocalizedStringResource { "the cup broke." }
  }
  func perform() async throws -> some IntentResult {
    undoManager?.registerUndo(withTarget: Self.cup) { $0.note("wiped") }
    undoManager?.setActionName("Spill")
    if true { throw Broken() }
    return .result()
  }
}

/// Works on after it was cancelled.
enum Kettle {
  static let gate = Mutex<CheckedContinuation<Void, Never>?>(nil)
  static let boiled = AsyncStream.makeStream(of: Void.self)
}

struct BoilWater: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Boil Water"
  func perform() async throws -> some IntentResult {
    progress.totalUnitCount = 4
    await withCheckedContinuation { gate in
      Kettle.gate.withLock { $0 = gate }
      progress.completedUnitCount = 1
    }
    progress.completedUnitCount = 3
    Kettle.boiled.continuation.yield()
    return .result()
  }
}

struct TeaShortcuts: AppShortcutsProvider {
  static let applicationName = ApplicationName("Teahouse")
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: PourTea(), phrases: ["Pour tea in \(.applicationName)"])
    AppShortcut(
      intent: OrderTreat(),
      phrases: ["Order \(\.$treat) in \(.applicationName)", "Order in \(.applicationName)"])
    AppShortcut(
      intent: SearchTeas(),
      phrases: [
        "Search \(.applicationName) for \(\.$criteria)", "Search in \(.applicationName)",
      ])
    AppShortcut(
      intent: SeatAtTable(),
      phrases: ["Seat us with \(\.$host) at \(.applicationName)", "Seat us at \(.applicationName)"])
    AppShortcut(intent: SpillTea(), phrases: ["Spill tea in \(.applicationName)"])
    AppShortcut(intent: BoilWater(), phrases: ["Boil water in \(.applicationName)"])
    AppShortcut(
      intent: TryAgain(), phrases: ["Try \(\.$times) times in \(.applicationName)"])
  }
}
