// SPDX-License-Identifier: Apache-2.0

// There are no widgets on Linux, so no family is ever the present one: a summary falls back to what
// it says for the others.

extension ParameterSummaryWhenCondition {
  /// Chooses by the family of the widget that is configured.
  ///
  /// - Parameters:
  ///   - comparison: Whether the family must be the named one or another.
  ///   - family: The family.
  ///   - content: The summary where the condition holds.
  ///   - otherwise: The summary elsewhere.
  public init(
    widgetFamily comparison: EqualityOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ content: () -> WhenContent,
    @ParameterSummaryBuilder<Intent> otherwise: () -> OtherwiseContent
  ) {
    let symbol = comparison == .equalTo ? "==" : "!="
    self.init(
      condition: SummaryCondition(parameter: "widgetFamily", text: "\(symbol) \(family)") { _ in
        comparison == .notEqualTo
      },
      content: content(), otherwise: otherwise())
  }

  /// Chooses by the family of the widget that is configured.
  ///
  /// - Parameters:
  ///   - comparison: That the family must be one of the named ones.
  ///   - families: The families.
  ///   - content: The summary where the condition holds.
  ///   - otherwise: The summary elsewhere.
  public init(
    widgetFamily comparison: MembershipOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ content: () -> WhenContent,
    @ParameterSummaryBuilder<Intent> otherwise: () -> OtherwiseContent
  ) {
    let names = families.map { "\($0)" }.joined(separator: ", ")
    self.init(
      condition: SummaryCondition(parameter: "widgetFamily", text: "in \(names)") { _ in false },
      content: content(), otherwise: otherwise())
  }
}

/// What a summary can switch over besides a parameter.
///
/// - Important: Partial. There are no widgets: the default case is taken.
public enum ParameterSummarySwitchSubject: Equatable, Hashable, Sendable {
  /// The family of the widget that is configured.
  case widgetFamily
}

extension ParameterSummarySwitchCondition where Value == IntentWidgetFamily {
  /// Chooses by the family of the widget that is configured; on Linux the default case is taken.
  ///
  /// - Parameters:
  ///   - subject: The family.
  ///   - cases: The cases.
  public init(
    _ subject: ParameterSummarySwitchSubject,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummarySwitchCase<Intent>]
  ) {
    self.init(parameter: "widgetFamily", cases: cases())
  }
}

extension IntentWidgetFamily: _IntentValue {}
