// SPDX-License-Identifier: Apache-2.0

extension IntentRunResult {
  /// Expects that the intent says this; nil for nothing.
  ///
  /// - Throws: ``PhraseTestFailure``.
  public func expect(dialog expected: String?) throws {
    try compare("dialog", expected, dialog)
  }

  /// Expects that the intent returns this value.
  ///
  /// - Throws: ``PhraseTestFailure``; ``DefinitionError`` if the value is of another type.
  public func expect<Value: Equatable & Sendable>(value expected: Value) throws {
    let seen: Value = try self.value
    guard seen != expected else { return }
    throw PhraseTestFailure(title: "value", expected: ["\(expected)"], seen: ["\(seen)"])
  }

  /// Expects that the intent shows a snippet with this text; nil for none.
  ///
  /// - Throws: ``PhraseTestFailure``.
  public func expect(snippet expected: String?) throws {
    try compare("snippet", expected, snippetText)
  }

  private func compare(_ title: String, _ expected: String?, _ seen: String?) throws {
    guard expected != seen else { return }
    throw PhraseTestFailure(title: title, expected: lines(expected), seen: lines(seen))
  }

  private func lines(_ text: String?) -> [String] {
    text?.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) ?? ["(nothing)"]
  }
}
