// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
public import PhraseMatching
package import PhraseWire

/// What performing an intent gave.
public struct Outcome: Sendable {
  /// What the intent has to say, in the language of the phrase; nil if it is silent.
  public private(set) var dialog: String?

  /// What to show where the dialog is spoken as well.
  public let supporting: String?

  /// What the intent has to say to a person who sees its snippet: the supporting part of its dialog;
  /// nil where that is the dialog as well.
  package let dialogBesideSnippet: String?

  /// The value that the intent returned, if it returns one.
  public package(set) var value: (any Sendable)?

  /// What the intent shows, or how it is made; nil if it shows nothing.
  package let snippetSource: SnippetSource?

  /// What the intent shows; nil if it shows nothing, or if somebody else keeps it fresh.
  public internal(set) var snippet: Snippet?

  /// Whether an intent plays or stops sound, so that a voice is not to speak after it.
  package internal(set) var playsSound = false

  /// What an app in another process answered.
  package internal(set) var wire: WireReply?

  /// The type names of the intents that ran because this one opened them, in order.
  public let opened: [String]

  /// Makes what a provider of its own kind gives.
  ///
  /// - Parameters:
  ///   - dialog: What it has to say; nil says that it is done.
  ///   - supporting: What to show where the dialog is spoken as well.
  ///   - value: What it gives to programs.
  public init(dialog: String?, supporting: String? = nil, value: (any Sendable)? = nil) {
    self.init(
      dialog: dialog, supporting: supporting, value: value, snippetSource: nil, opened: [])
  }

  init(
    dialog: String?, supporting: String?, besideSnippet: String? = nil, value: (any Sendable)?,
    snippetSource: SnippetSource?, opened: [String]
  ) {
    self.dialog = dialog
    self.supporting = supporting
    dialogBesideSnippet = besideSnippet
    self.value = value
    self.snippetSource = snippetSource
    self.opened = opened
  }

  /// What the intent has to say.
  ///
  /// - Parameter isSeen: Whether the person sees a snippet beside it.
  /// - Returns: The dialog, or its supporting part; nil if it is silent.
  func dialog(besideSnippet isSeen: Bool) -> String? {
    isSeen ? dialogBesideSnippet ?? dialog : dialog
  }

  /// The outcome with its snippet made, for people who see it.
  func showing(_ snippet: Snippet) -> Outcome {
    var outcome = self
    outcome.snippet = snippet
    outcome.dialog = dialog(besideSnippet: true)
    return outcome
  }
}

/// Why an intent could not be performed to its end.
public struct PerformError: Error, CustomStringConvertible {
  /// The kinds of failure that callers treat differently.
  public enum Code: Sendable, Equatable {
    /// The person declined or cancelled.
    case cancelled
    /// The intent threw an error.
    case failed
    /// The intent needs an answer, and nobody is there to be asked.
    case unanswered
    /// The phrase stands in a catalog file, without an intent behind it.
    case noIntent
  }

  /// What kind of failure it is.
  public let code: Code

  /// What happened, in words for people.
  public let description: String

  /// What happened, as a case; nil for the words of an app.
  public let saying: Saying?

  package init(code: Code, description: String) {
    self.code = code
    self.description = description
    saying = nil
  }

  /// An error that the engine itself explains.
  package init(_ code: Code, _ saying: Saying, in language: String) {
    self.code = code
    self.saying = saying
    description = Language.named(language).text(of: saying)
  }
}
