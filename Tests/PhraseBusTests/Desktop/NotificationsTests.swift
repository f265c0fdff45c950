// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime
import PhraseWire
import Testing

@testable import PhraseBus

/// Answers and questions on a server of notifications that python3-dbusmock plays.
@Suite struct NotificationsTests {
  @Test func aConfirmationHasButtons() async throws {
    let home = try await DesktopHome()
    let server = try await MockService.notifications(on: home.bus)
    try home.performer.say("burn dune of shelf")
    let asked = await server.nextShown()
    #expect(asked.body == "Burn Dune?")
    #expect(asked.actions == ["yes", "Burn", "no", "No"])
    #expect(asked.timeout == 0)
    #expect(asked.hints?["desktop-entry"] == .string("org.phraseengine.Assistant"))
    try await server.emit("ActionInvoked", "us", .uint32(1), .string("yes"))
    let answered = await server.nextShown()
    #expect(answered.body == "Dune is ashes.")
    #expect(answered.replaces == 1)
    #expect(answered.timeout == -1)
    #expect(await home.notifications.waiting == 0)
  }

  @Test func noIsAnAnswer() async throws {
    let home = try await DesktopHome()
    let server = try await MockService.notifications(on: home.bus)
    try home.performer.say("burn dune of shelf")
    _ = await server.nextShown()
    try await server.emit("ActionInvoked", "us", .uint32(1), .string("no"))
    #expect(await server.nextShown().body == "Cancelled.")
  }

  @Test func fewChoicesAreButtons() async throws {
    let home = try await DesktopHome()
    let server = try await MockService.notifications(on: home.bus)
    try home.performer.say("open chess story in shelf")
    let asked = await server.nextShown()
    #expect(
      asked.actions == [
        "choice-1", "Chess Story, Stefan Zweig", "choice-2",
        "Chess Story, A <b>bold</b> & brave one",
      ])
    #expect(asked.body?.contains("<b>") == false)
    try await server.emit("ActionInvoked", "us", .uint32(1), .string("choice-1"))
    #expect(await server.nextShown().body == "Chess Story by Stefan Zweig.")
  }

  @Test func whatIsTypedIsAnAnswer() async throws {
    let home = try await DesktopHome()
    let server = try await MockService.notifications(on: home.bus, "body actions inline-reply")
    try home.performer.say("switch on hall in lights")
    let asked = await server.nextShown()
    #expect(asked.body == "How bright?")
    #expect(asked.actions?.first == "inline-reply")
    try await server.emit("NotificationReplied", "us", .uint32(1), .string("95"))
    let next = await server.nextShown()
    #expect(next.body == "Hall at 95?")
    #expect(next.replaces == 1)
    try await server.emit("ActionInvoked", "us", .uint32(1), .string("yes"))
    #expect(await server.nextShown().body == "Hall is at 95 percent.")
  }

  @Test(arguments: ["body", "body actions"])
  func aQuestionWithoutButtonsIsShownAndCancelledByClosing(_ capabilities: String) async throws {
    let home = try await DesktopHome()
    let server = try await MockService.notifications(on: home.bus, capabilities)
    let conversation = Conversation(home.engine)
    let reply = await conversation.respond(to: .line("switch on hall in lights"))
    try await home.notifications.show(reply, about: "hall", in: conversation)
    #expect(await server.nextShown().actions == [])
    #expect(await home.notifications.waiting == 1)
    try await server.emit("NotificationClosed", "uu", .uint32(1), .uint32(2))
    while await conversation.question != nil { await Task.yield() }
    #expect(await home.notifications.waiting == 0)
  }

  @Test func textIsEscapedOnlyWhereThereIsMarkup() async throws {
    for (capabilities, body) in [
      ("body body-markup", "Chess &amp; &lt;b&gt;"), ("body", "Chess & <b>"), ("", ""),
    ] {
      let content = try #require(
        NotificationContent(
          WireReply(.answered, code: "dialog", text: "Chess\u{7} & <b>"), about: "a\nb",
          on: Set(capabilities.split(separator: " ").map(String.init))))
      #expect(content.body == body)
      #expect(content.summary == (capabilities.isEmpty ? "Chess & <b>" : "a b"))
    }
  }

  @Test func whatIsLongIsCut() throws {
    let content = try #require(
      NotificationContent(
        WireReply(.answered, code: "dialog", text: String(repeating: "👩‍👩‍👧‍👦", count: 100_000)),
        about: String(repeating: "x", count: 10_000), on: ["body"]))
    #expect(content.body.count <= 1001)
    #expect(content.summary.count == 201)
  }

  @Test func nothingIsShownWhereNothingIsSaid() async throws {
    let home = try await DesktopHome()
    let server = try await MockService.notifications(on: home.bus)
    let conversation = Conversation(home.engine)
    try await home.notifications.show(
      WireReply(.answered, code: "done"), about: "x", in: conversation)
    try await home.notifications.show(
      WireReply(.answered, code: "done", text: "second"), about: "x", in: conversation)
    #expect(await server.nextShown().body == "second")
  }

  @Test func whoTalksIsShownAQuestionAndAnswersItByVoice() async throws {
    let home = try await DesktopHome()
    let server = try await MockService.notifications(on: home.bus)
    let reply = await Conversation(home.engine).respond(to: .line("burn dune of shelf"))
    try #require(reply.question != nil)
    try await home.notifications.show(reply, about: "burn dune of shelf")
    let shown = await server.nextShown()
    #expect(shown.body == reply.text)
    #expect(shown.actions == [])
    #expect(await home.notifications.waiting == 0)
  }

  @Test func whereNothingShowsThemItIsSaid() async throws {
    let home = try await DesktopHome()
    let conversation = Conversation(home.engine)
    await #expect(throws: NotificationError.noServer) {
      try await home.notifications.show(
        WireReply(.answered, code: "dialog", text: "Hello"), about: "x", in: conversation)
    }
    try home.performer.say("open dune in shelf")
    for await report in home.reports {
      // What was typed is in no log.
      #expect(report == "an answer cannot be shown: \(NotificationError.noServer)")
      break
    }
  }

  @Test func aServerThatLeavesTakesItsQuestionsAlong() async throws {
    let home = try await DesktopHome()
    let first = try await MockService.notifications(on: home.bus)
    let conversation = Conversation(home.engine)
    let reply = await conversation.respond(to: .line("burn dune of shelf"))
    try await home.notifications.show(reply, about: "burn", in: conversation)
    first.stop()
    let second = try await MockService.notifications(on: home.bus)
    try home.performer.say("open dune in shelf")
    #expect(await second.nextShown().body == "Dune by Frank Herbert.")
    #expect(await conversation.question == nil)
    #expect(await home.notifications.waiting == 0)
  }

  /// Another program of the bus sends what only the server may.
  @Test func nobodyElseAnswers() async throws {
    let home = try await DesktopHome()
    let server = try await MockService.notifications(on: home.bus)
    try home.performer.say("burn dune of shelf")
    _ = await server.nextShown()
    func forge(_ member: String, _ body: BusValue...) {
      var signal = BusSignal(Notifications.path, Notifications.name, member)
      signal.body = body
      home.desktop.send(signal)
    }
    forge("ActionInvoked", .uint32(1), .string("yes"))
    forge("NotificationClosed", .uint32(1), .uint32(2))
    forge("NotificationReplied", .uint32(1), .string("yes"))
    // A call behind them: the bus has passed them on.
    _ = try await home.kde("Actions")
    for (number, key) in [(1, "default"), (1, "choice-1"), (7, "yes"), (1, "")] {
      try await server.emit("ActionInvoked", "us", .uint32(UInt32(number)), .string(key))
    }
    try await server.emit("ActionInvoked", "s", .string("yes"))
    try await server.emit("NotificationReplied", "us", .uint32(1), .string("yes"))
    try home.performer.say("open dune in shelf")
    #expect(await server.nextShown().body == "Dune by Frank Herbert.")
    #expect(await home.notifications.waiting == 1)
    try await server.emit("ActionInvoked", "us", .uint32(1), .string("yes"))
    #expect(await server.nextShown().body == "Dune is ashes.")
  }

  @Test func theOldestQuestionGoesWhereThereAreTooMany() async throws {
    let home = try await DesktopHome()
    let server = try await MockService.notifications(on: home.bus)
    var conversations: [Conversation] = []
    for _ in 0...Notifications.limit {
      let conversation = Conversation(home.engine)
      let reply = await conversation.respond(to: .line("burn dune of shelf"))
      try await home.notifications.show(reply, about: "burn", in: conversation)
      conversations.append(conversation)
    }
    #expect(await home.notifications.waiting == Notifications.limit)
    #expect(await conversations.first?.question == nil)
    #expect(await conversations.last?.question != nil)
    _ = server
  }
}
