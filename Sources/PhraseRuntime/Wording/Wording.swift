// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// What the engine itself says and understands in one language: questions, misses, yes and no.
///
/// Dialogs come from apps; these are the sentences around them. A language is one value in a file
/// of its own (`Wording+English.swift`), and a test holds the files complete.
package struct Wording: Sendable {
  /// The language code.
  let language: String

  /// Words that end a turn.
  let cancel: [String]
  /// Words that agree.
  let yes: [String]
  /// Words that decline.
  let no: [String]
  /// Words for the places in a list of choices, first to tenth.
  let ordinals: [[String]]
  /// Words for the last place.
  let last: [String]
  /// Words that may stand around a place: "the second *one*".
  let ordinalFrames: [String]
  /// "and" in a series.
  let and: String
  /// "or" in a series.
  let or: String
  /// What a parameter without a title is called.
  let value: String

  let cancelled: String
  let nothingMatches: String
  /// An utterance has more readings than are looked at.
  let tooManyMeanings: String
  let nothingToCancel: String
  let done: String
  let confirmQuestion: String
  let askYesOrNo: String
  let emptyAnswer: String

  let nearest: @Sendable (_ suggestion: String, _ stop: String) -> String
  let nearestSentence: @Sendable (_ suggestion: String) -> String
  let nearestIncomplete: @Sendable (_ suggestion: String, _ expected: String) -> String
  let unknownValue: @Sendable (_ value: String, _ kind: String) -> String
  let didYouMean: @Sendable (_ suggestion: String) -> String
  let forInstance: @Sendable (_ suggestion: String) -> String
  let oneAtATime: @Sendable (_ first: String) -> String
  let valuesUnavailable: @Sendable (_ kind: String, _ reason: String) -> String
  let whichOne: @Sendable (_ kind: String?, _ choices: String) -> String
  let moreChoices: @Sendable (_ count: Int) -> String
  let askFor: @Sendable (_ title: String) -> String
  package let didYouSay: @Sendable (_ words: String) -> String
  let notAnAnswer: @Sendable (_ answer: String) -> String
  let outOfRange: @Sendable (_ minimum: String, _ maximum: String) -> String
  let failed: @Sendable (_ intent: String, _ reason: String) -> String
  let askedTooOften: @Sendable (_ parameter: String) -> String

  /// Phrases that take back whatever can be taken back last, as templates.
  let undo: [String]
  /// Phrases that take back what was just done: they ask where that cannot be taken back.
  let undoThat: [String]
  /// Phrases that repeat what was taken back.
  let redo: [String]
  let nothingToUndo: String
  let nothingToRedo: String
  let undone: @Sendable (_ action: String) -> String
  let redone: @Sendable (_ action: String) -> String
  let cannotUndo: @Sendable (_ last: String, _ other: String) -> String
  let notUndone: @Sendable (_ action: String, _ reason: String) -> String
  let notRedone: @Sendable (_ action: String, _ reason: String) -> String
  /// What an action without a name is called.
  let lastAction: String
  /// Why an action cannot be taken back whose object does not exist any more.
  let targetGone: String
  /// That a turn has to end first.
  let busy: String
  let continueInApplication: @Sendable (_ application: String) -> String
  let applicationUnavailable: @Sendable (_ application: String) -> String
  let notAuthenticated: String
  let valueGone: @Sendable (_ value: String) -> String
  let openedTooOften: @Sendable (_ intent: String) -> String
  /// What is said when a quarter, a half and three quarters of long work are done.
  package let milestones: [String]

  /// What may be said around the title or number of a control: "press *find tickets*".
  let pressFrames: [String]
  let snippetClosed: String
  let snippetFailed: @Sendable (_ reason: String) -> String
  let snippetGone: @Sendable (_ entity: String) -> String
  let snippetLate: @Sendable (_ seconds: String) -> String
  let goOnWith: @Sendable (_ actionName: String) -> String

  /// Words that end a series: "that's all".
  let finished: [String]
  /// What follows when a series may go on.
  let anotherOrDone: String
  let moreNeeded: @Sendable (_ count: Int) -> String
  let wrongCount: @Sendable (_ minimum: Int, _ maximum: Int?, _ given: Int) -> String
  let doesNotFit:
    @Sendable (_ value: String, _ kind: String, _ others: String, _ choices: String) -> String
  let nothingFits: @Sendable (_ kind: String, _ others: String) -> String

  /// Words that ask what can be said.
  let help: [String]
  /// That "help" tells more, where nothing matched.
  let helpHint: String
  /// That a question comes first.
  let answerFirst: String
  /// The way out of a question that was missed before.
  let orCancel: String
  let anyNumber: String
  let anyWords: String
  let valuesForInstance: @Sendable (_ values: String) -> String
  /// That the intent whose question waited was given up for something else; nil where it has no
  /// name.
  let left: @Sendable (_ intent: String?) -> String
  /// Words before an answer that corrects; one that ends in a comma is understood with that only.
  let corrections: [String]
  /// Small words that may stand before the name of a choice.
  let answerOpeners: [String]

  let finding: Finding

  /// The wording for a language code such as `ru` or `ru_RU`; English where there is none.
  package static func language(_ code: String) -> Wording {
    let language = code.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.language == language } ?? english
  }

  static let all: [Wording] = [english, russian]

  /// Words that may stand around the name of a choice: "the … one".
  var frameWords: [String] {
    ordinalFrames.flatMap { Utterance($0.replacing("<place>", with: "")).tokens.map(\.text) }
  }

  /// "A, B or C".
  func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return "\(items.dropLast().joined(separator: ", ")) \(or) \(last)"
  }
}
