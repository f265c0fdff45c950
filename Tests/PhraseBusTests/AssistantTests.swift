// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseWire
import Testing

@testable import PhraseBus

/// The assistant on a real bus, and the programs that talk to it.
@Suite struct AssistantTests {
  struct Home {
    let bus: PrivateBus
    let assistant: Assistant
    let service: Bus
    let serving: Task<Void, any Error>

    init(
      ear: (any AssistantEar)? = nil, report: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws {
      bus = try PrivateBus()
      try await bus.apps.add(program: PrivateBus.program("LightsApp"))
      let apps = await InstalledApps(in: bus.apps, address: bus.address) { Issue.record("\($0)") }
      let engine = try await PhraseEngine(providers: apps.providers)
      apps.follow(engine)
      assistant = Assistant(engine, apps: apps, data: bus.data.path, ear: ear, report: report)
      service = try bus.connect()
      serving = Task { [assistant, service] in try await assistant.serve(on: service) }
      let client = AssistantClient(on: try bus.connect())
      while try await client.status() == nil { await Task.yield() }
    }

    func client() throws -> AssistantClient { AssistantClient(on: try bus.connect()) }
  }

  private static func text(_ reply: WireReply) -> String { reply.text }

  @Test func programsTalkEachInConversationsOfTheirOwn() async throws {
    let home = try await Home()
    let (one, two) = (try home.client(), try home.client())
    let first = try await BusConversation(with: Assistant.name, on: one.bus)
    let second = try await BusConversation(with: Assistant.name, on: two.bus)
    func say(_ line: String, _ talk: BusConversation) async throws -> String {
      try await talk.reply(to: .line(line), event: { _ in }).text
    }
    #expect(try await say("switch on kitchen in lights", first) == "How bright?")
    #expect(try await say("switch on hall in lights", second) == "How bright?")
    #expect(try await say("10", first) == "Kitchen is at 10 percent.")
    #expect(try await say("20", second) == "Hall is at 20 percent.")
    #expect(try await say("undo", first) == "Undone: Switch Kitchen.")
    let status = try #require(try await one.status())
    #expect(status.apps == ["Lights"])
    #expect(status.conversations == [one.bus.uniqueName: 1, two.bus.uniqueName: 1])
  }

  @Test func whatIsTypedIsCompleted() async throws {
    let home = try await Home()
    let talk = try await BusConversation(with: Assistant.name, on: try home.client().bus)
    let reply = try await talk.reply(to: .complete("switch on ki"), event: { _ in })
    #expect(reply.value == .list([.text("switch on Kitchen")]), "\(reply)")
    // Nothing was begun by it.
    let next = try await talk.reply(to: .cancel, event: { _ in })
    #expect(next.code == "nothingToCancel")
  }

  @Test func aConversationIsOfWhoOpenedIt() async throws {
    let home = try await Home()
    let (one, two) = (try home.client(), try home.client())
    let opened = try await one.bus.call(
      BusCall(Assistant.name, Assistant.path, ConversationInterface.name, "Open", .record([:])))
    let number = try #require(opened.first)
    await #expect(throws: ConversationInterface.unknown(number.integer ?? 0)) {
      try await two.bus.call(
        BusCall(
          Assistant.name, Assistant.path, ConversationInterface.name, "Respond", number,
          .string("show lights")))
    }
  }

  @Test func whatAProgramLeavesIsClosed() async throws {
    let home = try await Home()
    let (one, two) = (try home.client(), try home.client())
    let conversation = try await BusConversation(with: Assistant.name, on: one.bus)
    #expect(try await two.status()?.conversations.count == 1)
    one.bus.close()
    while try await two.status()?.conversations.isEmpty == false { await Task.yield() }
    await #expect(throws: BusError.closed) {
      try await conversation.reply(to: .line("show lights"), event: { _ in })
    }
  }

  @Test(arguments: [
    ("Respond", [BusValue.string("x")], "does not take “s”"), ("Open", [], "does not take “”"),
    ("Fly", [], "there is no method “Fly” here"), ("Close", [.string("1")], "does not take “s”"),
  ])
  func callsThatDoNotFitAreRefused(
    _ member: String, _ body: [BusValue], _ reason: String
  ) async throws {
    let home = try await Home()
    let client = try home.client()
    var call = BusCall(Assistant.name, Assistant.path, ConversationInterface.name, member)
    call.body = body
    do {
      try await client.bus.call(call)
      Issue.record("it was answered")
    } catch let error as BusError {
      #expect(error.message.contains(reason), "\(error)")
    }
  }

  @Test(arguments: ["", "{", "{\"kind\": 1}", "{\"version\": 99, \"kind\": \"line\"}"])
  func requestsThatAreNoneAreRefusedInAReply(_ text: String) async throws {
    let home = try await Home()
    let client = try home.client()
    let opened = try await client.bus.call(
      BusCall(Assistant.name, Assistant.path, ConversationInterface.name, "Open", .record([:])))
    let body = try await client.bus.call(
      BusCall(
        Assistant.name, Assistant.path, ConversationInterface.name, "Respond", opened[0],
        .string(text)))
    let reply = try JSONDecoder().decode(WireReply.self, from: Data((body[0].text ?? "").utf8))
    #expect([.failed, .missed].contains(reply.kind), "\(reply)")
  }

  @Test func thereIsOneAssistant() async throws {
    let home = try await Home()
    let bus = try home.bus.connect()
    await #expect(throws: AssistantRuns.self) { try await home.assistant.serve(on: bus) }
  }

  @Test func theMicrophoneHasOneHolder() async throws {
    let home = try await Home()
    let (one, two) = (try home.client(), try home.client())
    #expect(try await one.takeMicrophone(for: "phrase listen") == nil)
    #expect(try await two.takeMicrophone(for: "a room") == "phrase listen (\(one.bus.uniqueName))")
    #expect(try await two.status()?.microphone == "phrase listen (\(one.bus.uniqueName))")
    one.bus.close()
    while try await two.takeMicrophone(for: "a room") != nil { await Task.yield() }
    #expect(try await two.status()?.microphone == "a room (\(two.bus.uniqueName))")
  }

  @Test func appsComeAndGoWhileItRuns() async throws {
    let home = try await Home()
    let client = try home.client()
    let kettle = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Programs/kettle.py").path
    let app = try await home.bus.apps.add(program: kettle)
    try await client.reload()
    #expect(try await client.status()?.apps == ["Lights", "Kettle"])
    try home.bus.apps.remove(app)
    try await client.reload()
    #expect(try await client.status()?.apps == ["Lights"])
  }

  @Test func withoutAnAssistantNothingIsStarted() async throws {
    let bus = try PrivateBus()
    let client = AssistantClient(on: try bus.connect())
    #expect(try await client.status() == nil)
    #expect(try await client.takeMicrophone(for: "phrase listen") == nil)
    try await client.reload()
  }

  @Test func aCallIsCancelledByAnother() async throws {
    let home = try await Home()
    let client = try home.client()
    let talk = try await BusConversation(with: Assistant.name, on: client.bus)
    let other = try await BusConversation(with: Assistant.name, on: client.bus)
    func say(_ line: String, _ talk: BusConversation) async throws -> String {
      try await talk.reply(to: .line(line), event: { _ in }).text
    }
    let hanging = Task {
      try await talk.reply(to: .line("make hang trouble in lights"), event: { _ in })
    }
    while try await say("show lights", other) != "Lit: Emergency." { await Task.yield() }
    _ = try await talk.reply(to: .cancel, event: { _ in })
    #expect(try await hanging.value.kind == .cancelled)
    // The app has heard of it, and is not asked to go on with what was given up.
    #expect(try await say("switch on kitchen in lights", talk) == "How bright?")
    while try await say("show lights", other) != "All dark." { await Task.yield() }
  }
}
