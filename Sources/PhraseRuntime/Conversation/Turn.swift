// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseMatching
import Synchronization

/// One utterance and all that follows from it, running beside the conversation.
///
/// The turn runs the app's code in a task of its own. It puts replies into one mailbox and takes
/// answers from another, so that a question is an ordinary suspension of the intent's `perform()`.
final class Turn: Sendable {
  let replies = Mailbox<Reply>()
  let answers = Mailbox<String>()

  private let engine: PhraseEngine
  private let work = Mutex<Task<Void, Never>?>(nil)
  private let meaning = Mutex<Resolution?>(nil)

  /// What the utterance means, once that is known.
  var resolution: Resolution? { meaning.withLock(\.self) }

  private init(engine: PhraseEngine) {
    self.engine = engine
  }

  static func start(_ text: String, engine: PhraseEngine, trace: Trace?) -> Turn {
    let turn = Turn(engine: engine)
    let work = Task {
      let reply = await turn.run(text, trace: trace)
      turn.replies.put(reply)
    }
    turn.work.withLock { $0 = work }
    return turn
  }

  /// Gives the turn up: its questions throw, its late replies go nowhere.
  func abandon(language: String) -> Reply {
    replies.close()
    answers.close()
    work.withLock(\.self)?.cancel()
    return Reply(.cancelled, Wording.language(language).cancelled)
  }

  private func run(_ text: String, trace: Trace?) async -> Reply {
    let resolution = await engine.resolve(text, trace: trace)
    meaning.withLock { $0 = resolution }
    switch resolution {
    case .match(let intent): return await perform(intent)
    case .missing(let missing): return await perform(missing.intent)
    case .ambiguous(let ambiguity):
      do {
        return await perform(try await choose(among: ambiguity))
      } catch {
        return Reply(.cancelled, Wording.language("en").cancelled)
      }
    case .none(let miss): return Reply(.missed, miss.explanation)
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
    let wording = Wording.language(intent.language)
    let questioner = Questioner(turn: self, language: intent.language, engine: engine)
    do {
      let outcome = try await intent.perform(answering: questioner)
      engine.noteDone(intent)
      return Reply(.answered, outcome.dialog ?? wording.done, supporting: outcome.supporting)
    } catch let error as PerformError where error.code == .cancelled {
      return Reply(.cancelled, wording.cancelled)
    } catch let error as PerformError {
      return Reply(.failed, error.description)
    } catch {
      return Reply(.failed, wording.failed(intent.intent, error.reason))
    }
  }
}
