// SPDX-License-Identifier: Apache-2.0

/// What can be taken back and repeated, and the groups that are open: the value inside an
/// ``UndoManager``.
struct UndoStacks: Sendable {
  private(set) var undo: [UndoGroup] = []
  private(set) var redo: [UndoGroup] = []
  /// The group that collects registrations, while one is open.
  private(set) var openGroup: UndoGroup?
  /// How many groups are open, one inside the other.
  private(set) var groupingLevel = 0
  private(set) var direction: UndoDirection?
  /// Counts the steps, so that the late end of one that was given up changes nothing.
  private(set) var stepNumber = 0
  private(set) var registrations = 0
  private(set) var disabledCount = 0
  var groupsByEvent = true
  /// How many groups are kept, the newest; 0 for any number.
  var levels: Int {
    didSet { trim() }
  }

  init(levels: Int) {
    self.levels = levels
  }

  /// Whether a step may begin.
  var isBusy: Bool { direction != nil || openGroup != nil }

  mutating func register(_ operation: UndoOperation) {
    guard disabledCount == 0 else { return }
    if direction == nil {
      redo.removeAll()
      registrations += 1
    }
    if openGroup != nil {
      openGroup?.operations.append(operation)
    } else {
      undo.append(UndoGroup(operations: [operation]))
      trim()
    }
  }

  mutating func disable() { disabledCount += 1 }

  mutating func enable() { disabledCount = max(0, disabledCount - 1) }

  mutating func setActionName(_ name: String) {
    if openGroup != nil {
      openGroup?.actionName = name
    } else if !undo.isEmpty {
      undo[undo.count - 1].actionName = name
    }
  }

  // MARK: - Groups

  mutating func beginGroup() {
    groupingLevel += 1
    if openGroup == nil { openGroup = UndoGroup() }
  }

  mutating func endGroup() {
    guard groupingLevel > 0 else { return }
    groupingLevel -= 1
    guard groupingLevel == 0, let group = openGroup else { return }
    openGroup = nil
    guard !group.operations.isEmpty else { return }
    if direction == .undo { redo.append(group) } else { undo.append(group) }
    trim()
  }

  /// Ends all groups, and a step that was given up as well.
  mutating func closeGroups() {
    groupingLevel = min(groupingLevel, 1)
    endGroup()
    direction = nil
  }

  // MARK: - Steps

  /// Takes the group off its stack; what its handlers register makes a group for the other one.
  mutating func begin(_ way: UndoDirection) -> UndoGroup? {
    guard let group = way == .undo ? undo.popLast() : redo.popLast() else { return nil }
    direction = way
    stepNumber += 1
    openGroup = UndoGroup(actionName: group.actionName)
    groupingLevel = 1
    return group
  }

  mutating func end(_ number: Int) {
    guard number == stepNumber, direction != nil else { return }
    closeGroups()
  }

  mutating func giveBack(_ group: UndoGroup, _ way: UndoDirection) {
    if way == .undo { undo.append(group) } else { redo.append(group) }
  }

  // MARK: - Forgetting

  mutating func removeAll() {
    undo.removeAll()
    redo.removeAll()
    openGroup?.operations.removeAll()
  }

  mutating func forget(_ target: ObjectIdentifier) {
    for index in undo.indices { undo[index].forget(target) }
    for index in redo.indices { redo[index].forget(target) }
    openGroup?.forget(target)
    undo.removeAll(where: \.operations.isEmpty)
    redo.removeAll(where: \.operations.isEmpty)
  }

  private mutating func trim() {
    guard levels > 0 else { return }
    undo.removeFirst(max(0, undo.count - levels))
    redo.removeFirst(max(0, redo.count - levels))
  }
}
