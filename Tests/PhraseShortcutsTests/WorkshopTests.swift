// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseWire
import Testing

@testable import PhraseShortcuts

/// Shortcuts that are made and changed by talking.
@Suite struct WorkshopTests {
  @Test(arguments: [
    "when I say good morning, boil 2 cups with kettle and brew assam with kettle",
    "When I say “good morning” boil 2 cups with kettle and brew assam with kettle",
    "whenever I say good morning: boil 2 cups with kettle and brew assam with kettle",
    "when I say good morning boil 2 cups with kettle and brew assam with kettle",
  ]) func aSentenceMakesOne(line: String) async throws {
    let kitchen = try await Kitchen()
    let answers = await kitchen.say(line, "yes", "good morning")
    #expect(
      answers == [
        "Good morning:\n1. Boil 2 cups\n2. Brew Assam\nKeep it?",
        "Say “good morning” to run it.", "2 cups boil. Assam draws for 4 minutes.",
      ])
    let made = try #require(kitchen.library.all.first)
    #expect(
      made.actions.map(\.intent) == [
        "PhraseShortcutsTests.BoilWater", "PhraseShortcutsTests.BrewTea",
      ])
  }

  @Test(arguments: [
    "make a shortcut called tea time that brews assam with kettle",
    "create a shortcut called tea time to brew assam with kettle",
    "every time I say tea time, brew assam with kettle",
    "brew assam with kettle when I say tea time",
    "brew assam with kettle whenever I say tea time",
  ]) func itIsAskedForInManyWords(line: String) async throws {
    let kitchen = try await Kitchen()
    #expect(await kitchen.say(line) == ["Tea time:\n1. Brew Assam\nKeep it?"])
  }

  @Test(arguments: [
    ("when I say tea or time for tea, brew assam with kettle", ["tea", "time for tea"]),
    ("when I say “tea” or “now or never” brew assam with kettle", ["tea", "now or never"]),
    ("when I say “hot, hot” brew assam with kettle", ["hot, hot"]),
  ]) func severalPhrasesRunOne(line: String, phrases: [String]) async throws {
    let kitchen = try await Kitchen()
    let answers = await kitchen.say(line, "yes", phrases[phrases.count - 1])
    #expect(kitchen.library.all.first?.phrases == phrases)
    #expect(answers.last == "Assam draws for 4 minutes.")
  }

  @Test func whatIsToBeDoneIsAskedForWhereItIsMissing() async throws {
    let kitchen = try await Kitchen()
    let answers = await kitchen.say("when I say tea time", "brew assam with kettle")
    #expect(
      answers == ["What is to be done then?", "Tea time:\n1. Brew Assam\nKeep it?"])
  }

  @Test(arguments: [
    "when I say hello, world, brew assam with kettle",
    "when I say hello, brew assam with kettle and world",
    "when I say hello, brew assam with kettle; world",
  ]) func nothingThatIsAskedForIsLeftOut(line: String) async throws {
    let kitchen = try await Kitchen()
    #expect(await kitchen.say(line)[0].contains("No phrase is like “world”. Nothing was kept."))
  }

  @Test func partsThatAreUnderstoodAreJoined() async throws {
    let kitchen = try await Kitchen()
    #expect(
      await kitchen.say("when I say tea, brew assam with kettle; boil 2 cups with kettle")
        == ["Tea:\n1. Brew Assam\n2. Boil 2 cups\nKeep it?"])
  }

  @Test func automationsGoWithTheirShortcutAndComeBackWithIt() async throws {
    try await ActionBench.withFolder { folder in
      let file = AutomationFile(path: folder.path + "/automations.json")
      var environment = Kitchen.environment
      environment.automations = file
      let shortcut = PersonalShortcut(id: "1", name: "Tea", phrases: ["tea time"])
      let kitchen = try await Kitchen(ShortcutLibrary([shortcut], environment: environment))
      try file.change {
        $0 = [
          Automation(id: "tea", shortcut: "1", trigger: .login),
          Automation(id: "other", shortcut: "2", trigger: .login),
        ]
      }
      _ = await kitchen.say("delete the shortcut tea", "yes")
      #expect(try file.read().map(\.id) == ["other"])
      _ = await kitchen.say("undo that")
      #expect(try file.read().map(\.id) == ["other", "tea"])
      _ = await kitchen.say("redo")
      #expect(try file.read().map(\.id) == ["other"])
    }
  }

  @Test func whatIsDeclinedIsNotKept() async throws {
    let kitchen = try await Kitchen()
    #expect(
      await kitchen.say("when I say tea, brew assam with kettle", "no").last == "Cancelled.")
    #expect(kitchen.library.all.isEmpty)
  }

  @Test func whatMeansNothingIsToldAndNotKept() async throws {
    let kitchen = try await Kitchen()
    #expect(
      await kitchen.say("when I say tea, fly to the moon")[0]
        .contains("No phrase is like “fly to the moon”."))
    #expect(kitchen.library.all.isEmpty)
  }

  @Test func aPhraseThatMeansSomethingIsTold() async throws {
    let kitchen = try await Kitchen()
    let question = await kitchen.say("when I say boil 3 cups with kettle, brew assam with kettle")
    #expect(question[0].contains("“boil 3 cups with kettle” means “Boil 3 cups” already"))
  }

  @Test func phrasesThatMeanSomethingAreFound() async throws {
    var shortcut = go(show("a"))
    shortcut.phrases = ["go", "hot water", "hot tea"]
    let kitchen = try await Kitchen(
      shortcut, PersonalShortcut(id: "water", name: "Water", phrases: ["Hot water"]))
    #expect(
      await kitchen.engine.collisions(of: shortcut).map(\.description) == [
        "phrases[1] “hot water” means “Run Water” already; you will be asked which"
      ])
  }

  @Test func whatWasDoneBecomesOne() async throws {
    let kitchen = try await Kitchen()
    let answers = await kitchen.say(
      "boil water with kettle", "5", "make that a shortcut", "hot water", "yes", "hot water")
    #expect(answers.last == "5 cups boil.")
    #expect(kitchen.diary.all == ["boil 5", "boil 5"])
  }

  @Test func allThatWasDoneAtOnceBecomesOne() async throws {
    let kitchen = try await Kitchen()
    let answers = await kitchen.say(
      "boil 2 cups with kettle and brew assam with kettle",
      "make that a shortcut called breakfast")
    #expect(answers.last == "Breakfast:\n1. Boil 2 cups\n2. Brew Assam\nKeep it?")
  }

  @Test func wordsOfTheConversationAndNamesThatAreTakenAreRefused() async throws {
    let kitchen = try await Kitchen(
      PersonalShortcut(id: "1", name: "Good morning", phrases: ["morning"]))
    let answers = await kitchen.say(
      "when I say undo, brew assam with kettle", "when I say good morning, brew assam with kettle")
    #expect(answers[0].contains("“undo” is a word of the conversation itself. Say another."))
    let yes = await kitchen.say("when I say yes, brew assam with kettle")
    #expect(yes[0].contains("“yes” is a word of the conversation itself. Say another."))
    #expect(answers[1].contains("There is a shortcut “Good morning” already."))
    #expect(kitchen.library.all.count == 1)
  }

  /// A phrase to the letter goes before what is only understood.
  @Test func aPhraseThatIsUnderstoodOtherwiseIsTold() async throws {
    let kitchen = try await Kitchen()
    let question = await kitchen.say("when I say boil 3 cups, brew assam with kettle")
    #expect(
      question[0].contains("“boil 3 cups” means “Boil 3 cups” now; it would run this instead."))
  }

  @Test func nothingThatWasDoneBecomesNone() async throws {
    let kitchen = try await Kitchen()
    #expect(
      await kitchen.say("make that a shortcut", "tea")[1]
        .contains("Nothing was done yet that could be a shortcut."))
  }

  @Test func oneIsChangedDescribedAndDeleted() async throws {
    let kitchen = try await Kitchen(
      PersonalShortcut(
        id: "1", name: "Good Morning", phrases: ["good morning"],
        actions: [ShortcutAction("PhraseShortcutsTests.BoilWater", with: ["cups": 1])]))
    #expect(
      await kitchen.say("what does good morning do")
        == ["Good Morning, by “good morning”:\n1. Boil 1 cups"])
    #expect(
      await kitchen.say("add brew sencha with kettle to good morning", "yes").last
        == "“Good Morning” does 2 things now.")
    #expect(await kitchen.say("good morning") == ["1 cups boil. Sencha draws for 2 minutes."])
    #expect(
      await kitchen.say("rename good morning to wake up")
        == ["“Good Morning” is called “wake up” now."])
    #expect(await kitchen.say("list my shortcuts") == ["wake up (“good morning”)"])
    #expect(
      await kitchen.say("delete the shortcut wake up", "yes").last == "Deleted “wake up”.")
    #expect(kitchen.library.all.isEmpty)
    #expect(await kitchen.say("undo that") == ["Undone: Delete wake up."])
    #expect(await kitchen.say("good morning") == ["1 cups boil. Sencha draws for 2 minutes."])
  }

  @Test func wordsOfAnyLanguageRunOne() async throws {
    let kitchen = try await Kitchen(
      PersonalShortcut(id: "1", name: "Домой", phrases: ["бегом домой"], actions: [show("Бегу!")]))
    #expect(await kitchen.say("Бегом домой!") == ["Бегу!"])
  }
}
