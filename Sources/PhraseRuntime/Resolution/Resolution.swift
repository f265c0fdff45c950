// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
public import PhraseMatching

/// What an utterance means, once the apps were asked for their values.
///
/// ```swift
/// switch await engine.resolve("open dune in library") {
/// case .match(let match): print(try await match.perform().dialog ?? "Done.")
/// case .ambiguous(let ambiguity): print(ambiguity.question)
/// case .missing(let missing): print("It lacks \(missing.parameters.joined(separator: ", ")).")
/// case .none(let miss): print(miss.explanation)
/// }
/// ```
public enum Resolution: Sendable {
  /// One intent with all the parameters that it needs.
  case match(ResolvedIntent)
  /// Several meanings fit equally well; people have to choose.
  case ambiguous(Ambiguity)
  /// One intent fits, but parameters that it needs were not said.
  case missing(MissingParameters)
  /// Nothing fits.
  case none(Miss)
}

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
  public let parameters: [ResolvedParameter]

  /// How well the phrase fits: 1 is exact.
  public let score: Double

  package let declaration: IntentDeclaration?

  /// Whether performing it changes nothing: what opens, finds or searches.
  var onlyShows: Bool {
    switch declaration?.prototype {
    case is any OpenIntent, is any ShowInAppSearchResultsIntent, is any LookupIntent: true
    default: false
    }
  }

  /// What performs it.
  var provider: (any IntentProvider)?

  /// The settings of the engine that understood the utterance.
  package var configuration = PhraseEngine.Configuration()

  /// The values by parameter; a series is an array.
  package var values: [String: any Sendable] { parameters.values(of: declaration) }

  /// The names of parameters that the intent needs and that have no value yet, or not as many as it
  /// takes; each after those that its options follow from.
  package var missingParameters: [String] {
    guard let declaration else { return [] }
    let counts = values.mapValues { ($0 as? [any Sendable])?.count ?? 1 }
    return declaration.order.names.filter { name in
      guard let parameter = declaration.parameter(named: name) else { return false }
      if let count = counts[name] { return !parameter.declaration.takes(count) }
      return !parameter.declaration.isOptional && !parameter.isFilled
    }
  }

  /// The title of the intent, in the language of the phrase.
  var title: String {
    guard let declaration else { return intent }
    return type(of: declaration.prototype).title.resolved(
      locale: Locale(identifier: language), bundle: declaration.provider.localizationBundle)
  }

  /// The intent with its values as a sentence, from the app's parameter summary.
  ///
  /// Parameters without a value show their title. An intent without a summary gives its title, and
  /// one of a catalog file its name.
  ///
  /// ```swift
  /// if case .match(let intent) = await engine.resolve("next bus on route 5 from harbour") {
  ///   print(intent.summary)  // Show the next bus at Harbour on route 5
  /// }
  /// ```
  public var summary: String {
    guard let declaration else { return intent }
    return declaration.instance(with: values).renderedSummary(
      locale: Locale(identifier: language), bundle: declaration.provider.localizationBundle)
  }
}

/// Several meanings of one utterance, for people to choose from.
public struct Ambiguity: Sendable {
  /// One of the meanings.
  public struct Choice: Sendable {
    /// What to call the choice in a question.
    public let title: String

    /// What tells it apart from a choice with the same title.
    public let subtitle: String?

    /// The meaning itself; it may still lack parameters.
    public let intent: ResolvedIntent
  }

  /// What was typed or said.
  public let utterance: String

  /// The question in the language of the utterance, with the choices in it.
  public let question: String

  /// The meanings, best first.
  public let choices: [Choice]
}

/// An intent that fits, and the parameters that it needs but were not said.
public struct MissingParameters: Sendable {
  /// The intent with what was said.
  public let intent: ResolvedIntent

  /// The names of the absent parameters, in the order in which they are asked for.
  public let parameters: [String]
}

/// Why nothing fits, and what is nearest.
public struct Miss: Sendable, Equatable {
  /// What was typed or said.
  public let utterance: String

  /// Why nothing fits, case by case.
  public let reasons: [Saying]

  /// The language code of the nearest phrase; where none is near, that of the person or of most
  /// phrases.
  public let language: String

  /// The nearest phrase in the author's spelling, where one is near.
  public let phrase: String?

  /// The slot whose value was not recognized, where the rest of the phrase fits.
  public let parameter: String?

  /// Where matching stopped: UTF-8 offsets into the utterance; absent where nothing is near.
  public let stop: Range<Int>?

  /// The nearest sentence that would be understood.
  public let suggestion: String?

  /// The reason in the language of the nearest phrase, ready to be shown.
  public var explanation: String {
    let talk = Language.named(language)
    return reasons.map { talk.text(of: $0) }.joined(separator: " ")
  }
}

extension Resolution {
  /// The resolution of words that were heard but did not get as far as the phrases.
  package static func unheard(_ utterance: String) -> Resolution {
    .none(
      Miss(
        utterance: utterance, reasons: [], language: "en", phrase: nil, parameter: nil, stop: nil,
        suggestion: nil))
  }
}

extension Resolution {
  /// The language code of the phrase that fits, or in which is said why none does.
  package var language: String? {
    switch self {
    case .match(let intent): intent.language
    case .missing(let missing): missing.intent.language
    case .ambiguous(let ambiguity): ambiguity.choices.first?.intent.language
    case .none(let miss): miss.language
    }
  }
}
