// SPDX-License-Identifier: Apache-2.0

/// The intent and its parameters as a sentence, for people who set it up.
///
///     static var parameterSummary: some ParameterSummary {
///       When(\.$shelf, .equalTo, .finished) {
///         Summary("Put \(\.$book) on \(\.$shelf)") { \.$rating }
///       } otherwise: {
///         Summary("Put \(\.$book) on \(\.$shelf)")
///       }
///     }
public protocol ParameterSummary<Intent>: Sendable {
  /// The intent.
  associatedtype Intent: AppIntent
}

extension AppIntent {
  /// A sentence with parameters in it.
  public typealias Summary = IntentParameterSummary<Self>
  /// A sentence that depends on one parameter.
  public typealias When<
    WhenContent: ParameterSummary<Self>, OtherwiseContent: ParameterSummary<Self>
  > = ParameterSummaryWhenCondition<Self, WhenContent, OtherwiseContent>
  /// A sentence for each value of a parameter.
  public typealias Switch<Value: _IntentValue> = ParameterSummarySwitchCondition<Self, Value>
  /// A sentence for some values of the parameter of a `Switch`.
  public typealias Case<Value: _IntentValue> = ParameterSummaryCaseCondition<Self, Value>
  /// A sentence for all other values of the parameter of a `Switch`.
  public typealias DefaultCase<Value: _IntentValue> = ParameterSummaryDefaultCaseCondition<
    Self, Value
  >

  /// No sentence; the title is shown, with all parameters below.
  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }
}

/// Takes the one summary of a block.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Takes a summary.
  public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }

  /// Takes the summary of the block.
  public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content {
    content
  }
}
