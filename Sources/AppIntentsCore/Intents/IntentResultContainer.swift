// SPDX-License-Identifier: Apache-2.0

/// The one type behind every `.result(…)`.
///
/// Its arguments say what the result brings; `Never` stands for nothing. Each part has a conditional
/// conformance, so that a result can only be returned where all its promised parts are given.
public struct IntentResultContainer<
  Value: _IntentValue, OpensAppIntent: Sendable, SnippetContent: Sendable, Dialog: Sendable
>: IntentResult {
  /// The value; nil when the result brings none.
  public let value: Value?
  let dialog: Dialog?
  let nextIntent: (any AppIntent)?
  let snippet: SnippetSource?

  init(
    value: Value? = nil, dialog: Dialog? = nil, nextIntent: (any AppIntent)? = nil,
    snippet: SnippetSource? = nil
  ) {
    self.snippet = snippet
    self.value = value
    self.dialog = dialog
    self.nextIntent = nextIntent
  }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
// Branches of one `perform()` may open different intents or none, so this has no condition.
extension IntentResultContainer: OpensIntent {}
extension IntentResultContainer: ShowsSnippetView where SnippetContent == _SnippetViewContainer {}
extension IntentResultContainer: ShowsSnippetIntent
where SnippetContent == _SnippetIntentContainer {}

/// Marks results that show a view.
public struct _SnippetViewContainer: Sendable {
  private init() {}
}

/// Marks results that name an intent which makes a snippet.
public struct _SnippetIntentContainer: Sendable {
  private init() {}
}

/// A result of any kind, for code that performs intents of any type.
package protocol AnyIntentResult: Sendable {
  /// The value without an optional around it; nil for none.
  var erasedValue: (any Sendable)? { get }
  /// The words for the person; nil for none.
  var erasedDialog: IntentDialog? { get }
  /// The intent to go on with; nil for none.
  var erasedOpensIntent: (any AppIntent)? { get }
  /// What to look at; nil for nothing.
  var erasedSnippet: SnippetSource? { get }
}

extension IntentResultContainer: AnyIntentResult {
  package var erasedValue: (any Sendable)? {
    value?.unwrapped
  }

  package var erasedDialog: IntentDialog? { dialog as? IntentDialog }

  package var erasedOpensIntent: (any AppIntent)? { nextIntent }

  package var erasedSnippet: SnippetSource? { snippet }
}
