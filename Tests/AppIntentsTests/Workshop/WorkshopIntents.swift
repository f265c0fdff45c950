// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Turns "12" into 12 and "a dozen" into 12.
struct CountFromWords: Resolver {
  func resolve(from input: String, context: Context<Int>) async throws -> Int? {
    input == "a dozen" ? 12 : Int(input)
  }
}

/// A board's length in whatever a person has, in metres.
struct LengthFromNumber: Resolver {
  func resolve(
    from input: Int, context: IntentParameterContext<Double>
  ) async throws -> Double? { Double(input) }
}

struct CutBoards: AppIntent, CustomIntentMigratedAppIntent {
  static let intentClassName = "CutBoardsIntent"
  static let title = LocalizedStringResource("Cut Boards", table: "Workshop", bundle: .main)
  static let description = IntentDescription(
    .init("cut.description", defaultValue: "Cuts boards to length."), categoryName: "Wood",
    searchKeywords: ["saw", "plank"], resultValueName: "Boards")

  @Parameter(title: "Count", default: 1, resolvers: { CountFromWords() })
  var count: Int

  @Parameter(
    title: "Length", description: "In metres.", resolvers: { LengthFromNumber() })
  var length: Double?

  @Parameter(title: "Thickness", defaultValue: 18, defaultUnit: .millimeters)
  var thickness: Measurement<UnitLength>

  @Parameter(title: "Stain", unit: .liters)
  var stain: Measurement<UnitVolume>?

  @Parameter(title: "For", mode: .emailOrPhone)
  var customer: IntentPerson?

  @Parameter(title: "Repeats")
  var rule: Calendar.RecurrenceRule?

  @Parameter(title: "Tools")
  var tools: EntityCollection<Tool>

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: count) }
}

/// The tools that a widget shows.
struct ShowTools: WidgetConfigurationIntent {
  static var title: LocalizedStringResource { "Show Tools" }
  static let description: IntentDescription? = "Chooses what hangs on the wall."

  @Parameter(
    title: "Tools", size: [.systemSmall: 1, .systemLarge: IntentCollectionSize(min: 2, max: 6)])
  var tools: [Tool]

  @Parameter(title: "Others", default: [], size: [.systemMedium: 3], query: ToolQuery())
  var others: [Tool]

  @Parameter(title: "Bench", default: Bench.sawing) var bench: Bench
  @Parameter(description: "Whether names are shown.", default: true) var named: Bool

  static var parameterSummary: some ParameterSummary {
    When(widgetFamily: .oneOf, [.systemSmall, .accessoryInline]) {
      Summary("Show \(\.$tools)")
    } otherwise: {
      Switch(.widgetFamily) {
        Case(.systemLarge) { Summary("Show \(\.$tools) and \(\.$others)") }
        Case([.systemMedium, .systemExtraLarge]) { Summary() }
        DefaultCase {
          When(
            \ShowTools.$named, .equalTo, true,
            { Summary("Show \(\.$tools) by name") { \.$bench } },
            otherwise: { Summary { \.$tools } })
        }
      }
    }
  }
}

/// Hides what does not belong to the work at hand.
struct WorkFocus: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Set Bench"
  static let description: IntentDescription? = "Shows one bench during this Focus."

  @Parameter(title: "Bench") var bench: Bench?

  var displayRepresentation: DisplayRepresentation { "\(bench?.rawValue ?? "no") bench" }

  var appContext: FocusFilterAppContext {
    FocusFilterAppContext(
      notificationFilterPredicate: NSPredicate(format: "SELF IN %@", [bench?.rawValue ?? ""]))
  }

  static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [WorkFocus] { [WorkFocus()] }

  func perform() async throws -> some IntentResult { .result() }
}

struct OpenTool: OpenIntent, URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Tool"
  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$target)") }

  @Parameter(title: "Tool", requestValueDialog: IntentDialog("Which one?")) var target: Tool
}

/// An intent with a URL made of its parameters.
struct OpenPage: URLRepresentableIntent {
  static let title: LocalizedStringResource = "Open Page"
  static var urlRepresentation: URLRepresentation {
    "https://workshop.example/\(\.$bench)/\(\.$tool)?page=\(\.$page)"
  }

  @Parameter(title: "Bench") var bench: Bench
  @Parameter(title: "Tool") var tool: Tool?
  @Parameter(title: "Page", default: 1) var page: Int
}

struct FindInWorkshop: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Find in Workshop"
  static let searchScopes: [StringSearchScope] = [.general, .images]

  @Parameter(title: "Text") var criteria: StringSearchCriteria

  func perform() async throws -> some IntentResult { .result() }
}

/// An older intent that another one replaces.
struct SawBoards: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Saw Boards"
  static let deprecation = IntentDeprecation(
    message: "Cut boards instead.", replacedBy: CutBoards.self)

  func perform() async throws -> some IntentResult { .result() }
}

/// An older intent that nothing replaces.
struct SharpenBlades: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Sharpen Blades"
  static let deprecation: IntentDeprecation = .init(message: "Blades are thrown away.")

  func perform() async throws -> some IntentResult { .result() }
}

/// An older intent whose replacement says all.
struct GlueBoards: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Glue Boards"
  static var deprecation: IntentDeprecation<CutBoards> { .init(replacedBy: CutBoards.self) }

  func perform() async throws -> some IntentResult { .result() }
}

struct LendTool: PredictableIntent {
  static let title: LocalizedStringResource = "Lend Tool"
  static var allowedExecutionTargets: ExecutionTargets { [.main, .appIntentsExtension] }

  @Parameter(title: "Tool") var tool: Tool
  @Parameter(title: "To") var neighbour: String?

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$tool, \.$neighbour)) { tool, neighbour in
      DisplayRepresentation(title: "Lend the \(tool.name) to \(neighbour ?? "someone")")
    }
    IntentPrediction(displayRepresentation: { "Lend a tool" })
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct WorkshopShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .grayBrown

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: OpenTool(), phrases: ["Take \(\.$target) in \(.applicationName)"],
      shortTitle: .init("open.short", defaultValue: "Open"), systemImageName: "hammer",
      parameterPresentation: ParameterPresentation(
        for: \.$target, summary: Summary("Take \(\.$target)"),
        optionsCollections: {
          OptionsCollection(ToolQuery(), title: "Tools", systemImageName: "wrench")
        }))
    if #available(iOS 18.0, macOS 15.0, *) {
      AppShortcut(intent: CutBoards(), phrases: ["Cut boards in \(.applicationName)"])
    }
  }
}

struct WorkshopExtension: AppIntentsExtension {}
struct WorkshopPackage: AppIntentsPackage {}
