// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
package import PhraseRuntime

/// All actions that there are: the built-in ones, and the intents of the apps.
package struct ActionTable: Sendable {
  let configuration: EngineConfiguration
  /// The actions in the order in which they are listed.
  package let names: [String]
  private let declarations: [String: IntentDeclaration]

  /// Lists the actions of an engine.
  package init(of engine: any IntentEngine) {
    self.init(of: engine.catalog, engine.configuration)
  }

  init(of catalog: Catalog, _ configuration: EngineConfiguration) {
    self.configuration = configuration
    var names: [String] = []
    var declarations = Self.builtIn
    for declaration in catalog.declaredIntents {
      let type = type(of: declaration.prototype)
      guard !(type is any ShortcutManagement.Type) else { continue }
      let name = TypeName.qualified(type)
      names.append(name)
      declarations[name] = declaration
    }
    self.names = BuiltInActions.all.map { "\($0)" } + names
    self.declarations = declarations
  }

  private static let builtIn = Dictionary(
    BuiltInActions.all.map { type in
      (
        "\(type)",
        IntentDeclaration(Catalog.shortcut(of: type), provider: ShortcutsApplication.self)
      )
    }
  ) { first, _ in first }

  /// The action of a name; nil where there is none.
  package subscript(name: String) -> IntentDeclaration? { declarations[name] }

  /// The action in words, with its values as far as they are known: "Add 20 to Total".
  func title(of action: ShortcutAction, in language: String) -> String {
    guard let declaration = self[action.intent] else { return action.intent }
    let type = type(of: declaration.prototype)
    return type.title.resolved(
      locale: Locale(identifier: language), bundle: declaration.provider.localizationBundle)
  }
}
