// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseMatching
import PhraseRuntime
import PhraseWire
import Testing

@testable import PhraseShortcuts

/// Shortcuts are talked about in the person's language.
@Suite struct LanguageTests {
  /// One language's talk about shortcuts.
  struct Talk: Sendable, CustomTestStringConvertible {
    let language: String
    let lines: [(said: String, answer: String)]
    var testDescription: String { language }
  }

  @Test(arguments: talks) func shortcutsAreMadeAndChanged(talk: Talk) async throws {
    let stall = try await Stall(language: talk.language)
    for (said, answer) in talk.lines {
      #expect(await stall.say(said) == answer, "\(said)")
    }
    #expect(stall.library.all.isEmpty)
  }

  @Test func allLanguagesOfTheEngineAreTalked() {
    #expect(
      Set(Self.talks.map { Language.named($0.language).code }) == Set(Language.all.map(\.code)))
  }

  @Test(arguments: talks.map(\.language)) func noTextIsMissing(language: String) async throws {
    let stall = try await Stall(language: language)
    let gaps = stall.engine.gaps(inLanguage: language).map { "\($0)" }
    #expect(gaps.filter { !$0.contains("Stall") } == [])
  }

  @Test(arguments: [
    ("en", "5 minutes", "1 hour, 30 minutes"), ("de", "5 Minuten", "1 Stunde und 30 Minuten"),
    ("es", "5 minutos", "1 hora y 30 minutos"), ("fr", "5 minutes", "1 heure et 30 minutes"),
    ("it", "5 minuti", "1 ora e 30 minuti"), ("ja", "5分", "1時間 30分"),
    ("ko", "5분", "1시간 30분"), ("ru", "5 минут", "1 час 30 минут"), ("zh", "5分钟", "1小时30分钟"),
  ])
  func lengthsOfTimeAreSaid(language: String, short: String, long: String) {
    let table = ActionTable(of: Catalog(applications: [], shortcuts: []), EngineConfiguration())
    func shown(_ time: WireValue) -> String {
      table.title(of: ShortcutAction("Wait", with: ["time": time]), in: language)
        .replacing("\u{A0}", with: " ")
    }
    #expect(shown(.duration(.seconds(300))).contains(short))
    #expect(shown(5400).contains(long))
  }

  /// A shortcut of every kind of body, in words.
  static let outlines: [(language: String, lines: [String])] = [
    (
      "en",
      [
        "Repeat with each of [Input]", "  If [Item] is greater than 3", "    Show [Name of Item]",
        "  Otherwise", "    Stop with [Item]", "Wait 5 minutes",
      ]
    ),
    (
      "de",
      [
        "Mit jedem von [Eingabe] wiederholen", "  Wenn [Objekt] ist größer als 3",
        "    [Name von Objekt] anzeigen", "  Sonst", "    Stoppen mit [Objekt]",
        "5 minutes warten",
      ]
    ),
    (
      "ru",
      [
        "Повторить с каждым из: [Вход]", "  Если [Элемент] больше 3",
        "    Показать [Name (Элемент)]", "  Иначе", "    Остановить с результатом [Элемент]",
        "Ждать 5 minutes",
      ]
    ),
  ]

  @Test(arguments: outlines) func outlines(language: String, lines: [String]) async throws {
    let stall = try await Stall(language: language)
    let inner = ShortcutAction(
      "If", with: ["value": "${Item}", "comparison": "isGreater", "other": 3],
      body: .branches(
        then: [ShortcutAction("ShowText", with: ["text": "${Item.Name}"])],
        otherwise: [ShortcutAction("StopShortcut", with: ["result": "${Item}"])]))
    let shortcut = go(
      ShortcutAction("RepeatEach", with: ["values": "${Input}"], body: .repeated([inner])),
      ShortcutAction("Wait", with: ["time": "5 minutes"]))
    let outline = ShortcutOutline(
      of: shortcut, in: ActionTable(of: stall.engine), language: language)
    #expect(outline.text.split(separator: "\n").map(String.init) == lines)
  }

  @Test(arguments: [
    (
      "en", "Every Monday and every Friday at 7:05",
      "Every day 1 minute before sunset at 1.5° N, 2° E"
    ),
    (
      "de", "Jeden Montag und jeden Freitag um 7:05",
      "Jeden Tag 1 Minute vor Sonnenuntergang bei 1,5° N, 2° E"
    ),
    (
      "ru", "Каждый понедельник и каждую пятницу в 7:05",
      "Каждый день за 1 минуту до заката, 1,5° N, 2° E"
    ),
    ("ja", "毎週月曜日、毎週金曜日の7:05", "毎日の日の入りの1分前（1.5° N, 2° E）"),
    ("zh-Hans", "每周一和每周五7:05", "每天日落前1分钟（1.5° N, 2° E）"),
  ]) func triggersAreTold(language: String, time: String, sun: String) {
    let days = AutomationTrigger.time(hour: 7, minute: 5, days: [.monday, .friday])
    #expect(days.text(in: .gmt, language: language) == time)
    let dusk = AutomationTrigger.sun(
      .sunset, minutes: -1, at: .init(latitude: 1.5, longitude: 2))
    #expect(dusk.text(in: .gmt, language: language) == sun)
  }

  @Test(arguments: [
    ("ru", "Шаг 1, Вычислить 1/0: В вычислении: здесь деление на ноль:"),
    ("fr", "Étape 1, Calculer 1/0 : Dans le calcul : c’est une division par zéro :"),
    ("ko", "1단계, 1/0 계산: 계산에서 0으로 나누고 있어요:"),
  ]) func failuresAreTold(language: String, answer: String) async throws {
    let stall = try await Stall(language: language)
    var shortcut = go(ShortcutAction("Calculate", with: ["expression": "1/0"]))
    shortcut.language = language
    try stall.library.save(shortcut)
    try await stall.engine.add(ShortcutsProvider(stall.library))
    let said = await stall.say("go")
    #expect(said.contains(answer), "\(said)")
  }
}
