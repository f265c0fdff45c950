// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// What a value is for: a parameter of an intent, or a slot of a catalog file.
struct ValueSubject: Sendable {
  let name: String
  /// What the intent declares; nil for a slot without code behind it.
  let declaration: ParameterDeclaration?
  /// The slot of the phrase; nil where the value is asked for.
  var slot: Catalog.Slot?
  /// Whose string tables name the values.
  var bundle: Bundle?

  /// What the values are called in the language of the talk: "book".
  func kindName(in language: String) -> String {
    let locale = Locale(identifier: language)
    let title: LocalizedStringResource? =
      switch declaration?.valueType {
      case .enumeration(let type)?: type.typeDisplayRepresentation.name
      case .entity(let type)?: type.typeDisplayRepresentation.name
      default: declaration?.title(forPropertyNamed: name)
      }
    guard let title else {
      let names = slot?.names ?? [:]
      return names.keys.nearest(toLanguage: language).flatMap { names[$0] } ?? name
    }
    return title.resolved(locale: locale, bundle: bundle ?? .main).insideSentence(locale: locale)
  }

  /// The app's own question which of several values is meant, in the language of the talk.
  func disambiguationDialog(in language: String) -> String? {
    declaration?.requestDisambiguationDialog?
      .text(locale: Locale(identifier: language), bundle: bundle).full
  }

  /// What finds the entities; nil for other values.
  var access: EntityAccess? {
    guard case .entity(let type)? = declaration?.valueType else { return nil }
    return EntityAccess(type, query: declaration?.query)
  }

  /// Whether the engine itself reads the values, so that other words are none of a kind that an app
  /// has.
  var isRead: Bool {
    switch declaration?.valueType {
    case .entity?, .enumeration?, .other?, nil: false
    default: declaration?.optionsProvider == nil
    }
  }

  /// Whether any words are a value, as nothing more is known of it.
  var takesText: Bool {
    guard declaration == nil, let slot else { return false }
    return slot.kind == .text || slot.takesText
  }

  /// Whether the values are files, which are named by their paths.
  var isFile: Bool { declaration?.takesFile ?? false }

  /// Whether the values are texts.
  var isText: Bool {
    switch declaration?.valueType {
    case .string?, .attributedString?, .other(is StringSearchCriteria.Type)?: true
    case nil: takesText
    default: false
    }
  }

  var isBoolean: Bool {
    if case .boolean? = declaration?.valueType { true } else { false }
  }
}

extension IntentDeclaration.Parameter {
  func kindName(language: String, bundle: Bundle?) -> String {
    ValueSubject(name: name, declaration: declaration, bundle: bundle).kindName(in: language)
  }
}

extension Catalog.Shortcut {
  /// What a slot's values are of.
  func subject(ofSlot name: String) -> ValueSubject {
    ValueSubject(
      name: name, declaration: declaration?.parameter(named: name)?.declaration,
      slot: slots[name], bundle: declaration?.provider.localizationBundle)
  }

  /// What a slot's values are called, in the language of the talk: "book".
  func kindName(ofSlot slot: String, language: String) -> String {
    subject(ofSlot: slot).kindName(in: language)
  }
}
