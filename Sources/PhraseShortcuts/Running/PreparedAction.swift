// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseRuntime

/// An action with what is the same each time that a run comes to it.
struct PreparedAction: Sendable {
  /// A built-in action: one intent, whose parameters get other values each time.
  struct BuiltIn: Sendable {
    let intent: any AppIntent
    /// Looking for them is most of the work of a small action.
    let parameters: [(name: String, parameter: any AnyIntentParameter)]
  }

  let action: ShortcutAction
  /// nil for an action of an app elsewhere, and for one that there is not.
  let declaration: IntentDeclaration?
  /// nil for an action with a type in this process, and for one that there is not.
  let elsewhere: IntentElsewhere?
  /// nil for an intent of an app.
  let builtIn: BuiltIn?
  /// What it reaches; nil for nothing.
  let reach: ActionReach?
  /// The parameters whose texts are calculated.
  let formulas: Set<String>
  /// The action in words; nil where nobody watches.
  let title: String?

  init(_ action: ShortcutAction, in actions: ActionTable, title: String?) {
    self.action = action
    declaration = actions[action.intent]
    elsewhere = actions.elsewhere(action.intent)
    reach = actions.reach(of: action.intent)
    self.title = title
    guard let declaration,
      let type = type(of: declaration.prototype) as? any BuiltInAction.Type
    else {
      (builtIn, formulas) = (nil, [])
      return
    }
    let intent = declaration.instance(with: [:])
    builtIn = BuiltIn(intent: intent, parameters: intent.declaredParameters)
    formulas = type.formulas
  }
}
