import AppIntents

actor TeaStore {
  private var teas = [
    Tea(id: "assam", name: "Assam", cups: 2), Tea(id: "sencha", name: "Sencha", cups: 12),
    Tea(id: "mint", name: "Moroccan Mint", cups: 5),
  ]

  func all() -> [Tea] { teas }

  func take(_ id: Tea.ID) {
    guard let index = teas.firstIndex(where: { $0.id == id }) else { return }
    teas[index].cups -= 1
  }

  func remove(_ id: Tea.ID) { teas.removeAll { $0.id == id } }
}

struct Tea: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Tea", numericFormat: "\(placeholder: .int) teas")
  static let defaultQuery = TeaQuery()

  let id: String
  let name: String
  var cups: Int

  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct TeaQuery: EntityQuery {
  @Dependency private var store: TeaStore

  func entities(for identifiers: [Tea.ID]) async throws -> [Tea] {
    await store.all().filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> [Tea] { await store.all() }
}

enum Strength: String, AppEnum {
  case light, strong

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Strength"
  static let caseDisplayRepresentations: [Strength: DisplayRepresentation] = [
    .light: DisplayRepresentation(title: "Light", synonyms: ["Weak", "Mild"]),
    .strong: "Strong",
  ]

  var minutes: Int { self == .light ? 2 : 4 }
}

struct BrewTea: AppIntent {
  static let title: LocalizedStringResource = "Brew Tea"

  @Parameter(title: "Tea", requestValueDialog: "Which tea?")
  var tea: Tea
  @Parameter(title: "Strength", default: .strong)
  var strength: Strength
  @Dependency private var store: TeaStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await store.take(tea.id)
    return .result(dialog: "\(tea.name) in \(strength.minutes) minutes.")
  }
}

struct TeaShelf: AppShortcutsProvider {
  static let applicationName = ApplicationName("Tea Shelf", synonyms: ["Teas"])

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BrewTea(),
      phrases: [
        "Brew tea with \(.applicationName)",
        "Brew \(\.$tea) with \(.applicationName)",
        "Brew \(\.$strength) \(\.$tea) with \(.applicationName)",
      ],
      shortTitle: "Brew Tea", systemImageName: "cup.and.saucer")
  }
}
