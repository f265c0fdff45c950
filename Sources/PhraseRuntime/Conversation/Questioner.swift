// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseMatching

/// Asks the person of a turn on behalf of an intent.
struct Questioner: IntentInteraction {
  let turn: Turn
  let language: String
  let engine: PhraseEngine

  var wording: Wording { Wording.language(language) }
  private var locale: Locale { Locale(identifier: language) }

  // MARK: - What intents ask

  func requestValue(
    for parameter: any AnyIntentParameter, dialog: IntentDialog?
  ) async throws -> any Sendable {
    let reader = await ParameterReader(
      parameter: parameter, name: name(of: parameter), language: language, engine: engine)
    if let complaint = reader.emptyComplaint {
      throw PerformError(code: .failed, description: complaint)
    }
    let text = text(dialog ?? parameter.declaration.requestValueDialog)
    if parameter.declaration.isArray { return try await requestSeries(of: reader, text: text) }
    return try await ask(reader.question(text: text)) { answer in
      switch await reader.read(answer) {
      case .value(let value): .value(value)
      case .several(let options): .value(try await choose(among: options, of: reader))
      case .refused(let reason): .again(reason)
      }
    }
  }

  func requestConfirmation(
    for parameter: any AnyIntentParameter, value: any Sendable, dialog: IntentDialog?
  ) async throws -> Bool {
    try await confirm(text(dialog) ?? wording.didYouMean(display(of: value).title))
  }

  func requestDisambiguation(
    for parameter: any AnyIntentParameter, among values: [any Sendable], dialog: IntentDialog?
  ) async throws -> Int {
    let choices = values.map(display(of:))
    let dialog = text(dialog ?? parameter.declaration.requestDisambiguationDialog)
    return try await choose(choiceQuestion(choices, dialog: dialog, kind: nil))
  }

  func requestConfirmation(
    actionName: ConfirmationActionName?, dialog: IntentDialog?, snippet: SnippetSource?
  ) async throws {
    guard try await confirm(text(dialog) ?? wording.confirmQuestion) else {
      throw CancellationError()
    }
  }

  func requestChoice(
    among options: [IntentChoiceOption], dialog: IntentDialog?, snippet: SnippetSource?
  ) async throws -> Int {
    let choices = options.map {
      Question.Choice(
        title: $0.title.resolved(locale: locale, bundle: IntentExecution.current?.bundle))
    }
    return try await choose(choiceQuestion(choices, dialog: text(dialog), kind: nil))
  }

  // MARK: - Asking

  /// Asks until one of the choices is named.
  func choose(_ question: Question) async throws -> Int {
    try await ask(question) { answer in
      switch answer {
      case .choices(let indices) where indices.count == 1: .value(indices[0])
      case .text(let text):
        question.only(choiceWith: text).map(Reading.value) ?? .again(wording.notAnAnswer(text))
      default: .again(nil)
      }
    }
  }

  func choose(
    among options: [Draft.Option], of reader: ParameterReader
  ) async throws -> any Sendable {
    let choices = options.map { Question.Choice(title: $0.display, subtitle: $0.subtitle) }
    let question = choiceQuestion(choices, dialog: nil, kind: reader.kindName)
    return options[try await choose(question)].value
  }

  private func confirm(_ text: String) async throws -> Bool {
    let question = Question(
      kind: .confirmation, text: text, choices: [], language: language, freedom: .none)
    return try await ask(question) { answer in
      switch answer {
      case .yes: .value(true)
      case .no: .value(false)
      default: .again(wording.askYesOrNo)
      }
    }
  }

  enum Reading<Value> {
    case value(Value)
    /// Not an answer; why, if there is more to say than the question.
    case again(String?)
  }

  /// Puts the question, and again with a word about it until an answer fits or the turn ends.
  func ask<Value>(
    _ question: Question, read: (Answer) async throws -> Reading<Value>
  ) async throws -> Value {
    let grammar = try AnswerGrammar(for: question)
    var text = question.text
    while true {
      // After "cancel", an app that asks all the same is not heard.
      guard !turn.answers.isClosed else { throw CancellationError() }
      turn.replies.put(Reply(.asked(question), text))
      guard let line = await turn.answers.take() else { throw CancellationError() }
      if line.allSatisfy(\.isWhitespace) {
        text = "\(wording.emptyAnswer) \(question.text)"
        continue
      }
      let answer = CancelWords.contain(line) ? .cancel : grammar.read(line)
      if answer == .cancel {
        turn.answers.close()
        throw CancellationError()
      }
      switch try await read(answer) {
      case .value(let value): return value
      case .again(let reason):
        text = [reason, question.text].compactMap(\.self).joined(separator: " ")
      }
    }
  }

  // MARK: - Words

  private func choiceQuestion(
    _ choices: [Question.Choice], dialog: String?, kind: String?
  ) -> Question {
    let names = choices.map { ($0.title, $0.subtitle) }
    let text =
      dialog.map { "\($0) \(wording.list(naming: names))?" }
      ?? wording.question(choices: names, kind: kind)
    return Question(
      kind: .choice, text: text, choices: choices, language: language, freedom: .none)
  }

  private func text(_ dialog: IntentDialog?) -> String? {
    dialog?.text(locale: locale, bundle: IntentExecution.current?.bundle).full
  }

  private func display(of value: any Sendable) -> Question.Choice {
    if let text = DisplayRepresentation(of: value)?.text(in: language) {
      return Question.Choice(title: text.title, subtitle: text.subtitle)
    }
    return Question.Choice(title: (value as? Double)?.shortText ?? "\(value)")
  }

  private func name(of parameter: any AnyIntentParameter) -> String {
    parameter.declaration.title?.resolved(locale: locale, bundle: IntentExecution.current?.bundle)
      ?? wording.value
  }
}

extension Question {
  /// The one choice that has all words of `text` in its title or subtitle: "the rings one" names
  /// "The Lord of the Rings" where no other choice has rings.
  func only(choiceWith text: String) -> Int? {
    let frame = Set(Wording.language(language).frameWords)
    let words = Set(Utterance(text).tokens.map(\.text)).subtracting(frame)
    guard !words.isEmpty else { return nil }
    let fitting = choices.indices.filter { index in
      let choice = choices[index]
      let all = Utterance("\(choice.title) \(choice.subtitle ?? "")").tokens.map(\.text)
      return words.isSubset(of: all)
    }
    return fitting.count == 1 ? fitting[0] : nil
  }
}
