// SPDX-License-Identifier: Apache-2.0

/// An intent that may be suggested, in words that depend on its parameters.
public protocol PredictableIntent: AppIntent {
  /// The type of the configuration.
  associatedtype PredictionConfiguration: IntentPredictionConfiguration
  /// How the intent is shown as a suggestion.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: PredictionConfiguration {
    get
  }
}

/// How an intent is shown as a suggestion.
public protocol IntentPredictionConfiguration: Sendable {
  /// The intent.
  associatedtype Intent: AppIntent
}

/// How an intent with certain parameters is shown as a suggestion.
///
///     IntentPrediction(parameters: (\.$book, \.$shelf)) { book, shelf in
///       DisplayRepresentation(title: "Move \(book) to \(shelf)")
///     }
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  /// Shows a suggestion; nil when one of the parameters has no value.
  package let display: @Sendable (Intent) -> DisplayRepresentation?

  init(display: @escaping @Sendable (Intent) -> DisplayRepresentation?) {
    self.display = display
  }

  init(firstOf predictions: [IntentPrediction]) {
    display = { intent in
      predictions.lazy.compactMap { $0.display(intent) }.first
    }
  }

  /// Shows a suggestion that does not depend on parameters.
  public init(displayRepresentation: @escaping @Sendable () -> DisplayRepresentation) {
    display = { _ in displayRepresentation() }
  }
}

/// Takes the predictions of an intent; the first whose parameters all have values is shown.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  /// Takes a prediction.
  public static func buildExpression(
    _ prediction: IntentPrediction<Intent>
  ) -> IntentPrediction<Intent> { prediction }

  /// Takes the predictions of a block.
  public static func buildBlock(
    _ predictions: IntentPrediction<Intent>...
  ) -> IntentPrediction<Intent> { IntentPrediction(firstOf: predictions) }
}
