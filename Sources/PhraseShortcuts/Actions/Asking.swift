// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

extension BuiltInActions {
  static let asking: [any BuiltInAction.Type] = [
    AskForInput.self, ChooseFromList.self, ChooseFromMenu.self, Confirm.self,
  ]
}

/// What an answer is to be.
enum InputKind: String, AppEnum {
  case text, number, date, time, yesNo

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind of Input"
  static let caseDisplayRepresentations: [InputKind: DisplayRepresentation] = [
    .text: "Text", .number: "Number", .date: "Date", .time: "Time", .yesNo: "Yes or No",
  ]
}

/// Asks the person for a value.
struct AskForInput: BuiltInAction {
  static let title: LocalizedStringResource = "Ask for Input"
  static let description = IntentDescription(
    """
    Asks for a text, a number, a date, a time, or yes or no. The default answer is offered, and \
    taken where nobody is there to answer.
    """)
  static let category = ActionCategory.asking

  @Parameter(title: "Question") var prompt: String
  @Parameter(title: "Kind", default: .text) var kind: InputKind
  @Parameter(title: "Default Answer") var answer: AnyValue?

  static var parameterSummary: some ParameterSummary { Summary("Ask for \(\.$kind): \(\.$prompt)") }

  func perform() async throws -> some IntentResult & ReturnsValue<AnyValue> {
    let run = try run
    let asked = asked
    let offered = try answer.map { answer in
      let (value, wanted) = (answer.content, asked.declaration)
      guard let known = try run.reading.fitting(value, to: wanted, named: "answer") else {
        throw RunError.unfit(run.reading.text(value), for: "answer", wanted.valueType.words)
      }
      return known
    }
    if let offered, run.context.asking == nil { return .result(value: AnyValue(offered)) }
    let question = question(offering: offered.map(run.reading.text))
    return .result(
      value: AnyValue(
        try await run.person().requestValue(for: question, dialog: "\(prompt)")))
  }

  private func question(offering text: String?) -> any AnyIntentParameter {
    guard kind == .text, let text else { return asked }
    return IntentParameter<String>(title: "Answer", optionsProvider: Offered(texts: [text]))
  }

  private var asked: any AnyIntentParameter {
    switch kind {
    case .text: IntentParameter<String>(title: "Answer")
    case .number: IntentParameter<Double>(title: "Answer")
    case .date: IntentParameter<Date>(title: "Answer", kind: .date)
    case .time: IntentParameter<Date>(title: "Answer", kind: .time)
    case .yesNo: IntentParameter<Bool>(title: "Answer")
    }
  }
}

/// Texts that a question offers.
struct Offered: DynamicOptionsProvider {
  let texts: [String]

  func results() async throws -> [String] { texts }
}

/// Lets the person choose among values.
struct ChooseFromList: BuiltInAction {
  static let title: LocalizedStringResource = "Choose from List"
  static let description = IntentDescription("Asks which value of a list is meant, or which ones.")
  static let category = ActionCategory.asking

  @Parameter(title: "Question") var prompt: String?
  @Parameter(title: "Values") var values: [AnyValue]
  @Parameter(title: "Several", default: false) var several: Bool

  static var parameterSummary: some ParameterSummary { Summary("Choose from \(\.$values)") }

  func perform() async throws -> some IntentResult & ReturnsValue<AnyValue> {
    let run = try run
    guard !values.isEmpty else { throw RunError("The list has no values to choose from.") }
    if several { return .result(value: AnyValue(try await chosen(in: run))) }
    let shown = values.map { value in
      value.content is any AppEntity ? value.content : run.reading.text(value.content)
    }
    let place = try await run.person()
      .requestDisambiguation(
        for: $values, among: shown,
        dialog: question)
    return .result(value: values[place])
  }

  private var question: IntentDialog { prompt.map { "\($0)" } ?? "Which?" }

  private func chosen(in run: ShortcutRun) async throws -> [any Sendable] {
    let titles = values.map { run.reading.text($0.content) }
    let asked = IntentParameter<[String]>(
      title: "Values", optionsProvider: Offered(texts: titles))
    let answer = try await run.person().requestValue(
      for: asked, dialog: question)
    return run.reading.list(answer).compactMap { title in
      titles.firstIndex { $0 == title as? String }.map { values[$0].content }
    }
  }
}

/// Lets the person choose what is done.
struct ChooseFromMenu: MenuAction {
  static let title: LocalizedStringResource = "Choose from Menu"
  static let description = IntentDescription("Asks which of several things is to be done.")
  static let category = ActionCategory.asking

  @Parameter(title: "Question") var prompt: String?
  @Parameter(title: "Items") var items: [String]

  static var parameterSummary: some ParameterSummary { Summary("Choose from \(\.$items)") }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    .result(
      value: try await run.person()
        .requestDisambiguation(
          for: $items, among: items, dialog: prompt.map { "\($0)" } ?? "Which?"))
  }
}

/// Asks whether to go on.
struct Confirm: BuiltInAction {
  static let title: LocalizedStringResource = "Confirm"
  static let description = IntentDescription("Asks whether to go on, and ends the shortcut if not.")
  static let category = ActionCategory.asking

  @Parameter(title: "Question") var prompt: String?

  static var parameterSummary: some ParameterSummary { Summary("Confirm: \(\.$prompt)") }

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    let run = try run
    _ = try await run.person()
    guard try await run.context.confirm(prompt ?? String(localized: "Go on?")) else {
      throw ShortcutStop(result: nil)
    }
    return .result(value: true)
  }
}
