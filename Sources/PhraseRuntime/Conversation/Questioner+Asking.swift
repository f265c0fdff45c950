// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

extension Questioner {
  enum Reading<Value> {
    case value(Value)
    /// Not an answer; why, if there is more to say than the question.
    case again(String?)
  }

  /// What a person does while a question waits.
  private enum Heard {
    /// An empty line.
    case nothing
    case help
    /// Something is to be taken back or repeated, which has to wait.
    case undo
    case answer(Answer)
    /// Words between quotation marks, which are nothing but an answer.
    case quoted(Answer)
  }

  /// Puts the question, and again with a word about it until an answer fits or the turn ends.
  ///
  /// A control of the snippet that is pressed meanwhile is no answer; the question goes on waiting.
  ///
  /// - Parameters:
  ///   - first: The question.
  ///   - snippet: What is shown above it.
  ///   - complaint: Why it is asked; said once.
  ///   - read: Makes a value of an answer.
  /// - Returns: The value.
  /// - Throws: `CancellationError` once the turn is over, and what `read` throws.
  func ask<Value>(
    _ first: Question, showing snippet: SnippetSource? = nil, because complaint: String? = nil,
    read: (Answer) async throws -> Reading<Value>
  ) async throws -> Value {
    var question = first
    let (live, problem) = await show(snippet)
    defer { live?.dismiss() }
    var text = [problem, question.text(after: complaint)].compactMap(\.self)
      .joined(separator: " ")
    var misses = 0
    while true {
      // After "cancel", an app that asks all the same is not heard.
      guard !turn.answers.isClosed else { throw CancellationError() }
      question.controls = live?.controlTitles ?? []
      let grammar = try AnswerGrammar(for: question)
      turn.surroundings.activity.asked()
      turn.replies.put(Reply(.asked(question), text, live: live))
      guard let input = await turn.answers.take() else { throw CancellationError() }
      turn.surroundings.activity.heard()
      let heard = heard(input, grammar, undoAgrees: question.undoAgrees)
      if case .answer(.text(let line)) = heard, await engine.isRequest(line) {
        turn.leave()
        throw CancellationError()
      }
      switch heard {
      case .nothing: text = "\(talk.text(of: .emptyAnswer)) \(question.text)"
      case .help: text = question.help
      case .undo: text = "\(talk.text(of: .answerFirst)) \(question.text)"
      case .answer(.cancel):
        turn.answers.close()
        throw CancellationError()
      case .answer(.controls(let numbers)):
        text = [try await press(numbers, of: live), question.text].compactMap(\.self)
          .joined(separator: " ")
      case .answer(let answer), .quoted(let answer):
        switch try await reading(of: answer, grammar, read) {
        case .value(let value): return value
        case .again(let reason):
          misses += 1
          text = question.text(after: reason)
          if misses > 1 { text += " \(talk.text(of: .orCancel))" }
        }
      }
    }
  }

  /// What an input means.
  ///
  /// The words of the conversation keep their meaning while a question waits, unless they name an
  /// answer of their own.
  private func heard(
    _ input: Turn.Input, _ grammar: AnswerGrammar, undoAgrees: Bool
  ) -> Heard {
    guard case .line(let line) = input else {
      if case .press(let number) = input { return .answer(.controls([number])) }
      return .nothing
    }
    if line.allSatisfy(\.isWhitespace) { return .nothing }
    if let words = line.insideQuotationMarks { return .quoted(grammar.readWords(words)) }
    if Language.saying(line, of: \.cancel) != nil { return .answer(.cancel) }
    let answer = grammar.read(line)
    guard case .text = answer else { return .answer(answer) }
    if Language.saying(line, of: \.help) != nil { return .help }
    guard let words = UndoWords.read(line) else { return .answer(answer) }
    return undoAgrees && words.way == .undo ? .answer(.yes) : .undo
  }

  /// Reads an answer as it is; where it fits nothing, as a correction, then with slips forgiven.
  ///
  /// The app comes first: words that are no choice may be a text, or something that it finds.
  private func reading<Value>(
    of answer: Answer, _ grammar: AnswerGrammar, _ read: (Answer) async throws -> Reading<Value>
  ) async throws -> Reading<Value> {
    let reading = try await read(answer)
    guard case .again = reading, case .text(let text) = answer else { return reading }
    if let rest = grammar.correction(in: text),
      case .value(let value) = try await self.reading(of: grammar.read(rest), grammar, read)
    {
      return .value(value)
    }
    guard let near = grammar.readForgiving(text, tolerance: engine.configuration.tolerance)
    else { return reading }
    return try await read(near)
  }
}

extension AnswerGrammar {
  /// What words between quotation marks mean: an answer, or just the words.
  fileprivate func readWords(_ words: String) -> Answer {
    switch read(words) {
    case .cancel, .end, .controls: .text(words)
    case let answer: answer
    }
  }
}
