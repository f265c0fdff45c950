// SPDX-License-Identifier: Apache-2.0

/// What the engine asks of a summary; every summary type of this module answers.
protocol SummaryNode {
  /// All branches as data.
  var outline: SummaryOutline { get }
  /// The sentence for the values that an intent has.
  func sentence(for intent: some AppIntent) -> SummarySentence
}

/// The sentence that was chosen among a summary's branches.
struct SummarySentence {
  /// The text with `${name}` for each parameter; nil means the intent's title.
  var template: String?
  var table: String?
  var others: [String]
}

extension ParameterSummary {
  var node: (any SummaryNode)? { self as? any SummaryNode }
}

extension IntentParameterSummary: SummaryNode {
  var outline: SummaryOutline {
    sentence.map { .sentence($0.template, others: others) } ?? .title(others: others)
  }

  func sentence(for intent: some AppIntent) -> SummarySentence {
    SummarySentence(template: sentence?.template, table: table, others: others)
  }
}

extension ParameterSummaryWhenCondition: SummaryNode {
  var outline: SummaryOutline {
    .when(
      parameter: condition.parameter, condition: condition.text,
      then: content.node?.outline ?? .title(others: []),
      otherwise: otherwise.node?.outline ?? .title(others: []))
  }

  func sentence(for intent: some AppIntent) -> SummarySentence {
    let chosen: (any SummaryNode)? = condition.holds(for: intent) ? content.node : otherwise.node
    return chosen?.sentence(for: intent) ?? SummarySentence(others: [])
  }
}

extension ParameterSummarySwitchCondition: SummaryNode {
  var outline: SummaryOutline {
    .choice(
      parameter: parameter,
      branches: cases.map {
        SummaryOutline.Branch(
          values: $0.values, content: $0.content.node?.outline ?? .title(others: []))
      })
  }

  func sentence(for intent: some AppIntent) -> SummarySentence {
    let value = intent.parameter(named: parameter)?.erasedValue
    let chosen = cases.first { $0.matches(value) }
    return chosen?.content.node?.sentence(for: intent) ?? SummarySentence(others: [])
  }
}
