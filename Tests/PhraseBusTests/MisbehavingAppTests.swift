// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseWire
import Testing

@testable import PhraseBus

/// Apps that flood, grow, never end, or pose as others, beside apps that do not.
@Suite(.serialized) struct MisbehavingAppTests {
  private struct Home {
    let bus: PrivateBus
    let apps: InstalledApps
    let engine: PhraseEngine

    init(
      limits: BusApp.Limits = .patient,
      report: @escaping @Sendable (String) -> Void = { Issue.record("\($0)") }
    ) async throws {
      bus = try PrivateBus()
      try await bus.apps.add(program: PrivateBus.script("rogue.py"))
      try await bus.apps.add(program: PrivateBus.program("LightsApp"))
      apps = await InstalledApps(
        in: bus.apps, address: bus.address, limits: limits, report: report)
      engine = try await PhraseEngine(providers: apps.providers)
      apps.follow(engine)
    }

    /// The first reply to each line in a conversation of its own.
    func say(_ line: String) async -> Reply {
      await Conversation(engine).respond(to: line)
    }
  }

  @Test func aFloodOfSignalsFillsNothingAndStopsNobody() async throws {
    let home = try await Home()
    let conversation = Conversation(home.engine)
    async let flooded = conversation.respond(to: "flood in rogue")
    #expect(await home.say("show lights").text == "All dark.")
    #expect(await flooded.text == "Flooded.")
    await conversation.endEvents()
    var events = 0
    for await _ in conversation.events { events += 1 }
    #expect((1...64).contains(events), "\(events) events were kept")
  }

  @Test func valuesAreReadAtMostOnceForEachLine() async throws {
    let home = try await Home()
    #expect(await home.say("flood in rogue").text == "Flooded.")
    var lines = 1
    var asked: Int?
    repeat {
      lines += 1
      asked = Int(await home.say("count in rogue").text)
    } while asked == 0
    let count = try #require(asked)
    #expect(count <= lines, "asked \(count) times for \(lines) lines after 5000 signals")
  }

  @Test(arguments: [
    (
      "grow in rogue",
      "Rogue did not work: its answer has 17000084 bytes; at most 16000000 are taken; "
        + "whether it is done is not known."
    ),
    (
      "nest in rogue",
      "Rogue did not work: its answer has more than 64 levels; at most 64 are taken; "
        + "whether it is done is not known."
    ),
    (
      "babble in rogue",
      "Rogue did not work: its answer is no reply in JSON; whether it is done is not known."
    ),
  ])
  func moreThanIsTakenIsASentence(_ line: String, _ sentence: String) async throws {
    let home = try await Home()
    #expect(await home.say(line).text == sentence)
    #expect(await home.say("take stone in rogue").text == "Taken.")
  }

  @Test func aListHasSoManyValuesElseItIsAsItWas() async throws {
    let (reports, sink) = AsyncStream<String>.makeStream()
    var limits = BusApp.Limits.patient
    limits.values = 100
    let home = try await Home(limits: limits) { sink.yield($0) }
    #expect(await home.say("heap in rogue").text == "Heaped.")
    // A signal may come behind the answer.
    while await home.say("count in rogue").text == "0" {}
    for await report in reports {
      #expect(
        report == "the values of Rogue stay as they were: A list of Rogue has 101 values; at most "
          + "100 are taken.")
      break
    }
    let asked = await home.say("count in rogue").text
    #expect(await home.say("take stone in rogue").text == "Taken.")
    #expect(await home.say("count in rogue").text == asked, "it is asked again with each line")
  }

  @Test func anAppThatHangsWhenItIsAskedForItsValuesKeepsNobodyWaiting() async throws {
    var limits = BusApp.Limits()
    limits.patience = .zero
    let home = try await Home(limits: limits) { _ in }
    let rogue = try #require(home.apps.providers.first)
    #expect(await home.say("stall in rogue").text == "Stalled.")
    let process = try await home.bus.process(of: rogue.identifier)
    defer { kill(process, SIGKILL) }
    rogue.valuesHaveChanged()
    home.engine.setNeedsUpdate()
    for _ in 1...3 {
      #expect(await home.say("show lights").text == "All dark.")
      #expect(await home.engine.resolve("take stone in rogue").isMatch)
      rogue.valuesHaveChanged()
      home.engine.setNeedsUpdate()
    }
  }

  @Test func anAppThatAsksForEverIsStopped() async throws {
    let home = try await Home()
    let conversation = Conversation(home.engine)
    var reply = await conversation.respond(to: "insist in rogue")
    var answers = 0
    while case .asked = reply.kind, answers < 1000 {
      answers += 1
      reply = await conversation.respond(to: "more")
    }
    #expect(answers == 100)
    #expect(reply.text == "It was stopped: an app may ask 100 questions in one turn.")
    #expect(await conversation.respond(to: "show lights").text == "All dark.")
  }

  @Test func textsOfAnAppSteerNoTerminal() async throws {
    let home = try await Home()
    let reply = await home.say("pose in rogue")
    #expect(reply.text == "Done.[2K All paid.")
    #expect(WireReply(reply).supporting == "1mloud")
  }

  @Test func numbersOutOfRangeAreHarmless() async throws {
    let home = try await Home()
    let reply = await home.say("show in rogue")
    #expect(reply.text == "Shown.")
    #expect(reply.card?.text == "Far: 100 %")
  }

  // MARK: - Programs that stop, change and go

  /// Stops a program and waits until it is: a thread that has not seen the signal could still answer.
  private func stop(_ process: pid_t) async throws {
    kill(process, SIGSTOP)
    let tasks = "/proc/\(process)/task"
    while try FileManager.default.contentsOfDirectory(atPath: tasks).contains(where: { task in
      let state = try? String(contentsOfFile: "\(tasks)/\(task)/stat", encoding: .utf8)
      return state?.contains(") T ") == false
    }) { await Task.yield() }
  }

  @Test func whileAProgramIsStoppedOthersGoOn() async throws {
    let home = try await Home()
    #expect(await home.say("show lights").text == "All dark.")
    let lights = try await home.bus.process(of: "org.phraseengine.app.Lights")
    try await stop(lights)
    defer { kill(lights, SIGCONT) }
    let conversation = Conversation(home.engine)
    async let waiting = conversation.respond(to: "show lights")
    #expect(await home.say("take stone in rogue").text == "Taken.")
    kill(lights, SIGCONT)
    #expect(await waiting.text == "All dark.")
  }

  @Test func whatWaitsForAStoppedProgramIsCancelled() async throws {
    let home = try await Home()
    #expect(await home.say("show lights").text == "All dark.")
    let lights = try await home.bus.process(of: "org.phraseengine.app.Lights")
    try await stop(lights)
    defer { kill(lights, SIGCONT) }
    let conversation = Conversation(home.engine)
    async let waiting = conversation.respond(to: "show lights")
    while await conversation.cancel() == nil { await Task.yield() }
    #expect(await waiting.kind == .cancelled)
    #expect(await conversation.respond(to: "take stone in rogue").text == "Taken.")
    kill(lights, SIGCONT)
    #expect(await conversation.respond(to: "show lights").text == "All dark.")
  }

  @Test func aStoppedProgramIsGivenUpAndOthersAreNot() async throws {
    var limits = BusApp.Limits.patient
    limits.silence = .seconds(1)
    let home = try await Home(limits: limits)
    let bus = try Bus(address: home.bus.address)
    let name = "org.phraseengine.app.Lights"
    _ = try await bus.call(.daemon("StartServiceByName", .string(name), .uint32(0)))
    let conversation = Conversation(home.engine)
    #expect(await conversation.respond(to: "show lights").text == "All dark.")
    let lights = try await home.bus.process(of: name)
    try await stop(lights)
    defer { kill(lights, SIGCONT) }
    let reply = await conversation.respond(to: "show lights")
    #expect(reply.kind == .failed)
    #expect(reply.text.contains("silent for"), "\(reply.text)")
    #expect(reply.text.contains("whether it is done is not known"), "\(reply.text)")
    kill(lights, SIGCONT)
    #expect(await conversation.respond(to: "show lights").text == "All dark.")
  }

  /// A copy of the kettle that can be changed.
  private func kettle(in folder: URL, saying minutes: String) throws -> String {
    let file = folder.appendingPathComponent("kettle.py")
    let text = try String(contentsOfFile: PrivateBus.script("kettle.py"), encoding: .utf8)
    let changed = text.replacing("three minutes", with: minutes)
      .replacing("Make tea", with: "Tea of \(minutes)")
    // Whoever runs the old file keeps it.
    try file.writeProgram(changed)
    return file.path
  }

  @Test func aProgramIsReplacedWhileItRuns() async throws {
    let bus = try PrivateBus()
    let program = try kettle(in: bus.data, saying: "four minutes")
    try await bus.apps.add(program: program)
    let apps = await InstalledApps(in: bus.apps, address: bus.address) { Issue.record("\($0)") }
    let engine = try await PhraseEngine(providers: apps.providers)
    let conversation = Conversation(engine)
    func say(_ line: String) async -> String { await conversation.respond(to: line).text }
    #expect(await say("tea of four minutes in kettle") == "Which tea?")
    _ = try kettle(in: bus.data, saying: "twelve minutes")
    for app in await apps.reload({ Issue.record("\($0)") }).added { try await engine.add(app) }
    // The one that runs does what it said it would.
    #expect(await say("sencha") == "Sencha is ready in four minutes.")
    #expect(await say("tea of twelve minutes in kettle") == "Which tea?")
    kill(try await bus.process(of: "org.phraseengine.app.Kettle"), SIGKILL)
    #expect(
      await say("sencha") == "Kettle ended before it had answered; whether it is done is not known."
    )
    #expect(await say("brew sencha in kettle") == "Sencha is ready in twelve minutes.")
  }

  @Test func aProgramThatWasBuiltAnewIsKnownOnceItIsStarted() async throws {
    let bus = try PrivateBus()
    try await bus.apps.add(program: try kettle(in: bus.data, saying: "four minutes"))
    let apps = await InstalledApps(in: bus.apps, address: bus.address) { Issue.record("\($0)") }
    let engine = try await PhraseEngine(providers: apps.providers)
    apps.follow(engine)
    _ = try kettle(in: bus.data, saying: "twelve minutes")
    let reply = await Conversation(engine).respond(to: "brew sencha in kettle")
    #expect(reply.text == "Sencha is ready in twelve minutes.")
    while await engine.resolve("tea of twelve minutes in kettle").isNone { await Task.yield() }
    #expect(await engine.resolve("tea of four minutes in kettle").isNone)
  }

  @Test func anAppMaySayThatItDeclaresSomethingElse() async throws {
    let bus = try PrivateBus()
    let program = try kettle(in: bus.data, saying: "four minutes")
    try await bus.apps.add(program: program)
    let apps = await InstalledApps(in: bus.apps, address: bus.address) { _ in }
    let engine = try await PhraseEngine(providers: apps.providers)
    apps.follow(engine)
    _ = try await apps.connector.bus()
    let facts = try FileManager.default.attributesOfItem(atPath: program)
    _ = try kettle(in: bus.data, saying: "five minutes")
    // By its looks the program is the one that was asked.
    try FileManager.default.setAttributes(
      [.modificationDate: try #require(facts[.modificationDate])], ofItemAtPath: program)
    let running = try bus.connect()
    let identifier = "org.phraseengine.app.Kettle"
    #expect(try await running.own(identifier))
    for _ in 1...100 {
      running.send(
        BusSignal(
          ConversationInterface.path(of: identifier), ConversationInterface.name, "Changed",
          .string("shortcuts")))
    }
    while await engine.resolve("tea of five minutes in kettle").isNone { await Task.yield() }
  }

  @Test func aProgramThatEndedBetweenTwoTurnsIsStartedAnew() async throws {
    let home = try await Home()
    let conversation = Conversation(home.engine)
    #expect(await conversation.respond(to: "show lights").text == "All dark.")
    let bus = try home.bus.connect()
    kill(try await home.bus.process(of: "org.phraseengine.app.Lights"), SIGKILL)
    while try await bus.hasOwner("org.phraseengine.app.Lights") { await Task.yield() }
    #expect(await conversation.respond(to: "show lights").text == "All dark.")
  }

  @Test func aProgramThatIsGoneIsASentence() async throws {
    let bus = try PrivateBus()
    let program = try kettle(in: bus.data, saying: "four minutes")
    try await bus.apps.add(program: program)
    let apps = await InstalledApps(in: bus.apps, address: bus.address) { Issue.record("\($0)") }
    let engine = try await PhraseEngine(providers: apps.providers)
    try FileManager.default.removeItem(atPath: program)
    let reply = await Conversation(engine).respond(to: "brew sencha in kettle")
    #expect(reply.kind == .failed)
    #expect(reply.text.hasPrefix("Kettle cannot be started"), "\(reply.text)")
    let (removed, _) = await apps.reload { #expect($0.contains("is gone"), "\($0)") }
    #expect(removed == ["Kettle"])
  }

  @Test func aProgramThatCannotSayWhatItIsNowIsKnownAsItWas() async throws {
    let bus = try PrivateBus()
    let program = try kettle(in: bus.data, saying: "four minutes")
    try await bus.apps.add(program: program)
    let apps = await InstalledApps(in: bus.apps, address: bus.address) { Issue.record("\($0)") }
    try URL(fileURLWithPath: program).writeProgram("#!/bin/sh\nexit 1\n")
    let (removed, added) = await apps.reload { #expect($0.contains("cannot be asked"), "\($0)") }
    #expect(removed.isEmpty && added.isEmpty)
    #expect(apps.providers.map(\.name) == ["Kettle"])
  }

  // MARK: - The bus

  @Test func aBusThatIsStartedAnewIsUsedAgain() async throws {
    let home = try await Home()
    let conversation = Conversation(home.engine)
    #expect(await conversation.respond(to: "show lights").text == "All dark.")
    let connection = try await home.apps.connector.bus()
    home.bus.stop()
    await connection.waitUntilClosed()
    let without = await conversation.respond(to: "show lights").text
    #expect(
      without == "Lights did not work: there is no session bus: Connection refused")
    let second = try PrivateBus(after: home.bus)
    #expect(await conversation.respond(to: "show lights").text == "All dark.")
    // What apps tell is heard on the new bus as well.
    _ = await conversation.respond(to: "add a light to lights")
    #expect(await conversation.respond(to: "cellar").text == "Added cellar.")
    while await home.engine.resolve("switch on cellar in lights").isNone { await Task.yield() }
    second.stop()
  }
}

extension Resolution {
  fileprivate var isNone: Bool { if case .none = self { true } else { false } }
  fileprivate var isMatch: Bool { if case .match = self { true } else { false } }
}

extension BusApp.Limits {
  /// Waits for an app however busy the machine is.
  static var patient: Self {
    var limits = Self()
    limits.patience = .seconds(100_000)
    return limits
  }
}
