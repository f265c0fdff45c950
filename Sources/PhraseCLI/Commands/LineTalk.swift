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
  /// Full lines that may continue what was typed.
  func completions(of text: String) async -> [String]
  /// Whether words are a phrase to the letter.
  func isPhrase(_ line: String) async -> Bool
  /// All that can be said.
  var overview: String { get async }
  /// What the person often does, as lines to say.
  var suggestions: [String] { get }
  func end() async
}

/// A conversation of this process.
struct OwnTalk: LineTalk {
  private let engine: PhraseEngine
  private let conversation: Conversation

  init(_ engine: PhraseEngine) {
    self.engine = engine
    conversation = Conversation(engine)
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

  func completions(of text: String) async -> [String] {
    if let answers = await conversation.answers(continuing: text, limit: Self.completionLimit) {
      return answers
    }
    return await engine.automaton.prefixCompletions(of: text, limit: Self.completionLimit)
  }

  private static let completionLimit = 50

  func isPhrase(_ line: String) async -> Bool {
    await !engine.exactMatch(line).candidates.isEmpty
  }

  var overview: String { CatalogText.everything(in: engine.catalog) }

  var suggestions: [String] { engine.suggestions(limit: 3).map(\.line) }

  func end() async { await conversation.endEvents() }
}

/// A conversation of the assistant that runs.
final class AssistantTalk: LineTalk {
  let events: any AsyncSequence<WireEvent, Never> & Sendable
  private let conversation: BusConversation
  private let sink: AsyncStream<WireEvent>.Continuation

  /// - Throws: `BusError`.
  init(with client: AssistantClient) async throws {
    let (stream, sink) = AsyncStream<WireEvent>.makeStream(bufferingPolicy: .bufferingNewest(64))
    (events, self.sink) = (stream, sink)
    conversation = try await BusConversation(with: Assistant.name, on: client.bus)
  }

  func reply(to request: WireRequest, trace: Trace?) async throws -> WireReply {
    do {
      return try await conversation.reply(to: request) { [sink] in sink.yield($0) }
    } catch let error as BusError {
      throw CommandFailure(.unavailable, "the assistant does not answer: \(error)")
    }
  }

  func perform(_ named: NamedIntent) async throws -> WireReply {
    throw CommandFailure(.usage, "an intent by its name is performed by “perform”")
  }

  func cancel() async -> WireReply? {
    let reply = try? await reply(to: .cancel, trace: nil)
    return reply?.code == "nothingToCancel" ? nil : reply
  }

  func completions(of text: String) async -> [String] { [] }

  func isPhrase(_ line: String) async -> Bool {
    let reply = try? await reply(to: .resolve(line), trace: nil)
    return reply?.resolution?.outcome == .match && reply?.resolution?.score == 1
  }

  var overview: String {
    get async {
      let reply = try? await reply(to: .describe, trace: nil)
      let shortcuts = reply?.declarations?.shortcuts ?? []
      return shortcuts.flatMap { shortcut in
        shortcut.phrases.byLanguage("en").prefix(1).map {
          $0.text.replacing("${applicationName}", with: shortcut.application ?? "")
        }
      }.joined(separator: "\n")
    }
  }

  var suggestions: [String] { [] }

  func end() async { sink.finish() }
}
