// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseMatching
import Testing

@testable import PhraseRuntime

/// A person who talks Russian is answered in Russian, and so in every language.
struct TalkLanguageTests {
  /// An app whose source language is Russian.
  private enum Samovar: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Pour(),
        phrases: [
          "Налей чай в \(.applicationName)",
          "Налей чай с лимоном \(\.$lemon) в \(.applicationName)",
          "Чай в \(.applicationName)",
        ])
    }
    static let applicationName: ApplicationName = "Самовар"
    static let sourceLanguage = "ru"
  }

  struct Pour: AppIntent {
    static let title: LocalizedStringResource = "Чай"
    @Parameter(title: "лимон") var lemon: Bool
    @Parameter(title: "чашка", inclusiveRange: (1, 3), requestValueDialog: "Какая чашка?")
    var cup: Int
    func perform() async throws -> some IntentResult { .result() }
  }

  private enum Kettle: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: Boil(), phrases: ["Boil water in \(.applicationName)"])
    }
    static let applicationName: ApplicationName = "Kettle"
  }

  struct Boil: AppIntent {
    static let title: LocalizedStringResource = "Boil"
    func perform() async throws -> some IntentResult { .result() }
  }

  @Test(arguments: [
    ("dune read", "en", true), ("dune read", "ja", false), ("duneは読了", "ja", true),
    ("dune read", "ru", false), ("дюна", "ru", true), ("дюна", "de", false), ("12:30", "ko", true),
  ])
  func aLineHasLettersOfItsLanguage(_ line: String, _ language: String, _ may: Bool) {
    #expect(Alphabet.mayWrite(line, in: language) == may)
  }

  private static func conversation() async throws -> Conversation {
    Conversation(try await PhraseEngine(Kettle.self, Samovar.self))
  }

  @Test func theProviderStatesItsLanguage() async throws {
    #expect(Kettle.sourceLanguage == "en")
    let catalog = Catalog(providers: [Kettle.self, Samovar.self])
    #expect(catalog.languages() == ["en", "ru"])
    #expect(catalog.mainLanguage == "ru")
    #expect(Catalog(providers: [Kettle.self]).mainLanguage == "en")
    #expect(Catalog(applications: [], shortcuts: []).mainLanguage == "en")
  }

  @Test func phrasesOfOneLanguageAloneAreUnderstood() async throws {
    var configuration = PhraseEngine.Configuration()
    configuration.language = "ru-RU"
    let engine = try await PhraseEngine(Kettle.self, Samovar.self, configuration: configuration)
    #expect(engine.catalog.languages() == ["ru"])
    #expect(await engine.resolve("чай в самовар").intents.map(\.intent) == ["Pour"])
    #expect(await engine.resolve("boil water in kettle").intents.isEmpty)
  }

  /// Where nothing is stated, the bundle's own declaration counts, and no script is looked at.
  @Test func aBundleMayDeclareTheLanguage() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kettle-region")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let plist = ["CFBundleDevelopmentRegion": "de"]
    try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent("Info.plist"))
    Region.bundle = try #require(Bundle(path: folder.path))
    #expect(Region.sourceLanguage == "de")
  }

  private enum Region: AppShortcutsProvider {
    nonisolated(unsafe) static var bundle = Bundle.main
    static var appShortcuts: [AppShortcut] { [] }
    static var localizationBundle: Bundle { bundle }
  }

  @Test(arguments: [
    (["xyzzy"], "ru", "Такой фразы нет. Подошло бы, например, «Налей чай в Самовар». Скажите"),
    (["boil wine in kettle"], "en", "No phrase matches. Nearest: “Boil water in Kettle”"),
    (["отмена", "xyzzy"], "ru", "Такой фразы нет."),
    (["cancel", "xyzzy"], "en", "No phrase matches."),
    (["boil water in kettle", "xyzzy"], "en", "No phrase matches."),
    (["boil water in kettle", "ъыъ"], "ru", "Такой фразы нет."),
    (["boil water in kettle", "打开 ☕"], "en", "No phrase matches."),
    (["чай в самовар", "отмена", "xyzzy"], "ru", "Такой фразы нет."),
    (["чай в самовар", "отмена"], "ru", "Отменено."),
    (["чай в самовар", "да", "9"], "ru", "Нужно значение от 1 до 3."),
    (["чай в самовар", "да", "помощь"], "ru", "Какая чашка? Нужно значение от 1 до 3."),
    (["boil water in kettle", "undo"], "en", "There is nothing to undo."),
    (["boil water in kettle", "верни"], "ru", "Возвращать нечего."),
    (["налей чай с лимоном может быть в самовар"], "ru", "Значения «может быть» нет: лимон."),
  ])
  func everyReplyIsInTheLanguageOfTheTalk(
    _ lines: [String], _ language: String, _ start: String
  ) async throws {
    let conversation = try await Self.conversation()
    var last: Reply?
    for line in lines { last = await conversation.respond(to: line) }
    let reply = try #require(last)
    #expect(reply.text.hasPrefix(start), "\(reply.text)")
    #expect(reply.language == language)
  }

  @Test func cancellingByAKeyAnswersInTheLanguageOfTheQuestion() async throws {
    let conversation = try await Self.conversation()
    _ = await conversation.respond(to: "чай в самовар")
    let reply = await conversation.cancel()
    #expect(reply?.text == "Отменено." && reply?.language == "ru")
  }

  @Test(arguments: [
    ("help", ["Kettle", "  Boil water in Kettle", "Самовар", "  Налей чай в Самовар"]),
    ("помощь", ["Самовар", "  Налей чай в Самовар", "Kettle", "  Boil water in Kettle"]),
  ])
  func helpBeginsWithTheAppsOfItsLanguage(_ word: String, _ lines: [String]) async throws {
    let text = try await Self.conversation().respond(to: word).text
    #expect(text.split(separator: "\n").map(String.init).starts(with: lines), "\(text)")
  }

  @Test(
    arguments: [
      ([Kettle.self], "en", []), ([Samovar.self], "ru", ["да", "нет"]),
    ] as [([any AppShortcutsProvider.Type], String, [String])])
  func yesAndNoAreThoseOfThePhrases(
    _ providers: [any AppShortcutsProvider.Type], _ language: String, _ titles: [String]
  ) {
    let entries = Catalog(providers: providers).lists["boolean"] ?? []
    #expect(entries.map(\.title) == titles)
    #expect(!entries.contains { $0.synonyms.contains("true") })
  }

  @Test(arguments: [
    ("en", "no answer within 10 seconds"), ("ru", "нет ответа в течение 10 с"),
    ("en-GB", "no answer within 10 seconds"),
  ])
  func reasonsAreInTheLanguage(_ language: String, _ reason: String) {
    #expect(DeadlineExceeded(limit: .seconds(10)).reason(in: language) == reason)
  }

  @Test(
    arguments: [
      (["en": ["A"], "en-GB": ["B"], "ru": ["В"]], "en_GB", "B"),
      (["en": ["A"], "en-GB": ["B"]], "en-AU", "A"), (["en": ["A"], "ru": ["В"]], "RU", "В"),
      (["en": ["A"], "ru": ["В"]], "de", "A"), (["ru": ["В"]], "de", "App"), ([:], "en", "App"),
    ] as [([String: [String]], String, String)])
  func anAppIsNamedInTheRegion(_ names: [String: [String]], _ language: String, _ name: String) {
    #expect(Catalog.Application(name: "App", names: names).names(in: language) == [name])
  }
}
