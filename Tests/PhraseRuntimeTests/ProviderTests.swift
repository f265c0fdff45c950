// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseRuntime
import PhraseTesting
import Synchronization
import Testing

/// Apps behind the border of a provider: handlers, commands, and such as come and go.
@Suite struct ProviderTests {
  private static func catalog(_ json: String) throws -> Catalog {
    try Catalog(json: Data(json.utf8))
  }

  private static let bakery = """
    {"applications": [{"name": "Bakery"}],
     "shortcuts": [
       {"intent": "Bake", "phrases": ["Bake ${cake} in ${applicationName}"],
        "slots": {"cake": {"list": "cakes"}}},
       {"intent": "Order", "phrases": ["Order in ${applicationName}"]}],
     "lists": {"cakes": [{"id": "1", "title": "Apple Pie"}, {"id": "2", "title": "Scone"}]}}
    """

  // MARK: - Handlers

  @Test func aHandlerPerformsWhatWasSaid() async throws {
    let provider = CatalogProvider(try Self.catalog(Self.bakery)) { intent, _ in
      Outcome(dialog: "\(intent.intent) \(intent.parameters.first?.id ?? "-")", value: 5)
    }
    let engine = try await PhraseEngine(providers: [provider])
    guard case .match(let match) = await engine.resolve("bake apple pie in bakery") else {
      Issue.record("no match")
      return
    }
    #expect(try await match.perform().dialog == "Bake 1")
    let reply = await Conversation(engine).respond(to: "bake scone in bakery")
    #expect(reply.text == "Bake 2" && reply.kind == .answered)
  }

  @Test func aHandlerAsksInBetween() async throws {
    let flavours = [Catalog.Entry(id: "v", title: "Vanilla"), .init(id: "p", title: "Plum")]
    let provider = CatalogProvider(try Self.catalog(Self.bakery)) { _, context in
      let count = try await context.value(
        for: "count", Catalog.Slot(.value(.number(NumberRange()))), asking: "How many?")
      let flavour = flavours[try await context.choose("Vanilla or plum?", among: flavours)]
      guard try await context.confirm("Really?") else { return Outcome(dialog: "Nothing baked.") }
      context.report(0.5)
      return Outcome(dialog: "\(count.display) × \(flavour.title)")
    }
    try await PhraseTester(try await PhraseEngine(providers: [provider])).converse {
      Said("order in bakery")
      Asked("How many?")
      Said("lots")
      Asked("There is no count “lots”. How many?")
      Said("three")
      Asked("Vanilla or plum?")
      Said("the second one")
      Asked("Really?")
      Said("yes")
      Answered("3 × Plum")
      Said("order in bakery")
      Asked("How many?")
      Said("cancel")
      Answered("Cancelled.")
    }
  }

  @Test func whatNobodyIsThereToAnswerIsAnError() async throws {
    let provider = CatalogProvider(try Self.catalog(Self.bakery)) { _, context in
      #expect(!context.canAsk)
      return Outcome(dialog: try await context.confirm("Really?") ? "Yes" : "No")
    }
    let engine = try await PhraseEngine(providers: [provider])
    guard case .match(let match) = await engine.resolve("order in bakery") else { return }
    await #expect {
      try await match.perform()
    } throws: { ($0 as? PerformError)?.code == .unanswered }
  }

  // MARK: - Commands

  private static func commands(_ run: String) throws -> CatalogProvider {
    CatalogProvider(
      try catalog(
        """
        {"applications": [{"name": "Desk"}],
         "shortcuts": [{"intent": "Note", "phrases": ["Note ${text} on ${applicationName}"],
                        "slots": {"text": {"kind": "text"}}, "run": \(run)}]}
        """))
  }

  @Test(arguments: [
    (#"["printf", "%s|", "a ${text}", "b"]"#, "milk", "a milk|b|"),
    // A value is one argument, whatever a shell would make of it.
    (#"["printf", "%s|", "${text}"]"#, "$HOME `id`; echo 'x' > y", "$HOME `id`; echo 'x' > y|"),
    (#"["printf", "%s|", "${text}"]"#, "${text} ${text.id}", "${text} ${text.id}|"),
    (#"["printf", "%s|", "${other}"]"#, "milk", "${other}|"),
    (#"["true"]"#, "milk", "Done."),
    (#"["/bin/sh", "-c", "echo no milk >&2; exit 3"]"#, "milk", "no milk"),
    (#"["/bin/sh", "-c", "exit 3"]"#, "milk", "“/bin/sh” ended with status 3"),
    (#"["no-such-program-here"]"#, "milk", "there is no program “no-such-program-here”"),
  ])
  func aCommandPerforms(_ run: String, _ text: String, _ said: String) async throws {
    let engine = try await PhraseEngine(providers: [try Self.commands(run)])
    let reply = await Conversation(engine).respond(to: "note \(text) on desk")
    #expect(reply.text == said)
  }

  private static let lights = """
    {"applications": [{"name": "Home"}],
     "shortcuts": [{"intent": "TurnOn", "phrases": ["Turn on the lights in ${applicationName}"],
                    "slots": {"room": {"list": "rooms"}, "level": {"kind": "number"}},
                    "run": ["printf", "%s|", "${room} ${room.id}", "${room}", "${text}"]}],
     "lists": {"rooms": [{"id": "k", "title": "Kitchen"}, {"id": "h", "title": "Hall"}]}}
    """

  @Test func aCommandAsksForWhatWasNotSaid() async throws {
    let engine = try await PhraseEngine(catalog: try Self.catalog(Self.lights))
    let conversation = Conversation(engine)
    let asked = await conversation.respond(to: "turn on the lights in home")
    #expect(asked.text == "Which room: Kitchen or Hall?")
    #expect(await conversation.respond(to: "the hall").text == "Hall h|Hall|${text}|")
  }

  @Test func aCommandIsNotRunWithoutWhatWasNotSaid() async throws {
    let engine = try await PhraseEngine(catalog: try Self.catalog(Self.lights))
    guard case .match(let match) = await engine.resolve("turn on the lights in home") else {
      Issue.record("It is a phrase.")
      return
    }
    await #expect {
      try await match.perform()
    } throws: { ($0 as? PerformError)?.code == .unanswered }
  }

  @Test func aCommandLeavesNoFileOpen() async throws {
    func openFiles() throws -> Int {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    }
    let engine = try await PhraseEngine(providers: [try Self.commands(#"["true"]"#)])
    let conversation = Conversation(engine)
    let before = try openFiles()
    for _ in 0..<200 { _ = await conversation.respond(to: "note milk on desk") }
    // Other tests open some as well.
    #expect(try openFiles() - before < 200)
  }

  @Test func aCommandThatGoesOnEndsWithItsTurn() async throws {
    let engine = try await PhraseEngine(providers: [try Self.commands(#"["sleep", "600"]"#)])
    let conversation = Conversation(engine)
    async let first = conversation.respond(to: "note milk on desk")
    while await conversation.cancel() == nil { await Task.yield() }
    #expect(await first.kind == .cancelled)
  }

  @Test func aCommandNeedsAProgram() throws {
    #expect(throws: CatalogFileError.self) { _ = try Self.commands("[]") }
  }

  // MARK: - Coming and going

  @Test func providersComeAndGo() async throws {
    let engine = try await PhraseEngine(providers: [CatalogProvider(try Self.catalog(Self.bakery))])
    let phrases = PhraseTester(engine)
    try await phrases.expectNothing("note milk on desk")
    try await engine.add(try Self.commands(#"["true"]"#))
    #expect(engine.providerNames == ["Bakery", "Desk"])
    try await phrases.expect("note milk on desk", is: "Note", ["text": "milk"])
    try await phrases.expect("bake scone in bakery", is: "Bake", ["cake": "Scone"])
    try await engine.remove("Bakery")
    try await phrases.expectNothing("bake scone in bakery")
    try await phrases.expect("note milk on desk", is: "Note", ["text": "milk"])
    // Of one name, the later one stays.
    try await engine.add(
      CatalogProvider(try Self.catalog(Self.bakery), name: "Desk"))
    #expect(engine.providerNames == ["Desk"])
    try await phrases.expectNothing("note milk on desk")
  }

  @Test func linesAreUnderstoodWhileProvidersChange() async throws {
    let engine = try await PhraseEngine(providers: [try Self.commands(#"["true"]"#)])
    let bakery = CatalogProvider(try Self.catalog(Self.bakery))
    await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        for _ in 0..<10 {
          try await engine.add(bakery)
          try await engine.remove("Bakery")
        }
      }
      for _ in 0..<4 {
        group.addTask {
          for _ in 0..<20 {
            guard case .match = await engine.resolve("note milk on desk") else {
              Issue.record("the desk was not understood")
              return
            }
            _ = await engine.resolve("bake scone in bakery")
          }
        }
      }
    }
  }

  @Test func listsOfOneNameAreKeptApart() async throws {
    let other = Self.bakery.replacing("Bakery", with: "Patisserie")
      .replacing("Apple Pie", with: "Eclair").replacing("Scone", with: "Macaron")
    let engine = try await PhraseEngine(providers: [
      CatalogProvider(try Self.catalog(Self.bakery)), CatalogProvider(try Self.catalog(other)),
    ])
    let phrases = PhraseTester(engine)
    try await phrases.expect("bake eclair in patisserie", is: "Bake", ["cake": "Eclair"])
    try await phrases.expectNothing("bake eclair in bakery")
    try await phrases.expect("bake apple pie in bakery", is: "Bake", ["cake": "Apple Pie"])
  }

  // MARK: - Values

  /// A provider whose list is elsewhere: some values are listed, others found.
  private final class Atlas: IntentProvider {
    let name = "Atlas"
    let listed = Mutex(["Oslo"])

    func catalog() async throws -> Catalog {
      Catalog(
        applications: [.init(name: "Atlas")],
        shortcuts: [
          .init(
            intent: "Show", application: 0,
            phrases: [.init(text: "Show ${place} in ${applicationName}")],
            slots: ["place": .init(.list("places", isOpen: true))])
        ])
    }

    func values(of list: String) async throws -> [Catalog.Entry] {
      listed.withLock { $0.map { Catalog.Entry(id: $0, title: $0) } }
    }

    func values(of list: String, matching words: String) async throws -> [Catalog.Entry] {
      ["New Bergen", "Bergenfield"].filter { $0.lowercased().contains(words.lowercased()) }
        .map { Catalog.Entry(id: $0, title: $0) }
    }

    func perform(_ intent: ResolvedIntent, in context: PerformContext) async throws -> Outcome {
      Outcome(dialog: intent.parameters.map(\.display).joined())
    }
  }

  @Test func valuesOfAListElsewhereAreListedAndFound() async throws {
    let atlas = Atlas()
    let engine = try await PhraseEngine(providers: [atlas])
    let phrases = PhraseTester(engine)
    try await phrases.expect("show oslo in atlas", is: "Show", ["place": "Oslo"])
    try await phrases.expect("show bergen in atlas", is: "Show", ["place": "New Bergen"])
    try await phrases.expectNothing("show rome in atlas")
    atlas.listed.withLock { $0 = ["Rome"] }
    try await engine.update()
    try await phrases.expect("show rome in atlas", is: "Show", ["place": "Rome"])
  }

  @Test func aPartOfAWordIsAQuestion() async throws {
    let conversation = Conversation(try await PhraseEngine(providers: [Atlas()]))
    let reply = await conversation.respond(to: "show field in atlas")
    #expect(reply.text == "Did you mean “Show Bergenfield in Atlas”?")
    #expect(await conversation.respond(to: "yes").text == "Bergenfield")
    _ = await conversation.respond(to: "show field in atlas")
    #expect(await conversation.respond(to: "no").kind == .cancelled)
  }

  /// An app that is broken.
  private struct Ruin: IntentProvider {
    let name = "Ruin"
    struct Broken: Error, CustomStringConvertible { let description = "nobody lives here" }
    func catalog() async throws -> Catalog { throw Broken() }
    func perform(_ intent: ResolvedIntent, in context: PerformContext) async throws -> Outcome {
      throw Broken()
    }
  }

  @Test func aProviderThatDeclaresNothingIsToldOfAndTheOthersWork() async throws {
    let engine = try await PhraseEngine(providers: [
      Ruin(), CatalogProvider(try Self.catalog(Self.bakery)),
    ])
    let messages = engine.catalog.diagnostics.map(\.message)
    #expect(messages == ["Ruin declares nothing: nobody lives here"])
    try await PhraseTester(engine).expect("bake scone in bakery", is: "Bake", ["cake": "Scone"])
  }
}
