// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Keeps the entities that an app says matter in a context.
///
/// - Important: Metadata only. There is no place that suggests them.
public struct RelevantEntities: Sendable {
  private final class Kept: Sendable {
    let entities = Mutex<[AppEntityContext: [any AppEntity]]>([:])
  }

  /// The keeper of this process.
  public static let shared = RelevantEntities()

  private let kept = Kept()

  private init() {}

  /// Replaces the entities of a context.
  ///
  /// - Parameters:
  ///   - entities: All of them.
  ///   - context: The context.
  /// - Throws: Nothing here.
  public func updateEntities(
    _ entities: [any AppEntity], for context: AppEntityContext
  ) async throws {
    kept.entities.withLock { $0[context] = entities }
  }

  /// Takes entities out of all contexts.
  ///
  /// - Parameter entities: The entities.
  /// - Throws: Nothing here.
  public func removeEntities(_ entities: [any AppEntity]) async throws {
    let identifiers = Set(entities.map { EntityIdentifier(for: $0) })
    kept.entities.withLock { kept in
      kept = kept.mapValues { $0.filter { !identifiers.contains(EntityIdentifier(for: $0)) } }
    }
  }

  /// Takes entities out of a context.
  ///
  /// - Parameters:
  ///   - entities: The entities.
  ///   - context: The context.
  /// - Throws: Nothing here.
  public func removeEntities(
    _ entities: [any AppEntity], from context: AppEntityContext
  ) async throws {
    let identifiers = Set(entities.map { EntityIdentifier(for: $0) })
    kept.entities.withLock { kept in
      kept[context]?.removeAll { identifiers.contains(EntityIdentifier(for: $0)) }
    }
  }

  /// Takes all entities out of all contexts.
  ///
  /// - Throws: Nothing here.
  public func removeAllEntities() async throws {
    kept.entities.withLock { $0 = [:] }
  }

  /// Takes all entities out of a context.
  ///
  /// - Parameter context: The context.
  /// - Throws: Nothing here.
  public func removeAllEntities(for context: AppEntityContext) async throws {
    kept.entities.withLock { $0[context] = nil }
  }

  package func entities(for context: AppEntityContext) -> [any AppEntity] {
    kept.entities.withLock { $0[context] ?? [] }
  }
}

/// Where entities matter.
///
/// - Important: Metadata only. There is no place that suggests them.
public struct AppEntityContext: Hashable, Sendable {
  private let audio: AudioContext

  /// While something plays.
  ///
  /// - Parameter audioContext: What is played to.
  /// - Returns: The context.
  public static func audio(_ audioContext: AudioContext) -> AppEntityContext {
    AppEntityContext(audio: audioContext)
  }
}

/// What something is played to.
///
/// - Important: Metadata only. There is no place that suggests entities; kinds of workouts, which
///   belong to HealthKit, are left out.
public struct AudioContext: Hashable, Sendable {
  private let name: String

  /// To what is playing now.
  public static var nowPlaying: AudioContext { AudioContext(name: "nowPlaying") }
  /// To a workout of any kind.
  public static var workout: AudioContext { AudioContext(name: "workout") }
}
