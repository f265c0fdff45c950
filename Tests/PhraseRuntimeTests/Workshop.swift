// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import Synchronization
import Testing

/// What the intents of the test app did, one line each.
final class Journal: Sendable {
  private let entries = Mutex<[String]>([])
  var lines: [String] { entries.withLock { $0 } }
  func note(_ line: String) { entries.withLock { $0.append(line) } }
}

/// What the tool query does when it is asked.
final class ToolShop: Sendable {
  enum Mood: Sendable {
    case open, throwing, hanging
  }

  private let state = Mutex<(tools: [Tool], mood: Mood)>((ToolShop.tools, .open))

  static let tools = [
    Tool(id: 1, name: "Saw", maker: "Abe"), Tool(id: 2, name: "Drill", maker: "Bea"),
    Tool(id: 3, name: "Big Hammer", maker: "Abe"), Tool(id: 4, name: "Big Hammer", maker: "Cy"),
    Tool(id: 5, name: "Small Hammer", maker: "Dee"),
  ]

  func set(_ mood: Mood) { state.withLock { $0.mood = mood } }
  func add(_ tool: Tool) { state.withLock { $0.tools.append(tool) } }
  func remove(_ id: Int) { state.withLock { $0.tools.removeAll { $0.id == id } } }

  func all() async throws -> [Tool] {
    let (tools, mood) = state.withLock { $0 }
    switch mood {
    case .open: return tools
    case .throwing: throw ShopClosed()
    case .hanging:
      // Never resumed on purpose: app code that does not come back.
      await withCheckedContinuation { (waiting: CheckedContinuation<Void, Never>) in
        Self.leaked.withLock { $0.append(waiting) }
      }
      return tools
    }
  }

  private static let leaked = Mutex<[CheckedContinuation<Void, Never>]>([])
}

struct ShopClosed: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "the shop is closed" }
}

struct Tool: AppEntity {
  let id: Int
  let name: String
  let maker: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tool"
  static let defaultQuery = ToolQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(maker)")
  }
}

struct ToolQuery: EntityStringQuery {
  @Dependency private var shop: ToolShop

  func entities(for identifiers: [Int]) async throws -> [Tool] {
    try await shop.all().filter { identifiers.contains($0.id) }
  }
  func entities(matching string: String) async throws -> [Tool] {
    try await shop.all().filter { $0.name.localizedStandardContains(string) }
  }
  func suggestedEntities() async throws -> [Tool] { try await shop.all() }
}

enum Speed: String, AppEnum {
  case slow, fast
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Speed"
  static let caseDisplayRepresentations: [Speed: DisplayRepresentation] = [
    .slow: "Slow", .fast: DisplayRepresentation(title: "Fast", synonyms: ["Quick"]),
  ]
}

struct UseTool: AppIntent {
  static let title: LocalizedStringResource = "Use Tool"
  @Parameter(title: "Tool") var tool: Tool
  @Parameter(title: "Speed", default: .slow) var speed: Speed
  @Dependency private var journal: Journal

  func perform() async throws -> some IntentResult & ProvidesDialog {
    journal.note("use \(tool.name) by \(tool.maker), \(speed.rawValue)")
    return .result(dialog: "Using \(tool.name) by \(tool.maker), \(speed).")
  }
}

struct ScrapTool: AppIntent {
  static let title: LocalizedStringResource = "Scrap Tool"
  @Parameter(title: "Tool") var tool: Tool
  @Dependency private var journal: Journal

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .continue, dialog: "Scrap \(tool.name)?")
    journal.note("scrap \(tool.name)")
    return .result(dialog: "Scrapped \(tool.name).")
  }
}

/// Every kind of value, asked one after the other.
struct MeasureAll: AppIntent {
  static let title: LocalizedStringResource = "Measure"
  @Parameter(title: "Count", inclusiveRange: (1, 10), requestValueDialog: "How many?") var count:
    Int
  @Parameter(title: "Price", requestValueDialog: "What price?") var price: Decimal
  @Parameter(title: "Length", requestValueDialog: "How long?") var length: Measurement<UnitLength>
  @Parameter(title: "Wait", requestValueDialog: "How long to wait?") var wait: Duration
  @Parameter(title: "Day", requestValueDialog: "Which day?") var day: Date
  @Parameter(title: "Page", requestValueDialog: "Which page?") var page: URL
  @Parameter(title: "Again", requestValueDialog: "Again?") var again: Bool
  @Parameter(title: "Tools", requestValueDialog: "Which tools?") var tools: [Tool]
  @Parameter(title: "Note", requestValueDialog: "What note?") var note: String

  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Int> {
    let names = tools.map(\.name).joined(separator: "+")
    let form = Date.ISO8601FormatStyle().year().month().day()
    let text =
      "\(count) \(price) \(length.value) \(wait) \(day.formatted(form)) \(page) \(again) \(names) \(note)"
    return .result(value: count, dialog: "\(text)")
  }
}

struct Chain: AppIntent {
  static let title: LocalizedStringResource = "Chain"
  func perform() async throws -> some IntentResult & OpensIntent & ProvidesDialog {
    .result(opensIntent: UseTool(), dialog: "First.")
  }
}

/// Opens itself for ever.
struct Loop: AppIntent {
  static let title: LocalizedStringResource = "Loop"
  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: Loop())
  }
}

struct Fail: AppIntent {
  static let title: LocalizedStringResource = "Fail"
  @Dependency private var shop: ToolShop
  func perform() async throws -> some IntentResult {
    shop.set(.throwing)
    _ = try await shop.all()
    return .result()
  }
}

/// Demands values by throwing, the second one for ever.
struct Demand: AppIntent {
  static let title: LocalizedStringResource = "Demand"
  @Parameter(title: "Speed") var speed: Speed?
  @Parameter(title: "Endless", default: false) var isEndless: Bool

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let speed, !isEndless else { throw $speed.needsValueError("What speed?") }
    return .result(dialog: "\(speed) it is.")
  }
}

/// Does not take "cancel" for an answer.
struct Insist: AppIntent {
  static let title: LocalizedStringResource = "Insist"
  @Parameter(title: "Speed") var speed: Speed?
  func perform() async throws -> some IntentResult & ProvidesDialog {
    for _ in 0..<1000 {
      if let speed = try? await $speed.requestValue("What speed?") {
        return .result(dialog: "\(speed).")
      }
    }
    return .result(dialog: "Very well.")
  }
}

struct Hang: AppIntent {
  static let title: LocalizedStringResource = "Hang"
  @Dependency(default: HangClock()) private var clock: HangClock
  func perform() async throws -> some IntentResult {
    try await clock.hang()
    return .result()
  }
}

struct WorkshopShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: UseTool(),
      phrases: [
        "Use \(\.$tool) in \(.applicationName)", "Use a tool in \(.applicationName)",
        "Use \(\.$tool) at \(\.$speed) speed in \(.applicationName)",
      ])
    AppShortcut(intent: ScrapTool(), phrases: ["Scrap \(\.$tool) in \(.applicationName)"])
    AppShortcut(intent: MeasureAll(), phrases: ["Measure in \(.applicationName)"])
    AppShortcut(intent: Chain(), phrases: ["Chain in \(.applicationName)"])
    AppShortcut(intent: Loop(), phrases: ["Loop in \(.applicationName)"])
    AppShortcut(intent: Fail(), phrases: ["Fail in \(.applicationName)"])
    AppShortcut(intent: Demand(), phrases: ["Demand in \(.applicationName)"])
    AppShortcut(intent: demand(endless: true), phrases: ["Demand forever in \(.applicationName)"])
    AppShortcut(intent: Insist(), phrases: ["Insist in \(.applicationName)"])
    AppShortcut(intent: Hang(), phrases: ["Hang in \(.applicationName)"])
  }

  static let negativePhrases = NegativeAppShortcutPhrases { "Use a tool in the garden workshop" }
  static let applicationName = ApplicationName("Workshop", synonyms: ["The Shed"])

  private static func demand(endless: Bool) -> Demand {
    let intent = Demand()
    intent.isEndless = endless
    return intent
  }
}

/// The suites on the workshop app, one test at a time: dependencies are the process's own.
@Suite(.serialized) enum WorkshopTests {}

/// Puts a fresh shop and journal in place and makes an engine.
struct Workshop {
  let shop = ToolShop()
  let journal = Journal()
  let engine: PhraseEngine

  init(_ mood: ToolShop.Mood = .open, limit: Duration = .seconds(10)) async throws {
    AppDependencyManager.shared.add(dependency: shop)
    AppDependencyManager.shared.add(dependency: journal)
    shop.set(mood)
    var configuration = PhraseEngine.Configuration()
    configuration.queryLimit = limit
    if mood == .hanging { configuration.clock = ImmediateClock() }
    engine = try await PhraseEngine(WorkshopShortcuts.self, configuration: configuration)
  }
}

/// A clock whose sleeps are over at once, for deadlines that are to pass.
struct ImmediateClock: Clock {
  typealias Instant = ContinuousClock.Instant
  var now: Instant { ContinuousClock.now }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {}
}
