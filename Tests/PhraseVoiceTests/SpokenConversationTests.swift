// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseHearing
import PhrasePocketSphinx
import PhraseRuntime
import PhraseSpeech
import PhraseVoice
import Testing

/// Recordings in a row as a conversation, from the sound to the reply.
@Suite(
  .serialized,
  .enabled(
    if: (try? AcousticModel()) != nil, "the package pocketsphinx-en-us is not installed"))
struct SpokenConversationTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Audio")

  /// What hears a language; made once, because a model takes its time to read.
  private struct Ears {
    let policy: RejectionPolicy
    let recognizer: PocketSphinxRecognizer

    init(_ language: String) throws {
      let spoken = try SpokenLanguage(language)
      policy = spoken.policy
      recognizer = try spoken.recognizer()
    }

    static let all = [
      "en": Result { try Ears("en") }, "ru": Result { try Ears("ru") },
    ]
  }

  /// What is replied to each recording; with what was heard, where nothing is.
  private func replies(
    to names: [String], by provider: any AppShortcutsProvider.Type, language: String = "en"
  ) async throws -> [String] {
    let ears = try #require(Ears.all[language]).get()
    let recognizer = ears.recognizer
    let session = VoiceSession(
      engine: try await PhraseEngine(provider), policy: ears.policy, language: language)
    var replies: [String] = []
    for name in names {
      let file = Self.folder.appendingPathComponent("\(name).wav")
      let audio = try WaveFile.decode(Array(try Data(contentsOf: file)))
      let transcript = try await recognizer.recognize(
        audio, in: session.wordGraph, meaning: session.sentenceMeaning)
      let answer = try await session.respond(
        to: Listener.Heard(audio: audio, transcript: transcript, delay: 0),
        hearingAgainWith: recognizer)
      replies.append(
        answer.text ?? "(\(transcript?.text ?? ""), \(transcript?.verification as Any))")
    }
    return replies
  }

  // MARK: - English

  @Test func aPhraseIsSaidInPlaceOfAnAnswer() async throws {
    let replies = try await replies(
      to: ["add-an-expense-slt", "show-the-chart-slt"], by: PurseShortcuts.self)
    #expect(replies.first == "How much?")
    #expect(replies.last?.hasSuffix("A chart.") == true, "\(replies)")
  }

  @Test func anyWordsWithinAPhraseAreReadBack() async throws {
    let replies = try await replies(
      to: ["i-spent-the-whole-day-in-the-library-slt-hts", "answers/yes-slt"],
      by: PurseShortcuts.self)
    #expect(replies.first?.hasPrefix("Matter: ") == true, "\(replies)")
    #expect(replies.first?.contains("day") == true, "\(replies)")
    #expect(replies.last?.hasPrefix("Spent on ") == true, "\(replies)")
  }

  // MARK: - Russian

  @Test(
    arguments: [
      (
        ["dobavit-raskhod-v-raskhody-nsh", "trista-nsh", "eda-nsh"],
        ["Сколько вы потратили?", "На что? Еда, Здоровье, Одежда или Другое?", "300: еда."]
      ),
      (
        ["dobavit-raskhod-v-raskhody-nsh", "trista-nsh", "odezhda-nsh"],
        ["Сколько вы потратили?", "На что? Еда, Здоровье, Одежда или Другое?", "300: одежда."]
      ),
      (
        ["dobavit-raskhod-v-raskhody-nsh", "trista-nsh", "drugoe-nsh"],
        ["Сколько вы потратили?", "На что? Еда, Здоровье, Одежда или Другое?", "300: другое."]
      ),
      // The two sound alike, and one of them would end the question.
      (["dobavit-raskhod-v-raskhody-nsh", "sto-nsh"], ["Сколько вы потратили?", "Сто или стоп?"]),
      (["dobavit-raskhod-v-raskhody-nsh", "otmena-nsh"], ["Сколько вы потратили?", "Отменено."]),
      (
        ["udali-posledniy-raskhod-nsh", "da-nsh"],
        ["Удалить последний расход?", "Удалено."]
      ),
      (
        ["udali-posledniy-raskhod-nsh", "net-nsh", "pokazhi-diagrammu-nsh"],
        ["Удалить последний расход?", "Отменено.", "Диаграмма."]
      ),
      (["skolko-ya-potratil-na-odezhdu-nsh"], ["На это: одежда."]),
    ])
  func expensesInRussian(_ said: [String], _ expected: [String]) async throws {
    let replies = try await replies(
      to: said.map { "answers/\($0)" }, by: RussianPurseShortcuts.self, language: "ru")
    #expect(replies == expected)
  }

  @Test(arguments: ["net-nsh", "eda-nsh", "odezhda-nsh", "sto-nsh", "trista-nsh", "otmena-nsh"])
  func noOtherWordDeletesInRussian(_ word: String) async throws {
    let replies = try await replies(
      to: ["answers/udali-posledniy-raskhod-nsh", "answers/\(word)"],
      by: RussianPurseShortcuts.self, language: "ru")
    #expect(replies.first == "Удалить последний расход?")
    #expect(replies.last != "Удалено.")
  }
}

private struct AddExpense: AppIntent {
  static let title: LocalizedStringResource = "Add Expense"
  @Parameter(title: "Amount", requestValueDialog: "How much?") var amount: Int
  func perform() async throws -> some ProvidesDialog { .result(dialog: "Added.") }
}

private struct ShowChart: AppIntent {
  static let title: LocalizedStringResource = "Show Chart"
  func perform() async throws -> some ProvidesDialog { .result(dialog: "A chart.") }
}

private struct SpendTime: AppIntent {
  static let title: LocalizedStringResource = "Spend Time"
  @Parameter(title: "Matter") var matter: String
  func perform() async throws -> some ProvidesDialog { .result(dialog: "Spent on \(matter).") }
}

private struct PurseShortcuts: AppShortcutsProvider {
  static let applicationName = ApplicationName("Expenses", synonyms: ["The Library"])
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: AddExpense(), phrases: ["Add an expense in \(.applicationName)"])
    AppShortcut(intent: ShowChart(), phrases: ["Show the chart in \(.applicationName)"])
    AppShortcut(
      intent: SpendTime(), phrases: ["I spent \(\.$matter) in \(.applicationName)"])
  }
}

private enum Matter: String, AppEnum {
  case food = "еда"
  case health = "здоровье"
  case clothes = "одежда"
  case other = "другое"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Статья"
  static let caseDisplayRepresentations: [Matter: DisplayRepresentation] = [
    .food: "Еда", .health: "Здоровье",
    .clothes: DisplayRepresentation(title: "Одежда", synonyms: ["Одежду"]), .other: "Другое",
  ]
}

private struct AddRussianExpense: AppIntent {
  static let title: LocalizedStringResource = "Добавить расход"
  @Parameter(title: "Сумма", requestValueDialog: "Сколько вы потратили?") var amount: Double
  @Parameter(title: "Статья", requestValueDialog: "На что?") var matter: Matter
  func perform() async throws -> some ProvidesDialog {
    .result(
      dialog: "\(amount.formatted(.number.locale(Locale(identifier: "ru")))): \(matter.rawValue).")
  }
}

private struct TellRussianTotal: AppIntent {
  static let title: LocalizedStringResource = "Сумма"
  @Parameter(title: "Статья") var matter: Matter
  func perform() async throws -> some ProvidesDialog {
    .result(dialog: "На это: \(matter.rawValue).")
  }
}

private struct ShowRussianChart: AppIntent {
  static let title: LocalizedStringResource = "Диаграмма"
  func perform() async throws -> some ProvidesDialog { .result(dialog: "Диаграмма.") }
}

private struct RemoveRussianExpense: AppIntent {
  static let title: LocalizedStringResource = "Удалить расход"
  func perform() async throws -> some ProvidesDialog {
    try await requestConfirmation(dialog: "Удалить последний расход?")
    return .result(dialog: "Удалено.")
  }
}

private struct RussianPurseShortcuts: AppShortcutsProvider {
  static let applicationName = ApplicationName("Расходы", synonyms: ["Расходах", "Расходов"])
  static let sourceLanguage = "ru"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: AddRussianExpense(), phrases: ["Добавить расход в \(.applicationName)"])
    AppShortcut(
      intent: TellRussianTotal(),
      phrases: ["Сколько я потратил на \(\.$matter) в \(.applicationName)"])
    AppShortcut(
      intent: ShowRussianChart(), phrases: ["Покажи диаграмму в \(.applicationName)"])
    AppShortcut(
      intent: RemoveRussianExpense(), phrases: ["Удали последний расход из \(.applicationName)"])
  }
}
