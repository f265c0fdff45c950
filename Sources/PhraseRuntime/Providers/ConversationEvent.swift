// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
public import PhraseWire

/// What happens in a conversation beside its replies, while an intent runs or after it ran.
public enum ConversationEvent: Sendable {
  /// A part of the work of the intent that runs is done.
  ///
  /// - Parameters:
  ///   - fraction: How much is done, from 0 to 1.
  ///   - text: What it is at, in the words of the app; nil if it says nothing.
  case progress(fraction: Double, text: String?)
  /// A shortcut of the person does an action, or has done it.
  ///
  /// - Parameters:
  ///   - number: Its place in the run, from 1.
  ///   - title: The action in words.
  ///   - result: What it gave, in words; nil while it is done, and where it gave nothing.
  ///   - place: Its place among all actions of the shortcut that was asked for, from 0; nil for an
  ///     action of another one that this runs.
  case action(number: Int, title: String, result: String? = nil, place: Int? = nil)
  /// The snippet that is shown has changed.
  case snippet(Snippet)
  /// The card that an app in another process shows has changed.
  case card(WireCard)
  /// The app is asked to show itself.
  ///
  /// - Parameters:
  ///   - application: The app's name.
  ///   - content: The `contentIdentifier` of an intent that says what to show.
  case foreground(application: String, content: String? = nil)
}
