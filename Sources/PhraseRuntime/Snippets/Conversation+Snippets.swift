// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
import PhraseMatching

extension Conversation {
  /// The snippet that is shown now: the one above the question that waits, or that of the last turn.
  public var snippet: Snippet? { live?.current }

  private var live: LiveSnippet? { state.inquiry?.live ?? state.shown }

  /// Presses a button or toggle of the snippet that is shown.
  ///
  /// Its intent is performed to its end, which may take questions and answers; then the snippet is
  /// made anew.
  ///
  /// ```swift
  /// let reply = await conversation.respond(to: "show basil in garden")
  /// print(reply.snippet?.controls.count ?? 0)
  /// print(await conversation.press(1).snippet?.text() ?? "")
  /// ```
  ///
  /// - Parameter number: The number of the control, from 1.
  /// - Returns: What came of it; a reply of kind `missed` if there is no such control.
  public func press(_ number: Int) async -> Reply {
    await reply { .pressed(number, by: $0) }
  }

  /// Presses the button or toggle with this title.
  ///
  /// - Parameter title: The title in the language of the snippet.
  /// - Returns: What came of it; a reply of kind `missed` if there is no such control.
  public func press(_ title: String) async -> Reply {
    let number = live?.current.outline().controls.first { $0.title == title }?.number
    return await press(number ?? 0)
  }

  /// Puts the snippet of the last turn away; it is not made anew any more.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func dismissSnippet() -> Bool {
    let isShown = state.shown != nil
    handle(.dismissed)
    return isShown
  }
}

extension LiveSnippet {
  func control(_ number: Int) -> SnippetOutline.ControlLine? {
    current.outline().controls.first { $0.number == number }
  }

  /// Whether its controls are heard by a voice of this language; nil is heard as any.
  func isSaid(in spoken: String?) -> Bool {
    spoken.map { Language.named($0).code == talk.code } ?? true
  }
}
