// SPDX-License-Identifier: Apache-2.0

package import AppIntentsCore
import Synchronization

/// How an engine runs the code of its apps: with the engine's own objects, within its time, and no
/// more while too many of its questions hang.
package struct AppCalls: Sendable {
  let limit: Duration
  let clock: any Clock<Duration>
  package let hung: HungCalls
  /// The engine; nil where none was made, which leaves things as they are.
  let scope: EngineScope?

  /// Runs an app's code for the engine.
  package func run<Result>(
    isolation: isolated (any Actor)? = #isolation, _ code: () async throws -> Result
  ) async rethrows -> Result {
    try await EngineScope.$current.withValue(scope ?? EngineScope.current, operation: code)
  }

  /// Asks, and waits no longer than the limit.
  ///
  /// - Parameters:
  ///   - source: The type of the query, provider or intent that is asked.
  ///   - question: The app's code.
  /// - Returns: The answer.
  /// - Throws: ``DeadlineExceeded`` where the answer is late, and at once where it would only hang
  ///   beside others; or what the app throws.
  package func ask<Value: Sendable>(
    _ source: any Any.Type, _ question: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    guard let call = hung.call(to: source) else { throw DeadlineExceeded(limit: limit) }
    do {
      return try await run {
        try await withDeadline(limit, clock: clock) {
          defer { call.comeBack() }
          return try await question()
        }
      }
    } catch {
      call.giveUp()
      throw error
    }
  }

  /// Asks the query of an entity.
  package func ask<Value: Sendable>(
    _ access: EntityAccess,
    _ question: @escaping @Sendable (EntityAccess) async throws -> Value
  ) async throws -> Value {
    try await ask(type(of: access.query)) { try await question(access) }
  }

  /// The entity with an identifier, as it is now; nil where there is none.
  package func entity(_ id: String, of access: EntityAccess) async throws -> (any AppEntity)? {
    try await ask(access) { try await $0.entities(forIdentifierStrings: [id]).first }
  }
}

/// Counts the calls to apps that were given up and have not come back.
///
/// A task that never ends cannot be ended from outside; without a bound an app that hangs would get
/// one more with each line that a person says.
package final class HungCalls: Sendable {
  /// How many calls of one source may hang before it is asked no more.
  package static let limit = 4

  private let counts = Mutex<[ObjectIdentifier: Int]>([:])

  /// How many calls to a source hang.
  package func count(of source: any Any.Type) -> Int {
    counts.withLock { $0[ObjectIdentifier(source)] ?? 0 }
  }

  /// A call that begins now; nil where too many to its source hang.
  fileprivate func call(to source: any Any.Type) -> Call? {
    count(of: source) < Self.limit ? Call(source: ObjectIdentifier(source), counter: self) : nil
  }

  private func count(_ source: ObjectIdentifier, adding change: Int) {
    counts.withLock { counts in
      let count = (counts[source] ?? 0) + change
      counts[source] = count == 0 ? nil : count
    }
  }

  /// One call, which hangs from when it is given up until it comes back.
  fileprivate final class Call: Sendable {
    private let source: ObjectIdentifier
    private let counter: HungCalls
    /// Whether it was given up or came back; what happens first decides.
    private let isOver = Atomic(false)

    init(source: ObjectIdentifier, counter: HungCalls) {
      self.source = source
      self.counter = counter
    }

    func giveUp() {
      let hasComeBack = isOver.exchange(true, ordering: .sequentiallyConsistent)
      if !hasComeBack { counter.count(source, adding: 1) }
    }

    func comeBack() {
      let wasGivenUp = isOver.exchange(true, ordering: .sequentiallyConsistent)
      if wasGivenUp { counter.count(source, adding: -1) }
    }
  }
}
