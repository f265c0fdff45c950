// SPDX-License-Identifier: Apache-2.0

/// A value of any type: what the actions of a person's shortcut hand on to one another.
package struct AnyValue: _PlainIntentValue {
  /// The value itself, never another `AnyValue`.
  package let content: any Sendable

  package init(_ content: any Sendable) {
    self.content = (content as? AnyValue)?.content ?? content
  }
}
