// SPDX-License-Identifier: Apache-2.0

/// Which way the actions go while handlers run.
package enum UndoDirection: Sendable {
  /// Actions are taken back.
  case undo
  /// Actions that were taken back are repeated.
  case redo
}

/// What takes one action back, in the order of registration.
struct UndoGroup: Sendable {
  var operations: [UndoOperation] = []
  var actionName = ""

  var isAsynchronous: Bool { operations.contains(where: \.isAsynchronous) }

  mutating func forget(_ target: ObjectIdentifier) {
    operations.removeAll { $0.target == target }
  }
}

/// One handler and the object that it works on.
struct UndoOperation: Sendable {
  /// Each returns false where the object is gone.
  private enum Handler: Sendable {
    case onMainActor(@MainActor () -> Bool)
    case anywhere(@Sendable () async throws -> Bool)
  }

  /// Tells the object apart as long as it is there.
  let target: ObjectIdentifier
  private let handler: Handler

  /// An operation that is done at once on the main actor.
  init<Target: AnyObject>(target: Target, perform: @escaping @MainActor (Target) -> Void) {
    self.target = ObjectIdentifier(target)
    let object = WeakObject(object: target)
    handler = .onMainActor {
      guard let target = object.object as? Target else { return false }
      perform(target)
      return true
    }
  }

  /// An operation that may wait, on whatever actor its code belongs to.
  init<Target: AnyObject & Sendable>(
    target: Target, perform: @escaping @Sendable (Target) async throws -> Void
  ) {
    self.target = ObjectIdentifier(target)
    handler = .anywhere { [weak target] in
      guard let target else { return false }
      try await perform(target)
      return true
    }
  }

  var isAsynchronous: Bool {
    if case .anywhere = handler { true } else { false }
  }

  func perform() async throws {
    let isThere =
      switch handler {
      case .onMainActor(let body): await body()
      case .anywhere(let body): try await body()
      }
    guard isThere else { throw UndoError.targetGone }
  }

  /// Runs a handler that does not wait.
  @MainActor
  func performAtOnce() {
    if case .onMainActor(let body) = handler { _ = body() }
  }
}

/// An object that is not kept alive.
///
/// It is used by handlers on the main actor alone, where those that are not sendable belong.
private struct WeakObject: @unchecked Sendable {
  weak var object: AnyObject?
}

/// Why an action could not be taken back or repeated.
package enum UndoError: Error, Equatable {
  /// The object that the handler works on does not exist any more.
  case targetGone
  /// Another action is just being taken back.
  case busy
}
