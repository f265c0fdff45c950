// SPDX-License-Identifier: Apache-2.0

/// Whether a parameter takes the result of the action before it in a chain of actions.
///
/// - Important: Metadata only. There is no editor that connects actions to one another.
public enum InputConnectionBehavior: Equatable, Hashable, Sendable {
  /// The system decides.
  case `default`
  /// It never does.
  case never
  /// It does unless the person chose otherwise.
  case connectToPreviousIntentResult
}
