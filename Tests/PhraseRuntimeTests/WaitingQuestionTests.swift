// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import PhraseTesting
import Testing

/// What can be said to the conversation itself while a question waits.
@Suite struct WaitingQuestionTests {
  private let help = "What is the boat called? Any words will do. “Cancel” leaves it."
  private let refusal = "First answer that, or say “cancel”. What is the boat called?"

  private func reply(
    to line: String, after request: String = "name a boat in marina"
  ) async throws -> Reply {
    let conversation = Conversation(try await PhraseEngine(MarinaShortcuts.self))
    _ = await conversation.respond(to: request)
    return await conversation.respond(to: line)
  }

  @Test(arguments: ["help", "Help!", "help me", "помощь", "what can I say?"])
  func helpTellsWhatFits(_ line: String) async throws {
    #expect(try await reply(to: line).text == help)
  }

  @Test(arguments: ["undo that", "undo", "redo", "верни всё как было"])
  func nothingIsUndoneBeforeTheAnswer(_ line: String) async throws {
    #expect(try await reply(to: line).text == refusal)
  }

  @Test(arguments: [
    ("\"help\"", "help"), ("“undo that”", "undo that"), ("«cancel»", "cancel"),
    (" \"close marina\" ", "close marina"), ("close the whole marina", "close the whole marina"),
    ("close", "close"), ("C++", "C++"), ("no, Emma", "Emma"),
    ("“no, Emma”", "no, Emma"), ("no Emma", "no Emma"), ("\"\"", "\"\""),
  ])
  func anyOtherTextIsTheText(_ line: String, _ name: String) async throws {
    #expect(try await reply(to: line).text == "Named \(name).")
  }

  @Test(arguments: ["close marina", "Close the marina.", "please close marina"])
  func aRequestToTheLetterChangesTheSubject(_ line: String) async throws {
    let isToTheLetter = line == "close marina"
    let text = try await reply(to: line).text
    #expect((text == "Left “Name a Boat”. Closed.") == isToTheLetter)
  }

  @Test func theNewSubjectMayAsk() async throws {
    try await PhraseTester(try await PhraseEngine(MarinaShortcuts.self)).converse {
      Said("name a boat in marina")
      Asked("What is the boat called?")
      Said("moor in marina")
      Asked("Left “Name a Boat”. At which pier? North, East, South or West?")
      Said("name a boat in marina")
      Asked("Left “Moor”. What is the boat called?")
      Said("Emma")
      Answered("Named Emma.")
    }
  }

  @Test(arguments: [
    ("moor in marina", "At which pier? North, East, South or West?"),
    ("wait in marina", "How many days? It has to be between 1 and 9."),
    ("sink in marina", "Sink it? Please answer yes or no."),
  ])
  func helpNamesValues(_ request: String, _ text: String) async throws {
    #expect(try await reply(to: "help", after: request).text == "\(text) “Cancel” leaves it.")
  }

  @Test func theSecondMissNamesTheWayOut() async throws {
    try await PhraseTester(try await PhraseEngine(MarinaShortcuts.self)).converse {
      Said("sink in marina")
      Asked("Sink it?")
      Said("perhaps")
      Asked("Please answer yes or no. Sink it?")
      Said("perhaps")
      Asked("Please answer yes or no. Sink it? “Cancel” leaves it.")
      Said("no")
      Answered("Cancelled.")
    }
  }

  @Test(arguments: [
    "actually, east", "no, east", "i mean east", "I meant the east", "sorry, east",
    "only towards the east", "well the east then", "moor it at the east",
  ])
  func aCorrectionIsAnAnswer(_ line: String) async throws {
    #expect(try await reply(to: line, after: "moor in marina").text == "Moored.")
  }

  @Test(arguments: [
    "no east", "not the east", "actually, the moon", "no, help", "east or west",
    "anything but east",
  ])
  func whatFollowsHasToBeAnAnswer(_ line: String) async throws {
    let reply = try await reply(to: line, after: "moor in marina")
    #expect(
      reply.text == "There is no pier “\(line)”. At which pier? North, East, South or West?")
  }

  @Test(arguments: [
    "go ahead", "yeah go ahead", "yes, yes", "absolutely", "ok do it", "yes please sink it",
    "yeah, sink it please", "OK sink that in marina",
  ])
  func agreementHasManyWords(_ line: String) async throws {
    #expect(try await reply(to: line, after: "sink in marina").kind == .answered)
  }

  @Test(arguments: [
    "actually, yes", "i mean yes", "no, yes", "yes, but never sink it", "yes please moor it",
    "yes sink the other one",
  ])
  func agreementIsNotLookedForBehindOtherWords(_ line: String) async throws {
    let reply = try await reply(to: line, after: "sink in marina")
    #expect(reply.text == "Please answer yes or no. Sink it?")
  }

  @Test func anAmountMayNameItsCurrencyWhereANumberIsAsked() async throws {
    #expect(try await reply(to: "five euros", after: "pay in marina").text == "Paid 5.0.")
    #expect(try await reply(to: "five metres", after: "pay in marina").kind != .answered)
    #expect(
      try await reply(to: "500 euros", after: "pay in marina").text
        == "It has to be between 1 and 100. How much?")
    #expect(try await reply(to: "five metres", after: "wait in marina").kind != .answered)
  }
}

enum MarinaPier: String, AppEnum {
  case north, east, south, west
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pier"
  static let caseDisplayRepresentations: [MarinaPier: DisplayRepresentation] = [
    .north: "North", .east: "East", .south: "South", .west: "West",
  ]
}

struct NameBoat: AppIntent {
  static let title: LocalizedStringResource = "Name a Boat"
  @Parameter(title: "Name", requestValueDialog: "What is the boat called?") var name: String
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Named \(name).")
  }
}

struct MoorBoat: AppIntent {
  static let title: LocalizedStringResource = "Moor"
  @Parameter(title: "Pier", requestValueDialog: "At which pier?") var pier: MarinaPier
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Moored.") }
}

struct WaitForBoat: AppIntent {
  static let title: LocalizedStringResource = "Wait"
  @Parameter(title: "Days", inclusiveRange: (1, 9), requestValueDialog: "How many days?")
  var days: Int
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Waited.") }
}

struct PayForBoat: AppIntent {
  static let title: LocalizedStringResource = "Pay"
  @Parameter(title: "Amount", inclusiveRange: (1, 100), requestValueDialog: "How much?")
  var amount: Double
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Paid \(amount.description).")
  }
}

struct SinkBoat: AppIntent {
  static let title: LocalizedStringResource = "Sink"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Sink it?")
    return .result(dialog: "Sunk.")
  }
}

struct CloseMarina: AppIntent {
  static let title: LocalizedStringResource = "Close"
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Closed.") }
}

struct MarinaShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Marina"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: NameBoat(), phrases: ["Name a boat in \(.applicationName)"])
    AppShortcut(intent: MoorBoat(), phrases: ["Moor in \(.applicationName)"])
    AppShortcut(intent: WaitForBoat(), phrases: ["Wait in \(.applicationName)"])
    AppShortcut(intent: PayForBoat(), phrases: ["Pay in \(.applicationName)"])
    AppShortcut(intent: SinkBoat(), phrases: ["Sink in \(.applicationName)"])
    AppShortcut(intent: CloseMarina(), phrases: ["Close \(.applicationName)"])
  }
}
