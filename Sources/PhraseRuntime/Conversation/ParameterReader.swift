// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseMatching

/// Reads answers to "which value?" for one parameter.
struct ParameterReader: Sendable {
  enum Reading: Sendable {
    case value(any Sendable)
    /// Several values fit; people must choose.
    case several([Draft.Option])
    /// None fits, and why.
    case refused(String)
  }

  let declaration: ParameterDeclaration
  let name: String
  let language: String
  private let content: ListContent?
  private let configuration: PhraseEngine.Configuration

  private var wording: Wording { Wording.language(language) }

  /// Loads the parameter's values, so that the question knows its answers.
  init(
    parameter declaration: ParameterDeclaration, name: String, language: String,
    engine: PhraseEngine
  ) async {
    self.declaration = declaration
    self.name = name
    self.language = language
    configuration = engine.configuration
    let loader = ListLoader(
      limit: engine.configuration.queryLimit, clock: engine.configuration.clock,
      languages: [language])
    content =
      if let source = declaration.listSource(bundle: IntentExecution.current?.bundle) {
        await loader.content(of: source)
      } else { nil }
  }

  /// What the values are called: "book".
  var kindName: String {
    IntentDeclaration.Parameter(name: name, declaration: declaration, list: nil, isFilled: false)
      .kindName(language: language, bundle: IntentExecution.current?.bundle ?? .main)
  }

  /// The question with its sensible answers; a standard one where the app has no text of its own.
  func question(text: String?) -> Question {
    let choices = (content?.entries ?? ListEntries()).map {
      Question.Choice(title: $0.title, subtitle: $0.subtitle, synonyms: $0.synonyms)
    }
    return Question(
      kind: .value(parameter: name), text: text ?? standardText(choices), choices: choices,
      language: language, freedom: freedom)
  }

  private func standardText(_ choices: [Question.Choice]) -> String {
    guard !choices.isEmpty, choices.count <= Wording.shownChoices else {
      return wording.askFor(kindName)
    }
    return wording.question(choices: choices.map { ($0.title, $0.subtitle) }, kind: kindName)
  }

  private var freedom: Question.Freedom {
    switch declaration.valueType {
    case .integer, .number, .decimal: declaration.isArray ? .text : .number
    case .enumeration: declaration.isArray ? .text : .none
    default: declaration.isArray ? .text : declaration.valueKind.map { .value($0) } ?? .text
    }
  }

  /// Reads one answer; an array takes several in a row, "a, b and c".
  func read(_ answer: Answer) async -> Reading {
    if declaration.isArray, case .text(let text) = answer { return await readSeries(text) }
    let reading = await readOne(answer)
    if declaration.isArray, case .value(let value) = reading { return .value([value]) }
    return reading
  }

  private func readSeries(_ text: String) async -> Reading {
    guard let grammar = try? AnswerGrammar(for: question(text: "")) else {
      return .refused(wording.notAnAnswer(text))
    }
    var values: [any Sendable] = []
    for part in text.seriesParts(and: [wording.and, wording.or]) {
      switch await readOne(grammar.read(part)) {
      case .value(let value): values.append(value)
      case .several(let options): return .several(options)
      case .refused(let reason): return .refused(reason)
      }
    }
    return values.isEmpty ? .refused(wording.notAnAnswer(text)) : .value(values)
  }

  private func readOne(_ answer: Answer) async -> Reading {
    switch answer {
    case .choices(let indices): return await listed(indices)
    case .number(let number): return checked(number)
    case .value(let value): return read(value)
    case .yes: return declaration.valueType.isBoolean ? .value(true) : await free(wording.yes[0])
    case .no: return declaration.valueType.isBoolean ? .value(false) : await free(wording.no[0])
    case .text(let text): return await free(text)
    case .cancel, .controls: return .refused(wording.cancelled)
    }
  }

  private func listed(_ indices: [Int]) async -> Reading {
    guard let content else { return .refused(wording.askFor(kindName)) }
    let options = indices.map { index in
      Draft.Option(
        value: content.values[index], display: content.entries[index].title,
        id: content.entries[index].id, subtitle: content.entries[index].subtitle)
    }
    return options.count == 1 ? .value(options[0].value) : .several(options)
  }

  private func checked(_ number: Double) -> Reading {
    if let range = declaration.inclusiveRange, !range.contains(number) {
      return .refused(
        wording.outOfRange(range.lowerBound.shortText, range.upperBound.shortText))
    }
    guard let value = valueReader.value(from: .number(number), as: declaration.valueType) else {
      return .refused(wording.notAnAnswer(number.shortText))
    }
    return .value(value)
  }

  private func read(_ spoken: SpokenValue) -> Reading {
    if case .measurement(let number, nil) = spoken { return checked(number) }
    guard let value = valueReader.value(from: spoken, as: declaration.valueType) else {
      return .refused(wording.notAnAnswer(spoken.display(in: valueReader.context)))
    }
    return .value(value)
  }

  private func free(_ text: String) async -> Reading {
    if case .entity(let type) = declaration.valueType {
      return await searched(text, in: EntityAccess(type, query: declaration.query))
    }
    guard
      let value = valueReader.value(from: text, as: declaration.valueType)
    else { return .refused(wording.notAnAnswer(text)) }
    return .value(value)
  }

  private var valueReader: ValueReader {
    ValueReader(language: language, declaration: declaration, configuration: configuration)
  }

  private func searched(_ text: String, in access: EntityAccess) async -> Reading {
    guard access.isStringQuery else { return .refused(wording.unknownValue(text, kindName)) }
    do {
      let found = try await withDeadline(
        configuration.queryLimit, clock: configuration.clock
      ) {
        try await access.entities(matching: text)
      }
      let options = found.map { Draft.Option(entity: $0, language: language) }
      switch options.count {
      case 0: return .refused(wording.unknownValue(text, kindName))
      case 1: return .value(options[0].value)
      default: return .several(options)
      }
    } catch {
      return .refused(wording.valuesUnavailable(kindName, error.reason))
    }
  }
}

extension IntentValueType {
  fileprivate var isBoolean: Bool {
    if case .boolean = self { true } else { false }
  }
}

extension String {
  /// The parts of "a, b and c".
  fileprivate func seriesParts(and connectors: [String]) -> [String] {
    split(separator: ",").flatMap { part in
      part.split(separator: " ").split { connectors.contains($0.lowercased()) }
        .map { $0.joined(separator: " ") }
    }.filter { !$0.isEmpty }
  }
}
