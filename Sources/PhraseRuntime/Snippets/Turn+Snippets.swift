// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

extension Turn {
  /// Presses a control of the snippet that is shown.
  ///
  /// - Parameters:
  ///   - numbers: The control; several where the words named more than one, of which one is then
  ///     asked for.
  ///   - shown: The snippet.
  /// - Returns: What came of it.
  func press(_ numbers: [Int], of shown: LiveSnippet) async -> Reply {
    let kind: Reply.Kind
    let text: String
    do {
      let outcome = try await perform(numbers.compactMap(shown.control), of: shown)
      if outcome.snippetSource != nil {
        return await reply(with: outcome, language: shown.language, shownBy: shown.maker)
      }
      await shown.refresh()
      return shown.reply(
        .answered, outcome.dialog(besideSnippet: !surroundings.isVoiceOnly),
        supporting: outcome.supporting)
    } catch let error as PerformError where error.code == .cancelled {
      (kind, text) = (.cancelled, error.description)
    } catch is CancellationError {
      (kind, text) = (.cancelled, shown.talk.text(of: .cancelled))
    } catch let error as SnippetError {
      (kind, text) = (.failed, error.sentence)
    } catch {
      (kind, text) = (.failed, error.reason(in: shown.language))
    }
    // Whatever was done before it failed has to be seen.
    await shown.refresh()
    return shown.reply(kind, text, supporting: nil)
  }

  private func perform(
    _ controls: [SnippetOutline.ControlLine], of shown: LiveSnippet
  ) async throws -> Outcome {
    let maker = shown.maker
    let questioner = Questioner(turn: self, language: maker.language, snippets: maker)
    let index = try await questioner.choose(among: controls)
    await begin(controls[index].title)
    return try await maker.perform(controls[index].control, answering: questioner)
  }

  /// The reply to an intent that was performed, with its snippet if it shows one.
  func reply(
    with outcome: Outcome, language: String, shownBy maker: SnippetMaker?
  ) async -> Reply {
    let talk = Language.named(language)
    let text = outcome.dialog ?? talk.text(of: .done)
    guard let source = outcome.snippetSource, let maker else {
      return Reply(.answered, text, supporting: outcome.supporting)
    }
    do throws(SnippetError) {
      let live = try await show(source, maker: maker)
      let seen = outcome.dialog(besideSnippet: !surroundings.isVoiceOnly)
      return Reply(.answered, seen ?? text, supporting: outcome.supporting, live: live)
    } catch {
      return Reply(
        .answered, "\(text) \(talk.text(of: .snippetFailed(reason: error.reason)))",
        supporting: outcome.supporting)
    }
  }

  func show(
    _ source: SnippetSource, maker: SnippetMaker
  ) async throws(SnippetError) -> LiveSnippet {
    // A snippet outlives the turn that showed it, so its changes are told after the turn as well.
    let events = surroundings.events
    return try await LiveSnippet.show(source, maker: maker) { events.yield(.snippet($0)) }
  }

  func snippetMaker(for intent: ResolvedIntent) -> SnippetMaker? {
    intent.snippetMaker(calls: engine.configuration.calls)
  }
}

extension SnippetMaker {
  /// Performs the intent of a control that was pressed, to its end.
  func perform(
    _ control: Snippet.Control, answering questioner: Questioner
  ) async throws -> Outcome {
    let performer = Performer(
      interaction: questioner, language: language, provider: provider, score: 1,
      configuration: questioner.turn.engine.configuration,
      surroundings: questioner.turn.surroundings, engine: questioner.turn.engine)
    return try await performer.perform(try await renewedForPress(control.intent))
  }
}

extension LiveSnippet {
  /// A reply below which the snippet goes on to live; what is wrong with it is said as well.
  func reply(_ kind: Reply.Kind, _ text: String?, supporting: String?) -> Reply {
    let notice = current.notice
    let said = text ?? (notice == nil ? talk.text(of: .done) : "")
    return Reply(kind, said.adding(notice: notice), supporting: supporting, live: self)
  }
}

extension String {
  /// What is said, with the notice of a snippet behind it unless it says the same.
  func adding(notice: String?) -> String {
    guard !isEmpty, let notice, !notice.lowercased().contains(dropLast().lowercased()) else {
      return notice ?? self
    }
    return "\(self) \(notice)"
  }
}

extension Outcome {
  /// The outcome with its snippet made, for a caller that keeps no conversation.
  func showing(with maker: SnippetMaker?) async -> Outcome {
    guard let snippetSource, let maker else { return self }
    do throws(SnippetError) {
      return showing(try await maker.snippet(of: snippetSource))
    } catch {
      var outcome = self
      var snippet = Snippet()
      snippet.notice = Language.named(maker.language).text(
        of: .snippetFailed(reason: error.reason))
      outcome.snippet = snippet
      return outcome
    }
  }
}
