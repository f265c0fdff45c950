// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Dispatch
import Foundation
import PhraseRuntime
import Synchronization
import Testing

/// A drawer whose contents no actor guards.
private final class Drawer: Sendable {
  static let shared = Drawer()
  let things = Mutex<[String]>([])

  func put(_ thing: String, with undoManager: UndoManager?) {
    things.withLock { $0.append(thing) }
    undoManager?.registerUndo(withTarget: self) { drawer async in
      drawer.take(thing, with: undoManager)
    }
    undoManager?.setActionName("Put \(thing)")
  }

  private func take(_ thing: String, with undoManager: UndoManager?) {
    things.withLock { $0.removeAll { $0 == thing } }
    undoManager?.registerUndo(withTarget: self) { drawer async in
      drawer.put(thing, with: undoManager)
    }
  }
}

private struct PutSpoon: UndoableIntent {
  static let title: LocalizedStringResource = "Put Spoon"
  func perform() async throws -> some IntentResult & ProvidesDialog {
    Drawer.shared.put("spoon", with: undoManager)
    return .result(dialog: "There it is.")
  }
}

private struct DrawerShortcuts: AppShortcutsProvider {
  static let applicationName = ApplicationName("Drawer")
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: PutSpoon(), phrases: ["Put the spoon in \(.applicationName)"])
  }
}

/// Holds the main thread, as the loop of a window system does that knows nothing of tasks.
private final class MainThreadBlocker: Sendable {
  private let gate = DispatchSemaphore(value: 0)

  /// Returns when the main thread waits.
  func block() async {
    await withCheckedContinuation { blocked in
      Task { @MainActor in
        blocked.resume()
        self.wait()
      }
    }
  }

  private func wait() { gate.wait() }

  func release() { gate.signal() }
}

extension WorkshopTests {
  @Suite struct BlockedMainThreadTests {
    @Test(.timeLimit(.minutes(5)))
    func aConversationNeedsNoMainThread() async throws {
      let blocker = MainThreadBlocker()
      await blocker.block()
      let (texts, names) = try await withTaskCancellationHandler {
        let conversation = Conversation(try await PhraseEngine(DrawerShortcuts.self))
        var texts: [String] = []
        var names: [String?] = []
        for line in ["put the spoon in drawer", "undo that", "redo", "undo"] {
          texts.append(await conversation.respond(to: line).text)
          names.append(await conversation.undoActionName)
        }
        return (texts, names)
      } onCancel: {
        blocker.release()
      }
      blocker.release()
      let (undone, redone) = ("Undone: Put spoon.", "Done again: Put spoon.")
      #expect(texts == ["There it is.", undone, redone, undone])
      #expect(names == ["Put spoon", nil, "Put spoon", nil])
      #expect(Drawer.shared.things.withLock(\.self).isEmpty)
    }
  }
}
