// SPDX-License-Identifier: Apache-2.0

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  /// A result that brings nothing.
  public static func result() -> Self { Self() }

  /// A result that goes on with another intent.
  public static func result(opensIntent: some AppIntent) -> Self {
    Self(nextIntent: opensIntent)
  }

  /// A result that sets the next intent of a hardware button; on Linux it goes on with that intent.
  public static func result(actionButtonIntent: some AppIntent) -> Self {
    Self(nextIntent: actionButtonIntent)
  }
}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
  /// A result with words for the person.
  public static func result(dialog: IntentDialog) -> Self { Self(dialog: dialog) }

  /// A result with words for the person that goes on with another intent.
  public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> Self {
    Self(dialog: dialog, nextIntent: opensIntent)
  }

  /// A result with words for the person that sets the next intent of a hardware button.
  public static func result(actionButtonIntent: some AppIntent, dialog: IntentDialog) -> Self {
    Self(dialog: dialog, nextIntent: actionButtonIntent)
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

// The button of some devices; a press of it here is the next intent at once.
extension IntentResult {
  /// A result with a value that sets the next intent of a hardware button.
  public static func result<Value: _IntentValue>(
    value: Value, actionButtonIntent: some AppIntent
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value, nextIntent: actionButtonIntent)
  }

  /// A result with a value and words that sets the next intent of a hardware button.
  public static func result<Value: _IntentValue>(
    value: Value, actionButtonIntent: some AppIntent, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog, nextIntent: actionButtonIntent)
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
