// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import Synchronization

/// One utterance and all that follows from it, running beside the conversation.
///
/// The turn runs the app's code in a task of its own. It puts replies into one mailbox and takes
/// answers from another, so that a question is an ordinary suspension of the intent's `perform()`.
final class Turn: Sendable {
  /// What a person does while a question waits.
  enum Input: Sendable {
    case line(String)
    /// Presses the control of the question's snippet with this number.
    case press(Int)
  }

  let replies = Mailbox<Reply>()
  let answers = Mailbox<Input>()

  let engine: PhraseEngine
  /// What the conversation gives to the intents of the turn.
  let surroundings: Surroundings
  private let work = Mutex<Task<Void, Never>?>(nil)
  private let record = Mutex(Record())

  /// What became of the turn so far.
  private struct Record {
    var resolution: Resolution?
    var title: String?
    var hasRegisteredUndo = false
    var onlyShows = false
    var isLeft = false
  }

  /// What the utterance means, once that is known.
  var resolution: Resolution? { record.withLock(\.resolution) }
  /// What the intent that is performed is called; nil before, and where there is none.
  var title: String? { record.withLock(\.title) }
  /// Whether an intent of the turn has registered how it is taken back; known at its end.
  var hasRegisteredUndo: Bool { record.withLock(\.hasRegisteredUndo) }
  /// Whether the intent only shows something, so that "undo that" means what was done before it.
  var onlyShows: Bool { record.withLock(\.onlyShows) }
  /// Whether the person asked for something else in place of an answer.
  var isLeft: Bool { record.withLock(\.isLeft) }

  /// Ends the turn, as "cancel" would, for what was asked for in place of an answer.
  func leave() {
    record.withLock { $0.isLeft = true }
    answers.close()
  }

  /// Whether the turn presses a control of the snippet that is shown, which then stays.
  let isPress: Bool

  private init(engine: PhraseEngine, surroundings: Surroundings, isPress: Bool) {
    self.engine = engine
    self.surroundings = surroundings
    self.isPress = isPress
  }

  /// A turn that begins with what a person said.
  static func start(
    _ text: String, engine: PhraseEngine, surroundings: Surroundings, trace: Trace?
  ) -> Turn {
    start(engine: engine, surroundings: surroundings, isPress: false) {
      await $0.run(text, trace: trace)
    }
  }

  /// A turn that takes the last action back, or repeats it.
  ///
  /// - Parameters:
  ///   - way: Back, or once more.
  ///   - last: What was done last and cannot be taken back, if that is what people mean; they are
  ///     asked before something else is.
  ///   - language: The language of the turn.
  ///   - engine: The engine of the conversation.
  ///   - surroundings: What the conversation gives to intents.
  /// - Returns: The turn.
  static func start(
    _ way: UndoDirection, insteadOf last: String?, language: String, engine: PhraseEngine,
    surroundings: Surroundings
  ) -> Turn {
    Turn(engine: engine, surroundings: surroundings, isPress: false).begin { turn in
      let undoManager = turn.surroundings.undoManager
      let undoing = Undoing(way: way, undoManager: undoManager, language: language)
      if let last, let question = undoing.question(insteadOf: last) {
        let questioner = Questioner(turn: turn, language: language, engine: engine)
        guard (try? await questioner.agreesToUndo(asking: question)) == true else {
          return Reply(.cancelled, questioner.wording.cancelled)
        }
      }
      return await undoing.reply()
    }
  }

  /// A turn that does this work; what its intents register is undone at once.
  static func start(
    engine: PhraseEngine, surroundings: Surroundings, isPress: Bool,
    _ run: @escaping @Sendable (Turn) async -> Reply
  ) -> Turn {
    Turn(engine: engine, surroundings: surroundings, isPress: isPress).begin { turn in
      let undoManager = turn.surroundings.undoManager
      undoManager.beginTurn()
      let registrations = undoManager.registrations
      let reply = await run(turn)
      let hasRegistered = undoManager.registrations != registrations
      turn.record.withLock { $0.hasRegisteredUndo = hasRegistered }
      // A turn that was given up must not close the group of the turn that came after it.
      if !turn.replies.isClosed { undoManager.closeGroups() }
      return reply
    }
  }

  private func begin(_ run: @escaping @Sendable (Turn) async -> Reply) -> Turn {
    let task = Task {
      let reply = await engine.configuration.calls.run { await run(self) }
      surroundings.activity.end()
      replies.put(reply)
    }
    work.withLock { $0 = task }
    return self
  }

  /// Notes what the intent is called that is performed now.
  func begin(_ title: String) { record.withLock { $0.title = title } }

  /// Gives the turn up: its questions throw, its late replies go nowhere.
  func abandon(language: String) -> Reply {
    surroundings.activity.end()
    replies.close()
    answers.close()
    work.withLock(\.self)?.cancel()
    return Reply(.cancelled, Wording.language(language).cancelled)
  }

  private func run(_ text: String, trace: Trace?) async -> Reply {
    let resolution = await engine.resolve(text, trace: trace)
    record.withLock { $0.resolution = resolution }
    switch resolution {
    case .match(let intent): return await perform(intent)
    case .missing(let missing): return await perform(missing.intent)
    case .ambiguous(let ambiguity):
      do {
        return await perform(try await choose(among: ambiguity))
      } catch {
        return Reply(.cancelled, Wording.language("en").cancelled)
      }
    case .none(let miss): return Reply(.missed, miss.explanationInConversation)
    }
  }

  private func choose(among ambiguity: Ambiguity) async throws -> ResolvedIntent {
    let choices = ambiguity.choices.map { choice in
      Question.Choice(title: choice.title, subtitle: choice.subtitle)
    }
    let language = ambiguity.choices[0].intent.language
    let questioner = Questioner(turn: self, language: language, engine: engine)
    let index = try await questioner.choose(
      Question(
        kind: .choice, text: ambiguity.question, choices: choices, language: language,
        freedom: .none))
    return ambiguity.choices[index].intent
  }

  private func perform(_ intent: ResolvedIntent) async -> Reply {
    record.withLock { $0.onlyShows = intent.onlyShows }
    let maker = snippetMaker(for: intent)
    let questioner = Questioner(
      turn: self, language: intent.language, engine: engine, snippets: maker)
    return await reply(
      named: intent.intent, title: intent.title, language: intent.language, shownBy: maker
    ) {
      let outcome = try await intent.perform(answering: questioner, in: surroundings)
      engine.noteDone(intent)
      return outcome
    }
  }

  /// What came of performing an intent.
  func reply(
    named intent: String, title: String, language: String, shownBy maker: SnippetMaker?,
    to run: () async throws -> Outcome
  ) async -> Reply {
    begin(title)
    let wording = Wording.language(language)
    do {
      let outcome = try await run()
      var reply = await reply(with: outcome, shownBy: maker)
      reply.outcome = outcome
      return reply
    } catch let error as PerformError where error.code == .cancelled {
      return Reply(.cancelled, wording.cancelled)
    } catch let error as PerformError {
      return Reply(.failed, error.description)
    } catch {
      return Reply(.failed, wording.failed(intent, error.reason))
    }
  }
}

extension Miss {
  /// The reason, and where nothing is near, that "help" can be said: a conversation knows it.
  fileprivate var explanationInConversation: String {
    let wording = Wording.all.first { $0.nothingMatches == explanation }
    return wording.map { "\(explanation) \($0.helpHint)" } ?? explanation
  }
}
