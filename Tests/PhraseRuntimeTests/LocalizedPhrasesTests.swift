// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseMatching
import PhraseRuntime
import Testing

/// Phrases of other languages, from a bundle that the test writes.
@Suite struct LocalizedPhrasesTests {
  enum Lamp: String, AppEnum {
    case desk, floor
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lamp"
    static let caseDisplayRepresentations: [Lamp: DisplayRepresentation] = [
      .desk: "Desk Lamp", .floor: "Floor Lamp",
    ]
  }

  struct Light: AppIntent {
    static let title: LocalizedStringResource = "Light"
    @Parameter(title: "Lamp") var lamp: Lamp
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "\(lamp) is on.")
    }
  }

  struct Lamps: AppShortcutsProvider {
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Light(),
        phrases: ["Light the \(\.$lamp) in \(.applicationName)", "\(.applicationName) on"])
    }
    static let applicationName = ApplicationName(
      "Lamps", localized: ["it": ["Luci"], "ja": ["ランプ"]])
    static let localizationBundle = LocalizedPhrasesTests.bundle
  }

  private static let bundle: Bundle = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lamps-strings")
    let files = [
      "it.lproj/AppShortcuts.strings": #"""
      "Light the ${lamp} in ${applicationName}" = "Accendi ${lamp} in${applicationName}";
      "${applicationName} on" = "Accendi ${lmap} con ${applicationName}";
      "Old phrase" = "Vecchia frase";
      """#,
      "it.lproj/Localizable.strings": #"""
      "Desk Lamp" = "Lampada da tavolo";
      "%@ is on." = "%@ è accesa.";
      """#,
      "Localizable.xcstrings": #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Broken": {"localizations": {"it": {"variations": {}}}},
        "Fine": {"localizations": {"it": {"stringUnit": {"value": "Bene"}}}}}}
      """#,
      "AppShortcuts.xcstrings": #"""
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Light the ${lamp} in ${applicationName}": {"localizations": {"ja": {"stringSet": {
          "state": "translated",
          "values": ["${applicationName}で${lamp}をつける", "${lamp}を${applicationName}でつけて"]}}}}}}
      """#,
    ]
    for (path, text) in files {
      let url = folder.appendingPathComponent(path)
      try? FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? Data(text.utf8).write(to: url)
    }
    return Bundle(url: folder) ?? .main
  }()

  @Test(arguments: [
    ("light the floor lamp in lamps", "Floor Lamp is on."),
    ("accendi lampada da tavolo in luci", "Lampada da tavolo è accesa."),
    ("Accendi Lampada da tavolo inLuci", "Lampada da tavolo è accesa."),
    ("ランプでDesk Lampをつける", "Desk Lamp is on."),
    ("desk lampをランプでつけて", "Desk Lamp is on."),
  ])
  func everyLanguageIsUnderstoodAndAnswered(_ text: String, _ answer: String) async throws {
    let engine = try await PhraseEngine(Lamps.self)
    #expect(await Conversation(engine).respond(to: text).text == answer)
  }

  @Test func aMisspeltPlaceholderIsToldWithFileAndKeyAndTheOthersWork() async throws {
    let engine = try await PhraseEngine(Lamps.self)
    #expect(
      await engine.diagnostics.map(\.description).sorted() == [
        """
        error: the phrase names ${lmap}, which Light does not have (AppShortcuts, it, key “${applicationName} on”); it may name ${lamp}, ${applicationName}
          Accendi ${lmap} con ${applicationName}
                  ^^^^^^^
        """,
        """
        warning: AppShortcuts, it: no phrase is this key, so its translation is not used
          Old phrase
          ^^^^^^^^^^
        """,
      ])
    #expect(
      await engine.lint().contains { $0.message == "Light has no phrase in the language “ja”" }
        == false)
  }

  @Test func aKeyOfAnotherTableThatCannotBeReadIsTold() async throws {
    let engine = try await PhraseEngine(Lamps.self)
    let found = await engine.lint().filter { $0.message.contains("Localizable") }
    #expect(found.map(\.severity) == [.warning])
    #expect(
      found.first?.message.hasSuffix(
        """
        lamps-strings/Localizable.xcstrings: key "Broken": the language it has neither stringUnit, \
        stringSet nor variations by plural or device; the key is left out
        """) == true)
  }
}
