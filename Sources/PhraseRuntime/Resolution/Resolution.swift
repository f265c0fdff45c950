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
  /// phrases, unless the utterance is written with the letters of another one.
  public let language: String

  /// The nearest phrase in the author's spelling, where one is near.
  public let phrase: String?

  /// The app of that phrase: apps may have the same.
  let application: String?

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
        utterance: utterance, reasons: [], language: "en", phrase: nil, application: nil,
        parameter: nil, stop: nil, suggestion: nil))
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
