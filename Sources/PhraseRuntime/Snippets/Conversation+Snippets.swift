// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
import PhraseMatching

extension Conversation {
  /// The snippet that is shown now: the one above the question that waits, or that of the last turn.
  public var snippet: Snippet? { (questionSnippet ?? shown)?.current }

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
    let live = questionSnippet ?? shown
    guard let live, let line = live.control(number) else {
      return Reply(.missed, (live?.talk ?? .named("en")).text(of: .nothingMatches))
    }
    if let turn {
      guard questionSnippet != nil else {
        return Reply(.missed, live.talk.text(of: .nothingMatches))
      }
      turn.answers.put(.press(number))
    } else {
      turn = Turn.press([line], of: live, engine: engine, surroundings: surroundings())
    }
    return await nextReply()
  }

  /// Presses the button or toggle with this title.
  ///
  /// - Parameter title: The title in the language of the snippet.
  /// - Returns: What came of it; a reply of kind `missed` if there is no such control.
  public func press(_ title: String) async -> Reply {
    let live = questionSnippet ?? shown
    let number = live?.current.outline().controls.first { $0.title == title }?.number
    return await press(number ?? 0)
  }

  /// Puts the snippet of the last turn away; it is not made anew any more.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func dismissSnippet() -> Bool {
    guard let shown else { return false }
    shown.dismiss()
    self.shown = nil
    return true
  }

  /// The controls that a line presses; nil if it is to be understood in another way.
  ///
  /// A phrase that only fits with something forgiven comes behind the title of a control.
  func controlsPressed(by line: String) -> [SnippetOutline.ControlLine]? {
    guard let shown else { return nil }
    let numbers = controlWords.numbers(in: line, for: shown)
    return numbers.isEmpty ? nil : numbers.compactMap(shown.control)
  }

  /// Keeps the snippet of the turn that ended; a line that meant nothing leaves the last one.
  func follow(_ reply: Reply) {
    switch reply.kind {
    case .missed: return
    case .asked: if turn?.isPress == true { return }
    default: break
    }
    let next = question == nil ? reply.live : nil
    guard shown !== next else { return }
    shown?.dismiss()
    shown = next
  }
}

extension LiveSnippet {
  func control(_ number: Int) -> SnippetOutline.ControlLine? {
    current.outline().controls.first { $0.number == number }
  }
}
