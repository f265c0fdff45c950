// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime
import PhraseWire

/// What an editor shows of the actions.
extension ActionTable {
  /// The kind of an action; ``ActionCategory/apps`` for those of apps.
  package func category(of name: String) -> ActionCategory {
    builtIn(name)?.category ?? .apps
  }

  /// The parameters of an action by their names; none where there is no such action.
  func parameterNames(of name: String) -> [String] {
    self[name]?.parameters.map(\.name) ?? elsewhere(name)?.declared.parameters.map(\.name) ?? []
  }

  /// What a shortcut may reach beyond the engine and its apps.
  package func reaches(of shortcut: PersonalShortcut) -> Set<ActionReach> {
    Set(shortcut.allActions.compactMap { builtIn($0.intent)?.reach })
  }

  /// Whether a run may ask something: an action asks, lacks a value, or is of an app, which may.
  package static func mayAsk(_ shortcut: PersonalShortcut) -> Bool {
    shortcut.allActions.contains { action in
      guard let declaration = builtIn[action.intent],
        let type = type(of: declaration.prototype) as? any BuiltInAction.Type,
        type.category != .asking, type.category != .apps
      else { return true }
      return declaration.parameters.contains { parameter in
        !parameter.declaration.isOptional && !parameter.isFilled
          && action.values[parameter.name] == nil
      }
    }
  }

  private func builtIn(_ name: String) -> (any BuiltInAction.Type)? {
    self[name].flatMap { type(of: $0.prototype) as? any BuiltInAction.Type }
  }
}
