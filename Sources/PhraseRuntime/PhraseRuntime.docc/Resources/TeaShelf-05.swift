import AppIntents

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

  @Parameter(title: "Strength", requestValueDialog: "Light or strong?")
  var strength: Strength

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Tea in \(strength.minutes) minutes.")
  }
}

struct TeaShelf: AppShortcutsProvider {
  static let applicationName = ApplicationName("Tea Shelf", synonyms: ["Teas"])

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BrewTea(),
      phrases: [
        "Brew tea with \(.applicationName)",
        "Brew \(\.$strength) tea with \(.applicationName)",
      ],
      shortTitle: "Brew Tea", systemImageName: "cup.and.saucer")
  }
}
