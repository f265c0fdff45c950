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
  func question(insteadOf last: String) -> Saying? {
    undoManager.closeGroups()
    guard way == .undo, undoManager.canUndo else { return nil }
    let name = actionName
    return .cannotUndo(last: DialogParts.bounded(last), other: shown(name))
  }

  func reply() async -> Reply {
    undoManager.closeGroups()
    let name = actionName
    do {
      guard let name = try await undoManager.step(way) else {
        return Reply(.answered, way == .undo ? .nothingToUndo : .nothingToRedo, in: language)
      }
      let action = shown(name)
      return Reply(
        .answered, way == .undo ? .undone(action: action) : .redone(action: action), in: language)
    } catch UndoError.targetGone {
      return failure(name, talk.text(of: .targetGone))
    } catch {
      return failure(name, DialogParts.bounded(error.reason(in: language)))
    }
  }

  private var actionName: String {
    way == .undo ? undoManager.undoActionName : undoManager.redoActionName
  }

  private func shown(_ name: String) -> String {
    DialogParts.bounded(name.isEmpty ? talk.text(of: .lastAction) : name)
  }

  private func failure(_ name: String, _ reason: String) -> Reply {
    let action = shown(name.isEmpty ? "" : "“\(name)”")
    return Reply(
      .failed,
      way == .undo
        ? .notUndone(action: action, reason: reason) : .notRedone(action: action, reason: reason),
      in: language)
  }
}
