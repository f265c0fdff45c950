// SPDX-License-Identifier: Apache-2.0

extension UndoManager {
  /// Whether there is something to take back.
  public var canUndo: Bool {
    let state = state
    return !state.undo.isEmpty || state.openGroup?.operations.isEmpty == false
  }

  /// Whether there is something to repeat.
  public var canRedo: Bool { !state.redo.isEmpty }

  /// How many actions can be taken back.
  public var undoCount: Int { state.undo.count }

  /// How many actions can be repeated.
  public var redoCount: Int { state.redo.count }

  /// Whether an action is just being taken back.
  public var isUndoing: Bool { state.direction == .undo }

  /// Whether an action is just being repeated.
  public var isRedoing: Bool { state.direction == .redo }

  /// Takes the last action back; without effect where there is none.
  ///
  /// Handlers of the main actor are done when it returns. Those that wait go on after the call, and
  /// their errors are lost; `Conversation.undo()` waits for them and tells the person.
  @MainActor public func undo() { stepAtOnce(.undo) }

  /// Repeats the action that was taken back last; without effect where there is none.
  @MainActor public func redo() { stepAtOnce(.redo) }

  /// Takes the last group back; groups inside one another count as one.
  @MainActor public func undoNestedGroup() { undo() }

  /// The name of a menu item that takes the last action back: "Undo Delete Trip".
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The name of a menu item that repeats the action that was taken back last.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// The name of a menu item that takes an action back.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// The name of a menu item that repeats an action.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Takes the last action back, or repeats one, and waits for the handlers.
  ///
  /// A handler that fails keeps its place, so that it can be tried again; what was already taken
  /// back of the action can be repeated. A handler whose target is gone is dropped. Where
  /// the task is cancelled between two handlers, the rest keeps its place.
  ///
  /// - Returns: The name of the action; nil where there is none.
  /// - Throws: ``UndoError``, or what a handler throws.
  package func step(_ way: UndoDirection) async throws -> String? {
    guard !state.isBusy else { throw UndoError.busy }
    guard let begun = begin(way) else { return nil }
    let number = begun.number
    defer { change { $0.end(number) } }
    var group = begun.group
    var isTargetGone = false
    while let operation = group.operations.last {
      guard !Task.isCancelled, number == state.stepNumber else {
        change { [group] in $0.giveBack(group, way) }
        throw CancellationError()
      }
      do {
        try await operation.perform()
      } catch UndoError.targetGone {
        isTargetGone = true
      } catch {
        change { [group] in $0.giveBack(group, way) }
        throw error
      }
      group.operations.removeLast()
    }
    if isTargetGone { throw UndoError.targetGone }
    return group.actionName
  }

  @MainActor
  private func stepAtOnce(_ way: UndoDirection) {
    change { if $0.groupingLevel == 1, $0.direction == nil { $0.endGroup() } }
    let next = way == .undo ? state.undo.last : state.redo.last
    if next?.isAsynchronous == true {
      Task { try await step(way) }
    } else if let (group, number) = begin(way) {
      for operation in group.operations.reversed() { operation.performAtOnce() }
      change { $0.end(number) }
    }
  }

  /// Takes a group off its stack; nil where there is none, or another one is under way.
  private func begin(_ way: UndoDirection) -> (group: UndoGroup, number: Int)? {
    change { stacks in
      guard !stacks.isBusy else { return nil }
      return stacks.begin(way).map { ($0, stacks.stepNumber) }
    }
  }
}
