// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Synchronization
import Testing

@MainActor @Suite struct UndoManagerTests {
  /// A list whose changes can be taken back, and taken back again.
  @MainActor private final class Shelf {
    /// Whether what is registered fails when it is taken back.
    var isStuck = false
    var books: [String] = []

    func add(_ book: String, with undoManager: UndoManager) {
      books.append(book)
      undoManager.registerUndo(withTarget: self) { shelf in
        shelf.remove(book, with: undoManager)
      }
      undoManager.setActionName("Add \(book)")
    }

    func remove(_ book: String, with undoManager: UndoManager) {
      books.removeAll { $0 == book }
      undoManager.registerUndo(withTarget: self) { shelf in
        shelf.add(book, with: undoManager)
      }
    }
  }

  private struct Stuck: Error {}

  private let manager = UndoManager()
  private let shelf = Shelf()

  @Test func actionsAreTakenBackInOrder() {
    #expect(!manager.canUndo)
    shelf.add("a", with: manager)
    shelf.add("b", with: manager)
    #expect(manager.undoMenuItemTitle == "Undo Add b")
    manager.undo()
    #expect(shelf.books == ["a"])
    #expect(manager.redoMenuItemTitle == "Redo Add b")
    manager.undo()
    #expect(shelf.books == [])
    #expect(!manager.canUndo)
    manager.redo()
    manager.redo()
    #expect(shelf.books == ["a", "b"])
    #expect(!manager.canRedo)
    manager.undo()
    #expect(shelf.books == ["a"])
  }

  @Test func aNewActionForgetsWhatCouldBeRepeated() {
    shelf.add("a", with: manager)
    manager.undo()
    shelf.add("b", with: manager)
    #expect(!manager.canRedo)
    manager.redo()
    #expect(shelf.books == ["b"])
  }

  @Test func aGroupIsTakenBackAtOnceFromItsEnd() {
    manager.beginUndoGrouping()
    shelf.add("a", with: manager)
    manager.beginUndoGrouping()
    shelf.add("b", with: manager)
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1)
    manager.undo()
    #expect(shelf.books == [])
    manager.redo()
    #expect(shelf.books == ["a", "b"])
  }

  @Test func unbalancedAndEmptyGroupsDoNothing() {
    manager.endUndoGrouping()
    manager.beginUndoGrouping()
    manager.endUndoGrouping()
    #expect(manager.groupingLevel == 0)
    #expect(!manager.canUndo)
    manager.undo()
    manager.redo()
  }

  @Test func onlySoManyLevelsAreKept() {
    for book in ["a", "b", "c"] { shelf.add(book, with: manager) }
    manager.levelsOfUndo = 2
    #expect(manager.undoCount == 2)
    manager.undo()
    manager.undo()
    manager.undo()
    #expect(shelf.books == ["a"])
  }

  @Test func registrationCanBeSwitchedOff() {
    manager.disableUndoRegistration()
    shelf.add("a", with: manager)
    manager.enableUndoRegistration()
    manager.enableUndoRegistration()
    #expect(manager.isUndoRegistrationEnabled)
    #expect(!manager.canUndo)
  }

  @Test func whatWorksOnAnObjectIsForgotten() {
    let other = Shelf()
    shelf.add("a", with: manager)
    other.add("b", with: manager)
    manager.removeAllActions(withTarget: other)
    #expect(manager.undoActionName == "Add a")
    manager.removeAllActions()
    #expect(!manager.canUndo)
  }

  /// Forgets what works on it when it ends.
  private final class Passing: Sendable {
    let undoManager: UndoManager

    init(_ undoManager: UndoManager) {
      self.undoManager = undoManager
    }

    deinit { undoManager.removeAllActions(withTarget: self) }
  }

  /// What handlers keep alive ends with them, and may call back then.
  @Test func whatIsForgottenMayCallBack() {
    do {
      let passing = Passing(manager)
      manager.registerUndo(withTarget: shelf) { [passing] _ in _ = passing }
    }
    shelf.add("a", with: manager)
    manager.removeAllActions(withTarget: shelf)
    #expect(!manager.canUndo)
  }

  @Test func handlersMayBeRegisteredAndRunAnywhere() async throws {
    let (manager, shelf) = (manager, shelf)
    let counter = Counter()
    let names = try await Task.detached {
      manager.registerUndo(withTarget: shelf) { $0.books.append("on the main actor") }
      manager.setActionName("Append")
      manager.registerUndo(withTarget: counter) { counter async in counter.count() }
      return [try await manager.step(.undo), try await manager.step(.undo)]
    }.value
    #expect(names == ["", "Append"])
    #expect(shelf.books == ["on the main actor"])
    #expect(counter.count() == 2)
  }

  private final class Counter: Sendable {
    private let value = Mutex(0)

    @discardableResult
    func count() -> Int {
      value.withLock { value in
        value += 1
        return value
      }
    }
  }

  @Test func registrationsOfManyTasksAreAllKept() async {
    let (manager, shelf) = (manager, shelf)
    await withDiscardingTaskGroup { group in
      for _ in 0..<100 {
        group.addTask { manager.registerUndo(withTarget: shelf) { $0.books.append("x") } }
      }
    }
    #expect(manager.undoCount == 100)
  }

  @Test func handlersThatWaitAreAwaited() async throws {
    manager.registerUndo(withTarget: shelf) { shelf in
      await Task.yield()
      shelf.books.append("late")
    }
    manager.setActionName("Wait")
    #expect(try await manager.step(.undo) == "Wait")
    #expect(shelf.books == ["late"])
    #expect(try await manager.step(.undo) == nil)
  }

  /// The second handler of the group fails; the rest of the group stays to be tried again.
  @Test func aHandlerThatFailsStays() async throws {
    shelf.isStuck = true
    manager.beginUndoGrouping()
    shelf.books = ["x"]
    manager.registerUndo(withTarget: shelf) { shelf in
      if shelf.isStuck { throw Stuck() }
      shelf.books.append("y")
    }
    shelf.add("a", with: manager)
    manager.endUndoGrouping()
    await #expect(throws: Stuck.self) { try await manager.step(.undo) }
    #expect(shelf.books == ["x"])
    #expect(manager.undoCount == 1)
    #expect(manager.redoCount == 1)
    shelf.isStuck = false
    #expect(try await manager.step(.undo) == "Add a")
    #expect(shelf.books == ["x", "y"])
    #expect(!manager.canUndo)
  }

  @Test func aTargetThatIsGoneIsSaidAndDropped() async throws {
    shelf.add("a", with: manager)
    do {
      let passing = Shelf()
      passing.add("b", with: manager)
    }
    await #expect(throws: UndoError.targetGone) { try await manager.step(.undo) }
    #expect(try await manager.step(.undo) == "Add a")
    #expect(shelf.books == [])
  }

  @Test func outsideOfARunThereIsNoManager() async {
    struct Change: UndoableIntent {
      static let title: LocalizedStringResource = "Change"
      func perform() async throws -> some IntentResult { .result() }
    }
    #expect(Change().undoManager == nil)
  }
}
