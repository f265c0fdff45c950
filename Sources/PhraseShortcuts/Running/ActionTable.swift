// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
package import PhraseRuntime
import PhraseWire

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
      // What runs shortcuts is an intent of their app as well.
      if !BuiltInActions.all.contains(where: { $0 == type }) { names.append(name) }
      declarations[name] = declaration
    }
    self.names = BuiltInActions.all.map { "\($0)" } + names
    self.declarations = declarations
  }

  static let builtIn = Dictionary(
    BuiltInActions.all.map { type in
      (
        "\(type)",
        IntentDeclaration(Catalog.shortcut(of: type), provider: ShortcutsApplication.self)
      )
    }
  ) { first, _ in first }

  /// The action of a name; nil where there is none.
  package subscript(name: String) -> IntentDeclaration? { declarations[name] }

  /// The action in words, with its values as far as they are known: "Move Dune to [Shelf]".
  package func title(of action: ShortcutAction, in language: String) -> String {
    guard let declaration = self[action.intent] else { return action.intent }
    // What a summary says may depend on what is chosen.
    let intent = declaration.instance(with: [:])
    var values = action.values
    for (name, parameter) in intent.declaredParameters {
      guard case .enumeration(let choices) = parameter.declaration.valueType,
        case .text(let chosen)? = values[name], let choice = choices.value(forRawValue: chosen),
        parameter.assign(choice)
      else { continue }
      values[name] = nil
    }
    return intent.renderedSummary(
      locale: Locale(identifier: language), bundle: declaration.provider.localizationBundle,
      showing: values.mapValues { Self.text($0, in: language) })
  }

  /// The actions with all words in their names or titles; all actions for no words.
  package func search(
    _ words: [String], language: String
  ) -> [(name: String, title: String)] {
    names.compactMap { name in
      guard let declaration = self[name] else { return nil }
      let title = type(of: declaration.prototype).title.resolved(
        locale: Locale(identifier: language), bundle: declaration.provider.localizationBundle)
      let isFound = words.allSatisfy { "\(name) \(title)".localizedCaseInsensitiveContains($0) }
      return isFound ? (name, title) : nil
    }
  }

  /// A value of a document as people read it; variables in brackets.
  private static func text(_ value: WireValue, in language: String) -> String {
    switch value {
    case .text(let text): (try? ValueTemplate(text))?.shown(in: language) ?? text
    case .list(let values): values.map { text($0, in: language) }.joined(separator: ", ")
    default: value.words
    }
  }
}
