// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseWire
import Testing

@testable import PhraseRuntime
@testable import PhraseShortcuts

/// What is asked when a shortcut is added.
@Suite struct QuestionTests {
  private static let boil = "PhraseShortcutsTests.BoilWater"
  private static let brew = "PhraseShortcutsTests.BrewTea"

  private func question(
    _ parameter: String, of action: Int = 0, offering answer: String? = nil
  ) -> ShortcutQuestion {
    ShortcutQuestion(action: action, parameter: parameter, text: "Which?", answer: answer)
  }

  /// What is said while a shortcut is added, and what is kept.
  private func add(
    _ actions: [ShortcutAction], _ questions: [ShortcutQuestion], answering answers: [String]
  ) async throws -> (words: [String], kept: PersonalShortcut?) {
    let kitchen = try await Kitchen()
    let shortcut = PersonalShortcut(
      id: "new", name: "New", phrases: ["something new"], questions: questions, actions: actions)
    var words = [
      await kitchen.conversation.perform(AddShortcut(shortcut, isForeign: false)).text
    ]
    for answer in answers { words.append(await kitchen.conversation.respond(to: answer).text) }
    return (words, kitchen.library["new"])
  }

  /// A value of an action, what is offered, the answer, and what is kept of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let action: ShortcutAction
    let parameter: String
    var offered: String?
    let answer: String
    let kept: WireValue

    var testDescription: String { "\(action.intent).\(parameter): \(answer)" }
  }

  @Test(arguments: [
    Case(action: .init(Self.boil), parameter: "cups", answer: "3", kept: .integer(3)),
    Case(action: .init(Self.boil), parameter: "cups", answer: "three", kept: .integer(3)),
    Case(
      action: .init(Self.boil), parameter: "cups", offered: "4", answer: "", kept: .integer(4)),
    Case(
      action: .init(Self.boil), parameter: "cups", offered: "4", answer: "5", kept: .integer(5)),
    Case(
      action: .init(Self.brew), parameter: "tea", answer: "sencha",
      kept: .entity(WireEntity(type: "PhraseShortcutsTests.Tea", id: "s", title: "Sencha"))),
    Case(
      action: .init(Self.brew), parameter: "tea", offered: "Assam", answer: " ",
      kept: .entity(WireEntity(type: "PhraseShortcutsTests.Tea", id: "a", title: "Assam"))),
    Case(
      action: .init("ChangeCase", with: ["text": "a"]), parameter: "style", answer: "title case",
      kept: .enumeration(
        type: "PhraseShortcuts.LetterCase", value: "titleCase", title: "Title Case")),
    Case(
      action: .init("SetVariable", with: ["value": 3]), parameter: "value", answer: "2.5",
      kept: .number(2.5)),
    Case(
      action: .init("SetVariable", with: ["value": .boolean(true)]), parameter: "value",
      answer: "no", kept: .boolean(false)),
    Case(
      action: .init("SetVariable", with: ["value": "x"]), parameter: "value",
      answer: "it is ${Name}, $5", kept: .text("it is $${Name}, $5")),
    Case(
      action: .init("SetVariable", with: ["value": "x"]), parameter: "value", offered: "cancel",
      answer: "", kept: "cancel"),
  ])
  func anAnswerIsReadByTheTypeOfTheParameter(_ example: Case) async throws {
    let (words, kept) = try await add(
      [example.action], [question(example.parameter, offering: example.offered)],
      answering: [example.answer])
    #expect(words.last == "Added “New”. Say “something new” to run it.")
    #expect(kept?.actions[0].values[example.parameter] == example.kept)
    #expect(kept?.questions.isEmpty == true)
  }

  @Test(arguments: [
    (ShortcutAction(Self.boil), "cups", "many"), (ShortcutAction(Self.boil), "cups", ""),
    (ShortcutAction(Self.brew), "tea", "coffee"),
    (ShortcutAction("Repeat", body: .repeated([])), "count", "-1"),
    (ShortcutAction("ChangeCase"), "style", "bold"),
  ]) func whatDoesNotFitIsAskedForAgain(
    action: ShortcutAction, parameter: String, answer: String
  ) async throws {
    let (words, kept) = try await add([action], [question(parameter)], answering: [answer])
    #expect(words.last?.contains("Which?") == true, "\(words)")
    #expect(words.last != words.first, "\(words)")
    #expect(kept == nil)
  }

  @Test func cancelAddsNothing() async throws {
    let (words, kept) = try await add(
      [ShortcutAction(Self.boil)], [question("cups"), question("cups")],
      answering: ["3", "cancel"])
    #expect(words.last == "Cancelled.")
    #expect(kept == nil)
  }

  @Test func anAnswerReachesAnActionInsideOfOthers() async throws {
    let menu = ShortcutAction(
      "ChooseFromMenu",
      body: .choices([
        .init(
          title: "A",
          actions: [show("a"), ShortcutAction("Repeat", body: .repeated([show("b")]))]),
        .init(
          title: "B",
          actions: [
            ShortcutAction(
              "If", body: .branches(then: [show("c")], otherwise: [show("d"), show("e")]))
          ]),
      ]))
    let actions = [show("0"), menu, show("f")]
    for (place, action) in PersonalShortcut(name: "", actions: actions).allActions.enumerated() {
      let changed = actions.changing(place) { $0.note = "here" }
      let all = PersonalShortcut(name: "", actions: changed).allActions
      #expect(all.indices.filter { all[$0].note == "here" } == [place])
      #expect(all[place].values == action.values)
    }
    #expect(actions.changing(99) { $0.note = "here" } == actions)
    let (_, kept) = try await add(
      actions, [question("text", of: 7, offering: "z")], answering: [""])
    #expect(kept?.allActions[7].values == ["text": "z"])
  }

  @Test func whatCannotBeAskedStaysAndIsAFault() async throws {
    let questions = [
      question("cups", of: 9), question("size"), question("cups", offering: "many"),
    ]
    let shortcut = PersonalShortcut(
      name: "N", questions: questions, actions: [ShortcutAction(Self.boil)])
    let actions = ActionTable(of: try await Kitchen().engine)
    #expect(
      ShortcutCheck.faults(of: shortcut, in: actions).map(\.description) == [
        "questions[0].action is 9; there are 0 to 0",
        "questions[1].parameter “size” is no parameter of that action",
        "questions[2].answer takes a whole number, not “many”",
      ])
    let (_, kept) = try await add(
      shortcut.actions, Array(questions.prefix(2)), answering: [])
    #expect(kept?.questions == Array(questions.prefix(2)))
  }

  @Test func whereNobodyIsThereTheOfferedAnswerIsTaken() async throws {
    let kitchen = try await Kitchen()
    let context = PerformContext(
      language: "en", interaction: nil, surroundings: nil, engine: kitchen.engine)
    let actions = ActionTable(of: kitchen.engine)
    func shortcut(_ answer: String?) -> PersonalShortcut {
      PersonalShortcut(
        name: "N", questions: [question("cups", offering: answer)],
        actions: [ShortcutAction(Self.boil)])
    }
    let answered = try await shortcut("4").answered(in: context, actions)
    #expect(answered.actions[0].values == ["cups": .integer(4)])
    for answer in [nil, "many"] {
      await #expect(throws: PerformError.self) {
        try await shortcut(answer).answered(in: context, actions)
      }
    }
  }

  @Test func aShortcutFromElsewhereIsNotedBeforeItIsThere() async throws {
    let kitchen = try await Kitchen()
    let shortcut = PersonalShortcut(id: "f", name: "Foreign", actions: [show("a")])
    _ = await kitchen.conversation.perform(AddShortcut(shortcut, isForeign: true))
    #expect(kitchen.library.unasked(shortcut, of: [.network]) == [.network])
  }
}
