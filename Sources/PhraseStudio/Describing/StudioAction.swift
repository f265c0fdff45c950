// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime
import PhraseShortcuts
import PhraseWire

/// An action as the page offers it.
struct StudioAction: Encodable {
  let name: String
  let title: String
  let about: String?
  let category: String
  let symbol: String
  let color: ShortcutColor
  /// The app that it belongs to; nil for a built-in one.
  let app: String?
  /// The field with the actions inside it: `then`, `do` or `choices`; nil for none.
  let body: String?
  let parameters: [StudioParameter]

  private init(
    _ name: String, _ declared: IntentDeclaration, in actions: ActionTable, language: String
  ) {
    let type = type(of: declared.prototype)
    let texts = StudioTexts(language: language, bundle: declared.provider.localizationBundle)
    let category = actions.category(of: name)
    self.name = name
    title = texts.text(type.title)
    about = (type.declaredDescription?.descriptionText).map(texts.text)
    self.category = category.rawValue
    symbol = category.symbol
    color = category.color
    app = name.contains(".") ? declared.provider.applicationName.name : nil
    body = ShortcutCheck.bodies[name]
    // The items of a menu are its body.
    let hidden: Set<String> = name == "ChooseFromMenu" ? ["items", "item"] : []
    parameters = declared.parameters.filter { !hidden.contains($0.name) }
      .map { StudioParameter($0, texts) }
  }
}

extension StudioAction {
  /// Describes an action; nil where there is none of the name.
  init?(_ name: String, in actions: ActionTable, language: String) {
    if let declared = actions[name] {
      self.init(name, declared, in: actions, language: language)
    } else if let intent = actions.elsewhere(name) {
      self.init(intent)
    } else {
      return nil
    }
  }

  /// Describes an action of an app elsewhere, in the language that the app tells it in.
  private init(_ intent: IntentElsewhere) {
    let category = ActionCategory.apps
    name = intent.name
    title = intent.declared.title
    about = intent.declared.description
    self.category = category.rawValue
    symbol = category.symbol
    color = category.color
    app = intent.application
    body = nil
    parameters = intent.declared.parameters.map(StudioParameter.init)
  }
}

/// A parameter as the page lets a person fill it.
struct StudioParameter: Encodable {
  /// A case of an enum, or an item that there is.
  struct Choice: Encodable {
    let value: String
    let title: String
  }

  let name: String
  let title: String
  let about: String?
  /// What it takes: `text`, `integer`, `number`, `boolean`, `date`; or the name of a type.
  let kind: String
  let isOptional: Bool
  let isArray: Bool
  let isMultiline: Bool
  /// What it is unless something else is given.
  let standard: WireValue?
  let minimum: Double?
  let maximum: Double?
  /// The cases of an enum; nil for other types.
  let choices: [Choice]?
  /// Whether the app can say what values there are.
  let hasValues: Bool
  /// The parameters whose values they follow from.
  let dependsOn: [String]

  init(_ parameter: IntentDeclaration.Parameter, _ texts: StudioTexts) {
    let declaration = parameter.declaration
    name = parameter.name
    title = texts.text(declaration.title(forPropertyNamed: parameter.name))
    about = declaration.parameterDescription.map(texts.text)
    kind = declaration.valueType.name
    dependsOn = parameter.dependencies
    isOptional = declaration.isOptional
    isArray = declaration.isArray
    isMultiline = declaration.inputOptions?.multiline ?? false
    standard = declaration.defaultValue.map {
      let value = WireValue(of: $0, locale: texts.locale, bundle: texts.bundle)
      if case .enumeration(_, let name, _) = value { return .text(name) }
      return value
    }
    minimum = declaration.inclusiveRange?.lowerBound
    maximum = declaration.inclusiveRange.flatMap {
      $0.upperBound == .greatestFiniteMagnitude ? nil : $0.upperBound
    }
    switch declaration.valueType {
    case .enumeration(let type):
      choices = type.erasedCases.map {
        Choice(
          value: $0.rawValue,
          title: $0.display.text(locale: texts.locale, bundle: texts.bundle).title)
      }
      hasValues = false
    case .boolean:
      choices = nil
      hasValues = false
    default:
      choices = nil
      hasValues = parameter.list != nil
    }
  }
}

extension StudioParameter {
  fileprivate init(_ parameter: WireDeclarations.Parameter) {
    name = parameter.name
    title = parameter.title
    about = parameter.description
    kind = parameter.kind
    isOptional = parameter.isOptional
    isArray = parameter.isArray
    isMultiline = false
    if case .enumeration(_, let name, _)? = parameter.default {
      standard = .text(name)
    } else {
      standard = parameter.default
    }
    minimum = parameter.slot.minimum
    maximum = parameter.slot.maximum
    choices = nil
    hasValues = parameter.slot.list != nil && parameter.kind != "boolean"
    dependsOn = []
  }
}

/// The texts of an app in one language.
struct StudioTexts {
  let language: String
  let bundle: Bundle?

  var locale: Locale { Locale(identifier: language) }

  func text(_ resource: LocalizedStringResource) -> String {
    resource.resolved(locale: locale, bundle: bundle)
  }
}
