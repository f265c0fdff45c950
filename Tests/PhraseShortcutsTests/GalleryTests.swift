// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseWire
import Testing

@testable import PhraseShortcuts

/// The ready shortcuts, as far as they need no app; the samples run all of them.
@Suite struct GalleryTests {
  private static let documents = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/PhraseShortcuts/Gallery/Documents")

  private static func files(_ language: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: documents.appendingPathComponent(language).path
    ).sorted()
  }

  private static func document(_ file: String, _ language: String) throws -> Data {
    try Data(contentsOf: documents.appendingPathComponent("\(language)/\(file)"))
  }

  @Test(arguments: ShortcutGallery.languages)
  func withoutAppsThereAreThoseOfBuiltInActions(language: String) async throws {
    let actions = ActionTable(of: try await Kitchen().engine)
    let gallery = try ShortcutGallery(actions, language: language)
    #expect(
      gallery.categories.map(\.id) == [
        "everyday", "money", "time", "writing", "health", "decide",
      ])
    #expect(gallery.shortcuts.count == 20)
    for shortcut in gallery.shortcuts {
      #expect(ShortcutCheck.faults(of: shortcut, in: actions).isEmpty, "\(shortcut.name)")
      #expect(!shortcut.allActions.contains { $0.intent.contains(".") }, "\(shortcut.name)")
    }
  }

  @Test func thereAreThirtyInEachLanguageAndTheIndexHasEachOnce() throws {
    struct Entry: Decodable {
      let titles: [String: String]
      let shortcuts: [String]
    }
    let index = try JSONDecoder().decode(
      [Entry].self, from: Data(contentsOf: Self.documents.appendingPathComponent("categories.json"))
    )
    for language in ShortcutGallery.languages {
      let files = try Self.files(language)
      #expect(files.count == 30)
      #expect(index.flatMap(\.shortcuts).sorted().map { "\($0).json" } == files)
      #expect(index.allSatisfy { $0.titles[language]?.isEmpty == false })
    }
  }

  @Test(arguments: ShortcutGallery.languages)
  func eachHasAllThatPeopleAreShown(language: String) throws {
    var names: [String] = []
    var phrases: [String] = []
    for file in try Self.files(language) {
      let data = try Self.document(file, language)
      let shortcut = try PersonalShortcut(json: data)
      #expect(try shortcut.json() == data, "\(file)")
      #expect("\(shortcut.id).json" == file)
      #expect(shortcut.about?.hasSuffix(".") == true, "\(file)")
      #expect(shortcut.icon != nil && shortcut.color != nil, "\(file)")
      #expect(1...2 ~= shortcut.phrases.count, "\(file)")
      #expect(shortcut.spokenLanguage == language, "\(file)")
      #expect(shortcut.questions.allSatisfy { $0.text.hasSuffix("?") }, "\(file)")
      names.append(shortcut.name)
      phrases += shortcut.phrases
    }
    #expect(Set(names).count == 30)
    #expect(Set(phrases).count == phrases.count)
  }

  @Test func bothLanguagesDoTheSame() throws {
    for file in try Self.files("en") {
      let (english, russian) = (
        try PersonalShortcut(json: Self.document(file, "en")),
        try PersonalShortcut(json: Self.document(file, "ru"))
      )
      #expect(
        english.allActions.map(\.intent) == russian.allActions.map(\.intent), "\(file)")
      #expect(english.allActions.map(\.result) == russian.allActions.map(\.result), "\(file)")
      #expect([english.icon, english.color?.rawValue] == [russian.icon, russian.color?.rawValue])
      #expect(
        english.questions.map { "\($0.action) \($0.parameter) \($0.answer == nil)" }
          == russian.questions.map { "\($0.action) \($0.parameter) \($0.answer == nil)" })
      #expect(english.name != russian.name)
    }
  }

  @Test func anotherLanguageGetsEnglish() async throws {
    let actions = ActionTable(of: try await Kitchen().engine)
    #expect(
      try ShortcutGallery(actions, language: "de").categories
        == ShortcutGallery(actions, language: "en").categories)
  }

  @Test(arguments: [
    ("tip calculator", ["tip-calculator"]), ("TIP  Calculator!", ["tip-calculator"]),
    ("tip-calculator", ["tip-calculator"]), ("calculator", ["tip-calculator"]),
    ("list", ["shopping-list", "packing-list"]), ("my bus", []), ("", []), ("  ", []),
    ("…", []), ("../en/tip-calculator", []),
    ("/etc/passwd", []), ("tip\u{0}calculator.json", []), ("${Name}", []),
    (String(repeating: "tips ", count: 10_000), []),
  ]) func aNameFindsWhatItMeans(name: String, ids: [String]) async throws {
    let gallery = try ShortcutGallery(
      ActionTable(of: try await Kitchen().engine), language: "en")
    #expect(gallery.shortcuts(named: name).map(\.id) == ids)
  }

  @Test func whatIsMissingOrDamagedIsTold() async throws {
    let actions = ActionTable(of: try await Kitchen().engine)
    try await ActionBench.withFolder { folder in
      func read() throws { _ = try ShortcutGallery(actions, language: "en", folder: folder) }
      func write(_ text: String, _ name: String) throws {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
      #expect(throws: ShortcutLibraryError.self) { try read() }
      try write("{}", "categories.json")
      #expect(throws: ShortcutDocumentError.self) { try read() }
      try write(
        #"[{"id": "a", "titles": {}, "shortcuts": ["tea"]}]"#, "categories.json")
      let missing = #expect(throws: ShortcutLibraryError.self) { try read() }
      #expect(missing?.description.hasPrefix("en/tea.json of the gallery is missing") == true)
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("en"), withIntermediateDirectories: true)
      try write("{", "en/tea.json")
      #expect(throws: ShortcutDocumentError.self) { try read() }
    }
  }

  // MARK: - Talking

  @Test func itIsShownAndAddedFromByTalking() async throws {
    let kitchen = try await Kitchen()
    let shown = await kitchen.say("show the shortcut gallery")[0]
    #expect(shown.hasPrefix("Everyday: Good Day, Shopping List, Tea Timer, Packing List\nMoney: "))
    #expect(
      await kitchen.say("add tip calculator from the gallery", "15", "tip calculator", "80") == [
        "How many percent do you tip? (10)",
        "Added “Tip Calculator”. Say “tip calculator” to run it.",
        "How much is the bill?", "With 15 percent you pay 92.00.",
      ])
    let added = try #require(kitchen.library.all.first)
    #expect(added.id != "tip-calculator")
    #expect(added.questions.isEmpty)
    #expect(
      await kitchen.say("add tip calculator from the gallery")[0]
        .contains("There is a shortcut “Tip Calculator” already."))
    #expect(await kitchen.say("undo that", "yes").contains { $0.hasPrefix("Undone") })
  }

  @Test func ofSeveralOneIsChosenAndOfNoneItIsTold() async throws {
    let kitchen = try await Kitchen()
    #expect(
      await kitchen.say("add list from the gallery", "shopping list") == [
        "Which? Shopping List or Packing List?",
        "Added “Shopping List”. Say “shopping list” to run it.",
      ])
    #expect(
      await kitchen.say("add moon rocket from the gallery")[0]
        .contains("There is no “moon rocket” in the gallery"))
    #expect(kitchen.library.all.count == 1)
  }
}
