// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
import PhraseWire
import Synchronization
import Testing

private enum Shelf: String, AppEnum {
  case toRead, read
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shelf"
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [
    .toRead: "To Read", .read: "Read",
  ]
}

private struct Novel: AppEntity {
  let id: Int
  let name: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Novel"
  static let defaultQuery = NovelQuery()
  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "No. \(id)")
  }
}

private struct NovelQuery: EnumerableEntityQuery {
  static let all = [
    Novel(id: 1, name: "Emma"), Novel(id: 2, name: "Poems"), Novel(id: 3, name: "Poems"),
  ]
  func entities(for identifiers: [Int]) async throws -> [Novel] {
    Self.all.filter { identifiers.contains($0.id) }
  }
  func allEntities() async throws -> [Novel] { Self.all }
}

private struct AddNovel: AppIntent {
  static let title: LocalizedStringResource = "Add Novel"
  @Parameter(title: "Pages", inclusiveRange: (1, 5000)) var pages: Int
  @Parameter(title: "Shelf") var shelf: Shelf
  @Parameter(title: "Remark") var note: String?
  @Parameter(title: "Signed") var signed: Bool?
  @Parameter(title: "Weight", defaultUnit: .grams) var weight: Measurement<UnitMass>?
  @Parameter(title: "Bought") var bought: Date?
  @Parameter(title: "Cover", supportedContentTypes: [.image]) var cover: IntentFile?

  func perform() async throws -> some ReturnsValue<[String]> & ProvidesDialog {
    let facts: [Any?] = [
      pages, shelf.rawValue, note, signed, weight?.value, bought, cover?.filename,
    ]
    return .result(value: facts.compactMap { $0.map { "\($0)" } }, dialog: "Added.")
  }
}

private struct OpenNovel: AppIntent {
  static let title: LocalizedStringResource = "Open Novel"
  @Parameter(title: "Novel") var novel: Novel

  func perform() async throws -> some ReturnsValue<Novel> & ProvidesDialog {
    try await requestConfirmation(actionName: .open, dialog: "Open \(novel.name)?")
    return .result(value: novel, dialog: "Opened.")
  }
}

private struct PrintNovel: AppIntent {
  static let title: LocalizedStringResource = "Print Novel"
  func perform() async throws -> some ReturnsValue<IntentFile> {
    .result(value: IntentFile(data: Data("text".utf8), filename: "novel.txt", type: .plainText))
  }
}

private struct NovelShortcuts: AppShortcutsProvider {
  static let applicationName: ApplicationName = "Novels"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: AddNovel(), phrases: ["Add a novel to \(.applicationName)"])
    AppShortcut(
      intent: OpenNovel(),
      phrases: ["Open \(\.$novel) in \(.applicationName)", "Open a novel in \(.applicationName)"])
    AppShortcut(intent: PrintNovel(), phrases: ["Print it with \(.applicationName)"])
  }
}

/// A program that talks to an engine without reading a sentence.
@Suite struct WireConversationTests {
  let conversation: Conversation

  init() async throws {
    conversation = Conversation(try await PhraseEngine(NovelShortcuts.self))
  }

  /// A request and its reply as they are on the wire.
  private func ask(_ request: WireRequest) async throws -> WireReply {
    let sent = try JSONDecoder().decode(
      WireRequest.self, from: Data(try WireEncoder.line(of: request)))
    let reply = await conversation.respond(to: sent)
    let read = try JSONDecoder().decode(
      WireReply.self, from: Data(try WireEncoder.line(of: reply)))
    #expect(read == reply)
    return read
  }

  @Test func valuesAndChoicesAreAnsweredByProgram() async throws {
    let pages = try await ask(.line("add a novel to novels"))
    #expect(pages.kind == .asked && pages.code == "askValue")
    #expect(pages.question?.kind == .value && pages.question?.parameter == "pages")
    #expect(pages.question?.title == "Pages")
    let accepts = pages.question?.accepts
    #expect(accepts?.kind == "number" && accepts?.minimum == 1 && accepts?.maximum == 5000)
    #expect(
      pages.resolution?.outcome == .missing && pages.resolution?.missing == ["pages", "shelf"])

    let again = try await ask(.answer(.integer(9999)))
    #expect(again.kind == .asked && again.question?.parameter == "pages")

    let shelf = try await ask(.answer(.integer(320)))
    #expect(shelf.question?.kind == .choice && shelf.question?.parameter == "shelf")
    #expect(shelf.question?.choices.map(\.title) == ["To Read", "Read"])
    #expect(shelf.question?.accepts == nil)

    let done = try await ask(.choose(1))
    #expect(done.kind == .answered && done.code == "dialog" && done.text == "Added.")
    #expect(done.value == .list([.text("320"), .text("toRead")]))
    #expect(done.resolution?.app == "Novels" && done.resolution?.intent == "AddNovel")
  }

  /// An assistant tells the words, and values that were meant before them: "last week?" is about what
  /// the request before was about.
  @Test func valuesAreAddedToWhatWordsMean() async throws {
    let done = try await ask(
      .perform(
        intent: "AddNovel", parameters: ["pages": .integer(20), "shelf": .text("read")],
        language: "en", utterance: "add a novel to novels"))
    #expect(done.text == "Added." && done.value == .list([.text("20"), .text("read")]))
  }

  @Test func equalTitlesAreChosenByNumber() async throws {
    let which = try await ask(.line("open poems in novels"))
    #expect(which.code == "askChoice" && which.question?.kind == .choice)
    #expect(which.question?.choices.map(\.subtitle) == ["No. 2", "No. 3"])
    let wrong = try await ask(.choose(3))
    #expect(wrong.kind == .failed && wrong.code == "noSuchAnswer" && wrong.question != nil)
    let sure = try await ask(.choose(2))
    #expect(sure.code == "askConfirmation" && sure.question?.kind == .confirmation)
    #expect(sure.question?.actionNames.isEmpty == false)
    let opened = try await ask(.answer(.boolean(true)))
    #expect(
      opened.value
        == .entity(
          WireEntity(
            type: "PhraseRuntimeTests.Novel", id: "3", title: "Poems", subtitle: "No. 3")))
  }

  @Test func anIntentIsPerformedWithoutAPhrase() async throws {
    let done = try await ask(
      .perform(
        intent: "AddNovel",
        parameters: [
          "pages": .integer(7), "shelf": .text("read"), "note": .text("old"),
          "signed": .boolean(false), "weight": .measurement(amount: 2, unit: "kg"),
          "bought": .date(Date(timeIntervalSince1970: 0)),
          "cover": .file(WireFile(name: "a.png", bytes: Data())),
        ], language: nil))
    #expect(done.kind == .answered)
    #expect(
      done.value
        == .list(
          ["7", "read", "old", "false", "2.0", "1970-01-01 00:00:00 +0000", "a.png"]
            .map(WireValue.text)))
    let asked = try await ask(
      .perform(intent: "OpenNovel", parameters: ["novel": .text("1")], language: nil))
    #expect(asked.question?.kind == .confirmation)
    let busy = try await ask(.perform(intent: "PrintNovel", parameters: [:], language: nil))
    #expect(busy.kind == .busy && busy.code == "busy" && busy.question?.kind == .confirmation)
    #expect(try await ask(.undo).kind == .busy)
    #expect(try await ask(.cancel).kind == .cancelled)
  }

  @Test(arguments: [
    (WireRequest.choose(1), "nothingAsked"), (.answer(.integer(1)), "nothingAsked"),
    (.values(list: "films"), "unknownList"), (.other("dance"), "unknownRequest"),
    (.perform(intent: "Fly", parameters: [:], language: nil), "unknownIntent"),
    (
      .perform(intent: "AddNovel", parameters: ["p": .integer(1)], language: nil),
      "unknownParameter"
    ),
    (.perform(intent: "AddNovel", parameters: ["pages": .text("x")], language: nil), "wrongValue"),
    (
      .perform(intent: "AddNovel", parameters: ["pages": .integer(-1)], language: nil), "wrongValue"
    ),
    (
      .perform(intent: "AddNovel", parameters: ["pages": .number(1e300)], language: nil),
      "wrongValue"
    ),
    (
      .perform(intent: "AddNovel", parameters: ["pages": .boolean(true)], language: nil),
      "wrongValue"
    ),
    (.perform(intent: "AddNovel", parameters: ["shelf": .text("x")], language: nil), "wrongValue"),
    (
      .perform(
        intent: "AddNovel", parameters: ["weight": .measurement(amount: 1, unit: "m")],
        language: nil), "wrongValue"
    ),
    (.perform(intent: "OpenNovel", parameters: ["novel": .text("9")], language: nil), "wrongValue"),
    (
      .perform(
        intent: "AddNovel", parameters: ["cover": .file(WireFile(name: "a.txt", bytes: Data()))],
        language: nil), "wrongValue"
    ),
  ])
  func whatDoesNotFitIsRefusedAndChangesNothing(_ request: WireRequest, _ code: String) async throws
  {
    let reply = try await ask(request)
    #expect(reply.kind == .failed && reply.code == code && !reply.text.isEmpty)
    #expect(await conversation.question == nil)
  }

  @Test func missesSayWhatWasNotKnown() async throws {
    let value = try await ask(.line("open the moon and more in novels"))
    #expect(value.kind == .missed && value.resolution?.outcome == WireResolution.Outcome.none)
    let none = try await ask(.line("make me a sandwich"))
    #expect(none.kind == .missed && none.code == "nothingMatches" && none.parts.isEmpty)
    #expect(try await ask(.press(1)).kind == .missed)
    #expect(try await ask(.cancel).code == "nothingToCancel")
  }

  @Test func aFileIsReturnedWithItsBytes() async throws {
    let reply = await conversation.respond(to: "print it with novels")
    #expect(reply.file?.bytes == Data("text".utf8) && reply.file?.name == "novel.txt")
    #expect(reply.card == nil)
    let wire = try await ask(.line("print it with novels"))
    #expect(wire.file == reply.file && wire.code == "done")
  }

  @Test func whatCanBeSaidAndNamedIsTold() async throws {
    let help = try await ask(.describe)
    let declarations = try #require(help.declarations)
    #expect(help.kind == .helped && declarations.lists.isEmpty)
    let open = try #require(declarations.intents.first { $0.name == "OpenNovel" })
    #expect(
      declarations.phrases(of: open) == [
        "en": [
          "Open ${novel} in ${applicationName}", "Open a novel in ${applicationName}",
        ]
      ])
    let list = try #require(open.parameters[0].slot.list)
    let values = try await ask(.values(list: list))
    guard case .list(let novels) = values.value else {
      Issue.record("no values")
      return
    }
    #expect(novels.map(\.words) == ["Emma", "Poems", "Poems"])
  }

  @Test func eventsAreOnTheWireToo() {
    #expect(WireEvent(.progress(fraction: 0.5, text: "x")) == .progress(fraction: 0.5, text: "x"))
    #expect(WireEvent(.foreground(application: "Bus")) == .foreground(app: "Bus"))
    #expect(WireEvent(.snippet(Snippet("A"))) == .card(Snippet("A").card))
  }
}
