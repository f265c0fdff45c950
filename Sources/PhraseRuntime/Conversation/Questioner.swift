// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// Asks the person of a turn on behalf of an intent.
struct Questioner: IntentInteraction {
  let turn: Turn
  let language: String
  /// Makes the snippets of the intent that asks; nil where no intent asks.
  var snippets: SnippetMaker?
  /// What the person has said so far for the intent that asks.
  let known = KnownAnswers()

  var talk: Language { Language.named(language) }
  private var locale: Locale { Locale(identifier: language) }

  // MARK: - What intents ask

  func requestValue(
    for parameter: any AnyIntentParameter, dialog: IntentDialog?
  ) async throws -> any Sendable {
    // The intent asks while it runs, for what it may have been told already.
    if let value = known.take(parameter) { return value }
    return try await requestValue(
      for: parameter, dialog: dialog, because: nil, whileRunning: true)
  }

  /// Asks for a value, and says first why.
  func requestValue(
    for parameter: any AnyIntentParameter, dialog: IntentDialog?, because complaint: Saying?
  ) async throws -> any Sendable {
    try await requestValue(
      for: parameter, dialog: dialog, because: complaint, whileRunning: false)
  }

  func requestValue(
    for parameter: any AnyIntentParameter, dialog: IntentDialog?, because complaint: Saying?,
    standard: String? = nil, whileRunning isRunning: Bool
  ) async throws -> any Sendable {
    let reader = await ParameterReader(
      answersFor: parameter, name: name(of: parameter), language: language, engine: turn.engine)
    if let none = await reader.emptyComplaint() {
      throw PerformError(.failed, none, in: language)
    }
    let text = text(dialog ?? parameter.declaration.requestValueDialog)
    if parameter.declaration.isArray {
      let values = try await requestSeries(of: reader, text: text, because: complaint)
      note(values, of: parameter)
      return values
    }
    var question = reader.question(text: text)
    question.standard = standard
    question.takesRequests = IntentFilling.current is any RequestTakingIntent
    return try await ask(
      question, because: complaint,
      elsewhere: { words, text in
        let text = words.withoutExplanation(text) ?? text
        if goesBack(text) {
          return try await goBack(from: parameter, whileRunning: isRunning)
        }
        // "Ugh, wait, I meant 18" says nothing before it.
        let bare = Utterance(text).withoutAsides(in: language)
        if let rest = words.correction(in: text) ?? bare.flatMap({ words.correction(in: $0) }) {
          return try await correct(with: rest, beside: parameter, whileRunning: isRunning)
        }
        if let filled = await fill(parameter, with: text) { return filled }
        return await fillAnother(than: parameter, with: text)
      },
      read: { answer in
        if question.takesText, case .text(let text) = answer,
          let filled = await fill(parameter, with: text, asText: true)
        {
          return filled
        }
        let option = try await option(await reader.read(answer), of: reader)
        if case .value(let option) = option { await note(option, for: parameter) }
        return option.map(\.value)
      })
  }

  /// The value of a reading; where it may mean several, the person chooses.
  func reading(
    _ reading: ParameterReader.Reading, of reader: ParameterReader
  ) async throws -> Reading<any Sendable> {
    try await option(reading, of: reader).map(\.value)
  }

  /// The option that is meant, with what people see of it.
  func option(
    _ reading: ParameterReader.Reading, of reader: ParameterReader
  ) async throws -> Reading<ValueOption> {
    switch reading {
    case .values(let options) where options.count == 1: return .value(options[0])
    case .values(let options), .perhaps(let options):
      return try await choose(among: options, of: reader).map { .value($0) } ?? .again(nil)
    case .refused(let reason), .unavailable(let reason): return .again(reason)
    }
  }

  func requestConfirmation(
    for parameter: any AnyIntentParameter, value: any Sendable, dialog: IntentDialog?
  ) async throws -> Bool {
    try await requestConfirmation(for: parameter, value: value, dialog: dialog, snippet: nil)
  }

  func requestDisambiguation(
    for parameter: any AnyIntentParameter, among values: [any Sendable], dialog: IntentDialog?
  ) async throws -> Int {
    try await requestDisambiguation(for: parameter, among: values, dialog: dialog, snippet: nil)
  }

  func requestConfirmation(
    actionName: ConfirmationActionName?, dialog: IntentDialog?, snippet: SnippetSource?
  ) async throws {
    let accept = actionName?.accept.map(text(of:)) ?? []
    let isNamed = actionName != nil && actionName != .continue
    let standard = isNamed ? accept.first.map { talk.text(of: .goOnWith(actionName: $0)) } : nil
    var question = confirmation(
      text(dialog, beside: snippet) ?? standard ?? talk.text(of: .confirmQuestion))
    question.actionNames = accept
    question.denials = actionName?.deny.map(text(of:)) ?? []
    guard try await confirm(question, showing: snippet) else { throw CancellationError() }
  }

  func requestChoice(
    among options: [IntentChoiceOption], dialog: IntentDialog?, snippet: SnippetSource?
  ) async throws -> Int {
    known.close()
    let choices = options.map { option in
      Question.Choice(
        title: text(of: option.title), synonyms: option.style == .cancel ? talk.words.no : [])
    }
    return try await choose(
      choiceQuestion(choices, dialog: text(dialog, beside: snippet), kind: nil),
      showing: snippet)
  }

  func requestConfirmation(
    for parameter: any AnyIntentParameter, value: any Sendable, dialog: IntentDialog?,
    snippet: SnippetSource?
  ) async throws -> Bool {
    try await confirm(
      confirmation(
        text(dialog, beside: snippet)
          ?? talk.text(of: .didYouMean(suggestion: display(of: value).title))),
      showing: snippet)
  }

  func requestDisambiguation(
    for parameter: any AnyIntentParameter, among values: [any Sendable], dialog: IntentDialog?,
    snippet: SnippetSource?
  ) async throws -> Int {
    let dialog = text(
      dialog ?? parameter.declaration.requestDisambiguationDialog, beside: snippet)
    return try await choose(
      choiceQuestion(values.map(display(of:)), dialog: dialog, kind: nil), showing: snippet)
  }

  // MARK: - Asking

  /// Asks until one of the choices is named; declining the only one ends the turn.
  func choose(_ question: Question, showing snippet: SnippetSource? = nil) async throws -> Int {
    guard let index = try await choice(question, showing: snippet) else {
      throw CancellationError()
    }
    return index
  }

  /// Asks which of the values is meant; nil where it is not the only one.
  private func choose(
    among options: [ValueOption], of reader: ParameterReader
  ) async throws -> ValueOption? {
    let choices = options.map { Question.Choice(title: $0.display, subtitle: $0.subtitle) }
    // What is only perhaps meant is asked in the engine's words, which say so.
    let dialog = choices.count > 1 ? reader.subject.disambiguationDialog(in: language) : nil
    let question = choiceQuestion(
      choices, dialog: dialog, kind: reader.subject.kindName(in: language))
    return try await choice(question, showing: nil).map { options[$0] }
  }

  private func choice(
    _ question: Question, showing snippet: SnippetSource?
  ) async throws -> Int? {
    try await ask(question, showing: snippet) { answer in
      switch answer {
      case .choices(let indices) where indices.count == 1: .value(indices[0])
      case .yes where question.isDoubt: .value(0)
      case .no: .value(nil)
      case .text(let text): .again(.notAnAnswer(answer: text))
      default: .again(nil)
      }
    }
  }

  private func confirmation(_ text: String) -> Question {
    Question(kind: .confirmation, text: text, language: language)
  }

  func confirm(_ question: Question, showing snippet: SnippetSource? = nil) async throws -> Bool {
    known.close()
    return try await ask(question, showing: snippet) { answer in
      switch answer {
      case .yes: .value(true)
      case .no: .value(false)
      default: .again(.askYesOrNo)
      }
    }
  }

  // MARK: - Words

  private func choiceQuestion(
    _ choices: [Question.Choice], dialog: String?, kind: String?
  ) -> Question {
    let names = choices.map { ($0.title, $0.subtitle) }
    let standard =
      choices.count == 1
      ? talk.text(of: .didYouMean(suggestion: talk.list(naming: names)))
      : talk.question(choices: names, kind: kind)
    var question = Question(
      kind: .choice, text: dialog.map { talk.question($0, naming: choices) } ?? standard,
      choices: choices, language: language)
    question.namesChoices = true
    return question
  }

  private func text(of resource: LocalizedStringResource) -> String {
    resource.resolved(locale: locale, bundle: IntentExecution.current?.bundle)
  }

  /// The words of a dialog: the supporting ones where the person sees a snippet beside them.
  private func text(_ dialog: IntentDialog?, beside snippet: SnippetSource? = nil) -> String? {
    let text = dialog?.text(locale: locale, bundle: IntentExecution.current?.bundle)
    let isSeen = snippet != nil && snippets != nil && !turn.surroundings.isVoiceOnly
    return isSeen ? text?.supporting ?? text?.full : text?.full
  }

  private func display(of value: any Sendable) -> Question.Choice {
    if let text = DisplayRepresentation(of: value)?.text(in: language) {
      return Question.Choice(title: text.title, subtitle: text.subtitle)
    }
    return Question.Choice(title: (value as? Double)?.shortText ?? "\(value)")
  }

  /// What a parameter is called: its title, or one from the name of its property.
  func name(of parameter: any AnyIntentParameter) -> String {
    let property = IntentFilling.current?.declaredParameters.first { $0.parameter === parameter }
    let title =
      property.map { parameter.declaration.title(forPropertyNamed: $0.name) }
      ?? parameter.declaration.title
    return title?.resolved(locale: locale, bundle: IntentExecution.current?.bundle)
      ?? talk.text(of: .value)
  }
}
