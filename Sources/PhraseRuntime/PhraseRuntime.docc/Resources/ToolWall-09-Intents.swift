import AppIntents

#if canImport(WidgetKit)
  import WidgetKit
#endif

struct Tool: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tool"
  static let defaultQuery = ToolQuery()

  let id: String
  let name: String
  var borrower: String?

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct ToolQuery: EntityQuery {
  @Dependency private var store: ToolStore

  func entities(for identifiers: [Tool.ID]) async throws -> [Tool] {
    await store.tools.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Tool] { await store.tools }
}

struct LendTool: AppIntent {
  static let title: LocalizedStringResource = "Lend a Tool"

  @Parameter(title: "Tool", requestValueDialog: "Which tool?")
  var tool: Tool
  @Parameter(title: "Person", requestValueDialog: "Who borrows it?")
  var person: String
  @Dependency private var store: ToolStore

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let lent = await store.set(person, of: tool)
    #if canImport(WidgetKit)
      WidgetCenter.shared.reloadAllTimelines()
    #endif
    return .result(dialog: "\(person) has the \(tool.name).", view: ToolCard(tool: lent))
  }
}

struct AddTool: AppIntent {
  static let title: LocalizedStringResource = "Add a Tool"

  @Parameter(title: "Name") var name: String
  @Dependency private var store: ToolStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await store.add(name)
    #if os(iOS) || os(Linux)
      ToolShortcuts.updateAppShortcutParameters()
    #endif
    return .result(dialog: "\(name) hangs on the wall.")
  }
}

struct ToolShortcuts: AppShortcutsProvider {
  static let applicationName = ApplicationName("Tool Wall", synonyms: ["Workshop"])
  static let localizationBundle = Bundle.module

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LendTool(),
      phrases: [
        "Lend a tool with \(.applicationName)", "Lend the \(\.$tool) with \(.applicationName)",
      ],
      shortTitle: "Lend a Tool", systemImageName: "hammer")
  }
}

struct AppPackage: AppIntentsPackage {
  static var intents: [any AppIntent.Type] {
    [
      AddTool.self
    ]
  }
}
