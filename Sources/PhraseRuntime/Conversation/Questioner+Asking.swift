// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

extension Questioner {
  enum Reading<Value> {
    case value(Value)
    /// Not an answer; why, if there is more to say than the question.
    case again(Saying?)

    func map<Other>(_ transform: (Value) -> Other) -> Reading<Other> {
      switch self {
      case .value(let value): .value(transform(value))
      case .again(let reason): .again(reason)
      }
    }
  }

  /// Puts the question, and again with a word about it until an answer fits or the turn ends.
  ///
  /// A control of the snippet that is pressed meanwhile is no answer; the question goes on waiting.
  ///
  /// - Parameters:
  ///   - first: The question.
  ///   - snippet: What is shown above it.
  ///   - complaint: Why it is asked; said once.
  ///   - elsewhere: Looks for more in words that are no answer.
  ///   - read: Makes a value of an answer.
  /// - Returns: The value.
  /// - Throws: `CancellationError` once the turn is over, and what `read` throws.
  func ask<Value>(
    _ first: Question, showing snippet: SnippetSource? = nil, because complaint: Saying? = nil,
    elsewhere: (AnswerGrammar, String) async throws -> Reading<Value>? = { _, _ in nil },
    read: (Answer) async throws -> Reading<Value>
  ) async throws -> Value {
    var question = first
    let (live, problem) = await show(snippet)
    defer { live?.dismiss() }
    var because = [problem, complaint].compactMap(\.self)
    while true {
      question.controls = live?.controlTitles ?? []
      let heard = try await turn.ask(question, because: because, showing: live)
      if case .controls(let numbers) = heard.answer {
        because = [try await press(numbers, of: live)].compactMap(\.self)
        continue
      }
      // "Back" is no text, but in quotation marks.
      let isBack = heard.answer == .text(heard.line) && goesBack(heard.line)
      var reading =
        isBack ? Reading<Value>.again(nil) : try await reading(of: heard, read)
      if case .again = reading, case .text(let text) = heard.answer {
        reading = try await elsewhere(heard.words, text) ?? reading
      }
      switch reading {
      case .value(let value): return value
      case .again(let reason): because = [reason].compactMap(\.self)
      }
    }
  }

  /// Reads an answer as it is; where it fits nothing, as a correction, then with slips forgiven.
  ///
  /// The app comes first: words that are no choice may be a text, or something that it finds.
  private func reading<Value>(
    of heard: Heard, _ read: (Answer) async throws -> Reading<Value>
  ) async throws -> Reading<Value> {
    let first = try await read(heard.answer)
    guard case .again = first else { return first }
    for other in heard.others(within: turn.engine.configuration.tolerance) {
      if case .value(let value) = try await read(other) { return .value(value) }
    }
    return first
  }
}
