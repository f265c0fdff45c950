// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
package import PhraseRuntime
import PhraseWire

/// All actions that there are: the built-in ones, and the intents of the apps.
package struct ActionTable: Sendable {
  let configuration: EngineConfiguration
  /// The actions in the order in which they are listed.
  package let names: [String]
  private let declarations: [String: IntentDeclaration]
  private let elsewhere: [String: IntentElsewhere]

  /// A built-in action, by its name.
  typealias BuiltIn = (name: String, declaration: IntentDeclaration)

  /// Lists the built-in actions that there are, and those of a catalog.
  init(of catalog: Catalog, _ configuration: EngineConfiguration, beside builtIn: [BuiltIn]) {
    self.configuration = configuration
    var names: [String] = []
    var declarations = Dictionary(builtIn.map { ($0.name, $0.declaration) }) { first, _ in first }
    for declaration in catalog.declaredIntents {
      let type = type(of: declaration.prototype)
      guard !(type is any ShortcutManagement.Type) else { continue }
      let name = TypeName.qualified(type)
      // What runs shortcuts is an intent of their app as well.
      let isBuiltIn = builtIn.contains {
        Swift.type(of: $0.declaration.prototype) == type
      }
      if !isBuiltIn { names.append(name) }
      declarations[name] = declaration
    }
    let elsewhere = catalog.intentsElsewhere.filter { declarations[$0.name] == nil }
    self.names = builtIn.map(\.name) + names + elsewhere.map(\.name)
    self.declarations = declarations
    self.elsewhere = Dictionary(elsewhere.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The action of a name; nil where there is none with a type in this process.
  package subscript(name: String) -> IntentDeclaration? { declarations[name] }

  /// The action of a name that an app elsewhere performs; nil where there is none.
  package func elsewhere(_ name: String) -> IntentElsewhere? { elsewhere[name] }

  /// The action of an app elsewhere that a request means; nil where it means none.
  func elsewhere(of request: ResolvedIntent) -> IntentElsewhere? {
    guard request.declaration == nil else { return nil }
    return elsewhere.values.first {
      $0.application == request.application && $0.declared.name == request.intent
    }
  }

  /// Whether there is an action of a name.
  package func has(_ name: String) -> Bool {
    declarations[name] != nil || elsewhere[name] != nil
  }

  /// What a parameter takes that refuses a value of a document, in whatever language that may be written;
  /// nil where it may take it.
  ///
  /// - Throws: ``RunError`` for a number that is out of the parameter's range.
  func refusing(
    _ value: WireValue, for name: String, of declaration: IntentDeclaration
  ) throws -> IntentValueType? {
    guard value != .nothing, let parameter = declaration.parameter(named: name)?.declaration else {
      return nil
    }
    let bundle = declaration.provider.localizationBundle
    let isTaken = try Language.all.contains { language in
      let reading = ValueReading(language: language.code, configuration: configuration)
      return try reading.fitting(value.content, to: parameter, named: name, in: bundle) != nil
    }
    return isTaken ? nil : parameter.valueType
  }

  /// The action in words, with its values as far as they are known: "Move Dune to [Shelf]".
  package func title(of action: ShortcutAction, in language: String) -> String {
    guard let declaration = self[action.intent] else {
      return elsewhere[action.intent].map { title(of: action, as: $0, in: language) }
        ?? action.intent
    }
    // What a summary says may depend on what is chosen.
    let intent = declaration.instance(with: [:])
    var values = action.values
    for (name, parameter) in intent.declaredParameters {
      if case .duration = parameter.declaration.valueType, let seconds = values[name]?.asNumber,
        // Beyond that no number of seconds is one of attoseconds too.
        abs(seconds) < 1e12
      {
        values[name] = .duration(.seconds(seconds))
      }
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

  /// The one sentence of an intent elsewhere, or else its title.
  private func title(
    of action: ShortcutAction, as intent: IntentElsewhere, in language: String
  ) -> String {
    guard intent.declared.summary.count == 1, let line = intent.declared.summary.first,
      // Behind it stand the parameters below the sentence.
      let sentence = line.split(separator: " { ").first, !sentence.hasPrefix("(title)")
    else { return intent.declared.title }
    return Placeholders.replace(in: String(sentence)) { name in
      action.values[name].map { Self.text($0, in: language) }
        ?? intent.parameter(named: name)?.title
    }
  }

  /// The actions with all words in their names or titles; all actions for no words.
  package func search(
    _ words: [String], language: String
  ) -> [(name: String, title: String)] {
    names.compactMap { name in
      let title =
        self[name].map {
          type(of: $0.prototype).title.resolved(
            locale: Locale(identifier: language), bundle: $0.provider.localizationBundle)
        } ?? elsewhere[name]?.declared.title ?? name
      let isFound = words.allSatisfy { "\(name) \(title)".localizedCaseInsensitiveContains($0) }
      return isFound ? (name, title) : nil
    }
  }

  /// A value of a document as people read it; variables in brackets.
  private static func text(_ value: WireValue, in language: String) -> String {
    switch value {
    case .text(let text): (try? ValueTemplate(text))?.shown(in: language) ?? text
    case .list(let values): values.map { text($0, in: language) }.joined(separator: ", ")
    case .duration(let length): length.text(in: Locale(identifier: language))
    default: value.words
    }
  }
}
