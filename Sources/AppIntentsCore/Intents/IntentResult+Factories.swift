// SPDX-License-Identifier: Apache-2.0

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  /// A result that brings nothing.
  public static func result() -> Self { Self() }

  /// A result that goes on with another intent.
  public static func result(opensIntent: some AppIntent) -> Self {
    Self(nextIntent: opensIntent)
  }

  /// A result that sets the intent of a hardware button, which nothing here has.
  public static func result(actionButtonIntent: some AppIntent) -> Self { Self() }
}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
  /// A result with words for the person.
  public static func result(dialog: IntentDialog) -> Self { Self(dialog: dialog) }

  /// A result with words for the person that goes on with another intent.
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self {
    Self(dialog: dialog, nextIntent: opensIntent)
  }

  /// A result with words for the person that sets the intent of a hardware button.
  public static func result(actionButtonIntent: some AppIntent, dialog: IntentDialog) -> Self {
    Self(dialog: dialog)
  }
}

extension IntentResult {
  /// A result with a value.
  public static func result<Value: _IntentValue>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value)
  }

  /// A result with a value and words for the person.
  public static func result<Value: _IntentValue>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// A result with a value that goes on with another intent.
  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value, nextIntent: opensIntent)
  }

  /// A result with a value and words for the person that goes on with another intent.
  public static func result<Value: _IntentValue>(
    value: Value, opensIntent: some AppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog, nextIntent: opensIntent)
  }
}

// What the button of some devices is to do next: a setting, and no intent to go on with.
extension IntentResult {
  /// A result with a value that sets the intent of a hardware button.
  public static func result<Value: _IntentValue>(
    value: Value, actionButtonIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value)
  }

  /// A result with a value and words that sets the intent of a hardware button.
  public static func result<Value: _IntentValue>(
    value: Value, actionButtonIntent: some AppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
}

// The first version of Apple's framework was shown with this label, and articles still use it.
extension IntentResult {
  /// A result with a value that goes on with another intent.
  public static func result<Value: _IntentValue>(
    value: Value, openIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value, nextIntent: openIntent)
  }

  /// A result with a value and words for the person that goes on with another intent.
  public static func result<Value: _IntentValue>(
    value: Value, openIntent: some AppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog, nextIntent: openIntent)
  }
}
