// SPDX-License-Identifier: Apache-2.0

/// Which way the actions go while handlers run.
package enum UndoDirection: Sendable {
  /// Actions are taken back.
  case undo
  /// Actions that were taken back are repeated.
  case redo
}

/// What takes one action back, in the order of registration.
struct UndoGroup {
  var operations: [UndoOperation] = []
  var actionName = ""

  var isAsynchronous: Bool { operations.contains(where: \.isAsynchronous) }

  mutating func forget(_ target: AnyObject) {
    operations.removeAll { $0.target === target }
  }
}

/// One handler and the object that it works on.
struct UndoOperation {
  private(set) weak var target: AnyObject?
  let isAsynchronous: Bool
  /// Returns false where the target is gone.
  private let body: @MainActor (AnyObject) async throws -> Void
  private let immediate: (@MainActor (AnyObject) -> Void)?

  @MainActor
  init<Target: AnyObject>(
    target: Target, isAsynchronous: Bool, perform: @escaping @MainActor (Target) -> Void
  ) {
    self.target = target
    self.isAsynchronous = isAsynchronous
    let immediate: @MainActor (AnyObject) -> Void = { object in
      if let object = object as? Target { perform(object) }
    }
    self.immediate = immediate
    body = { immediate($0) }
  }

  @MainActor
  init<Target: AnyObject>(
    target: Target, isAsynchronous: Bool,
    perform: @escaping @MainActor (Target) async throws -> Void
  ) {
    self.target = target
    self.isAsynchronous = isAsynchronous
    immediate = nil
    body = { object in
      if let object = object as? Target { try await perform(object) }
    }
  }

  @MainActor
  func perform() async throws {
    guard let target else { throw UndoError.targetGone }
    try await body(target)
  }

  /// Runs a handler that does not wait.
  @MainActor
  func performAtOnce() {
    if let target { immediate?(target) }
  }
}

/// Why an action could not be taken back or repeated.
package enum UndoError: Error, Equatable {
  /// The object that the handler works on does not exist any more.
  case targetGone
  /// Another action is just being taken back.
  case busy
}
