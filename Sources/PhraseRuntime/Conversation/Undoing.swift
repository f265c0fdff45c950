// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

/// Takes the last action of a conversation back, or repeats it, and says what came of it.
struct Undoing: Sendable {
  let way: UndoDirection
  let undoManager: UndoManager
  let language: String

  private var talk: Language { Language.named(language) }

  /// Whether to take something else back, where what was just done has nothing to take back.
  ///
  /// - Parameter last: What was just done.
  /// - Returns: The question; nil where there is nothing else either.
  func question(insteadOf last: String) async -> String? {
    await undoManager.closeGroups()
    guard way == .undo, await undoManager.canUndo else { return nil }
    let name = await actionName
    return talk.text(
      of: .cannotUndo(
        last: DialogParts.bounded(last),
        other: DialogParts.bounded(name.isEmpty ? talk.text(of: .lastAction) : name)))
  }

  func reply() async -> Reply {
    await undoManager.closeGroups()
    let name = await actionName
    do {
      guard let name = try await undoManager.step(way) else {
        return Reply(
          .answered, way == .undo ? talk.text(of: .nothingToUndo) : talk.text(of: .nothingToRedo))
      }
      let shown = DialogParts.bounded(name.isEmpty ? talk.text(of: .lastAction) : name)
      return Reply(
        .answered,
        way == .undo ? talk.text(of: .undone(action: shown)) : talk.text(of: .redone(action: shown))
      )
    } catch UndoError.targetGone {
      return failure(name, talk.text(of: .targetGone))
    } catch {
      return failure(name, DialogParts.bounded(error.reason(in: language)))
    }
  }

  @MainActor private var actionName: String {
    way == .undo ? undoManager.undoActionName : undoManager.redoActionName
  }

  private func failure(_ name: String, _ reason: String) -> Reply {
    let shown = DialogParts.bounded(name.isEmpty ? talk.text(of: .lastAction) : "“\(name)”")
    return Reply(
      .failed,
      way == .undo
        ? talk.text(of: .notUndone(action: shown, reason: reason))
        : talk.text(of: .notRedone(action: shown, reason: reason)))
  }
}
