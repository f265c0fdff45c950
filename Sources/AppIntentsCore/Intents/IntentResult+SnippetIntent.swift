// SPDX-License-Identifier: Apache-2.0

// The intent is performed when the snippet is shown, and again whenever it has to be fresh.
extension IntentResult {
  /// A result that shows what an intent makes.
  public static func result(
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    Self(snippet: SnippetSource(snippetIntent))
  }

  /// A result with words for the person that shows what an intent makes.
  public static func result(
    dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    Self(dialog: dialog, snippet: SnippetSource(snippetIntent))
  }

  /// A result that shows what an intent makes and goes on with another intent.
  public static func result(
    opensIntent: some AppIntent, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, Never> {
    Self(nextIntent: opensIntent, snippet: SnippetSource(snippetIntent))
  }

  /// A result with words for the person that shows what an intent makes and goes on with another intent.
  public static func result(
    opensIntent: some AppIntent, dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetIntentContainer, IntentDialog> {
    Self(dialog: dialog, nextIntent: opensIntent, snippet: SnippetSource(snippetIntent))
  }

  /// A result with a value that shows what an intent makes.
  public static func result<Value: _IntentValue>(
    value: Value, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
    Self(value: value, snippet: SnippetSource(snippetIntent))
  }

  /// A result with a value and words for the person that shows what an intent makes.
  public static func result<Value: _IntentValue>(
    value: Value, dialog: IntentDialog, snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
    Self(value: value, dialog: dialog, snippet: SnippetSource(snippetIntent))
  }

  /// A result with a value that shows what an intent makes and goes on with another intent.
  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, Never> {
    Self(value: value, nextIntent: opensIntent, snippet: SnippetSource(snippetIntent))
  }

  /// A result with a value and words for the person that shows what an intent makes and goes on with another intent.
  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog,
    snippetIntent: some SnippetIntent = EmptySnippetIntent()
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetIntentContainer, IntentDialog> {
    Self(
      value: value, dialog: dialog, nextIntent: opensIntent, snippet: SnippetSource(snippetIntent))
  }
}
