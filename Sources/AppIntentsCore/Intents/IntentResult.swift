// SPDX-License-Identifier: Apache-2.0

/// What an intent returns when it is done.
///
/// `perform()` names what the result brings, and returns `.result(…)` with just that:
///
///     func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
///       .result(value: total, dialog: "You spent \(total, specifier: "%.2f").")
///     }
public protocol IntentResult: Sendable {
  /// The type of the value; `Never` where the result brings none.
  associatedtype Value: _IntentValue = Never
  /// The value for a next intent to work on; nil where the result brings none.
  var value: Value? { get }
}

extension IntentResult where Value == Never {
  /// None.
  public var value: Never? { nil }
}

/// A result with a value, for a next intent to work on.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result with words for the person.
public protocol ProvidesDialog: IntentResult {}

/// A result that goes on with another intent.
public protocol OpensIntent: IntentResult {}

/// A result with something to look at.
public protocol ShowsSnippetView: IntentResult {}

/// A result with something to look at that another intent makes and renews.
public protocol ShowsSnippetIntent: IntentResult {}
