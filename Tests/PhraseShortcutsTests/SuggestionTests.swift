// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseWire
import Synchronization
import Testing

@testable import PhraseShortcuts

/// What a person does again and again is offered as a shortcut.
@Suite struct SuggestionTests {
  /// A stall whose clock the test moves.
  private final class Clock: Sendable {
    let moment = Mutex(Date(timeIntervalSince1970: 0))

    /// A time in November 2026, whose second is a Monday.
    func set(_ day: Int, _ hour: Int, _ minute: Int) {
      let day = Double(day - 1) * 86_400 + Double(hour) * 3_600 + Double(minute) * 60
      moment.withLock { $0 = Date(timeIntervalSince1970: 1_793_491_200 + day) }
    }
  }

  private static let weekdays = [2, 3, 4, 5, 6, 9, 10]

  private func stall(
    _ clock: Clock, automations: AutomationFile? = nil, language: String = "en"
  ) async throws -> Stall {
    var environment = Kitchen.environment
    environment.automations = automations
    return try await Stall(language: language, environment) { configuration in
      configuration.now = { clock.moment.withLock(\.self) }
      configuration.calendar = Calendar(identifier: .gregorian)
      configuration.calendar.timeZone = .gmt
    }
  }

  @Test func aHabitBecomesAShortcutAndAnAutomation() async throws {
    try await ActionBench.withFolder { folder in
      let file = AutomationFile(path: folder.path + "/automations.json")
      let clock = Clock()
      let stall = try await stall(clock, automations: file)
      for day in Self.weekdays {
        clock.set(day, 7, 40)
        _ = await stall.say("ring the bell")
      }
      clock.set(11, 9, 0)
      #expect(
        await stall.say("suggest a shortcut")
          == "Every weekday around 7:40, on 7 of the last 8 such days, you do this: "
          + "“Ring the bell”. Make it a shortcut?")
      #expect(await stall.say("yes") == "Let it run by itself then? Every weekday at 7:40.")
      #expect(
        await stall.say("yes")
          == "Say “Ring Bell” to run it. It is an automation now: Every weekday at 7:40.")
      let automation = try #require(try file.read().first)
      #expect(automation.id == "ring-bell")
      #expect(automation.shortcut == stall.library.all.first?.id)
      #expect(automation.trigger == .time(hour: 7, minute: 40, days: Weekday.workdays))
      #expect(
        await stall.say("suggest a shortcut")
          == "There is nothing else that you do again and again.")
    }
  }

  @Test(arguments: [
    ("no", "There is nothing else that you do again and again."),
    ("yes", "Say “Ring Bell” to run it."),
  ]) func aHabitNeedBecomeNothing(answer: String, reply: String) async throws {
    let clock = Clock()
    let stall = try await stall(clock)
    for day in Self.weekdays {
      clock.set(day, 7, 40)
      _ = await stall.say("ring the bell")
    }
    _ = await stall.say("suggest a shortcut")
    #expect(await stall.say(answer) == reply)
    #expect(stall.library.all.count == (answer == "yes" ? 1 : 0))
    #expect(
      await stall.say("suggest a shortcut")
        == "There is nothing else that you do again and again.")
  }

  /// How a habit and a routine are told in each language.
  static let questions: [(language: String, line: String, habit: String, routine: String)] = [
    (
      "en", "suggest a shortcut", "Every weekday around 7:40, on 7 of the last 7 such days",
      "on 4 of 4 days"
    ),
    (
      "de", "schlag einen Kurzbefehl vor", "Jeden Werktag gegen 7:40, an 7 der letzten 7",
      "an 4 von 4 Tagen"
    ),
    (
      "es", "sugiere un atajo", "Cada día laborable hacia las 7:40, en 7 de los últimos 7",
      "en 4 de 4 días"
    ),
    (
      "fr", "suggère un raccourci", "Chaque jour de semaine vers 7:40, sur 7 des 7", "4 jours sur 4"
    ),
    (
      "it", "suggerisci un comando rapido", "Ogni giorno feriale verso le 7:40, in 7",
      "in 4 giorni su 4"
    ),
    ("ja", "ショートカットを提案して", "平日の7:40ごろ、最近の7日のうち7日", "4日のうち4日"),
    ("ko", "단축어 제안해 줘", "평일마다 7:40쯤, 최근 그런 날 7일 중 7일", "4일 중 4일"),
    ("ru", "предложи команду", "По будням около 7:40, 7 раз из последних 7", "4 раза из 4"),
    ("zh-Hans", "建议一个快捷指令", "每个工作日7:40左右，最近7个", "4天里有4天"),
  ]

  @Test(arguments: questions) func habitsAreToldInAllLanguages(
    language: String, line: String, habit: String, routine: String
  ) async throws {
    let clock = Clock()
    let stall = try await stall(clock, language: language)
    for day in Self.weekdays {
      clock.set(day, 7, 40)
      _ = await stall.say("ring the bell")
    }
    #expect(await stall.say(line).hasPrefix(habit))
  }

  @Test(arguments: questions) func routinesAreToldInAllLanguages(
    language: String, line: String, habit: String, routine: String
  ) async throws {
    let clock = Clock()
    let stall = try await stall(clock, language: language)
    for (day, hour) in zip(Self.weekdays, [7, 12, 16, 20]) {
      clock.set(day, hour, 10)
      _ = await stall.say("open the stall")
      clock.set(day, hour, 12)
      _ = await stall.say("ring the bell")
    }
    #expect(await stall.say(line).contains(routine))
  }

  @Test func aRoutineBecomesAShortcut() async throws {
    let clock = Clock()
    let stall = try await stall(clock)
    for (day, hour) in zip(Self.weekdays, [7, 12, 16, 20]) {
      clock.set(day, hour, 10)
      _ = await stall.say("open the stall")
      clock.set(day, hour, 12)
      _ = await stall.say("ring the bell")
    }
    #expect(
      await stall.say("suggest a shortcut")
        == "You do this one shortly after the other, on 4 of 4 days: “Open the stall” and "
        + "“Ring the bell”. Make it a shortcut?")
    #expect(await stall.say("yes") == "Say “Open Stall and Ring Bell” to run it.")
    #expect(await stall.say("open stall and ring bell") == "Tada! Ding!")
  }

  @Test func whatIsSwitchedOffIsNeitherNotedNorOffered() async throws {
    let clock = Clock()
    let stall = try await stall(clock)
    let activity = stall.engine.configuration.activity
    for day in Self.weekdays {
      clock.set(day, 7, 40)
      _ = await stall.say("ring the bell")
    }
    activity.isOn = false
    #expect(stall.engine.habits().isEmpty && stall.engine.suggestions().isEmpty)
    try stall.engine.forgetSuggestions()
    #expect(!activity.isOn)
    _ = await stall.say("ring the bell")
    activity.isOn = true
    #expect(stall.engine.suggestions().isEmpty)
    _ = await stall.say("ring the bell")
    #expect(stall.engine.suggestions().count == 1)
  }
}
