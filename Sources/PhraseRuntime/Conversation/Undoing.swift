// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// Takes the last action of a conversation back, or repeats it, and says what came of it.
struct Undoing: Sendable {
  let way: UndoDirection
  let undoManager: UndoManager
  let language: String

  private var wording: Wording { Wording.language(language) }

  /// Whether to take something else back, where what was just done has nothing to take back.
  ///
  /// - Parameter last: What was just done.
  /// - Returns: The question; nil where there is nothing else either.
  func question(insteadOf last: String) -> String? {
    undoManager.closeGroups()
    guard way == .undo, undoManager.canUndo else { return nil }
    let name = actionName
    return wording.cannotUndo(
      DialogParts.bounded(last), DialogParts.bounded(name.isEmpty ? wording.lastAction : name))
  }

  func reply() async -> Reply {
    undoManager.closeGroups()
    let name = actionName
    do {
      guard let name = try await undoManager.step(way) else {
        return Reply(.answered, way == .undo ? wording.nothingToUndo : wording.nothingToRedo)
      }
      let shown = DialogParts.bounded(name.isEmpty ? wording.lastAction : name)
      return Reply(.answered, way == .undo ? wording.undone(shown) : wording.redone(shown))
    } catch UndoError.targetGone {
      return failure(name, wording.targetGone)
    } catch {
      return failure(name, DialogParts.bounded(error.reason))
    }
  }

  private var actionName: String {
    way == .undo ? undoManager.undoActionName : undoManager.redoActionName
  }

  private func failure(_ name: String, _ reason: String) -> Reply {
    let shown = DialogParts.bounded(name.isEmpty ? wording.lastAction : "“\(name)”")
    return Reply(
      .failed, way == .undo ? wording.notUndone(shown, reason) : wording.notRedone(shown, reason))
  }
}
