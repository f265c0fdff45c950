// SPDX-License-Identifier: Apache-2.0

package import AppIntentsCore
import PhraseWire

/// What an intent has around it while it is performed: the person who asked for it.
public struct PerformContext: Sendable {
  /// The language code of the talk.
  public let language: String

  /// Asks; nil where nobody is there.
  let interaction: (any ProviderInteraction)?
  /// The conversation; nil for a library call.
  let surroundings: Surroundings?
  /// The engine that performs; nil where none is known.
  package var engine: (any IntentEngine)?

  /// What the intent has around it that is performed by this task.
  @TaskLocal package static var current: PerformContext?

  /// The requests of the conversation's turn before this one.
  package var lastRequests: [ResolvedIntent] { surroundings?.lastRequests ?? [] }

  /// Where what the turn does is registered to be taken back; nil outside of a conversation.
  package var undoManager: UndoManager? { surroundings?.undoManager }

  /// Whether somebody is there to answer.
  public var canAsk: Bool { interaction != nil }

  /// Asks the person whether to go on.
  ///
  /// - Throws: `CancellationError` once the turn is over, ``PerformError`` where nobody is there.
  public func confirm(_ question: String) async throws -> Bool {
    try await person.confirm(question)
  }

  /// Asks the person to choose.
  ///
  /// - Parameters:
  ///   - question: What is asked.
  ///   - choices: What can be named, at least one.
  /// - Returns: The choice's place.
  /// - Throws: `CancellationError` once the turn is over, ``PerformError`` where nobody is there.
  public func choose(_ question: String, among choices: [Catalog.Entry]) async throws -> Int {
    try await person.choose(question, among: choices)
  }

  /// Asks the person for a value.
  ///
  /// - Parameters:
  ///   - parameter: What the value is for.
  ///   - slot: What it may be.
  ///   - choices: The values of the slot's list.
  ///   - question: What is asked.
  /// - Returns: The value, as if it had been said in the phrase.
  /// - Throws: `CancellationError` once the turn is over, ``PerformError`` where nobody is there.
  public func value(
    for parameter: String, _ slot: Catalog.Slot, among choices: [Catalog.Entry] = [],
    asking question: String
  ) async throws -> ResolvedParameter {
    try await value(for: parameter, slot, among: choices, asking: .some(question))
  }

  /// Asks the person for a value; where no question is given, in the engine's own words.
  func value(
    for parameter: String, _ slot: Catalog.Slot, among choices: [Catalog.Entry],
    asking question: String?
  ) async throws -> ResolvedParameter {
    try await person.value(for: parameter, slot, among: choices, asking: question)
  }

  /// Asks the person for a value of a parameter, in words of its own.
  ///
  /// - Parameters:
  ///   - parameter: What the value is for.
  ///   - question: What is asked.
  ///   - standard: The words of the value that an empty answer stands for, and that is taken where
  ///     nobody is there.
  /// - Returns: The value, of the parameter's type.
  /// - Throws: `CancellationError` once the turn is over, ``PerformError`` where nobody is there.
  package func value(
    for parameter: any AnyIntentParameter, asking question: String, standard: String?
  ) async throws -> any Sendable {
    if interaction == nil, let standard, let engine = engine as? PhraseEngine {
      let reader = GivenValueReader(
        engine: engine, parameter: parameter, name: question, language: language)
      switch await reader.read(.words([standard])) {
      case .value(let value?): return value
      case .refused(let refusal):
        throw PerformError(code: .failed, description: refusal.reply.text)
      case .value(nil), .open: break
      }
    }
    return try await person.value(for: parameter, asking: question, standard: standard)
  }

  /// Tells the person how far the work is.
  ///
  /// - Parameters:
  ///   - fraction: How much is done, from 0 to 1.
  ///   - text: What it is at.
  public func report(_ fraction: Double, _ text: String? = nil) {
    surroundings?.activity.sign()
    surroundings?.post(.progress(fraction: fraction, text: text))
  }

  /// Whether the person hears the answers and sees nothing.
  package var isVoiceOnly: Bool { surroundings?.isVoiceOnly ?? false }

  /// Whether somebody sees what happens beside the replies.
  package var isWatched: Bool { surroundings != nil }

  /// Who answers questions; nil where nobody is there.
  package var asking: (any IntentInteraction)? { interaction }

  /// Tells that a shortcut does an action, or what that gave.
  package func tell(
    action title: String, number: Int, result: String? = nil, place: Int? = nil
  ) {
    surroundings?.activity.sign()
    surroundings?.post(.action(number: number, title: title, result: result, place: place))
  }

  /// Says something before the answer; what comes of the intent is said behind it.
  ///
  /// - Returns: Whether somebody is there to hear it.
  package func say(_ words: String) async -> Bool {
    guard let surroundings else { return false }
    await surroundings.say(words)
    return true
  }

  var person: any ProviderInteraction {
    get throws {
      guard let interaction else {
        throw PerformError(
          code: .unanswered, description: NoConversationError(request: "an answer").description)
      }
      return interaction
    }
  }
}

extension PerformContext {
  /// What an intent has around it that nobody waits for.
  package init(language: String) {
    self.init(language: language, interaction: nil, surroundings: nil)
  }
}

/// Asks the person on behalf of any provider.
protocol ProviderInteraction: IntentInteraction {
  func confirm(_ question: String) async throws -> Bool
  func choose(_ question: String, among choices: [Catalog.Entry]) async throws -> Int
  func value(
    for parameter: String, _ slot: Catalog.Slot, among choices: [Catalog.Entry],
    asking question: String?
  ) async throws -> ResolvedParameter
  func value(
    for parameter: any AnyIntentParameter, asking question: String, standard: String?
  ) async throws -> any Sendable
  func answer(to question: WireQuestion, in reply: WireReply) async throws -> WireRequest
}
