// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
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
  /// What fits the intent's other values; nil where the parameter does not depend on any.
  private let fitting: FittingValues?
  private let configuration: PhraseEngine.Configuration

  private var wording: Wording { Wording.language(language) }

  /// Loads the parameter's values, so that the question knows its answers.
  init(
    parameter: any AnyIntentParameter, name: String, language: String, engine: PhraseEngine
  ) async {
    declaration = parameter.declaration
    self.name = name
    self.language = language
    configuration = engine.configuration
    let loader = ListLoader(calls: engine.configuration.calls, languages: [language])
    let bundle = IntentExecution.current?.bundle
    fitting = FittingValues(
      of: parameter, loader: loader, language: language, bundle: bundle)
    let offered: ListContent? =
      if let source = declaration.listSource(bundle: bundle) {
        await loader.content(of: source)
      } else { nil }
    content = await engine.content(insteadOf: offered, for: fitting)
  }

  /// What the values are called: "book".
  var kindName: String {
    IntentDeclaration.Parameter(name: name, declaration: declaration, list: nil, isFilled: false)
      .kindName(language: language, bundle: IntentExecution.current?.bundle ?? .main)
  }

  /// The question with its sensible answers; a standard one where the app has no text of its own.
  func question(text: String?, takesEnd: Bool = false) -> Question {
    let entries = content?.entries ?? ListEntries()
    let choices = entries.enumerated().map { index, entry in
      Question.Choice(
        title: entry.title, subtitle: entry.subtitle, section: content?.section(at: index),
        synonyms: entry.synonyms)
    }
    return Question(
      kind: .value(parameter: name), text: text ?? standardText(choices), choices: choices,
      language: language, freedom: freedom, range: declaration.inclusiveRange,
      isSeries: declaration.isArray, takesEnd: takesEnd)
  }

  /// That no value fits the others, so that a question for one has no answer; nil if some does.
  var emptyComplaint: String? {
    guard let fitting, fitting.areKnown, !fitting.canSearch, let content, content.failure == nil,
      content.entries.isEmpty
    else { return nil }
    return fitting.emptyComplaint
  }

  private func standardText(_ choices: [Question.Choice]) -> String {
    guard !choices.isEmpty, choices.count <= Wording.shownChoices else {
      return wording.askFor(kindName)
    }
    return wording.question(sectioned: choices, kind: kindName)
  }

  private var freedom: Question.Freedom {
    switch declaration.valueType {
    case .integer, .number, .decimal: .value(.number(NumberRange()))
    case .enumeration: .none
    default: declaration.valueKind.map { .value($0) } ?? .text
    }
  }

  /// Reads an answer of one value.
  func read(_ answer: Answer) async -> Reading {
    switch answer {
    case .choices(let indices): return await listed(indices)
    case .value(let value): return fits(read(value))
    case .yes: return declaration.valueType.isBoolean ? .value(true) : await free(wording.yes[0])
    case .no: return declaration.valueType.isBoolean ? .value(false) : await free(wording.no[0])
    case .text(let text): return await free(text)
    case .series, .end: return .refused(wording.askFor(kindName))
    case .cancel, .controls: return .refused(wording.cancelled)
    }
  }

  /// Reads an answer of several values: "a, b and c".
  func readSeries(_ answer: Answer) async -> [Reading] {
    switch answer {
    case .series(let answers): return await readings(of: answers)
    case .text(let text):
      guard let grammar = try? AnswerGrammar(for: question(text: "")) else {
        return [.refused(wording.notAnAnswer(text))]
      }
      return await readings(of: text.seriesParts(in: language).map(grammar.read))
    default: return [await read(answer)]
    }
  }

  private func readings(of answers: [Answer]) async -> [Reading] {
    var readings: [Reading] = []
    for answer in answers { readings.append(await read(answer)) }
    return readings
  }

  private func listed(_ indices: [Int]) async -> Reading {
    guard let content else { return .refused(wording.askFor(kindName)) }
    let options = indices.compactMap(content.option)
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
    switch spoken {
    case .number(let number), .measurement(let number, nil): return checked(number)
    default: break
    }
    guard let value = valueReader.value(from: spoken, as: declaration.valueType) else {
      return .refused(wording.notAnAnswer(spoken.display(in: valueReader.context)))
    }
    return .value(value)
  }

  private func free(_ text: String) async -> Reading {
    if case .entity(let type) = declaration.valueType {
      return await searched(text, in: EntityAccess(type, query: declaration.query))
    }
    guard let value = await value(from: text) else {
      return .refused(unknownComplaint(text) ?? wording.notAnAnswer(text))
    }
    return fits(.value(value))
  }

  /// What the engine reads from the words, or else the parameter's resolvers.
  private func value(from text: String) async -> (any Sendable)? {
    if let value = valueReader.value(from: text, as: declaration.valueType) { return value }
    return await declaration.resolved(text, calls: configuration.calls)
  }

  /// A value that is read without a list has to be on it all the same, where the list follows from
  /// other values.
  private func fits(_ reading: Reading) -> Reading {
    guard case .value(let value) = reading, let content, !content.entries.isEmpty,
      !content.values.contains(where: { ValueIdentity.isSame($0, value) }),
      let complaint = unknownComplaint("\(value)")
    else { return reading }
    return .refused(complaint)
  }

  /// That a value does not fit others; nil where it does not depend on any.
  private func unknownComplaint(_ value: String) -> String? {
    guard let fitting, fitting.areKnown else { return nil }
    return fitting.complaint(about: value, content: content)
  }

  private var valueReader: ValueReader {
    ValueReader(language: language, declaration: declaration, configuration: configuration)
  }

  private func searched(_ text: String, in access: EntityAccess) async -> Reading {
    let unknown = unknownComplaint(text) ?? wording.unknownValue(text, kindName)
    guard access.isStringQuery else { return .refused(unknown) }
    do {
      let found = try await configuration.calls.ask(access) {
        try await $0.entities(matching: text)
      }
      let options = found.map { Draft.Option(entity: $0, language: language) }
      switch options.count {
      case 0: return .refused(unknown)
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
  func seriesParts(in language: String) -> [String] {
    let connectors = ValueSeries.forLanguage(language).connectors
    return split(separator: ",").flatMap { part in
      part.split(separator: " ").split { connectors.contains($0.lowercased()) }
        .map { $0.joined(separator: " ") }
    }.filter { !$0.isEmpty }
  }
}

extension ListContent {
  fileprivate func section(at index: Int) -> String? {
    sections.indices.contains(index) ? sections[index] : nil
  }
}
