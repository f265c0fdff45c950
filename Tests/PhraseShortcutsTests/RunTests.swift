// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseWire
import Testing

@testable import PhraseShortcuts

private let boil = "PhraseShortcutsTests.BoilWater"
private let brew = "PhraseShortcutsTests.BrewTea"

/// Shortcuts that are run by their phrases.
@Suite struct RunTests {
  @Test func aPhraseRunsAllActions() async throws {
    let kitchen = try await Kitchen(
      go(ShortcutAction(boil, with: ["cups": 2], as: "Water"), show("${Water} degrees")))
    #expect(await kitchen.say("go") == ["2 cups boil. 100 degrees"])
    #expect(kitchen.diary.all == ["boil 2"])
  }

  @Test func whatLacksIsAskedFor() async throws {
    let kitchen = try await Kitchen(go(show("Tea!"), ShortcutAction(boil)))
    #expect(await kitchen.say("go", "three") == ["Tea! How many cups?", "3 cups boil."])
  }

  @Test func cancelEndsARun() async throws {
    let kitchen = try await Kitchen(go(ShortcutAction(boil), show("done")))
    #expect(await kitchen.say("go", "cancel") == ["How many cups?", "Cancelled."])
    #expect(kitchen.diary.all.isEmpty)
  }

  @Test func whatFailsEndsARunAndSaysWhere() async throws {
    let kitchen = try await Kitchen(
      go(ShortcutAction(boil, with: ["cups": 1]), ShortcutAction(boil, with: ["cups": 12])))
    let answer = try #require(await kitchen.say("go").first)
    #expect(answer.contains("1 cups boil."))
    #expect(answer.contains("Step 2, Boil 12 cups: The kettle holds 9 cups."))
  }

  @Test func aValueThatNoRunCanUseIsRefusedBeforeAnythingIsDone() async throws {
    let kitchen = try await Kitchen(
      go(
        ShortcutAction(brew, with: ["tea": "Assam"]),
        ShortcutAction("Repeat", with: ["count": "many"], body: .repeated([]))))
    #expect(
      await kitchen.say("go") == [
        "Step 2, Repeat many times: count takes a whole number, not “many”."
      ])
    #expect(kitchen.diary.all.isEmpty)
  }

  /// As “show” numbers it, however often it was done.
  @Test func whatFailsInARepeatHasTheNumberOfItsAction() async throws {
    let inner = [show("b"), ShortcutAction(boil, with: ["cups": .text("${Index}")])]
    let repeated = ShortcutAction("Repeat", with: ["count": 12], body: .repeated(inner))
    let kitchen = try await Kitchen(go(show("a"), repeated))
    let answer = try #require(await kitchen.say("go").first)
    #expect(answer.contains("Step 4, "))
  }

  @Test func whatWasDoneIsUndoneTogether() async throws {
    let kitchen = try await Kitchen(
      go(
        ShortcutAction(brew, with: ["tea": "Assam"]), ShortcutAction(brew, with: ["tea": "r"])))
    _ = await kitchen.say("go", "undo that")
    #expect(
      kitchen.diary.all == ["brew Assam", "brew Rooibos", "pour Rooibos away", "pour Assam away"])
  }

  @Test(arguments: [
    ("${Tea}", "Sencha"), ("${Tea.Minutes}", "2"), ("${Tea.minutes}", "2"), ("${Tea.id}", "s"),
    ("It is ${Tea.Name}.", "It is Sencha."), ("$${Tea}", "${Tea}"), ("${Result}", "Sencha"),
    ("no ${Input}value", "no value"),
  ]) func variables(text: String, shown: String) async throws {
    let kitchen = try await Kitchen(
      go(ShortcutAction(brew, with: ["tea": "sencha"], as: "Tea"), show(text)))
    #expect(
      await kitchen.say("go") == ["Sencha draws for 2 minutes. \(shown)"])
  }

  @Test(arguments: [
    ("${Nobody}", "There is no variable “Nobody” yet."),
    ("${Tea.Colour}", "“Sencha” has no property “Colour”."),
    ("${Tea", "has “${” without “}”; “$${” stands for the signs themselves"),
  ]) func variablesThatThereAreNot(text: String, reason: String) async throws {
    let kitchen = try await Kitchen(
      go(ShortcutAction(brew, with: ["tea": "sencha"], as: "Tea"), show(text)))
    #expect(await kitchen.say("go")[0].contains(reason))
  }

  @Test(
    arguments: [
      ("2", "is", "2.0", true), ("abc", "is", "ABC", true), ("abc", "isNot", "abd", true),
      ("10", "isGreater", "9", true), ("line 10", "isGreater", "line 9", true),
      ("tea time", "contains", "TIME", true), ("tea", "beginsWith", "te", true),
      ("tea", "endsWith", "te", false), ("", "hasValue", "", false), ("", "hasNoValue", "", true),
    ] as [(String, String, String, Bool)])
  func textsAreCompared(value: String, comparison: String, other: String, holds: Bool) async throws
  {
    let kitchen = try await Kitchen(
      go(
        ShortcutAction(
          "If",
          with: ["value": .text(value), "comparison": .text(comparison), "other": .text(other)],
          body: .branches(then: [show("yes")], otherwise: [show("no")]))))
    // "2" and "2.0" are texts; numbers are compared below.
    let expected = value == "2" ? "no" : holds ? "yes" : "no"
    #expect(await kitchen.say("go") == [expected])
  }

  @Test(
    arguments: [
      (10, "isGreater", 9, true), (2, "is", 2, true), (2, "isAtMost", 1, false),
      (3, "isLess", 4, true),
    ] as [(Int, String, Int, Bool)])
  func numbersAreCompared(value: Int, comparison: String, other: Int, holds: Bool) async throws {
    let kitchen = try await Kitchen(
      go(
        ShortcutAction(
          "If",
          with: [
            "value": .integer(value), "comparison": .text(comparison), "other": .text("\(other)"),
          ],
          body: .branches(then: [show("yes")], otherwise: [show("no")]))))
    #expect(await kitchen.say("go") == [holds ? "yes" : "no"])
  }

  @Test(arguments: [
    (ShortcutAction("List", with: ["values": .list(["${L}"])], as: "L"), "more than 128 lists"),
    (
      ShortcutAction("SetValueForKey", with: ["key": "a", "value": "${L}"], as: "L"),
      "more than 128 lists"
    ),
    (
      ShortcutAction("AddToList", with: ["list": "${L}", "value": "${L}"], as: "L"),
      "larger than 16 MB"
    ),
    (ShortcutAction("Text", with: ["text": "${L}${L}"], as: "L"), "larger than 16 MB"),
  ])
  func aValueThatGrowsWithoutEndEndsARun(_ action: ShortcutAction, reason: String) async throws {
    let kitchen = try await Kitchen(
      go(
        ShortcutAction("Text", with: ["text": "tea"], as: "L"),
        ShortcutAction("Repeat", with: ["count": 10_000], body: .repeated([action]))))
    let reply = await kitchen.say("go")
    #expect(reply[0].contains(reason), "\(reply)")
  }

  @Test func actionsAreRepeated() async throws {
    let kitchen = try await Kitchen(
      go(
        ShortcutAction(
          "Repeat", with: ["count": 2], body: .repeated([show("${Index}")])),
        ShortcutAction(
          "RepeatEach", with: ["values": .list(["a", "b"])],
          body: .repeated([show("${Index}${Item}")]))))
    #expect(await kitchen.say("go") == ["1 2 1a 2b"])
  }

  @Test func aMenuIsChosenFrom() async throws {
    let kitchen = try await Kitchen(
      go(
        ShortcutAction(
          "ChooseFromMenu", with: ["prompt": "Hot or cold?"],
          body: .choices([
            .init(title: "Hot", actions: [show("steam")]),
            .init(title: "Cold", actions: [show("ice")]),
          ])), show("end")))
    let answers = await kitchen.say("go", "cold")
    #expect(answers == ["Hot or cold?", "ice end"])
  }

  @Test func aShortcutRunsAnother() async throws {
    let other = PersonalShortcut(
      id: "other", name: "Other",
      actions: [ShortcutAction("StopShortcut", with: ["result": "${Input}!"]), show("never")])
    let kitchen = try await Kitchen(
      other,
      go(
        ShortcutAction("RunShortcut", with: ["shortcut": "Other", "input": "hey"], as: "Word"),
        show("${Word} ${Word}")))
    let answers = await kitchen.say("go")
    #expect(answers == ["hey! hey!"])
  }

  @Test func noShortcutRunsItself() async throws {
    let kitchen = try await Kitchen(
      go(
        ShortcutAction(boil, with: ["cups": 1]),
        ShortcutAction("RunShortcut", with: ["shortcut": "back"])),
      PersonalShortcut(
        id: "back", name: "Back", actions: [ShortcutAction("RunShortcut", with: ["shortcut": "go"])]
      ))
    #expect(await kitchen.say("go")[0].contains("“Go” would run itself."))
    // It is known beforehand, so nothing is done.
    #expect(kitchen.diary.all.isEmpty)
  }

  @Test func allThatARunDidIsTakenBackByName() async throws {
    let brew = "PhraseShortcutsTests.BrewTea"
    let kitchen = try await Kitchen(
      go(
        ShortcutAction(brew, with: ["tea": "a"]), ShortcutAction(brew, with: ["tea": "s"]),
        ShortcutAction(boil, with: ["cups": 10])))
    let answers = await kitchen.say("go", "undo that")
    #expect(
      answers[0].hasSuffix("9 cups. What can be undone: Brew Assam and Brew Sencha."))
    #expect(answers[1] == "Undone: Brew Assam and Brew Sencha.")
    #expect(kitchen.diary.all.suffix(2) == ["pour Sencha away", "pour Assam away"])
  }

  @Test func missingActionsAreAskedAboutBeforeARun() async throws {
    let kitchen = try await Kitchen(
      go(ShortcutAction(boil, with: ["cups": 1]), ShortcutAction("Sing", as: "Song"), show("la")))
    let question = await kitchen.say("go")
    #expect(question == ["“Go” has actions that there are not here: Sing. Run it without them?"])
    #expect(kitchen.diary.all.isEmpty)
    let answer = await kitchen.say("yes")
    #expect(answer == ["1 cups boil. la"])
  }

  @Test func aPhraseIsSaid() async throws {
    let kitchen = try await Kitchen(
      go(ShortcutAction("SayPhrase", with: ["phrase": "boil 4 cups with kettle"])))
    #expect(await kitchen.say("go") == ["4 cups boil."])
  }

  @Test func runsDoNotMix() async throws {
    let kitchen = try await Kitchen(
      PersonalShortcut(
        id: "x", name: "Echo", phrases: ["echo"],
        actions: [
          ShortcutAction("SetVariable", with: ["value": "${Input}"], as: "Own"),
          ShortcutAction(
            "Repeat", with: ["count": 50],
            body: .repeated([
              ShortcutAction("SetVariable", with: ["value": "${Own}"], as: "Own")
            ])), ShortcutAction("StopShortcut", with: ["result": "${Own}"]),
        ]))
    let engine = kitchen.engine
    let results = try await withThrowingTaskGroup(of: (Int, String).self) { group in
      for number in 0..<20 {
        group.addTask {
          let reply = try await Conversation(engine).perform(
            intentNamed: "RunShortcut",
            with: ["shortcut": .data("x"), "input": .data(.integer(number))], language: "en")
          return (number, reply.text)
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(results == Dictionary((0..<20).map { ($0, "\($0)") }) { first, _ in first })
  }
}
