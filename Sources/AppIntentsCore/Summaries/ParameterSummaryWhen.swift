// SPDX-License-Identifier: Apache-2.0

/// One of two summaries, by the value of a parameter: `When`.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenContent: ParameterSummary<Intent>,
  OtherwiseContent: ParameterSummary<Intent>
>: ParameterSummary {
  /// Comparisons of any value.
  public enum EqualityOperator: Equatable, Hashable, Sendable {
    /// The parameter has the value.
    case equalTo
    /// The parameter has another value or none.
    case notEqualTo
  }

  /// Comparisons of values that have an order.
  public enum OrderOperator: Equatable, Hashable, Sendable {
    /// The parameter is below the value.
    case lessThan
    /// The parameter is below the value or equals it.
    case lessThanOrEqualTo
    /// The parameter is above the value.
    case greaterThan
    /// The parameter is above the value or equals it.
    case greaterThanOrEqualTo
  }

  /// Comparisons with several values.
  public enum MembershipOperator: Equatable, Hashable, Sendable {
    /// The parameter has one of the values.
    case oneOf
  }

  /// Questions about a value that need no other.
  public enum PresenceOperator: Equatable, Hashable, Sendable {
    /// The parameter has a value.
    case hasAnyValue
  }

  let condition: SummaryCondition
  let content: WhenContent
  let otherwise: OtherwiseContent

  init(condition: SummaryCondition, content: WhenContent, otherwise: OtherwiseContent) {
    self.condition = condition
    self.content = content
    self.otherwise = otherwise
  }

  /// Compares a parameter with a value.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EqualityOperator,
    _ value: Value.ValueType, @ParameterSummaryBuilder<Intent> _ content: () -> WhenContent,
    @ParameterSummaryBuilder<Intent> otherwise: () -> OtherwiseContent
  ) where Value.ValueType: Equatable {
    condition = SummaryCondition(
      parameter: Intent.parameterName(of: keyPath),
      text: (comparison == .equalTo ? "== " : "!= ") + SummaryCondition.text(of: value)
    ) { current in
      (current as? Value.ValueType == value) == (comparison == .equalTo)
    }
    self.content = content()
    self.otherwise = otherwise()
  }

  /// Compares a parameter with a value by order.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: OrderOperator,
    _ value: Value.ValueType, @ParameterSummaryBuilder<Intent> _ content: () -> WhenContent,
    @ParameterSummaryBuilder<Intent> otherwise: () -> OtherwiseContent
  ) where Value.ValueType: Comparable {
    condition = SummaryCondition(
      parameter: Intent.parameterName(of: keyPath),
      text: "\(comparison.symbol) \(SummaryCondition.text(of: value))"
    ) { current in
      (current as? Value.ValueType).map { comparison.holds($0, value) } ?? false
    }
    self.content = content()
    self.otherwise = otherwise()
  }

  /// Asks whether a parameter has one of several values.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: MembershipOperator,
    _ values: [Value.ValueType], @ParameterSummaryBuilder<Intent> _ content: () -> WhenContent,
    @ParameterSummaryBuilder<Intent> otherwise: () -> OtherwiseContent
  ) where Value.ValueType: Equatable {
    condition = SummaryCondition(
      parameter: Intent.parameterName(of: keyPath),
      text: "in \(values.map(SummaryCondition.text(of:)).joined(separator: ", "))"
    ) { current in
      (current as? Value.ValueType).map(values.contains) ?? false
    }
    self.content = content()
    self.otherwise = otherwise()
  }

  /// Asks whether a parameter has a value.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: PresenceOperator,
    @ParameterSummaryBuilder<Intent> _ content: () -> WhenContent,
    @ParameterSummaryBuilder<Intent> otherwise: () -> OtherwiseContent
  ) {
    condition = SummaryCondition(
      parameter: Intent.parameterName(of: keyPath), text: "has a value"
    ) { $0 != nil }
    self.content = content()
    self.otherwise = otherwise()
  }
}

extension ParameterSummaryWhenCondition.OrderOperator {
  fileprivate var symbol: String {
    switch self {
    case .lessThan: "<"
    case .lessThanOrEqualTo: "<="
    case .greaterThan: ">"
    case .greaterThanOrEqualTo: ">="
    }
  }

  fileprivate func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .lessThan: left < right
    case .lessThanOrEqualTo: left <= right
    case .greaterThan: left > right
    case .greaterThanOrEqualTo: left >= right
    }
  }
}
