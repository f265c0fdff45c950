// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import PhraseTesting
import Testing

/// Which part of a dialog is said: the supporting one beside a snippet that is seen, else the full.
@Suite struct SupportingDialogTests {
  private let full = "Two loaves and a roll are in the oven."
  private let short = "In the oven:"

  /// A request, whether a snippet is shown, and the words of it.
  @Test(arguments: [
    ("show the oven in bakery", true, "In the oven:"),
    ("tell the oven in bakery", false, "Two loaves and a roll are in the oven."),
    ("show the crumbs in bakery", true, "Crumbs."),
    ("open the oven in bakery", true, "Careful. In the oven:"),
    ("break the oven in bakery", false, "Two loaves and a roll are in the oven."),
  ])
  func whoSeesTheSnippetNeedsLessWords(
    _ request: String, _ isSeen: Bool, _ text: String
  ) async throws {
    let engine = try await PhraseEngine(BakeryShortcuts.self)
    let reply = await Conversation(engine).respond(to: request)
    #expect((reply.snippet != nil) == isSeen)
    #expect(reply.text.hasPrefix(text), "\(reply.text)")
    #expect(!reply.text.contains(isSeen ? full : short))
    #expect(reply.supporting == nil)
  }

  @Test(arguments: ["show the oven in bakery", "tell the oven in bakery"])
  func whoOnlyListensGetsAll(_ request: String) async throws {
    let engine = try await PhraseEngine(BakeryShortcuts.self)
    let reply = await Conversation(engine, isVoiceOnly: true).respond(to: request)
    #expect(reply.text == full)
    #expect(reply.supporting == nil)
  }

  @Test func aLibraryCallChoosesAlike() async throws {
    let engine = try await PhraseEngine(BakeryShortcuts.self)
    for (request, text) in [("show the oven in bakery", short), ("tell the oven in bakery", full)] {
      guard case .match(let match) = await engine.resolve(request) else {
        Issue.record("\(request)")
        continue
      }
      let outcome = try await match.perform()
      #expect(outcome.dialog == text)
      #expect(outcome.supporting == nil)
    }
  }

  /// A confirmation says its dialog beside the snippet, whether it stands above it or not.
  @Test(arguments: [
    ("order above in bakery", "Order two loaves for 5 €?", true),
    ("order below in bakery", "Order two loaves for 5 €?", true),
    ("order the result in bakery", "Order two loaves for 5 €?", true),
    ("order the bare result in bakery", "Order two loaves for 5 €?", true),
    ("order shortly in bakery", "Order?", true),
    ("order blindly in bakery", "Order two loaves for 5 €?", false),
    ("pick in bakery", "Which? Rye or Oat?", true),
  ])
  func aQuestionStandsBesideItsSnippet(
    _ request: String, _ text: String, _ isSeen: Bool
  ) async throws {
    let engine = try await PhraseEngine(BakeryShortcuts.self)
    let conversation = Conversation(engine)
    let reply = await conversation.respond(to: request)
    #expect(reply.text == text)
    #expect((reply.snippet?.text().contains("Bread") == true) == isSeen)
    let voice = await Conversation(engine, isVoiceOnly: true).respond(to: request)
    #expect(voice.text == (request.contains("shortly") ? "Order two loaves for 5 €?" : text))
    #expect(await conversation.respond(to: "no").kind != .answered)
  }

  @Test func theWordsOfAPressStandBesideTheSnippetThatStays() async throws {
    let conversation = Conversation(try await PhraseEngine(BakeryShortcuts.self))
    _ = await conversation.respond(to: "show the oven in bakery")
    let reply = await conversation.press("Look")
    #expect(reply.text == short)
    #expect(reply.snippet != nil)
  }
}

private let oven = IntentDialog(
  full: "Two loaves and a roll are in the oven.", supporting: "In the oven:")
private let bread = Snippet("Bread") { .row("Loaves", "2").button("Look", intent: TellOven()) }

private struct TellOven: AppIntent {
  static let title: LocalizedStringResource = "Tell Oven"
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: oven) }
}

private struct ShowOven: AppIntent {
  static let title: LocalizedStringResource = "Show Oven"
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: oven, view: bread)
  }
}

private struct ShowCrumbs: AppIntent {
  static let title: LocalizedStringResource = "Show Crumbs"
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    .result(dialog: "Crumbs.", view: bread)
  }
}

private struct OpenOven: AppIntent {
  static let title: LocalizedStringResource = "Open Oven"
  func perform() async throws -> some IntentResult & ProvidesDialog & OpensIntent {
    .result(opensIntent: ShowOven(), dialog: "Careful.")
  }
}

private struct OvenSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Oven"
  struct Cold: Error {}
  @Parameter(title: "Cold", default: false) var isCold: Bool
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    if isCold { throw Cold() }
    return .result(view: bread)
  }
}

/// Shows a snippet that cannot be made.
private struct BreakOven: AppIntent {
  static let title: LocalizedStringResource = "Break Oven"
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    let snippet = OvenSnippet()
    snippet.isCold = true
    return .result(dialog: oven, snippetIntent: snippet)
  }
}

private struct OrderBread: AppIntent {
  static let title: LocalizedStringResource = "Order"
  @Parameter(title: "Way") var way: String

  init() {}
  init(_ way: String) { self.way = way }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let dialog: IntentDialog = "Order two loaves for 5 €?"
    switch way {
    case "above":
      try await requestConfirmation(
        actionName: .order, dialog: dialog, showDialogAsPrompt: true, snippetIntent: OvenSnippet())
    case "below":
      try await requestConfirmation(
        actionName: .order, dialog: dialog, showDialogAsPrompt: false, view: bread)
    case "result":
      try await requestConfirmation(
        result: .result(dialog: dialog, view: bread), confirmationActionName: .order)
    case "bare":
      try await requestConfirmation(
        result: .result(dialog: dialog, view: bread), confirmationActionName: .order,
        showPrompt: false)
    case "short":
      try await requestConfirmation(
        actionName: .order,
        dialog: IntentDialog(full: "Order two loaves for 5 €?", supporting: "Order?"),
        snippetIntent: OvenSnippet())
    default: try await requestConfirmation(actionName: .order, dialog: dialog)
    }
    return .result(dialog: "Ordered.")
  }
}

private struct PickBread: AppIntent {
  static let title: LocalizedStringResource = "Pick"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let rye = IntentChoiceOption(title: "Rye")
    let choice = try await requestChoice(
      between: [rye, IntentChoiceOption(title: "Oat")], dialog: "Which?", view: bread)
    return .result(dialog: "\(choice.title).")
  }
}

private struct BakeryShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Bakery"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: ShowOven(), phrases: ["Show the oven in \(.applicationName)"])
    AppShortcut(intent: TellOven(), phrases: ["Tell the oven in \(.applicationName)"])
    AppShortcut(intent: ShowCrumbs(), phrases: ["Show the crumbs in \(.applicationName)"])
    AppShortcut(intent: OpenOven(), phrases: ["Open the oven in \(.applicationName)"])
    AppShortcut(intent: BreakOven(), phrases: ["Break the oven in \(.applicationName)"])
    AppShortcut(intent: OrderBread("above"), phrases: ["Order above in \(.applicationName)"])
    AppShortcut(intent: OrderBread("below"), phrases: ["Order below in \(.applicationName)"])
    AppShortcut(intent: OrderBread("result"), phrases: ["Order the result in \(.applicationName)"])
    AppShortcut(
      intent: OrderBread("bare"), phrases: ["Order the bare result in \(.applicationName)"])
    AppShortcut(intent: OrderBread("short"), phrases: ["Order shortly in \(.applicationName)"])
    AppShortcut(intent: OrderBread("blind"), phrases: ["Order blindly in \(.applicationName)"])
    AppShortcut(intent: PickBread(), phrases: ["Pick in \(.applicationName)"])
  }
}
