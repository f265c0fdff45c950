// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
public import PhraseWire

extension WireQuestion {
  /// A question as it leaves the engine.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - intent: The intent that asks, by whose declaration the name of the parameter is known.
  public init(_ question: Question, of intent: ResolvedIntent? = nil) {
    self.init(question.wireKind, text: question.text, language: question.language)
    if case .value(let title) = question.kind {
      self.title = title
      parameter = intent?.parameterName(titled: title)
    }
    choices = question.choices.enumerated().map { index, choice in
      Choice(
        number: index + 1, title: choice.title, subtitle: choice.subtitle, section: choice.section)
    }
    accepts = question.slot
    actionNames = question.actionNames
    controls = question.controls
    takesSeveral = question.isSeries ? true : nil
    takesEnd = question.takesEnd ? true : nil
    standard = question.standard
    offer = question.isOffer ? true : nil
  }
}

extension Question {
  /// A question of an app in another process, as far as a recognizer and help need it.
  ///
  /// - Throws: ``CatalogFileError`` for a kind of value that is not known here.
  init(_ question: WireQuestion) throws {
    let name = question.title ?? question.parameter
    let kind: Kind =
      switch question.kind {
      case .confirmation: .confirmation
      case .choice where name == nil: .choice
      case .choice, .value, .other: .value(parameter: name ?? question.text)
      }
    let accepted = try question.accepts.map(Catalog.Slot.init)?.kind
    let freedom: Freedom =
      switch accepted {
      case .value(let kind)?: .value(kind)
      case .text?: .text
      case .list?, nil: .none
      }
    self.init(
      kind: kind, text: question.text,
      choices: question.choices.map {
        Choice(title: $0.title, subtitle: $0.subtitle, section: $0.section)
      }, language: question.language, freedom: freedom)
    actionNames = question.actionNames
    controls = question.controls
    isSeries = question.takesSeveral ?? false
    takesEnd = question.takesEnd ?? false
    takesText = freedom == .text && choices.isEmpty
    namesChoices = !choices.isEmpty && choices.allSatisfy { text.contains($0.title) }
    standard = question.standard
  }

  /// A value of which there are only those that can be named is a choice.
  fileprivate var wireKind: WireQuestion.Kind {
    switch kind {
    case .confirmation: .confirmation
    case .choice: .choice
    case .value: freedom == .none ? .choice : .value
    }
  }

  /// What an answer may be besides a choice.
  fileprivate var slot: WireSlot? {
    switch freedom {
    case .none: return nil
    case .text: return WireSlot(kind: "text")
    case .value(let kind):
      var slot = WireSlot(kind)
      if let range { slot.narrow(to: range) }
      return slot
    }
  }
}

extension ResolvedIntent {
  fileprivate func parameterName(titled title: String) -> String? {
    let bundle = declaration?.provider.localizationBundle
    return declaration?.parameters.first { parameter in
      parameter.declaration.title(forPropertyNamed: parameter.name)
        .resolved(locale: Locale(identifier: language), bundle: bundle) == title
    }?.name
  }
}
