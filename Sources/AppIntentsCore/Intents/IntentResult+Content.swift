// SPDX-License-Identifier: Apache-2.0

// A closure gives elements one after another, or a view of the app.
extension IntentResult {
  /// A result that shows what a closure gives.
  public static func result(
    @SnippetBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(snippet: SnippetSource(content()))
  }

  /// A result with words for the person that shows what a closure gives.
  public static func result(
    dialog: IntentDialog, @SnippetBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, snippet: SnippetSource(content()))
  }

  /// A result that shows what a closure gives and goes on with another intent.
  public static func result(
    opensIntent: some AppIntent, @SnippetBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(nextIntent: opensIntent, snippet: SnippetSource(content()))
  }

  /// A result with words for the person that shows what a closure gives and goes on with another intent.
  public static func result(
    opensIntent: some AppIntent, dialog: IntentDialog, @SnippetBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, nextIntent: opensIntent, snippet: SnippetSource(content()))
  }

  /// A result with a value that shows what a closure gives.
  public static func result<Value: _IntentValue>(
    value: Value, @SnippetBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(value: value, snippet: SnippetSource(content()))
  }

  /// A result with a value and words for the person that shows what a closure gives.
  public static func result<Value: _IntentValue>(
    value: Value, dialog: IntentDialog, @SnippetBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, snippet: SnippetSource(content()))
  }

  /// A result with a value that shows what a closure gives and goes on with another intent.
  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent, @SnippetBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(value: value, nextIntent: opensIntent, snippet: SnippetSource(content()))
  }

  /// A result with a value and words for the person that shows what a closure gives and goes on with another intent.
  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog,
    @SnippetBuilder content: () -> Snippet
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, nextIntent: opensIntent, snippet: SnippetSource(content()))
  }
}
