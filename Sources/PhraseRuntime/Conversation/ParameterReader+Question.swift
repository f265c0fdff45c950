// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

extension ParameterReader {
  /// A reader of answers; loads the parameter's values, so that the question knows its answers.
  init(
    answersFor parameter: any AnyIntentParameter, name: String, language: String,
    engine: PhraseEngine
  ) async {
    let bundle = IntentExecution.current?.bundle
    let loader = ListLoader(calls: engine.configuration.calls, languages: [language])
    let fitting = FittingValues(of: parameter, loader: loader, language: language, bundle: bundle)
    var offered: ListContent?
    if let source = parameter.declaration.listSource(bundle: bundle) {
      offered = await loader.content(of: source)
    }
    let subject = ValueSubject(name: name, declaration: parameter.declaration, bundle: bundle)
    self.init(
      subject: subject, language: language, configuration: engine.configuration,
      content: await engine.content(insteadOf: offered, for: fitting),
      source: subject.source(of: nil, in: language), isFresh: true, fitting: fitting)
  }

  /// The question with its sensible answers: in the app's own words with the choices behind them, or
  /// a standard one.
  func question(text: String?) -> Question {
    var question = question(asIs: text.map(named) ?? standardText)
    question.namesChoices = areChoicesNamed
    return question
  }

  /// The question for one more value of a series, whose choices are known.
  func question(forMore text: String) -> Question {
    var question = question(asIs: text)
    question.hasNamedChoices = areChoicesNamed
    return question
  }

  /// The question with a text that says what it has to.
  func question(asIs text: String) -> Question {
    var question = Question(
      kind: .value(parameter: subject.name), text: text, choices: choices, language: language,
      freedom: freedom)
    question.range = subject.declaration?.inclusiveRange
    question.isSeries = subject.declaration?.isArray ?? false
    question.takesText = source == nil && subject.isText
    return question
  }

  /// That there is no value, or none that fits the others, so that a question for one has no answer;
  /// nil if there is.
  func emptyComplaint() async -> Saying? {
    guard let content, content.failure == nil, content.entries.isEmpty else { return nil }
    if let fitting {
      return fitting.areKnown && !fitting.canSearch ? fitting.emptyComplaint : nil
    }
    guard let access = subject.access, access.isEnumerable, !access.isStringQuery,
      let all = try? await configuration.calls.ask(access, { try await $0.allEntities() }),
      all.isEmpty
    else { return nil }
    return .nothingFits(kind: subject.kindName(in: language), others: [])
  }

  /// Reads an answer of one value.
  func read(_ answer: Answer) async -> Reading {
    switch answer {
    case .choices(let places): await read(Words.listed(places))
    case .value(let value): await read(Words.value(value))
    case .yes: await read(Words.value(.boolean(true)))
    case .no: await read(Words.value(.boolean(false)))
    case .text(let text): await read(Words.text(text))
    case .series, .end, .controls: .refused(.askFor(title: subject.kindName(in: language)))
    }
  }

  /// Reads an answer of several values: "a, b and c".
  func readSeries(_ answer: Answer) async -> [Reading] {
    var readings: [Reading] = []
    for part in parts(of: answer) { readings.append(await read(part)) }
    return readings
  }

  private func parts(of answer: Answer) -> [Answer] {
    switch answer {
    case .series(let answers): return answers
    case .text(let text):
      // Choices that cannot be compiled are named word for word.
      let grammar = try? AnswerGrammar(for: question(asIs: ""))
      return ValueSeries.forLanguage(language).parts(of: text).map {
        grammar?.answer($0) ?? .text($0)
      }
    default: return [answer]
    }
  }

  private var choices: [Question.Choice] {
    let entries = content?.entries ?? ListEntries()
    return entries.enumerated().map { index, entry in
      Question.Choice(
        title: entry.title, subtitle: entry.subtitle, section: content?.section(at: index),
        synonyms: entry.synonyms)
    }
  }

  private var areChoicesNamed: Bool {
    let count = content?.entries.count ?? 0
    return count > 0 && count <= Language.shownChoices
  }

  /// A text with the choices behind it, unless they are too many.
  private func named(_ text: String) -> String {
    areChoicesNamed ? Language.named(language).question(text, naming: choices) : text
  }

  private var standardText: String {
    let talk = Language.named(language)
    // What is on or off is no kind of thing.
    if subject.isBoolean {
      return areChoicesNamed
        ? named(subject.name) : talk.text(of: .goOnWith(actionName: subject.name))
    }
    return areChoicesNamed
      ? talk.question(sectioned: choices, kind: wanted) : talk.text(of: .askFor(title: wanted))
  }

  /// What is asked for: "stop", or "stop (from)" where another parameter of the intent is a stop too.
  private var wanted: String {
    let kind = subject.kindName(in: language)
    let title = subject.name.lowercased(with: Locale(identifier: language))
    let alike = IntentFilling.current?.declaredParameters.filter { name, parameter in
      ValueSubject(name: name, declaration: parameter.declaration, bundle: subject.bundle)
        .kindName(in: language) == kind
    }
    guard let alike, alike.count > 1, title != kind else { return kind }
    return title.contains(kind) ? title : "\(kind) (\(title))"
  }

  private var freedom: Question.Freedom {
    switch subject.declaration?.valueType {
    case .integer?, .number?, .decimal?: .value(.number(NumberRange()))
    case .enumeration?: .none
    case .boolean?: .value(.boolean)
    case nil:
      switch subject.slot?.kind {
      case .list?: .none
      case .value(let kind)?: .value(kind)
      default: .text
      }
    default: subject.declaration?.valueKind.map { .value($0) } ?? .text
    }
  }
}

extension PhraseEngine {
  /// What to offer for a parameter: where its options wait for an optional parameter that has no
  /// value, the app gives none, and every value that any phrase can name is better than nothing.
  func content(insteadOf offered: ListContent?, for fitting: FittingValues?) async -> ListContent? {
    guard let offered, offered.entries.isEmpty, offered.failure == nil, let fitting,
      !fitting.areKnown, let list = fitting.listName
    else { return offered }
    return await content(ofList: list) ?? offered
  }
}

extension ListContent {
  fileprivate func section(at index: Int) -> String? {
    sections.indices.contains(index) ? sections[index] : nil
  }
}
