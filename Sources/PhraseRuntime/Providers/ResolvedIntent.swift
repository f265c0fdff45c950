// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// A parameter whose place in the utterance became a value.
public struct ResolvedParameter: Sendable {
  /// The name of the parameter.
  public let name: String

  /// The value as people see it: an entity's title, a number's digits, or the text.
  public let display: String

  /// The app's identifier of an entity, enum case or listed value.
  public let id: String?

  /// The words of the utterance that gave the value.
  public let text: String

  /// Where those words stand: UTF-8 offsets into the original utterance.
  public let span: Range<Int>

  /// The value that the intent's parameter gets.
  package let value: any Sendable

  /// What tells the value apart from others with the same title.
  package let subtitle: String?
}

extension ResolvedParameter {
  /// A value that has no place in the utterance.
  init(_ option: ValueOption, named name: String) {
    self.init(
      name: name, display: option.display, id: option.id, text: option.display, span: 0..<0,
      value: option.value, subtitle: option.subtitle)
  }
}

/// An utterance that names one intent, with the values that were found in it.
///
/// Parameters that the intent can do without may be absent. Call ``perform()`` to run it.
public struct ResolvedIntent: Sendable {
  /// What was typed or said.
  public let utterance: String

  /// The app that the intent belongs to.
  public let application: String

  /// The name of the intent's type.
  public let intent: String

  /// The phrase that matched, in the author's spelling.
  public let phrase: String

  /// The language code of the phrase.
  public let language: String

  /// The values in the order of their places in the utterance; several with one name for a series.
  ///
  /// An entity that was named twice in a series stands here twice, and counts once: the intent gets
  /// it once.
  public internal(set) var parameters: [ResolvedParameter]

  /// How well the phrase fits: 1 is exact.
  public let score: Double

  package let declaration: IntentDeclaration?

  /// What it does with what it is given; nil where that is not known.
  let role: IntentRole?

  /// What the intent is called that is declared elsewhere.
  var titleElsewhere: String?

  /// What it cannot do without, where it is declared elsewhere.
  var needsElsewhere: [String] = []

  /// Whether performing it changes nothing: what opens, finds or searches.
  var onlyShows: Bool {
    switch role {
    case .open, .search, .lookUp: true
    case .delete, nil: false
    }
  }

  /// What performs it.
  var provider: (any IntentProvider)?

  /// The settings of the engine that understood the utterance.
  package var configuration = EngineConfiguration()

  /// The engine that understood the utterance.
  package var engine: (any IntentEngine)?

  /// The values by parameter; a series is an array.
  package var values: [String: any Sendable] { parameters.values(of: declaration) }

  /// The names of parameters that the intent needs and that have no value yet, or not as many as it
  /// takes; each after those that its options follow from.
  package var missingParameters: [String] {
    guard let declaration else {
      return needsElsewhere.filter { name in !parameters.contains { $0.name == name } }
    }
    let counts = values.mapValues { ($0 as? [any Sendable])?.count ?? 1 }
    return declaration.order.names.filter { name in
      guard let parameter = declaration.parameter(named: name) else { return false }
      if let count = counts[name] { return !parameter.declaration.takes(count) }
      return !parameter.declaration.isOptional && !parameter.isFilled
    }
  }

  /// The words of the utterance that are no part of a value.
  var wordsBesideValues: [String] {
    Utterance(utterance).tokens.filter { token in
      !parameters.contains { $0.span.overlaps(token.span) }
    }.map(\.text)
  }

  /// The title of the intent, in the language of the phrase.
  var title: String {
    guard let declaration else { return titleElsewhere ?? intent }
    return type(of: declaration.prototype).title.resolved(
      locale: Locale(identifier: language), bundle: declaration.provider.localizationBundle)
  }

  /// The intent with its values as a sentence, from the app's parameter summary.
  ///
  /// Parameters without a value show their title. An intent without a summary, and one that is
  /// declared elsewhere, gives its title.
  ///
  /// ```swift
  /// if case .match(let intent) = await engine.resolve("next bus on route 5 from harbour") {
  ///   print(intent.summary)  // Show the next bus at Harbour on route 5
  /// }
  /// ```
  public var summary: String {
    guard let declaration else { return title }
    return declaration.instance(with: values).renderedSummary(
      locale: Locale(identifier: language), bundle: declaration.provider.localizationBundle)
  }
}

extension [ResolvedParameter] {
  /// The values by parameter; a series is an array.
  func values(of declaration: IntentDeclaration?) -> [String: any Sendable] {
    Dictionary(grouping: self, by: \.name).reduce(into: [:]) { values, group in
      let (name, parameters) = group
      let isArray =
        declaration?.parameter(named: name)?.declaration.isArray ?? (parameters.count > 1)
      values[name] = isArray ? parameters.map(\.value).entitiesOnce : parameters.first?.value
    }
  }
}
