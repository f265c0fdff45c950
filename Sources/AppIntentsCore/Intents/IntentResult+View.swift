// SPDX-License-Identifier: Apache-2.0

// A view may be left out where a result promises one: then there is nothing to look at.
extension IntentResult {
  /// A result that shows a view.
  public static func result<Content: SnippetView>(
    view: Content = EmptySnippetView()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(snippet: SnippetSource(view))
  }

  /// A result with words for the person that shows a view.
  public static func result<Content: SnippetView>(
    dialog: IntentDialog, view: Content = EmptySnippetView()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, snippet: SnippetSource(view))
  }

  /// A result that shows a view and goes on with another intent.
  public static func result<Content: SnippetView>(
    opensIntent: some AppIntent, view: Content = EmptySnippetView()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(nextIntent: opensIntent, snippet: SnippetSource(view))
  }

  /// A result with words for the person that shows a view and goes on with another intent.
  public static func result<Content: SnippetView>(
    opensIntent: some AppIntent, dialog: IntentDialog, view: Content = EmptySnippetView()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, nextIntent: opensIntent, snippet: SnippetSource(view))
  }

  /// A result that shows a view and sets the intent of a hardware button.
  public static func result<Content: SnippetView>(
    actionButtonIntent: some AppIntent, view: Content = EmptySnippetView()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(snippet: SnippetSource(view))
  }

  /// A result with words for the person that shows a view and sets the intent of a hardware button.
  public static func result<Content: SnippetView>(
    actionButtonIntent: some AppIntent, dialog: IntentDialog, view: Content = EmptySnippetView()
  ) -> Self where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog, snippet: SnippetSource(view))
  }

  /// A result with a value that shows a view.
  public static func result<Value: _IntentValue, Content: SnippetView>(
    value: Value, view: Content = EmptySnippetView()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(value: value, snippet: SnippetSource(view))
  }

  /// A result with a value and words for the person that shows a view.
  public static func result<Value: _IntentValue, Content: SnippetView>(
    value: Value, dialog: IntentDialog, view: Content = EmptySnippetView()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, snippet: SnippetSource(view))
  }

  /// A result with a value that shows a view and goes on with another intent.
  public static func result<Value: _IntentValue, Content: SnippetView>(
    value: Value, opensIntent: some AppIntent, view: Content = EmptySnippetView()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(value: value, nextIntent: opensIntent, snippet: SnippetSource(view))
  }

  /// A result with a value and words for the person that shows a view and goes on with another intent.
  public static func result<Value: _IntentValue, Content: SnippetView>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog,
    view: Content = EmptySnippetView()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, nextIntent: opensIntent, snippet: SnippetSource(view))
  }

  /// A result with a value that shows a view and sets the intent of a hardware button.
  public static func result<Value: _IntentValue, Content: SnippetView>(
    value: Value, actionButtonIntent: some AppIntent, view: Content = EmptySnippetView()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(value: value, snippet: SnippetSource(view))
  }

  /// A result with a value and words for the person that shows a view and sets the intent of a hardware button.
  public static func result<Value: _IntentValue, Content: SnippetView>(
    value: Value, actionButtonIntent: some AppIntent, dialog: IntentDialog,
    view: Content = EmptySnippetView()
  ) -> Self where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog, snippet: SnippetSource(view))
  }
}
