// SPDX-License-Identifier: Apache-2.0

import AppIntents
import BusSchedule
import Expenses
import Foundation
import Library
import PhraseRuntime
import PhraseShortcuts
import Testing
import TravelTracking

extension SampleApps {
  /// The thirty shortcuts of the gallery with all four apps, in both languages.
  @Suite struct GalleryTests {
    /// A shortcut, what is answered while it is added, what is said then, and the last answer.
    struct Case: Sendable, CustomTestStringConvertible {
      let id: String
      var added: [[String]] = [[], []]
      var said: [[String]] = [[], []]
      let told: [String]

      /// The same is typed in both languages, where nothing else is given.
      init(
        _ id: String, adding: [String] = [], addingInRussian: [String]? = nil,
        saying: [String] = [], sayingInRussian: [String]? = nil, _ english: String,
        _ russian: String
      ) {
        self.id = id
        added = [adding, addingInRussian ?? adding]
        said = [saying, sayingInRussian ?? saying]
        told = [english, russian]
      }

      var testDescription: String { id }
    }

    static let cases = [
      Case(
        "good-day", adding: ["Ann"], addingInRussian: ["Аня"],
        "Good day, Ann! It is Monday, 6 May, 10:28", "Добрый день, Аня! Сегодня понедельник, 6 мая"),
      Case(
        "shopping-list", saying: ["add", "tea"], sayingInRussian: ["добавить", "чай"],
        "tea is on the list.", "В списке: чай."),
      Case("tea-timer", adding: ["3"], "Your tea is ready.", "Чай готов."),
      Case(
        "packing-list", adding: [""], saying: ["4"],
        "Shirts and socks: 5. Trousers: 2. Besides: passport, keys, charger.",
        "Футболки и носки: 5. Брюки: 2. А ещё: паспорт, ключи, зарядка."),
      Case(
        "tip-calculator", adding: [""], saying: ["80"], "With 10 percent you pay 88.00.",
        "С чаевыми 10 % выходит 88,00."),
      Case(
        "split-the-bill", saying: ["100", "3"], "Each of you pays 33.34.",
        "Каждый платит 33,34."),
      Case(
        "unit-price", saying: ["3", "2", "5", "4"], "Take the second.", "Берите вторую."),
      Case(
        "discount", saying: ["80", "25"], "It costs 60.00 now.", "Теперь это стоит 60,00."),
      Case(
        "saving-goal", adding: ["150"], saying: ["1000"], "You can have it in December 2030.",
        "Вы накопите к этому месяцу: декабрь 2030."),
      Case(
        "days-until", adding: ["summer", "1 June 2030"], addingInRussian: ["лето", "1 июня 2030"],
        "Days until summer: 26.", "Дней осталось (лето): 26."),
      Case(
        "end-of-work", adding: ["7"], saying: ["9:15 am"], sayingInRussian: ["9:15 утра"],
        "You are done at 4:15",
        "Вы свободны в 16:15."),
      Case("focus", adding: [""], "That was all. Well done.", "Это всё. Отличная работа."),
      Case(
        "quick-note", adding: ["diary.txt"], saying: ["call Ann"],
        sayingInRussian: ["позвонить Ане"],
        "Written down: call Ann", "Записано: позвонить Ане"),
      Case("word-count", "Words: 2, characters: 12.", "Слов: 2, знаков: 12."),
      Case("clean-text", "hello world", "hello world"),
      Case(
        "journal", saying: ["the sun", "rain"], sayingInRussian: ["солнце", "дождь"],
        "It is in your journal.", "Записано в дневник."),
      Case("breathe", "Good. Go on with your day.", "Хорошо. Можно продолжать день."),
      Case(
        "water-diary", adding: [""], "Glasses today: 1, still to drink: 7.",
        "Стаканов за день: 1, осталось: 7."),
      Case(
        "decide-for-me", saying: ["tea, tea, tea"], sayingInRussian: ["чай, чай, чай"],
        "I say: tea.",
        "Я за это: чай."),
      Case("dice", ", that is ", ", всего "),
      Case("a-coffee", adding: ["4.5"], "Enjoy your coffee!", "Приятного кофе!"),
      Case(
        "budget-watch", adding: ["food", "20"], addingInRussian: ["еда", "20"],
        "That is more than you wanted.", "Это больше, чем вы хотели."),
      Case("evening-review", "Good night!", "Спокойной ночи!"),
      Case(
        "what-to-read", saying: ["yes"], sayingInRussian: ["да"], "Opened ", "Открыта книга"),
      Case("reading-goal", adding: ["100"], "Books to your goal: ", "Книг до цели: "),
      Case(
        "my-bus", adding: ["hospital"], "Next from Hospital: ", "Next from Hospital: "),
      Case(
        "catch-the-bus", adding: ["hospital", "10"], "I will remind you", "I will remind you"),
      Case(
        "trip-idea", adding: ["europe"], addingInRussian: ["европа"], "How about ",
        "Как насчёт этого: "),
      Case(
        "crowd-check", adding: ["eiffel tower", "101"],
        addingInRussian: ["эйфелева башня", "101"], "A good moment to go.", "Самое время идти."),
      Case("day-out", adding: ["harbour"], "Next from Harbour: ", "Next from Harbour: "),
    ]

    private let files = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)

    private func engine(_ library: ShortcutLibrary) async throws -> PhraseEngine {
      _ = try await Travels()
      _ = try await BusApp()
      _ = try await Apps()
      var configuration = EngineConfiguration()
      configuration.dependencies = AppDependencyManager()
      configuration.dependencies.add(dependency: library)
      let now = try #require(ISO8601DateFormatter().date(from: "2030-05-06T10:28:00Z"))
      configuration.now = { now }
      configuration.calendar.timeZone = .gmt
      return try await PhraseEngine(
        providers: [
          AppIntentsProvider([
            ExpensesShortcuts.self, LibraryShortcuts.self, BusScheduleShortcuts.self,
            TravelShortcuts.self,
          ]), ShortcutsProvider(library),
        ], configuration: configuration)
    }

    private var library: ShortcutLibrary {
      var environment = ShortcutEnvironment(folder: files)
      environment.sleep = { _ in }
      environment.speak = { _, _ in false }
      environment.paste = { " hello\nworld" }
      environment.copy = { _ in }
      return ShortcutLibrary(environment: environment)
    }

    @Test func thereIsACaseForEach() async throws {
      let engine = try await engine(library)
      for language in ShortcutGallery.languages {
        let gallery = try ShortcutGallery(of: engine, in: language)
        #expect(gallery.shortcuts.map(\.id) == Self.cases.map(\.id))
      }
    }

    @Test(arguments: cases, ShortcutGallery.languages)
    func oneIsAddedAndDoesWhatItIsFor(_ example: Case, language: String) async throws {
      defer { try? FileManager.default.removeItem(at: files) }
      let library = library
      let engine = try await engine(library)
      let index = language == "en" ? 0 : 1
      let gallery = try ShortcutGallery(of: engine, in: language)
      let shortcut = try #require(gallery.shortcuts.first { $0.id == example.id })
      #expect(shortcut.questions.count == example.added[index].count)
      let conversation = Conversation(engine, language: language)
      var reply = await conversation.perform(
        AddShortcut(shortcut, isForeign: false), language: language)
      for (question, answer) in zip(shortcut.questions, example.added[index]) {
        #expect(reply.text.hasPrefix(question.text), "\(reply.text)")
        reply = await conversation.respond(to: answer)
      }
      let added = try #require(library.all.first, "\(reply.text)")
      #expect(added.questions.isEmpty)
      for line in [added.phrases[0]] + example.said[index] {
        reply = await conversation.respond(to: line)
      }
      while case .asked(let question) = reply.kind, example.id == "catch-the-bus",
        let choice = question.choices.first
      {
        reply = await conversation.respond(to: choice.title)
      }
      #expect(reply.text.contains(example.told[index]), "\(reply.text)")
    }
  }
}
