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
    return declaration.prototype.renderedSummary(
      locale: Locale(identifier: language), bundle: declaration.provider.localizationBundle,
      showing: Dictionary(
        action.values.map { name, value in
          let type = declaration.parameter(named: name)?.declaration.valueType
          return (name, Self.text(value, of: type, in: language))
        }
      ) { first, _ in first })
  }

  /// A value as people read it: a choice by its title.
  private static func text(
    _ value: WireValue, of type: IntentValueType?, in language: String
  ) -> String {
    guard case .enumeration(let choices)? = type, case .text(let name) = value,
      let choice = choices.erasedCases.first(where: { $0.rawValue == name })
    else { return text(value, in: language) }
    return choice.display.text(
      locale: Locale(identifier: language), bundle: .phraseShortcuts
    ).title
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
