// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import PhraseTesting
import Testing

@Suite struct SeriesSizeTests {
  private let question = "What goes in? Salt, Pepper, Sugar or Flour?"

  @Test(arguments: [
    ("mix salt and pepper in kitchen", ["salt", "pepper"]),
    ("mix salt, pepper and sugar in kitchen", ["salt", "pepper", "sugar"]),
    ("mix salt pepper sugar in kitchen", ["salt", "pepper", "sugar"]),
    ("mix salt or pepper in kitchen", ["salt", "pepper"]),
  ])
  func aPhraseTakesARow(_ utterance: String, _ values: [String]) async throws {
    let engine = try await PhraseEngine(KitchenShortcuts.self)
    guard case .match(let intent) = await engine.resolve(utterance) else {
      Issue.record("no match")
      return
    }
    #expect(intent.parameters.map { $0.display.lowercased() } == values)
  }

  @Test func tooFewInAPhraseAreAskedForAgain() async throws {
    try await PhraseTester(try await PhraseEngine(KitchenShortcuts.self)).converse {
      Said("mix salt in kitchen")
      Asked("It takes 2 to 3, not 1. What goes in? Salt, Pepper, Sugar or Flour?")
      Said("salt and sugar")
      Answered("salt+sugar.")
    }
  }

  @Test func tooManyInAPhraseAreAskedForAgain() async throws {
    let engine = try await PhraseEngine(KitchenShortcuts.self)
    #expect(
      await engine.resolve("mix salt pepper sugar and flour in kitchen").missing == ["spices"])
    try await PhraseTester(engine).converse {
      Said("mix salt, pepper, sugar and flour in kitchen")
      Asked("It takes 2 to 3, not 4. What goes in? Salt, Pepper, Sugar or Flour?")
      Said("cancel")
      Answered("Cancelled.")
    }
  }

  @Test func aComplaintIsMadeOnce() async throws {
    try await PhraseTester(try await PhraseEngine(KitchenShortcuts.self)).converse {
      Said("mix salt in kitchen")
      Asked("It takes 2 to 3, not 1. What goes in? Salt, Pepper, Sugar or Flour?")
      Said("concrete")
      Asked("There is no spice “concrete”. What goes in? Salt, Pepper, Sugar or Flour?")
      Said("salt, sand, mud and glue")
      Asked("It takes 2 to 3, not 4. \(question) “Cancel” leaves it.")
    }
  }

  @Test func aSeriesThatIsTooLongIsToldBeforeItsValues() async throws {
    let engine = try await PhraseEngine(KitchenShortcuts.self)
    let resolution = await engine.resolve("mix salt, sand, mud and glue in kitchen")
    guard case .none(let miss) = resolution else {
      Issue.record("\(resolution)")
      return
    }
    #expect(miss.explanation.hasPrefix("It takes 2 to 3, not 4. "))
  }

  @Test func withoutAConversationTheLimitsAreSaid() async throws {
    let engine = try await PhraseEngine(KitchenShortcuts.self)
    let intent = try #require(await engine.resolve("mix salt in kitchen").intent)
    await #expect {
      try await intent.perform()
    } throws: { error in
      (error as? PerformError)?.description == "It takes 2 to 3, not 1. What goes in?"
        && (error as? PerformError)?.code == .unanswered
    }
  }

  @Test func oneAtATimeUntilDone() async throws {
    try await PhraseTester(try await PhraseEngine(KitchenShortcuts.self)).converse {
      Said("mix in kitchen")
      Asked("What goes in? Salt, Pepper, Sugar or Flour?")
      Said("done")
      Asked("There is no spice “done”. What goes in? Salt, Pepper, Sugar or Flour?")
      Said("salt")
      Asked("Please name 1 more.")
      Said("sugar")
      Asked("Anything else? Name another, or say “done”.")
      Said("that's all")
      Answered("salt+sugar.")
    }
  }

  @Test func theLargestSizeEndsTheQuestion() async throws {
    try await PhraseTester(try await PhraseEngine(KitchenShortcuts.self)).converse {
      Said("mix in kitchen")
      Asked("What goes in? Salt, Pepper, Sugar or Flour?")
      Said("salt")
      Asked("Please name 1 more.")
      Said("sugar")
      Asked("Anything else? Name another, or say “done”.")
      Said("flour")
      Answered("salt+sugar+flour.")
    }
  }

  @Test func severalAtOnceEndTheQuestion() async throws {
    try await PhraseTester(try await PhraseEngine(KitchenShortcuts.self)).converse {
      Said("mix in kitchen")
      Asked("What goes in? Salt, Pepper, Sugar or Flour?")
      Said("salt, pepper, sugar and flour")
      Asked("It takes 2 to 3, not 4. What goes in? Salt, Pepper, Sugar or Flour?")
      Said("salt and concrete")
      Asked("There is no spice “concrete”. \(question) “Cancel” leaves it.")
      Said("salt, pepper and sugar")
      Answered("salt+pepper+sugar.")
    }
  }

  @Test func exactSizesAndNumbers() async throws {
    try await PhraseTester(try await PhraseEngine(KitchenShortcuts.self)).converse {
      Said("set timers in kitchen")
      Asked("Which minutes?")
      Said("five and ten")
      Asked("Please name 1 more.")
      Said("fifteen and twenty")
      Asked("It takes exactly 3, not 4. Please name 1 more.")
      Said("fifteen")
      Answered("5+10+15.")
    }
  }

  @Test func theLargestWidgetGivesTheSize() async throws {
    let size = ShelveSpices().parameter(named: "spices")?.declaration.arraySize
    #expect(size == 1...4)
  }

  @Test func valuesOfAnotherDependOnThem() async throws {
    try await PhraseTester(Ferry.engine()).converse {
      Said("set line 2 and line 9 at mill in ferry")
      Answered("2+9 at Mill.")
      Said("set line 2 and line 2 at mill in ferry")
      Answered("2 at Mill.")
      Said("set line 1 and line 9 at mill in ferry")
      Answered("There is no line “Line 1” for Mill. What fits is Line 2 or Line 9.")
      Said("set favorites at harbour in ferry")
      Asked("Which line: Line 1 or Line 2 (By day)?")
      Said("line 1")
      Asked("Anything else? Name another, or say “done”.")
      Said("done")
      Answered("1 at Harbour.")
    }
  }
}

enum Spice: String, AppEnum {
  case salt, pepper, sugar, flour
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Spice"
  static let caseDisplayRepresentations: [Spice: DisplayRepresentation] = [
    .salt: "Salt", .pepper: "Pepper", .sugar: "Sugar", .flour: "Flour",
  ]
}

struct MixSpices: AppIntent {
  static let title: LocalizedStringResource = "Mix Spices"
  @Parameter(
    title: "Spices", size: IntentCollectionSize(min: 2, max: 3),
    requestValueDialog: "What goes in?")
  var spices: [Spice]
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(spices.map(\.rawValue).joined(separator: "+")).")
  }
}

struct SetTimers: AppIntent {
  static let title: LocalizedStringResource = "Set Timers"
  @Parameter(title: "Minutes", size: 3, requestValueDialog: "Which minutes?") var minutes: [Int]
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(minutes.map(String.init).joined(separator: "+")).")
  }
}

struct ShelveSpices: AppIntent {
  static let title: LocalizedStringResource = "Shelve Spices"
  @Parameter(title: "Spices", size: [.systemSmall: 1, .systemLarge: 4]) var spices: [Spice]
  func perform() async throws -> some IntentResult { .result() }
}

struct KitchenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: MixSpices(),
      phrases: ["Mix in \(.applicationName)", "Mix \(\.$spices) in \(.applicationName)"])
    AppShortcut(intent: SetTimers(), phrases: ["Set timers in \(.applicationName)"])
  }
  static let applicationName: ApplicationName = "Kitchen"
}
