// SPDX-License-Identifier: Apache-2.0

/// The intent whose parameters are being filled, for the queries and providers that are asked.
///
/// A task carries it instead of an argument, since apps implement `suggestedEntities()`,
/// `entities(matching:)` and `results()` without one.
package enum IntentFilling {
  /// The intent with the values that are known so far; nil where no intent asks.
  @TaskLocal package static var current: (any AppIntent)?
}
