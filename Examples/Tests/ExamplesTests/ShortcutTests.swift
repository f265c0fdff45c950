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
  /// The shortcuts in `Examples/Shortcuts`, with all four apps.
  @Suite struct ShortcutTests {
    private let files = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString)

    private static let documents = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Shortcuts")

    private static func shortcuts() throws -> [PersonalShortcut] {
      try FileManager.default.contentsOfDirectory(atPath: documents.path).sorted().map {
        try PersonalShortcut(json: Data(contentsOf: documents.appendingPathComponent($0)))
      }
    }

    private func conversation() async throws -> Conversation {
      _ = try await Travels()
      _ = try await BusApp()
      _ = try await Apps()
      let library = ShortcutLibrary(
        try Self.shortcuts(), environment: ShortcutEnvironment(folder: files))
      var configuration = EngineConfiguration()
      configuration.dependencies = AppDependencyManager()
      configuration.dependencies.add(dependency: library)
      let now = try #require(ISO8601DateFormatter().date(from: "2030-05-06T10:28:00Z"))
      configuration.now = { now }
      configuration.calendar.timeZone = .gmt
      return Conversation(
        try await PhraseEngine(
          providers: [
            AppIntentsProvider([
              ExpensesShortcuts.self, LibraryShortcuts.self, BusScheduleShortcuts.self,
              TravelShortcuts.self,
            ]), ShortcutsProvider(library),
          ], configuration: configuration))
    }

    @Test(
      arguments: [
        (["good morning"], ["Good morning! It is Monday, 6 May. You are reading Dune"]),
        (
          ["lunch", "12"],
          [
            "How much did you spend?",
            "Saved 12.00 for Food. The total for it is 62.00. That is more than you wanted to spend.",
          ]
        ),
        (
          ["tip", "80", "good", "yes"],
          [
            "How much is the bill?", "How was it? Poor, Good or Great?",
            "You pay 88. Add it to the expenses?", "Saved 88.00 for Food.",
          ]
        ),
        (
          ["the end", "dune", "beloved"],
          ["What is the book?", "Well done. Dune is book number", "Moved Beloved"]
        ),
        (["where to go today"], ["The closest landmark is"]),
        (["бегом домой"], ["The next 1 to Hospital leaves Harbour at"]),
        (["кофе"], ["Записано: 3,50, Еда. Всего по этой статье: 53,50. Приятного кофе!"]),
        (["что почитать"], ["Открыта книга «2001: A Space Odyssey», автор: Arthur C. Clarke."]),
        (["итоги"], ["Потрачено 50,00, статья: Еда."]),
        (["заметка", "купить чай"], ["Что записать?", "Записано: купить чай"]),
      ] as [([String], [String])])
    func aShortcutDoesWhatItIsFor(lines: [String], answers: [String]) async throws {
      let conversation = try await conversation()
      for (line, answer) in zip(lines, answers) {
        let reply = await conversation.respond(to: line).text
        #expect(reply.hasPrefix(answer), "\(line): \(reply)")
      }
      try? FileManager.default.removeItem(at: files)
    }

    @Test func eachDocumentIsWrittenAsItIsRead() throws {
      for name in try FileManager.default.contentsOfDirectory(atPath: Self.documents.path) {
        let data = try Data(contentsOf: Self.documents.appendingPathComponent(name))
        #expect(try PersonalShortcut(json: data).json() == data, "\(name)")
      }
    }
  }
}
