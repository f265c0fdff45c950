// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching
import Testing

@testable import PhraseRuntime

/// The state machine of a conversation, without an app, an engine or a task.
@Suite struct ConversationStateTests {
  /// A phase, what happens in it, and what follows: the effects, then the phase.
  @Test(arguments: [
    // Idle: lines begin turns, unless they are words of the conversation that no app has.
    ("idle", "say open dune", "begin 1 › working"),
    ("idle", "say undo", "consider phrase undo › considering"),
    ("idle", "say help", "consider phrase help › considering"),
    ("idle", "say ?", "help › idle"),
    ("idle", "press 1", "reply missed › idle"),
    ("idle", "undo", "begin 1 › working"),
    ("idle", "cancel", "› idle"),
    ("idle", "dismiss", "› idle"),
    ("idle", "ask mint?", "withdraw 9 › idle"),
    ("idle", "end", "› idle"),
    ("idle", "it is one", "› idle"),
    // Considering: what an app declares goes before the conversation's own words.
    ("considering", "it is one", "begin 1 › working"),
    ("considering", "it is none", "begin 1 › working"),
    ("considering", "say open dune", "reply busy › considering"),
    ("considering", "say cancel", "reply busy › considering"),
    ("considering", "undo", "reply busy › considering"),
    ("considering", "cancel", "› considering"),
    // Working: nothing is taken but "cancel".
    ("working", "say open dune", "reply busy › working"),
    ("working", "say undo", "reply busy › working"),
    ("working", "say cancel", "abandon 1, reply cancelled, reply cancelled › idle"),
    ("working", "press 1", "reply busy › working"),
    ("working", "undo", "reply busy › working"),
    ("working", "cancel", "abandon 1, reply cancelled › idle"),
    ("working", "ask mint?", "reply asked › asking"),
    ("working", "stale ask", "withdraw 9 › working"),
    ("working", "end", "withdraw all 1, reply answered › idle"),
    ("working", "stale end", "› working"),
    // Asking: lines are answers, or words about the question, or another request.
    ("asking", "say mint", "answer 1 › working"),
    ("asking", "say the second one", "answer 1 › working"),
    ("asking", "say stop", "answer 1 › working"),
    ("asking", "say cancel", "withdraw all 1 › working"),
    ("asking", "say “cancel”", "answer 1 › working"),
    ("asking", "say help", "reply asked › asking"),
    ("asking", "say ?", "reply asked › asking"),
    ("asking", "say what was the question", "reply asked › asking"),
    ("asking", "say undo that", "reply asked › asking"),
    ("asking", "say ", "reply asked › asking"),
    ("asking", "say open dune", "consider request open dune › pondering"),
    ("asking", "undo", "reply busy › asking"),
    ("asking", "press 1", "reply missed › asking"),
    ("asking", "cancel", "abandon 1 › idle"),
    ("asking", "ask mint?", "› asking"),
    ("asking", "stale ask", "withdraw 9 › asking"),
    ("asking", "end", "withdraw all 1 › over"),
    // Pondering: whether words that answer nothing are a request.
    ("pondering", "it is one", "withdraw 1 › leaving"),
    ("pondering", "it is none", "answer 1 › working"),
    ("pondering", "say mint", "reply busy › pondering"),
    ("pondering", "say cancel", "abandon 1, reply cancelled, reply cancelled › idle"),
    ("pondering", "cancel", "abandon 1, reply cancelled › idle"),
    ("pondering", "end", "withdraw all 1, reply answered › idle"),
    // Leaving: the app is not heard any more, and the other request comes next.
    ("leaving", "ask mint?", "withdraw 9 › leaving"),
    ("leaving", "end", "begin 2 › working"),
    ("leaving", "say open dune", "reply busy › leaving"),
    ("leaving", "cancel", "abandon 1, reply cancelled › idle"),
    // Over: the app has ended while its question waited.
    ("over", "say mint", "reply answered › idle"),
    ("over", "undo", "reply answered › idle"),
    ("over", "press 1", "reply answered › idle"),
    ("over", "cancel", "› idle"),
  ])
  func everyPhaseMeetsEveryEvent(_ phase: String, _ event: String, _ follows: String) throws {
    var scene = try Scene(in: phase)
    #expect(try scene.happen(event) == follows)
  }

  /// Whatever happens in whichever order: each caller gets one reply, an answer goes to a question
  /// that was put before it was said, and nothing of a turn that is over has any effect.
  @Test(arguments: 0..<200)
  func nothingIsLostInAnyOrder(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var scene = try Scene(in: "idle")
    for _ in 0..<60 {
      let event = try #require(Scene.events.randomElement(using: &random))
      _ = try scene.happen(event)
      scene.checkInvariants()
    }
    _ = try scene.happen("cancel")
    _ = try scene.happen("it is none")
    _ = try scene.happen("cancel")
    #expect(scene.waiting.isEmpty, "\(scene.log)")
  }

  @Test func undoThatMeansTheLastThingThatWasDone() throws {
    var scene = try Scene(in: "working")
    _ = try scene.happen("name Light the Stove")
    _ = try scene.happen("end")
    _ = try scene.happen("say undo that")
    #expect(try scene.happen("it is none") == "begin 2 instead of Light the Stove › working")
  }

  @Test func twoMissesShowTheWayOut() throws {
    var scene = try Scene(in: "asking")
    for isShown in [false, true, true] {
      _ = try scene.happen("say plum")
      _ = try scene.happen("it is none")
      _ = try scene.happen("complain")
      #expect(scene.lastReply.contains("“Cancel” leaves it.") == isShown, "\(scene.lastReply)")
    }
  }

  @Test func aTurnThatWasLeftIsNamedBeforeTheNextReply() throws {
    var scene = try Scene(in: "working")
    _ = try scene.happen("name Brew Tea")
    _ = try scene.happen("ask mint?")
    _ = try scene.happen("say open dune")
    _ = try scene.happen("it is one")
    _ = try scene.happen("end cancelled")
    _ = try scene.happen("end")
    #expect(scene.lastReply == "Left “Brew Tea”. Done.")
  }

  @Test func questionsThatAreAskedAtOnceArePutOneAfterTheOther() throws {
    var scene = try Scene(in: "asking")
    _ = try scene.happen("ask mint?")
    #expect(try scene.happen("say mint") == "answer 1, reply asked › asking")
    #expect(try scene.happen("say mint") == "answer 9 › working")
  }
}

/// A conversation's state with everything around it played by hand.
private struct Scene {
  private(set) var state = ConversationState(language: "en")
  private(set) var waiting: Set<ConversationState.Caller> = []
  private(set) var log: [String] = []
  private(set) var lastReply = ""
  private var callers = 0
  private var line: ConversationState.Caller?
  private let question: Question

  static let events = [
    "say open dune", "say undo", "say help", "say mint", "say cancel", "say stop", "say plum",
    "press 1", "undo", "cancel", "dismiss", "ask mint?", "stale ask", "end", "end cancelled",
    "stale end", "it is one", "it is none", "name Brew Tea",
  ]

  init(in phase: String) throws {
    var question = Question(
      kind: .choice, text: "Which tea: mint or stop?",
      choices: [Question.Choice(title: "mint"), Question.Choice(title: "stop")], language: "en")
    question.namesChoices = true
    self.question = question
    let ways = [
      "idle": [], "considering": ["say undo"], "working": ["say brew"],
      "asking": ["say brew", "first ask"],
      "pondering": ["say brew", "first ask", "say plum"],
      "leaving": ["say brew", "first ask", "say plum", "it is one"],
      "over": ["say brew", "first ask", "end"],
    ]
    for event in try #require(ways[phase]) { _ = try happen(event) }
  }

  /// Plays an event; what follows, and the phase after it.
  mutating func happen(_ event: String) throws -> String {
    let effects = state.handle(try made(event))
    let follows = effects.map { described($0) }.joined(separator: ", ")
    let text = follows.isEmpty ? "› \(name)" : "\(follows) › \(name)"
    log.append("\(event): \(text)")
    return text
  }

  func checkInvariants() {
    // Nobody waits for a reply unless something is under way that will bring it.
    switch state.phase {
    case .idle, .over: #expect(waiting.isEmpty, "\(log)")
    case .asking: #expect(waiting.isEmpty, "\(log)")
    case .considering, .working, .pondering, .leaving: #expect(waiting.count <= 2, "\(log)")
    }
  }

  private mutating func made(_ event: String) throws -> ConversationState.Event {
    let turn = state.turn?.id ?? 1
    switch event {
    case "press 1": return .pressed(1, by: call())
    case "undo": return .requested(.step(.undo, insteadOf: nil, language: "en"), by: call())
    case "cancel": return .cancelled
    case "dismiss": return .dismissed
    case "first ask": return .asked(try inquiry(1), turn: turn)
    case "ask mint?": return .asked(try inquiry(9), turn: turn)
    case "complain":
      return .asked(try inquiry(9, because: [.notAnAnswer(answer: "plum")]), turn: turn)
    case "stale ask": return .asked(try inquiry(9), turn: turn - 1)
    case "end": return .ended(.init(reply: Reply(.answered, "Done.")), turn: turn)
    case "end cancelled": return .ended(.init(reply: Reply(.cancelled, "Cancelled.")), turn: turn)
    case "stale end": return .ended(.init(reply: Reply(.answered, "Late.")), turn: turn - 1)
    case "it is one", "it is none":
      return .considered(event == "it is one", for: line ?? ConversationState.Caller(number: 0))
    default:
      if event.hasPrefix("name ") {
        return .performing(title: String(event.dropFirst(5)), onlyShows: false, turn: turn)
      }
      let caller = call()
      // The engine looks at the line of the phase, not at those that come meanwhile.
      switch state.phase {
      case .idle, .asking: line = caller
      default: break
      }
      return .said(.init(text: String(event.dropFirst(4)), caller: caller))
    }
  }

  private mutating func call() -> ConversationState.Caller {
    callers += 1
    let caller = ConversationState.Caller(number: callers)
    waiting.insert(caller)
    return caller
  }

  private func inquiry(
    _ id: Int, because: [Saying] = []
  ) throws -> ConversationState.Inquiry {
    .init(id: id, question: question, because: because, words: try AnswerGrammar(for: question))
  }

  private mutating func described(_ effect: ConversationState.Effect) -> String {
    switch effect {
    case .consider(let line, .phrase): return "consider phrase \(line.text)"
    case .consider(let line, .request(let form)):
      #expect(form != .unmistakable, "a choice is no text")
      return "consider request \(line.text)"
    case .begin(.step(_, let last?, _), let turn): return "begin \(turn) instead of \(last)"
    case .begin(_, let turn): return "begin \(turn)"
    case .answer(let inquiry, _): return "answer \(inquiry)"
    case .withdraw(let inquiry): return "withdraw \(inquiry)"
    case .withdrawAll(let turn): return "withdraw all \(turn)"
    case .abandon(let turn): return "abandon \(turn)"
    case .help(_, let caller):
      #expect(waiting.remove(caller) != nil, "a second reply")
      return "help"
    case .dismiss: return "dismiss"
    case .reply(let reply, let caller):
      #expect(waiting.remove(caller) != nil, "a second reply")
      lastReply = reply.text
      return "reply \(reply.kind.name)"
    }
  }

  private var name: String {
    switch state.phase {
    case .idle: "idle"
    case .considering: "considering"
    case .working: "working"
    case .asking: "asking"
    case .pondering: "pondering"
    case .leaving: "leaving"
    case .over: "over"
    }
  }
}

extension Reply.Kind {
  fileprivate var name: String {
    if case .asked = self { "asked" } else { "\(self)" }
  }
}

/// SplitMix64, so that a failure can be played again.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
