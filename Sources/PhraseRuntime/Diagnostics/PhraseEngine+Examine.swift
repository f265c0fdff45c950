// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
public import PhraseMatching

extension PhraseEngine {
  /// Asks every app for its entities and says what is doubtful about the answers.
  ///
  /// A query has to give an entity the same identifier each time, find it by that, and answer
  /// within `Configuration.slowQuery`. The queries are asked three times each, so this belongs into
  /// a test or a check such as `phrase lint`, not into the start of a program. ``lint()`` tells
  /// what can be known without asking.
  ///
  /// ```swift
  /// for diagnostic in await engine.examine() { print(diagnostic) }
  /// ```
  ///
  /// - Returns: The diagnostics, in the order of the declarations.
  public func examine() async -> [Diagnostic] {
    var found: [Diagnostic] = []
    for examination in catalog.examinations(configuration) {
      found += await examination.diagnostics()
    }
    return found
  }
}

extension Catalog {
  /// The queries of declared intents that answer without values of other parameters, each once.
  fileprivate func examinations(
    _ configuration: EngineConfiguration
  ) -> [QueryExamination] {
    let spoken = Set(
      shortcuts.filter { !$0.isGenerated && !$0.phrases.isEmpty }.compactMap(\.declaration)
        .flatMap(\.independentQueries).map(\.queryIdentity))
    var known: Set<ObjectIdentifier> = []
    return declaredIntents.flatMap(\.independentQueries)
      .filter { known.insert($0.queryIdentity).inserted }
      .map { access in
        QueryExamination(
          access: access, isSpoken: spoken.contains(access.queryIdentity),
          configuration: configuration)
      }
  }
}

extension IntentDeclaration {
  fileprivate var independentQueries: [EntityAccess] {
    parameters.filter(\.dependencies.isEmpty).compactMap { parameter in
      guard case .entity(let type) = parameter.declaration.valueType else { return nil }
      return EntityAccess(type, query: parameter.declaration.query)
    }
  }
}

extension EntityAccess {
  fileprivate var queryIdentity: ObjectIdentifier { ObjectIdentifier(Swift.type(of: query)) }
}
