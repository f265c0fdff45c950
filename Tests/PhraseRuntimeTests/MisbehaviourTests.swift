// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
import PhraseTesting
import Synchronization
import Testing

extension WorkshopTests {
  @Suite struct MisbehaviourTests {
    @Test func hugeTextsAreCut() async throws {
      let (_, engine) = try await Studio.open()
      let reply = await Conversation(engine).respond(to: "boast in studio")
      #expect(reply.kind == .answered)
      #expect(reply.text.count == 10_001)
      #expect(reply.text.hasSuffix("…"))
      let match = try #require(await engine.resolve("boast in studio").intent)
      #expect((try await match.perform().value as? String)?.count == 5_000_000)
    }

    @Test func anIntentWithoutASignOfLifeIsEnded() async throws {
      let workshop = try await Workshop()
      var configuration = PhraseEngine.Configuration()
      configuration.performLimit = .seconds(30)
      let clock = HangClock()
      configuration.clock = clock
      AppDependencyManager.shared.add(dependency: clock)
      let engine = try await PhraseEngine(WorkshopShortcuts.self, configuration: configuration)
      let conversation = Conversation(engine)
      let reply = await conversation.respond(to: "hang in workshop")
      #expect(reply.kind == .failed)
      #expect(reply.text == "no answer within 30 seconds")
      #expect(await conversation.respond(to: "cancel").text == "There is nothing to cancel.")
      withExtendedLifetime(workshop) {}
    }

    @Test func anIntentThatAsksForEverIsCancelled() async throws {
      let (_, engine) = try await Studio.open()
      let conversation = Conversation(engine)
      var reply = await conversation.respond(to: "nag lake in studio")
      for _ in 0..<50 { reply = await conversation.respond(to: "moon") }
      #expect(reply.text == "Which now? Lake, Hill or Moon?")
      #expect(await conversation.respond(to: "cancel").kind == .cancelled)
      #expect(await conversation.respond(to: "scribble in studio").text == "Done.")
    }

    /// The tool is chosen first, and scrapped while the other question waits.
    @Test func anEntityThatIsGoneIsAskedForAgain() async throws {
      struct Lend: AppIntent {
        static let title: LocalizedStringResource = "Lend"
        @Parameter(title: "Tool") var tool: Tool
        @Parameter(title: "Who", requestValueDialog: "To whom?") var who: String
        func perform() async throws -> some IntentResult & ProvidesDialog {
          .result(dialog: "\(tool.name) to \(who).")
        }
      }
      struct Shortcuts: AppShortcutsProvider {
        static let applicationName = ApplicationName("Lending")
        static var appShortcuts: [AppShortcut] {
          AppShortcut(intent: Lend(), phrases: ["Lend \(\.$tool) in \(.applicationName)"])
        }
      }
      let workshop = try await Workshop()
      let conversation = Conversation(try await PhraseEngine(Shortcuts.self))
      #expect(await conversation.respond(to: "lend saw in lending").text == "To whom?")
      workshop.shop.remove(1)
      #expect(
        await conversation.respond(to: "Ann").text
          == """
          “Saw” is not there any more. \
          Which tool: Drill, Big Hammer (Abe), Big Hammer (Cy) or Small Hammer?
          """)
      #expect(await conversation.respond(to: "drill").text == "Drill to Ann.")
    }

    struct Silent: Error {}

    struct Foundational: LocalizedError {
      var errorDescription: String? { "the paint is dry" }
    }

    @Test(
      arguments: [
        (Studio.Locked(), "the studio is locked."),
        (AppIntentError.Unrecoverable.entityNotFound, "I could not find that."),
        (IntentError.unavailable("Not today."), "Not today."),
        (Foundational(), "the paint is dry"), (Silent(), "Silent()"),
        (CancellationError(), "Cancelled."),
      ] as [(any Error, String)])
    func errorsOfAllKindsAreToldAndTheNextTurnWorks(
      _ error: any Error, _ text: String
    ) async throws {
      let (studio, engine) = try await Studio.open()
      studio.fault.withLock { $0 = error }
      let conversation = Conversation(engine)
      let reply = await conversation.respond(to: "break in studio")
      #expect(reply.text == text)
      #expect(reply.kind == (error is CancellationError ? .cancelled : .failed))
      #expect(await conversation.respond(to: "scribble in studio").kind == .answered)
    }

    /// Two people who are each other's friend, in properties.
    @Test func propertiesMayReferToEachOther() async throws {
      let conversation = Conversation(try await PhraseEngine(Acquaintances.Shortcuts.self))
      #expect(await conversation.respond(to: "meet ann in circle").text == "Ann knows Bob.")
      let reply = await conversation.respond(to: "meet someone in circle")
      #expect(reply.text == "Which person: Ann or Bob?")
      let answer = await conversation.respond(to: "bob")
      #expect(answer.text == "Bob knows Ann.")
    }

    @Test func performingTwiceIsTwoRuns() async throws {
      let workshop = try await Workshop()
      let match = try #require(await workshop.engine.resolve("use saw in workshop").intent)
      _ = try await match.perform()
      _ = try await match.perform()
      #expect(workshop.journal.lines == ["use Saw by Abe, slow", "use Saw by Abe, slow"])
    }

    @Test func typesOfTheSameNameStayApart() async throws {
      let engine = try await PhraseEngine(North.Shortcuts.self, South.Shortcuts.self)
      try await PhraseTester(engine).converse {
        Said("greet seal in north")
        Answered("North seal.")
        Said("greet penguin in south")
        Answered("South penguin.")
        Said("call seal in north")
        Answered("North calls seal.")
        Said("call penguin in south")
        Answered("South calls penguin.")
      }
      for phrase in ["greet penguin in north", "greet seal in south"] {
        #expect(await Conversation(engine).respond(to: phrase).outcome == nil, "\(phrase)")
      }
      #expect(await engine.resolve("greet seal in north").intent?.intent == "Greet")
    }
  }
}

enum Acquaintances {
  struct Person: AppEntity {
    let id: String
    @Property(title: "Friend") var friend: Person?

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Person"
    static let defaultQuery = PersonQuery()
    var displayRepresentation: DisplayRepresentation { "\(id)" }

    init(_ id: String) {
      self.id = id
    }
  }

  struct PersonQuery: EntityQuery {
    func suggestedEntities() async throws -> [Person] {
      let ann = Person("Ann")
      let bob = Person("Bob")
      ann.friend = bob
      bob.friend = ann
      return [ann, bob]
    }

    func entities(for identifiers: [String]) async throws -> [Person] {
      try await suggestedEntities().filter { identifiers.contains($0.id) }
    }
  }

  struct Meet: AppIntent {
    static let title: LocalizedStringResource = "Meet"
    @Parameter(title: "Person") var person: Person
    func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Person> {
      .result(value: person, dialog: "\(person.id) knows \(person.friend?.id ?? "nobody").")
    }
  }

  struct Shortcuts: AppShortcutsProvider {
    static let applicationName = ApplicationName("Circle")
    static var appShortcuts: [AppShortcut] {
      AppShortcut(
        intent: Meet(),
        phrases: [
          "Meet \(\.$person) in \(.applicationName)", "Meet someone in \(.applicationName)",
        ]
      )
    }
  }
}

enum North {
  enum Animal: String, AppEnum {
    case seal
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Animal"
    static let caseDisplayRepresentations: [Animal: DisplayRepresentation] = [.seal: "Seal"]
  }

  struct Names: DynamicOptionsProvider {
    func results() async throws -> [String] { ["seal"] }
  }

  struct Greet: AppIntent {
    static let title: LocalizedStringResource = "Greet"
    @Parameter(title: "Animal") var animal: Animal
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "North \(animal.rawValue).")
    }
  }

  struct Call: AppIntent {
    static let title: LocalizedStringResource = "Call"
    @Parameter(title: "Name", optionsProvider: Names()) var name: String
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "North calls \(name).")
    }
  }

  struct Shortcuts: AppShortcutsProvider {
    static let applicationName = ApplicationName("North")
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: Greet(), phrases: ["Greet \(\.$animal) in \(.applicationName)"])
      AppShortcut(intent: Call(), phrases: ["Call \(\.$name) in \(.applicationName)"])
    }
  }
}

enum South {
  enum Animal: String, AppEnum {
    case penguin
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Animal"
    static let caseDisplayRepresentations: [Animal: DisplayRepresentation] = [.penguin: "Penguin"]
  }

  struct Names: DynamicOptionsProvider {
    func results() async throws -> [String] { ["penguin"] }
  }

  struct Greet: AppIntent {
    static let title: LocalizedStringResource = "Greet"
    @Parameter(title: "Animal") var animal: Animal
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "South \(animal.rawValue).")
    }
  }

  struct Call: AppIntent {
    static let title: LocalizedStringResource = "Call"
    @Parameter(title: "Name", optionsProvider: Names()) var name: String
    func perform() async throws -> some IntentResult & ProvidesDialog {
      .result(dialog: "South calls \(name).")
    }
  }

  struct Shortcuts: AppShortcutsProvider {
    static let applicationName = ApplicationName("South")
    static var appShortcuts: [AppShortcut] {
      AppShortcut(intent: Greet(), phrases: ["Greet \(\.$animal) in \(.applicationName)"])
      AppShortcut(intent: Call(), phrases: ["Call \(\.$name) in \(.applicationName)"])
    }
  }
}
