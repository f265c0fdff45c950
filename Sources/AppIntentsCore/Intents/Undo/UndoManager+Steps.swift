// SPDX-License-Identifier: Apache-2.0

extension UndoManager {
  /// Whether there is something to take back.
  public var canUndo: Bool { !undoStack.isEmpty || openGroup?.operations.isEmpty == false }

  /// Whether there is something to repeat.
  public var canRedo: Bool { !redoStack.isEmpty }

  /// How many actions can be taken back.
  public var undoCount: Int { undoStack.count }

  /// How many actions can be repeated.
  public var redoCount: Int { redoStack.count }

  /// Whether an action is just being taken back.
  public var isUndoing: Bool { direction == .undo }

  /// Whether an action is just being repeated.
  public var isRedoing: Bool { direction == .redo }

  /// Takes the last action back; without effect where there is none.
  ///
  /// Handlers that wait go on after the call, and their errors are lost; `Conversation.undo()`
  /// waits for them and tells the person.
  public func undo() { stepAtOnce(.undo) }

  /// Repeats the action that was taken back last; without effect where there is none.
  public func redo() { stepAtOnce(.redo) }

  /// Takes the last group back; groups inside one another count as one.
  public func undoNestedGroup() { undo() }

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
    guard direction == nil, openGroup == nil else { throw UndoError.busy }
    guard var group = begin(way) else { return nil }
    let number = stepNumber
    defer { end(number) }
    var isTargetGone = false
    while let operation = group.operations.popLast() {
      guard !Task.isCancelled, number == stepNumber else {
        group.operations.append(operation)
        giveBack(group, way)
        throw CancellationError()
      }
      do {
        try await operation.perform()
      } catch UndoError.targetGone {
        isTargetGone = true
      } catch {
        group.operations.append(operation)
        giveBack(group, way)
        throw error
      }
    }
    if isTargetGone { throw UndoError.targetGone }
    return group.actionName
  }

  /// Begins the group of a turn, whatever an earlier turn that was given up has left open.
  package func beginTurn() {
    closeGroups()
    beginUndoGrouping()
  }

  /// Ends the group of a turn, and those that its intents left open.
  ///
  /// A step that was given up counts as ended as well.
  package func closeGroups() {
    groupingLevel = min(groupingLevel, 1)
    endUndoGrouping()
    direction = nil
  }

  private func stepAtOnce(_ way: UndoDirection) {
    if groupingLevel == 1, direction == nil { endUndoGrouping() }
    guard direction == nil, openGroup == nil else { return }
    let next = way == .undo ? undoStack.last : redoStack.last
    if next?.isAsynchronous == true {
      Task { try await step(way) }
      return
    }
    guard let group = begin(way) else { return }
    for operation in group.operations.reversed() { operation.performAtOnce() }
    end(stepNumber)
  }

  /// Takes the group off its stack; what its handlers register makes a group for the other one.
  private func begin(_ way: UndoDirection) -> UndoGroup? {
    guard let group = way == .undo ? undoStack.popLast() : redoStack.popLast() else { return nil }
    direction = way
    stepNumber += 1
    openGroup = UndoGroup(actionName: group.actionName)
    groupingLevel = 1
    return group
  }

  private func end(_ number: Int) {
    guard number == stepNumber, direction != nil else { return }
    groupingLevel = 1
    endUndoGrouping()
    direction = nil
  }

  private func giveBack(_ group: UndoGroup, _ way: UndoDirection) {
    if way == .undo { undoStack.append(group) } else { redoStack.append(group) }
  }
}
