// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
public import PhraseMatching
package import PhraseWire

/// What comes back for one line that a person typed or said.
public struct Reply: Sendable, Equatable {
  /// What happened to the turn.
  public enum Kind: Sendable, Equatable {
    /// The intent was performed, and the turn is over.
    case answered
    /// The turn waits for an answer.
    case asked(Question)
    /// No phrase matched; nothing was done.
    case missed
    /// The person ended the turn.
    case cancelled
    /// The intent failed, and says why.
    case failed
    /// The line was not taken: an app is at work, or a question waits.
    case busy
    /// What can be said was asked for.
    case helped
  }

  /// What happened to the turn.
  public internal(set) var kind: Kind

  /// What to say, in the language of the turn.
  public internal(set) var text: String

  /// The language code of the text.
  public internal(set) var language = "en"

  /// What the engine itself says in the text, case by case; the words of apps are not among it.
  public internal(set) var sayings: [Saying] = []

  /// What to show besides, where there is a screen.
  public let supporting: String?

  /// What the utterance that began the turn means; absent where there was no such utterance.
  public internal(set) var resolution: Resolution?

  /// What performing an intent gave; nil where none was performed to its end.
  package internal(set) var outcome: Outcome?

  /// What to look at besides; nil for nothing.
  public let snippet: Snippet?

  /// What the turn registered how to take back, by its name; nil where it did not.
  package internal(set) var undo: String?

  /// What the intent is called that the turn performs; nil for none, or one that only shows something.
  package internal(set) var performs: String?

  /// The reply of an app in another process that this one passes on.
  package internal(set) var wire: WireReply?

  /// The snippet as it goes on to live; nil for one that does not.
  let live: LiveSnippet?

  init(_ kind: Kind, _ text: String, supporting: String? = nil, live: LiveSnippet? = nil) {
    self.live = live
    snippet = live?.delivered()
    self.kind = kind
    self.text = text
    self.supporting = supporting
  }

  /// A reply in the engine's own words.
  init(_ kind: Kind, _ sayings: Saying..., in language: String) {
    let talk = Language.named(language)
    self.init(kind, sayings.map { talk.text(of: $0) }.joined(separator: " "))
    self.sayings = sayings
  }

  /// A question, and what is said with it.
  init(asking inquiry: ConversationState.Inquiry, text: String) {
    self.init(.asked(inquiry.question), text, live: inquiry.live)
    wire = inquiry.wire
  }

  /// Replies are equal if they say the same; how it came to that does not count.
  public static func == (left: Reply, right: Reply) -> Bool {
    left.kind == right.kind && left.text == right.text && left.supporting == right.supporting
  }
}
