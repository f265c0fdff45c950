// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

/// What an editor shows of the actions.
extension ActionTable {
  /// The kind of an action; ``ActionCategory/apps`` for those of apps.
  package func category(of name: String) -> ActionCategory {
    builtIn(name)?.category ?? .apps
  }

  /// What a shortcut may reach beyond the engine and its apps.
  package func reaches(of shortcut: PersonalShortcut) -> Set<ActionReach> {
    Set(shortcut.allActions.compactMap { builtIn($0.intent)?.reach })
  }

  private func builtIn(_ name: String) -> (any BuiltInAction.Type)? {
    self[name].flatMap { type(of: $0.prototype) as? any BuiltInAction.Type }
  }
}
