import AppIntents

struct CountTeas: AppIntent {
  static let title: LocalizedStringResource = "Count Teas"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "There are three teas on the shelf.")
  }
}

struct TeaShelf: AppShortcutsProvider {
  static let applicationName = ApplicationName("Tea Shelf", synonyms: ["Teas"])

  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CountTeas(),
      phrases: [
        "How many teas are in \(.applicationName)", "Count the teas in \(.applicationName)",
      ],
      shortTitle: "Count Teas", systemImageName: "number")
  }
}
