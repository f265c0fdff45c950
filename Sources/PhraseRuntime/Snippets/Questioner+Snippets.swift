// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

extension Questioner {
  /// The snippet above a question, or what is wrong with it; a question needs none to be asked.
  func show(_ source: SnippetSource?) async -> (live: LiveSnippet?, problem: Saying?) {
    guard let source, let snippets else { return (nil, nil) }
    do throws(SnippetError) {
      return (try await turn.show(source, maker: snippets), nil)
    } catch {
      return (nil, .snippetFailed(reason: error.reason))
    }
  }

  /// Presses a control above the question; says what came of it.
  ///
  /// A snippet that the control's intent shows is dropped: the question keeps its own.
  ///
  /// - Throws: `CancellationError` once the turn is over.
  func press(_ numbers: [Int], of live: LiveSnippet?) async throws -> Saying? {
    let lines = live.map { numbers.compactMap($0.control) } ?? []
    guard let live, !lines.isEmpty else { return nil }
    var text: String?
    do {
      let line = lines[try await choose(among: lines)]
      text = try await live.maker.perform(line.control, answering: self).dialog
    } catch let error as SnippetError {
      text = error.sentence
    } catch {
      // Declining a question of the control's intent ends that intent only.
      text = error is CancellationError ? talk.text(of: .cancelled) : error.reason(in: language)
    }
    await live.refresh()
    let said = (text ?? "").adding(notice: live.current.notice)
    return said.isEmpty ? nil : .app(said)
  }

  /// The index of the control that is meant; asks where several share their words.
  func choose(among controls: [SnippetOutline.ControlLine]) async throws -> Int {
    guard controls.count > 1 else { return 0 }
    let choices = controls.map { Question.Choice(title: "\($0.title) \($0.number)") }
    var question = Question(
      kind: .choice, text: talk.question(choices: choices.map { ($0.title, nil) }, kind: nil),
      choices: choices, language: language)
    question.namesChoices = true
    return try await choose(question)
  }
}
