// SPDX-License-Identifier: Apache-2.0

import FlyingFox
import PhraseRuntime
import PhraseWire

/// A run of a shortcut, or the adding of one, that the page watches.
///
/// What happens is kept, so that a page that is loaded again sees it from the start.
actor StudioRun {
  /// What happened since the page looked.
  struct News: Encodable, Sendable {
    var events: [StudioRunEvent]
    var isEnded: Bool
  }

  /// How long a page waits for news before it asks again.
  static let patience = Duration.seconds(25)

  /// How many events are kept of one run; of a run without end the first are enough to see why.
  private static let eventLimit = 10_000

  private let conversation: Conversation
  private var events: [StudioRunEvent] = []
  private var question: WireQuestion?
  private var waiting: [Promise<Void>] = []
  private var steps: Task<Void, Never>?
  private(set) var isEnded = false

  init(_ conversation: Conversation) { self.conversation = conversation }

  /// Does something that may ask, and gives its first reply.
  func start(_ work: @escaping @Sendable (Conversation) async -> WireReply) {
    steps = Task { [conversation] in
      for await event in conversation.events { self.note(event) }
    }
    Task { [conversation] in await self.take(await work(conversation)) }
  }

  /// What happened behind the first events; waits where that is nothing yet.
  func news(after count: Int) async throws -> News {
    if events.count <= count, !isEnded {
      let promise = Promise<Void>()
      waiting.append(promise)
      try await promise.value
    }
    return News(events: Array(events.dropFirst(max(0, count))), isEnded: isEnded)
  }

  /// Answers the question that waits.
  ///
  /// - Throws: ``StudioRefusal`` where none does, or for what is no answer.
  func answer(_ answer: WireRequest) throws {
    switch answer {
    case .line, .answer, .choose: break
    default: throw StudioRefusal(.badRequest, "The body is no answer.")
    }
    guard question != nil else {
      throw StudioRefusal(.conflict, "No question waits for an answer.")
    }
    question = nil
    add(.answered)
    Task { [conversation] in await self.take(await conversation.respond(to: answer)) }
  }

  /// Ends the run.
  func cancel() async {
    let isAsked = question != nil
    let reply = await conversation.cancel()
    // Else whoever waits for the reply of the turn takes it.
    if let reply, isAsked { await take(WireReply(reply)) }
  }

  private func note(_ event: ConversationEvent) {
    guard events.count < Self.eventLimit, let event = StudioRunEvent(event) else { return }
    add(event)
  }

  private func take(_ reply: WireReply) async {
    if let asked = reply.question {
      question = asked
      return add(.question(asked, text: reply.text))
    }
    guard !isEnded else { return }
    question = nil
    await conversation.endEvents()
    await steps?.value
    isEnded = true
    add(.end(reply))
  }

  private func add(_ event: StudioRunEvent) {
    events.append(event)
    for promise in waiting { promise.keep(.success(())) }
    waiting = []
  }
}

/// Something that happened in a run, as the page shows it.
struct StudioRunEvent: Encodable, Sendable {
  enum Kind: String, Encodable { case step, progress, question, answered, end }

  let kind: Kind
  var number: Int?
  var title: String?
  var place: Int?
  var result: String?
  var fraction: Double?
  var text: String?
  var question: WireQuestion?
  /// How the run ended: `answered`, `cancelled`, `failed`, `missed`.
  var outcome: String?

  init(_ kind: Kind) { self.kind = kind }

  /// An event of a conversation; nil for one that the page does not show.
  init?(_ event: ConversationEvent) {
    switch event {
    case .action(let number, let title, let result, let place):
      kind = .step
      (self.number, self.title, self.result, self.place) = (number, title, result, place)
    case .progress(let fraction, let text):
      kind = .progress
      (self.fraction, self.text) = (fraction, text)
    case .snippet, .card, .foreground: return nil
    }
  }

  static let answered = StudioRunEvent(.answered)

  static func question(_ question: WireQuestion, text: String) -> StudioRunEvent {
    var event = StudioRunEvent(.question)
    event.question = question
    event.text = text
    return event
  }

  static func end(_ reply: WireReply) -> StudioRunEvent {
    var event = StudioRunEvent(.end)
    event.outcome = reply.kind.rawValue
    event.text = [reply.text, reply.supporting ?? ""].filter { !$0.isEmpty }
      .joined(separator: "\n")
    return event
  }
}

/// The runs of a studio by their names.
actor StudioRuns {
  private var runs: [(name: String, run: StudioRun)] = []
  private var count = 0

  /// How many runs may be at work at once, and how many that ended are kept.
  private static let limit = 16

  /// - Throws: ``StudioRefusal`` where too many are at work.
  func add(_ run: StudioRun) async throws -> String {
    var ended: Set<String> = []
    for (name, run) in runs where await run.isEnded { ended.insert(name) }
    // Others may have been added meanwhile.
    guard runs.count - runs.count(where: { ended.contains($0.name) }) < Self.limit else {
      throw StudioRefusal(.tooManyRequests, "\(Self.limit) shortcuts run already.")
    }
    if runs.count >= 2 * Self.limit, let old = runs.firstIndex(where: { ended.contains($0.name) }) {
      runs.remove(at: old)
    }
    count += 1
    runs.append(("\(count)", run))
    return "\(count)"
  }

  func run(_ name: String) throws -> StudioRun {
    guard let run = runs.first(where: { $0.name == name })?.run else {
      throw StudioRefusal.unknown("There is no run “\(name)”.")
    }
    return run
  }
}
