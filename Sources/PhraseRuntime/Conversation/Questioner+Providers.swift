// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching
import PhraseWire

extension Questioner: ProviderInteraction {
  func confirm(_ question: String) async throws -> Bool {
    try await confirm(Question(kind: .confirmation, text: question, language: language))
  }

  func choose(_ question: String, among choices: [Catalog.Entry]) async throws -> Int {
    try await choose(
      Question(
        kind: .choice, text: question, choices: choices.map(Question.Choice.init),
        language: language))
  }

  func value(
    for parameter: String, _ slot: Catalog.Slot, among choices: [Catalog.Entry],
    asking question: String?
  ) async throws -> ResolvedParameter {
    let subject = ValueSubject(name: parameter, declaration: nil, slot: slot)
    let reader = ParameterReader(
      subject: subject, language: language, configuration: turn.engine.configuration,
      content: choices.isEmpty ? nil : ListContent(entries: choices), source: nil, isFresh: true)
    let option: ValueOption = try await ask(reader.question(text: question)) { answer in
      try await self.option(await reader.read(answer), of: reader)
    }
    return ResolvedParameter(
      name: parameter, display: option.display, id: option.id, text: option.display, span: 0..<0,
      value: option.value, subtitle: option.subtitle)
  }
}

extension Questioner {
  /// The person's answer to an app in another process, which reads it itself.
  func answer(to question: WireQuestion, in reply: WireReply) async throws -> WireRequest {
    if let title = reply.performs { await turn.begin(title) }
    let heard = try await turn.ask(try Question(question), passing: reply)
    if case .controls(let numbers) = heard.answer, numbers.count == 1 {
      return .press(numbers[0])
    }
    return .line(heard.line)
  }

  func value(
    for parameter: any AnyIntentParameter, asking question: String, standard: String?
  ) async throws -> any Sendable {
    let text: IntentDialog = "\(standard.map { "\(question) (\($0))" } ?? question)"
    return try await requestValue(
      for: parameter, dialog: text, because: nil, standard: standard, whileRunning: false)
  }
}

extension Question.Choice {
  init(_ entry: Catalog.Entry) {
    self.init(title: entry.title, subtitle: entry.subtitle, synonyms: entry.synonyms)
  }
}
