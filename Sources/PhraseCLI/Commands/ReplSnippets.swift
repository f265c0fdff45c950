// SPDX-License-Identifier: Apache-2.0

import PhraseRuntime
import PhraseWire
import Synchronization

/// The snippets of a typed conversation: drawn on a terminal, in one line with their answer on a
/// pipe, and written to the file that was asked for.
final class ReplSnippets: Sendable {
  private let file: SnippetFile?
  private let screen: SnippetScreen?
  private let wasAsked = Atomic(false)

  init(file: SnippetFile?) {
    self.file = file
    screen = Console.isInteractive ? .standard : nil
  }

  /// A person typed a line.
  func noteLine(_ line: String) {
    screen?.noteLine(line, prompt: ReplCommand.prompt)
  }

  /// Something else was printed.
  func forget() {
    screen?.forget()
  }

  /// Shows a reply with its snippet.
  ///
  /// - Parameters:
  ///   - reply: The reply.
  ///   - text: All that it says.
  /// - Returns: Whether it has one; a reply without is not shown here.
  /// - Throws: `CommandFailure` if the file cannot be written.
  func show(_ reply: WireReply, text: String) throws -> Bool {
    let isAsked = reply.kind == .asked
    let wasAsked = wasAsked.exchange(isAsked, ordering: .sequentiallyConsistent)
    guard let card = reply.card else { return false }
    if let screen {
      // Pressing a control, in a turn of its own or above a question, changes what is shown.
      let isChange = reply.resolution == nil || (isAsked && wasAsked)
      screen.show(
        card, above: isAsked ? nil : text, below: isAsked ? text : nil, isChange: isChange)
    } else {
      let lines = [text.onOneLine] + SnippetText.lines(of: card)
      Console.result(lines.filter { !$0.isEmpty }.joined(separator: " · "))
    }
    try file?.write(card)
    return true
  }

  /// Shows a snippet that its app had reloaded; on a pipe there is no place for it.
  func update(_ card: WireCard, prompt: String?) {
    screen?.update(card, prompt: prompt)
    do {
      try file?.write(card)
    } catch {
      Console.talk("\(Console.program): \(error)")
    }
  }
}
