// SPDX-License-Identifier: Apache-2.0

/// Keeps what takes actions back, and what repeats them, in the order of the actions.
///
/// Foundation on Linux has no such class; this one has the surface that apps use. Each conversation
/// has its own, and everything that one turn registers is taken back at once.
///
/// ```swift
/// await undoManager?.registerUndo(withTarget: store) { store in store.restore(trip) }
/// await undoManager?.setActionName("Delete \(trip.name)")
/// ```
///
/// What a handler registers while it takes an action back repeats that action.
@MainActor
public final class UndoManager {
  var undoStack: [UndoGroup] = []
  var redoStack: [UndoGroup] = []
  /// The group that collects registrations, while one is open.
  var openGroup: UndoGroup?
  var direction: UndoDirection?
  /// Counts the steps, so that the late end of one that was given up changes nothing.
  var stepNumber = 0
  private var disabledCount = 0
  /// Counts what intents registered; what handlers register in turn does not count.
  package private(set) var registrations = 0

  /// How many groups are open, one inside the other.
  public internal(set) var groupingLevel = 0

  /// Whether a registration outside of any group makes a group of its own; without effect on Linux,
  /// where it always does.
  public var groupsByEvent = true

  /// How many groups are kept, the newest; 0 for any number.
  public var levelsOfUndo: Int {
    didSet { trim() }
  }

  /// Creates a manager with nothing to undo.
  public nonisolated init() {
    levelsOfUndo = 0
  }

  package nonisolated init(levelsOfUndo: Int) {
    self.levelsOfUndo = levelsOfUndo
  }

  // MARK: - Registering

  /// Registers how to take back what is about to be done.
  ///
  /// - Parameters:
  ///   - target: The object that the handler works on; it is not kept alive.
  ///   - handler: Takes the action back.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(UndoOperation(target: target, isAsynchronous: false, perform: handler))
  }

  /// Registers how to take back what is about to be done, with code that waits or may fail.
  ///
  /// Apple's framework takes only handlers that are done at once; this one waits for the handler
  /// and tells the person of its error.
  ///
  /// - Parameters:
  ///   - target: The object that the handler works on; it is not kept alive.
  ///   - handler: Takes the action back.
  @_disfavoredOverload
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType,
    handler: @escaping @MainActor (TargetType) async throws -> Void
  ) {
    register(UndoOperation(target: target, isAsynchronous: true, perform: handler))
  }

  private func register(_ operation: UndoOperation) {
    guard isUndoRegistrationEnabled else { return }
    if direction == nil {
      redoStack.removeAll()
      registrations += 1
    }
    if openGroup != nil {
      openGroup?.operations.append(operation)
    } else {
      undoStack.append(UndoGroup(operations: [operation]))
      trim()
    }
  }

  /// Whether registrations are kept.
  public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Drops registrations until ``enableUndoRegistration()`` was called as often.
  public func disableUndoRegistration() { disabledCount += 1 }

  /// Ends what ``disableUndoRegistration()`` began.
  public func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  // MARK: - Groups

  /// Begins a group: its registrations are taken back at once.
  public func beginUndoGrouping() {
    groupingLevel += 1
    if openGroup == nil { openGroup = UndoGroup() }
  }

  /// Ends the group that was begun last; without effect where none is open.
  public func endUndoGrouping() {
    guard groupingLevel > 0 else { return }
    groupingLevel -= 1
    guard groupingLevel == 0, let group = openGroup else { return }
    openGroup = nil
    guard !group.operations.isEmpty else { return }
    if direction == .undo { redoStack.append(group) } else { undoStack.append(group) }
    trim()
  }

  // MARK: - Names

  /// Names the action that is being registered, or the last one: "Delete Trip".
  public func setActionName(_ actionName: String) {
    if openGroup != nil {
      openGroup?.actionName = actionName
    } else if !undoStack.isEmpty {
      undoStack[undoStack.count - 1].actionName = actionName
    }
  }

  /// What would be taken back; empty without a name.
  public var undoActionName: String { undoStack.last?.actionName ?? "" }

  /// What would be repeated; empty without a name.
  public var redoActionName: String { redoStack.last?.actionName ?? "" }

  // MARK: - Forgetting

  /// Forgets everything.
  public func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    openGroup?.operations.removeAll()
  }

  /// Forgets what works on an object.
  public func removeAllActions(withTarget target: Any) {
    let object = target as AnyObject
    for index in undoStack.indices { undoStack[index].forget(object) }
    for index in redoStack.indices { redoStack[index].forget(object) }
    openGroup?.forget(object)
    undoStack.removeAll(where: \.operations.isEmpty)
    redoStack.removeAll(where: \.operations.isEmpty)
  }

  func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }
}
