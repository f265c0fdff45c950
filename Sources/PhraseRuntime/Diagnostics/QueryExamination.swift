// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

/// Asks one query several times and compares the answers.
struct QueryExamination: Sendable {
  /// How many entities are asked for by identifier.
  static let identifierLimit = 20

  let access: EntityAccess
  /// Whether a phrase or a question may name the entities.
  let isSpoken: Bool
  let configuration: EngineConfiguration

  private struct Observation {
    /// Nil where the query failed.
    var entities: [any AppEntity]?
    var complaint: Diagnostic?
  }

  func diagnostics() async -> [Diagnostic] {
    let first = await ask("suggestedEntities()") { try await $0.suggestedEntities() }
    guard let entities = first.entities else { return [first.complaint].compactMap(\.self) }
    guard !entities.isEmpty else { return [first.complaint, nothingToSay].compactMap(\.self) }
    let second = await ask("suggestedEntities()") { try await $0.suggestedEntities() }
    if let change = change(from: entities, to: second.entities ?? entities) {
      return [first.complaint ?? second.complaint, change].compactMap(\.self)
    }
    let identifiers = Array(entities.prefix(Self.identifierLimit).map(\.identifierString))
    let third = await ask("entities(for:)") {
      try await $0.entities(forIdentifierStrings: identifiers)
    }
    let lost = third.entities.flatMap { unfound(identifiers, in: $0) }
    return [first.complaint ?? second.complaint, third.complaint, lost].compactMap(\.self)
  }

  private func ask(
    _ call: String,
    _ question: @escaping @Sendable (EntityAccess) async throws -> [any AppEntity]
  ) async -> Observation {
    let elapsed = configuration.clock.stopwatch()
    do {
      let entities = try await configuration.calls.ask(access, question)
      return Observation(entities: entities, complaint: slowness(of: call, after: elapsed()))
    } catch let error as DeadlineExceeded {
      return Observation(
        complaint: diagnostic(
          .error, "\(query).\(call) did not answer within \(error.limit)"))
    } catch {
      return Observation(
        complaint: diagnostic(.error, "\(query).\(call) failed: \(error.reason(in: "en"))"))
    }
  }

  // MARK: - Findings

  private func slowness(of call: String, after time: Duration) -> Diagnostic? {
    guard time > configuration.slowQuery else { return nil }
    return diagnostic(
      .warning,
      "\(query).\(call) took \(time), longer than \(configuration.slowQuery); people wait for it "
        + "with each phrase that names a \(entity), so keep what it reads at hand, or suggest fewer"
    )
  }

  /// Entities of the same title that have another identifier the second time.
  private func change(
    from first: [any AppEntity], to second: [any AppEntity]
  ) -> Diagnostic? {
    let before = identifiersByTitle(first)
    let after = identifiersByTitle(second)
    for (title, old) in before.sorted(by: { $0.key < $1.key }) {
      guard let new = after[title], old.isDisjoint(with: new) else { continue }
      return diagnostic(
        .error,
        "the id of the \(entity) “\(title)” changed between two calls of "
          + "\(query).suggestedEntities(), from \(shown(old)) to \(shown(new)); give it an id that "
          + "the app stores")
    }
    return nil
  }

  private func unfound(_ identifiers: [String], in found: [any AppEntity]) -> Diagnostic? {
    let missing = Set(identifiers).subtracting(found.map(\.identifierString))
    guard !missing.isEmpty else { return nil }
    return diagnostic(
      .error,
      "\(query).entities(for:) does not find \(shown(missing)), which suggestedEntities() gave; "
        + "return the \(entity) of every id that exists")
  }

  private var nothingToSay: Diagnostic? {
    guard isSpoken, !access.isStringQuery else { return nil }
    return diagnostic(
      .warning,
      "\(query) suggests nothing and finds nothing by text, so nobody can name a \(entity); return "
        + "them from suggestedEntities(), or make it an EntityStringQuery")
  }

  // MARK: - Words

  private var query: String { TypeName.qualified(type(of: access.query)) }
  private var entity: String { IntentDeclaration.typeName(of: access.type) }

  private func identifiersByTitle(_ entities: [any AppEntity]) -> [String: Set<String>] {
    let pairs = entities.map {
      ($0.displayRepresentation.text(in: "en").title, Set([$0.identifierString]))
    }
    return Dictionary(pairs) { $0.union($1) }
  }

  private func shown(_ identifiers: Set<String>) -> String {
    let shown = identifiers.sorted().prefix(3).map { "“\($0)”" }.joined(separator: ", ")
    return identifiers.count > 3 ? "\(shown) and \(identifiers.count - 3) more" : shown
  }

  private func diagnostic(_ severity: Diagnostic.Severity, _ message: String) -> Diagnostic {
    Diagnostic(severity: severity, message: message, source: "", span: 0..<0)
  }
}
