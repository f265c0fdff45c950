// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
package import PhraseRuntime

extension AutomationTrigger {
  /// Why it never happens with the apps of an engine: an intent, a type or a property that none has;
  /// nil where it may happen.
  package func fault(in engine: PhraseEngine) async -> String? {
    switch self {
    case .intent(let name):
      let table = ActionTable(of: engine)
      guard !table.has(name) else { return nil }
      let word = name.split(separator: ".").last.map(String.init) ?? name
      let near = table.search([word], language: "en").map(\.name)
      return "No app has an intent “\(name)”" + (near.isEmpty ? "." : "; there is \(near.list).")
    case .value(let type, let property):
      let types = engine.catalog.entityTypes
      guard let known = types.first(where: { TypeName.qualified($0.type) == type }) else {
        return "No app has values of the type “\(type)”; there are "
          + "\(types.map { TypeName.qualified($0.type) }.list)."
      }
      guard let property, let entity = await engine.firstEntity(of: known.type) else { return nil }
      let names = entity.declaredProperties.map(\.name)
      return names.contains(property)
        ? nil : "\(type) has no property “\(property)”; it has \(names.list)."
    case .time, .once, .sun, .file, .signal, .login: return nil
    }
  }
}

extension PhraseEngine {
  fileprivate func firstEntity(of type: any AppEntity.Type) async -> (any AppEntity)? {
    try? await configuration.calls.ask(EntityAccess(type)) { access in
      try await access.allEntities().first
    }
  }
}

extension [String] {
  fileprivate var list: String { sorted().joined(separator: ", ") }
}
