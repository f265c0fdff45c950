// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// Takes the last action of a conversation back, or repeats it, and says what came of it.
struct Undoing: Sendable {
  let way: UndoDirection
  let undoManager: UndoManager
  let language: String

  private var wording: Wording { Wording.language(language) }

  func reply() async -> Reply {
    await undoManager.closeGroups()
    let name = await actionName
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

  @MainActor private var actionName: String {
    way == .undo ? undoManager.undoActionName : undoManager.redoActionName
  }

  private func failure(_ name: String, _ reason: String) -> Reply {
    let shown = DialogParts.bounded(name.isEmpty ? wording.lastAction : "“\(name)”")
    return Reply(
      .failed, way == .undo ? wording.notUndone(shown, reason) : wording.notRedone(shown, reason))
  }
}
