// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseBus
import PhraseMatching
import PhraseRuntime
import PhraseWire
import Synchronization

/// The conversation that typed lines go to: one of this process, or one of the assistant.
protocol LineTalk: Sendable {
  /// What happens beside the replies; it ends with ``end()``.
  var events: any AsyncSequence<WireEvent, Never> & Sendable { get }
  func reply(to request: WireRequest, trace: Trace?) async throws -> WireReply
  /// - Throws: `WireRefusal`, or why the assistant does not answer.
  func perform(_ named: NamedIntent) async throws -> WireReply
  /// Ends the turn that is under way; nil if there was none.
  func cancel() async -> WireReply?
  /// Whether words are a phrase to the letter.
  func isPhrase(_ line: String) async -> Bool
  /// All that can be said.
  var overview: String { get async }
  /// What the person often does, as lines to say.
  var suggestions: [String] { get }
  func end() async
}

extension LineTalk {
  /// Full lines that may continue what was typed.
  func completions(of text: String) async -> [String] {
    guard case .list(let lines)? = try? await reply(to: .complete(text), trace: nil).value else {
      return []
    }
    return lines.map(\.words)
  }
}

/// A conversation of this process.
struct OwnTalk: LineTalk {
  private let engine: PhraseEngine
  private let conversation: Conversation

  init(_ engine: PhraseEngine, language: String? = nil) {
    self.engine = engine
    conversation = Conversation(engine, language: language)
  }

  var events: any AsyncSequence<WireEvent, Never> & Sendable {
    conversation.events.map { WireEvent($0) }
  }

  /// Performs an intent that is at hand.
  func perform(_ intent: any AppIntent, language: String) async -> WireReply {
    WireReply(await conversation.perform(intent, language: language))
  }

  func reply(to request: WireRequest, trace: Trace?) async throws -> WireReply {
    await conversation.respond(to: request, trace: trace)
  }

  func perform(_ named: NamedIntent) async throws -> WireReply {
    WireReply(
      try await conversation.perform(
        intentNamed: named.name, with: named.values, language: named.language))
  }

  func cancel() async -> WireReply? { await conversation.cancel().map(WireReply.init) }

  func isPhrase(_ line: String) async -> Bool {
    await !engine.exactMatch(line).candidates.isEmpty
  }

  var overview: String { CatalogText.everything(in: engine.catalog) }

  var suggestions: [String] { engine.suggestions(limit: 3).map(\.line) }

  func end() async { await conversation.endEvents() }
}

/// A conversation of the assistant that runs; of the next one, where it was started anew, and of this
/// process, where it has ended.
final class AssistantTalk: LineTalk {
  let events: any AsyncSequence<WireEvent, Never> & Sendable
  private let sink: AsyncStream<WireEvent>.Continuation
  private let partner: Mutex<Partner>
  private let otherwise: @Sendable () async throws -> OwnTalk

  private enum Partner: Sendable {
    case assistant(BusConversation)
    case own(OwnTalk)
    case nobody
  }

  /// - Parameters:
  ///   - client: The way to the assistant.
  ///   - otherwise: Makes the conversation that goes on where no assistant runs any more.
  /// - Throws: `BusError`.
  init(
    with client: AssistantClient, otherwise: @escaping @Sendable () async throws -> OwnTalk
  ) async throws {
    let (stream, sink) = AsyncStream<WireEvent>.makeStream(bufferingPolicy: .bufferingNewest(64))
    (events, self.sink) = (stream, sink)
    self.otherwise = otherwise
    partner = Mutex(.assistant(try await BusConversation(with: Assistant.name, on: client.bus)))
  }

  func reply(to request: WireRequest, trace: Trace?) async throws -> WireReply {
    let known = partner.withLock(\.self)
    do {
      switch known {
      case .assistant(let talk):
        return try await talk.reply(to: request) { [sink] in sink.yield($0) }
      case .own(let talk): return try await talk.reply(to: request, trace: trace)
      case .nobody:
        let next = try await begun()
        partner.withLock { $0 = next }
        return try await reply(to: request, trace: trace)
      }
    } catch let error as BusError {
      partner.withLock { $0 = .nobody }
      // Nobody has heard it: the assistant was started anew, and knows no conversation of before.
      if case .assistant = known, error.isUnheard {
        return try await reply(to: request, trace: trace)
      }
      return Self.failure(error)
    }
  }

  private func begun() async throws -> Partner {
    if let client = await AssistantClient.running {
      return .assistant(try await BusConversation(with: Assistant.name, on: client.bus))
    }
    Console.talk("\(Console.program): the assistant has ended; this goes on without it")
    let own = try await otherwise()
    Task { [sink] in for await event in own.events { sink.yield(event) } }
    return .own(own)
  }

  private static func failure(_ error: BusError) -> WireReply {
    WireReply(
      .failed, code: "failed",
      text: error.isAbsence
        ? "The assistant ended before it had answered; whether it is done is not known."
        : "The assistant does not answer: \(error)")
  }

  func perform(_ named: NamedIntent) async throws -> WireReply {
    throw CommandFailure(.usage, "an intent by its name is performed by “perform”")
  }

  func cancel() async -> WireReply? {
    let reply = try? await reply(to: .cancel, trace: nil)
    return reply?.code == "nothingToCancel" ? nil : reply
  }

  func isPhrase(_ line: String) async -> Bool {
    let reply = try? await reply(to: .resolve(line), trace: nil)
    return reply?.resolution?.outcome == .match && reply?.resolution?.score == 1
  }

  var overview: String {
    get async {
      guard let declarations = try? await reply(to: .describe, trace: nil).declarations,
        let catalog = try? Catalog(declarations, listsAreElsewhere: true)
      else { return "" }
      return CatalogText.everything(in: catalog)
    }
  }

  var suggestions: [String] { [] }

  func end() async { sink.finish() }
}
