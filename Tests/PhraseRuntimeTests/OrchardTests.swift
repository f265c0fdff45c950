// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import PhraseTesting
import Testing

/// What is asked for and understood where an app says little of its parameters.
@Suite struct OrchardTests {
  private let apples = "Braeburn (New Zealand), Cox (England) or Ribston Pippin (England)"

  @Test func aParameterWithoutATitleIsAskedForByItsName() async throws {
    try await PhraseTester(OrchardShortcuts.self).converse {
      Said("prune a row in orchard")
      Asked("What is the first tree?")
      Said("four")
      Asked("What is the last tree?")
      Said("9")
      Answered("Pruned 4 to 9.")
    }
  }

  @Test func parametersOfOneKindAreToldApart() async throws {
    try await PhraseTester(OrchardShortcuts.self).converse {
      Said("graft a tree in orchard")
      Asked("Which apple (onto): \(apples)?")
      Said("cox england")
      Asked("Which grafted apple: \(apples)?")
      Said("ribston pippin england")
      Answered("Grafted Ribston Pippin (England) onto Cox (England).")
    }
  }

  @Test(arguments: [
    ("pick ribston pippin in orchard", "Picked Ribston Pippin (England)."),
    ("pick pippin in orchard", "Picked Ribston Pippin (England)."),
    ("pick the cox england in orchard please", "Picked Cox (England)."),
    ("pick new zealand in orchard", "Picked Braeburn (New Zealand)."),
    ("pick cox (england) in orchard", "Picked Cox (England)."),
    ("pick england in orchard", "Which apple: Cox (England) or Ribston Pippin (England)?"),
    ("pick braebrun new zealand in orchard", "Picked Braeburn (New Zealand)."),
  ])
  func aCaseIsNamedByWordsOfItsTitle(_ said: String, _ reply: String) async throws {
    let conversation = Conversation(try await PhraseEngine(OrchardShortcuts.self))
    #expect(await conversation.respond(to: said).text == reply)
  }

  @Test(arguments: ["pick plum in orchard", "pick the in orchard", "pick eng in orchard"])
  func otherWordsAreNoCase(_ said: String) async throws {
    let conversation = Conversation(try await PhraseEngine(OrchardShortcuts.self))
    let reply = await conversation.respond(to: said)
    #expect(reply.text.hasPrefix("There is no apple “"), "\(reply.text)")
  }

  @Test(arguments: [
    ("30", 30), ("30 litres", 30), ("thirty litres of cider", 30), ("two and a half litres", 2.5),
    ("30 cider", 30),
  ])
  func aNumberIsSaidWithTheWordsOfTheQuestion(_ answer: String, _ litres: Double) async throws {
    try await PhraseTester(OrchardShortcuts.self).converse {
      Said("press cider in orchard")
      Asked("How many litres of cider, but no more than 50?")
      Said(answer)
      Answered("Pressed \(litres.formatted()) l.")
    }
  }

  @Test(arguments: [
    "what's ripe in orchard", "what is ripe in orchard", "What’s ripe in Orchard?",
    "whats ripe in orchard", "what is ripe",
  ])
  func aContractionIsAlsoSaidInFull(_ said: String) async throws {
    let conversation = Conversation(try await PhraseEngine(OrchardShortcuts.self))
    #expect(await conversation.respond(to: said).text == "Nothing yet.")
  }

  @Test(arguments: ["litres", "30 gallons", "30 no", "30 50", "thirty of perry"])
  func otherWordsBesideANumberAreRefused(_ answer: String) async throws {
    let conversation = Conversation(try await PhraseEngine(OrchardShortcuts.self))
    _ = await conversation.respond(to: "press cider in orchard")
    let reply = await conversation.respond(to: answer)
    guard case .asked = reply.kind else {
      Issue.record("\(reply.text)")
      return
    }
  }
}

private enum Apple: String, AppEnum {
  case braeburn, cox, pippin
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Apple"
  static let caseDisplayRepresentations: [Apple: DisplayRepresentation] = [
    .braeburn: "Braeburn (New Zealand)", .cox: "Cox (England)", .pippin: "Ribston Pippin (England)",
  ]

  var title: String {
    switch self {
    case .braeburn: "Braeburn (New Zealand)"
    case .cox: "Cox (England)"
    case .pippin: "Ribston Pippin (England)"
    }
  }
}

private struct PruneRow: AppIntent {
  static let title: LocalizedStringResource = "Prune a Row"
  @Parameter var firstTree: Int
  @IntentParameter var lastTree: Int

  func perform() async throws -> some ProvidesDialog {
    .result(dialog: "Pruned \(firstTree) to \(lastTree).")
  }
}

private struct GraftTree: AppIntent {
  static let title: LocalizedStringResource = "Graft a Tree"
  @Parameter(title: "Onto") var rootstock: Apple
  @Parameter(title: "Grafted Apple") var scion: Apple

  func perform() async throws -> some ProvidesDialog {
    .result(dialog: "Grafted \(scion.title) onto \(rootstock.title).")
  }
}

private struct PickApples: AppIntent {
  static let title: LocalizedStringResource = "Pick Apples"
  @Parameter(title: "Variety") var apple: Apple

  func perform() async throws -> some ProvidesDialog { .result(dialog: "Picked \(apple.title).") }
}

private struct PressCider: AppIntent {
  static let title: LocalizedStringResource = "Press Cider"
  @Parameter(
    title: "Amount", requestValueDialog: "How many litres of cider, but no more than 50?")
  var litres: Double

  func perform() async throws -> some ProvidesDialog {
    .result(dialog: "Pressed \(litres.formatted()) l.")
  }
}

private struct TellRipe: AppIntent {
  static let title: LocalizedStringResource = "Tell What Is Ripe"
  func perform() async throws -> some ProvidesDialog { .result(dialog: "Nothing yet.") }
}

private struct OrchardShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Orchard"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: PruneRow(), phrases: ["Prune a row in \(.applicationName)"])
    AppShortcut(intent: GraftTree(), phrases: ["Graft a tree in \(.applicationName)"])
    AppShortcut(intent: PickApples(), phrases: ["Pick \(\.$apple) in \(.applicationName)"])
    AppShortcut(intent: TellRipe(), phrases: ["What's ripe in \(.applicationName)"])
    AppShortcut(intent: PressCider(), phrases: ["Press cider in \(.applicationName)"])
  }
}
