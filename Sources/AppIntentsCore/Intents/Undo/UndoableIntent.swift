// SPDX-License-Identifier: Apache-2.0

/// An intent whose work a person may want to take back: "undo that".
///
/// ```swift
/// func perform() async throws -> some IntentResult {
///   undoManager?.registerUndo(withTarget: store) { store in try store.restore(trip) }
///   undoManager?.setActionName("Delete \(trip.name)")
///   store.delete(trip)
///   return .result()
/// }
/// ```
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
  /// Where to register what takes the work back.
  ///
  /// Nil where the intent is performed outside of a conversation: nobody could ask for it there.
  public var undoManager: UndoManager? { IntentExecution.current?.run?.undoManager }
}
