// SPDX-License-Identifier: Apache-2.0

/// A question about the value of one parameter, with its text.
struct SummaryCondition: Sendable {
  /// The parameter's name.
  var parameter: String
  /// The question as it prints: `== finished`.
  var text: String
  /// Answers the question for a value without an optional around it; nil for none.
  var holds: @Sendable ((any Sendable)?) -> Bool

  func holds(for intent: some AppIntent) -> Bool {
    holds(intent.parameter(named: parameter)?.erasedValue)
  }

  static func text(of value: some Sendable) -> String {
    String(describing: value)
  }
}
