// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
package import PhraseRuntime

/// The actions that come with the engine.
package enum BuiltInActions {
  /// All of them, in the order in which they are listed.
  static let all: [any AppIntent.Type] =
    [RunShortcut.self, GetShortcuts.self, SayPhrase.self] + categories.joined()

  private static let categories: [[any AppIntent.Type]] = [
    entities, asking, controlFlow, waiting, variables, text, numbers, dates, lists, records, files,
    web, device,
  ]

  /// What each declares, by its name in documents.
  static let declared: [ActionTable.BuiltIn] = all.map { type in
    (
      "\(type)",
      IntentDeclaration(Catalog.shortcut(of: type), provider: BuiltInApplication.self)
    )
  }
}

extension ActionTable {
  /// Lists the built-in actions, and those of an engine.
  package init(of engine: any IntentEngine) {
    self.init(of: engine.catalog, engine.configuration)
  }

  init(of catalog: Catalog, _ configuration: EngineConfiguration) {
    self.init(of: catalog, configuration, beside: BuiltInActions.declared)
  }

  /// Whether a run may ask something: an action asks, lacks a value, or is of an app, which may.
  package static func mayAsk(_ shortcut: PersonalShortcut) -> Bool {
    shortcut.allActions.contains { action in
      guard
        let declaration = BuiltInActions.declared.first(where: { $0.name == action.intent })?
          .declaration, let type = type(of: declaration.prototype) as? any BuiltInAction.Type,
        type.category != .asking, type.category != .apps
      else { return true }
      return declaration.parameters.contains { parameter in
        !parameter.declaration.isOptional && !parameter.isFilled
          && action.values[parameter.name] == nil
      }
    }
  }
}
