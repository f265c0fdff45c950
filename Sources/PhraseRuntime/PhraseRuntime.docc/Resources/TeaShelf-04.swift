import AppIntents

struct BrewTea: AppIntent {
  static let title: LocalizedStringResource = "Brew Tea"

  @Parameter(title: "Minutes", inclusiveRange: (1, 10), requestValueDialog: "For how many minutes?")
  var minutes: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Tea in \(minutes) minutes.")
  }
}

struct TeaShelf: AppShortcutsProvider {
  static let applicationName = ApplicationName("Tea Shelf", synonyms: ["Teas"])

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BrewTea(),
      phrases: [
        "Brew tea with \(.applicationName)",
        "Brew tea for \(\.$minutes) minutes with \(.applicationName)",
      ],
      shortTitle: "Brew Tea", systemImageName: "cup.and.saucer")
  }
}
