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
    Set(shortcut.allActions.compactMap { reach(of: $0.intent) })
  }

  /// What an action reaches beyond the engine and its apps, or deletes in an app; nil for nothing.
  func reach(of name: String) -> ActionReach? {
    if let builtIn = builtIn(name) { return builtIn.reach }
    return self[name].flatMap { Self.reach(of: $0) }
      ?? elsewhere(name).flatMap { Self.reach(of: $0) }
  }

  /// What the intent reaches that a request means; nil for nothing.
  func reach(of request: ResolvedIntent) -> ActionReach? {
    request.declaration.flatMap { Self.reach(of: $0) }
      ?? elsewhere(of: request).flatMap { Self.reach(of: $0) }
  }

  private static func reach(of intent: IntentDeclaration) -> ActionReach? {
    intent.role == .delete ? .deleting : nil
  }

  private static func reach(of intent: IntentElsewhere) -> ActionReach? {
    intent.declared.role == IntentRole.delete.rawValue ? .deleting : nil
  }

  private func builtIn(_ name: String) -> (any BuiltInAction.Type)? {
    self[name].flatMap { type(of: $0.prototype) as? any BuiltInAction.Type }
  }
}
