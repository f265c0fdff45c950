// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// Two packages that each have an intent of the name `OpenBox`, and one that takes both in.
enum Storehouse: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [Attic.self, Cellar.self] }
}

enum Attic: AppIntentsPackage {
  // Packages may take each other in.
  static var includedPackages: [any AppIntentsPackage.Type] { [Cellar.self, Storehouse.self] }
  static var shortcutsProviders: [any AppShortcutsProvider.Type] { [Shortcuts.self] }

  struct OpenBox: AppIntent {
    static let title: LocalizedStringResource = "Open Box"
    static let description = IntentDescription(
      "Opens a box under the roof.", categoryName: "Boxes", searchKeywords: ["chest", "trunk"],
      resultValueName: "Contents")
    static var authenticationPolicy: IntentAuthenticationPolicy { .requiresAuthentication }

    @Parameter(
      title: "Label", description: "What is written on it.",
      requestValueDialog: "Which label?", optionsProvider: Labels())
    var label: String
    @Parameter(title: "Count", default: 2, inclusiveRange: (1, 5)) var count: Int
    @Parameter(title: "Day") var day: Date?
    @Parameter(title: "Size", default: .small) var size: BoxSize
    @Parameter(title: "Boxes", size: IntentCollectionSize(min: 1, max: 3)) var boxes: [Box]

    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "\(label) under the roof.")
    }
  }

  struct Labels: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Toys", "Hats"] }
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: OpenBox(),
        phrases: ["Open \(\.$label) in \(.applicationName)", "Open a box in \(.applicationName)"])
    }
    static let applicationName: ApplicationName = "Attic"
  }
}

enum Cellar: AppIntentsPackage {
  static var intents: [any AppIntent.Type] { [CloseCellar.self, OpenBox.self] }
  static var shortcutsProviders: [any AppShortcutsProvider.Type] { [Shortcuts.self] }

  struct OpenBox: AppIntent {
    static let title: LocalizedStringResource = "Open Box"
    @Parameter(title: "Label", optionsProvider: Labels()) var label: String

    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "\(label) under the floor.")
    }
  }

  struct CloseCellar: AppIntent {
    static let title: LocalizedStringResource = "Close the Cellar"
    static var isDiscoverable: Bool { false }
    func perform() async throws -> some IntentResult { .result() }
  }

  struct Labels: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Wine", "Apples"] }
  }

  struct Shortcuts: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: OpenBox(), phrases: ["Open \(\.$label) in \(.applicationName)"])
    }
    static let applicationName: ApplicationName = "Cellar"
  }
}

enum BoxSize: String, AppEnum {
  case small, large
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Box Size"
  static let caseDisplayRepresentations: [BoxSize: DisplayRepresentation] = [
    .small: "Small", .large: DisplayRepresentation(title: "Large", synonyms: ["Big"]),
  ]
}

struct Box: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Box"
  static let defaultQuery = BoxQuery()
  let id: Int
  @Property(title: "Weight in Grams") var weight: Int
  @Property var ownerName: String?
  var displayRepresentation: DisplayRepresentation { "Box \(id)" }
}

struct BoxQuery: EnumerableEntityQuery, EntityStringQuery {
  func entities(for identifiers: [Int]) async throws -> [Box] { [] }
  func entities(matching string: String) async throws -> [Box] { [] }
  func allEntities() async throws -> [Box] { [Box(id: 1)] }
}
