// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// Something as it was and as it is, so that what was done can be taken back.
public struct Change<Value: Sendable>: Sendable {
  /// How it was; nil if it was not there.
  public let before: Value?
  /// How it is; nil if it is gone.
  public let after: Value?

  /// Describes a change.
  public init(before: Value?, after: Value?) {
    self.before = before
    self.after = after
  }

  fileprivate var reversed: Change { Change(before: after, after: before) }
}

extension UndoManager {
  /// Registers how a change is taken back, and, once it was, how it is repeated.
  ///
  /// - Parameters:
  ///   - change: What was done.
  ///   - store: Where it was done.
  ///   - name: What it is called: "Add Dune".
  ///   - apply: Does a change in the store.
  public func register<Store: AnyObject & Sendable, Value>(
    _ change: Change<Value>, in store: Store, named name: String,
    apply: @escaping @Sendable (Store, Change<Value>) throws -> Void
  ) {
    register(change, in: store, apply: apply)
    setActionName(name)
  }

  /// What is done again keeps the name that all of it has together.
  private func register<Store: AnyObject & Sendable, Value>(
    _ change: Change<Value>, in store: Store,
    apply: @escaping @Sendable (Store, Change<Value>) throws -> Void
  ) {
    registerUndo(withTarget: store) { [weak self] store in
      try apply(store, change.reversed)
      self?.register(change.reversed, in: store, apply: apply)
    }
  }
}
