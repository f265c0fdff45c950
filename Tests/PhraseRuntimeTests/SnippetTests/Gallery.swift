// SPDX-License-Identifier: Apache-2.0

import AppIntents
import PhraseRuntime
import Synchronization
import Testing

/// What the intents of the gallery change and its snippets read.
final class Gallery: Sendable {
  struct State {
    var names = [1: "Sunrise", 2: "Storm"]
    var favorites: Set<Int> = []
    var orders: [Int: Int] = [:]
    var isClosed = false
    /// What a snippet of a picture waits for first.
    var hang: @Sendable () async throws -> Void = {}
    /// How often a snippet of a picture was made.
    var made = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
    var isGateShut = false
    var arrivals: [CheckedContinuation<Void, Never>] = []
  }

  let state = Mutex(State())

  func with<Value: Sendable>(_ body: (inout sending State) -> sending Value) -> Value {
    state.withLock { body(&$0) }
  }

  /// Waits at the gate if it is shut.
  func pass() async {
    await withCheckedContinuation { continuation in
      let (isOpen, arrivals): (Bool, [CheckedContinuation<Void, Never>]) = state.withLock { state in
        state.made += 1
        guard state.isGateShut else { return (true, []) }
        state.waiting.append(continuation)
        defer { state.arrivals = [] }
        return (false, state.arrivals)
      }
      if isOpen { continuation.resume() }
      for arrival in arrivals { arrival.resume() }
    }
  }

  /// Waits until somebody waits at the gate.
  func arrival() async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.waiting.isEmpty { state.arrivals.append(continuation) }
        return !state.waiting.isEmpty
      }
      if isThere { continuation.resume() }
    }
  }

  func openGate() {
    let waiting = state.withLock { state in
      state.isGateShut = false
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }
}

struct Picture: AppEntity {
  let id: Int
  let name: String

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Picture"
  static let defaultQuery = PictureQuery()
  var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct PictureQuery: EntityQuery {
  @Dependency private var gallery: Gallery

  func entities(for identifiers: [Int]) async throws -> [Picture] {
    let names = gallery.with(\.names)
    return identifiers.compactMap { id in names[id].map { Picture(id: id, name: $0) } }
  }
  func suggestedEntities() async throws -> [Picture] { try await entities(for: [1, 2]) }
}

struct Order: AppEntity {
  let id: Int
  let count: Int

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
  static let defaultQuery = OrderQuery()
  var displayRepresentation: DisplayRepresentation { "Order \(id)" }
}

struct OrderQuery: EntityQuery {
  @Dependency private var gallery: Gallery

  func entities(for identifiers: [Int]) async throws -> [Order] {
    let orders = gallery.with(\.orders)
    return identifiers.compactMap { id in orders[id].map { Order(id: id, count: $0) } }
  }
}

/// The gallery is closed.
struct Closed: Error, CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { "the gallery is closed" }
}

/// The suites on the gallery, one test at a time: dependencies are the process's own.
@Suite(.serialized) enum GalleryTests {}

/// A person in front of a fresh gallery.
struct Visit {
  let gallery = Gallery()
  let engine: PhraseEngine
  let conversation: Conversation

  init(clock: any Clock<Duration> = ContinuousClock()) async throws {
    AppDependencyManager.shared.add(dependency: gallery)
    var configuration = PhraseEngine.Configuration()
    configuration.clock = clock
    engine = try await PhraseEngine(GalleryShortcuts.self, configuration: configuration)
    conversation = Conversation(engine)
  }

  func say(_ line: String) async -> Reply { await conversation.respond(to: line) }
}
