// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Keeps what takes actions back, and what repeats them, in the order of the actions.
///
/// Foundation on Linux has no such class; this one has the surface that apps use. Each conversation
/// has its own, and everything that one turn registers is taken back at once.
///
/// ```swift
/// undoManager?.registerUndo(withTarget: store) { store in try store.restore(trip) }
/// undoManager?.setActionName("Delete \(trip.name)")
/// ```
///
/// What a handler registers while it takes an action back repeats that action.
///
/// It may be used from any thread and waits for none: a program whose main thread is busy can still
/// register, take back and repeat. Code for Apple's class, which lives on the main actor, compiles
/// with its `await`, of which the compiler says that it is not needed.
///
/// - Important: Partial. `groupsByEvent` changes nothing: a turn is a group, and a registration outside
///   of any makes one of its own.
public final class UndoManager: Sendable {
  private let stacks: Mutex<UndoStacks>

  /// Creates a manager with nothing to undo.
  public convenience init() {
    self.init(levelsOfUndo: 0)
  }

  package init(levelsOfUndo: Int) {
    stacks = Mutex(UndoStacks(levels: levelsOfUndo))
  }

  /// What there is now.
  var state: UndoStacks { stacks.withLock(\.self) }

  /// Changes what there is.
  ///
  /// What a change drops is released after the lock: the end of an object may call back, to forget
  /// what works on it.
  func change<Result: Sendable>(_ body: (inout UndoStacks) -> Result) -> Result {
    let change = stacks.withLock { stacks in
      let old = stacks
      return (result: body(&stacks), old: old)
    }
    return change.result
  }

  // MARK: - Registering

  /// Registers how to take back what is about to be done, on the main actor.
  ///
  /// - Parameters:
  ///   - target: The object that the handler works on; it is not kept alive.
  ///   - handler: Takes the action back. It runs on the main actor, as with Apple's class, and so
  ///     waits for the main thread.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    change { $0.register(UndoOperation(target: target, perform: handler)) }
  }

  /// Registers how to take back what is about to be done, with code that waits or may fail.
  ///
  /// Apple's framework takes only handlers that are done at once; this one waits for the handler
  /// and tells the person of its error.
  ///
  /// ```swift
  /// undoManager?.registerUndo(withTarget: store) { store async in store.restore(trip) }
  /// ```
  ///
  /// - Parameters:
  ///   - target: The object that the handler works on; it is not kept alive.
  ///   - handler: Takes the action back. It belongs to the actor that it is written in, if any, and
  ///     otherwise runs on any thread.
  @_disfavoredOverload
  public func registerUndo<TargetType: AnyObject & Sendable>(
    withTarget target: TargetType,
    @_inheritActorContext handler: @escaping @Sendable (TargetType) async throws -> Void
  ) {
    change { $0.register(UndoOperation(target: target, perform: handler)) }
  }

  /// Whether registrations are kept.
  public var isUndoRegistrationEnabled: Bool { state.disabledCount == 0 }

  /// Drops registrations until ``enableUndoRegistration()`` was called as often.
  public func disableUndoRegistration() { change { $0.disable() } }

  /// Ends what ``disableUndoRegistration()`` began.
  public func enableUndoRegistration() { change { $0.enable() } }

  // MARK: - Groups

  /// Begins a group: its registrations are taken back at once.
  public func beginUndoGrouping() { change { $0.beginGroup() } }

  /// Ends the group that was begun last; without effect where none is open.
  public func endUndoGrouping() { change { $0.endGroup() } }

  /// How many groups are open, one inside the other.
  public var groupingLevel: Int { state.groupingLevel }

  /// Whether a registration outside of any group makes a group of its own; without effect on Linux,
  /// where it always does.
  public var groupsByEvent: Bool {
    get { state.groupsByEvent }
    set { change { $0.groupsByEvent = newValue } }
  }

  /// How many groups are kept, the newest; 0 for any number.
  public var levelsOfUndo: Int {
    get { state.levels }
    set { change { $0.levels = newValue } }
  }

  // MARK: - Names

  /// Names the action that is being registered, or the last one: "Delete Trip".
  public func setActionName(_ actionName: String) { change { $0.setActionName(actionName) } }

  /// What would be taken back; empty without a name.
  public var undoActionName: String { state.undo.last?.actionName ?? "" }

  /// What would be repeated; empty without a name.
  public var redoActionName: String { state.redo.last?.actionName ?? "" }

  // MARK: - Forgetting

  /// Forgets everything.
  public func removeAllActions() { change { $0.removeAll() } }

  /// Forgets what works on an object.
  public func removeAllActions(withTarget target: Any) {
    let target = ObjectIdentifier(target as AnyObject)
    change { $0.forget(target) }
  }

  // MARK: - Turns

  /// Counts what intents registered; what handlers register in turn does not count.
  package var registrations: Int { state.registrations }

  /// Begins the group of a turn, whatever an earlier turn that was given up has left open.
  package func beginTurn() {
    change { stacks in
      stacks.closeGroups()
      stacks.beginGroup()
    }
  }

  /// The name of what the turn has registered so far; nil where it has none.
  package var turnActionName: String? {
    state.openGroup.flatMap { $0.actionName.isEmpty ? nil : $0.actionName }
  }

  /// Ends the group of a turn, and those that its intents left open.
  ///
  /// A step that was given up counts as ended as well.
  package func closeGroups() { change { $0.closeGroups() } }
}
