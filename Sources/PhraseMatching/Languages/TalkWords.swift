// SPDX-License-Identifier: Apache-2.0

/// The words of a conversation that are understood in one language.
package struct TalkWords: Sendable {
  /// Words that end a turn.
  package let cancel: [String]
  /// Words that agree.
  package let yes: [String]
  /// Words that decline.
  package let no: [String]
  /// Words that ask what can be said.
  package let help: [String]
  /// Words that list all of it, where lines are typed.
  package let list: [String]
  /// Words that leave, where lines are typed.
  package let quit: [String]

  /// Words for the places in a list of choices, first to tenth.
  package let ordinals: [[String]]
  /// Words for the last place.
  package let last: [String]
  /// Words that may stand around a place: "the second *one*".
  package let ordinalFrames: [String]
  /// ``Frame``s of small words that may stand around the name of a choice.
  package let answerOpeners: [String]
  /// ``Frame``s of an answer that corrects; one that ends in a comma is understood with that only.
  package let corrections: [String]
  /// What goes to the question before: "go back".
  package let back: [String]
  /// Words that end a series: "that's all".
  package let finished: [String]
  /// What may be said around the title or number of a control: "press *find tickets*".
  package let pressFrames: [String]
  /// "and" in a series.
  package let and: String
  /// "or" in a series.
  package let or: String

  /// Phrases that take back whatever can be taken back last, as templates.
  package let undo: [String]
  /// Phrases that take back what was just done: they ask where that cannot be taken back.
  package let undoThat: [String]
  /// Phrases that do so, or repeat what was just taken back: "put it back".
  package internal(set) var putBack: [String] = []
  /// Phrases that repeat what was taken back.
  package let redo: [String]

  package let finding: FindingWords
  package let context: ContextWords
  /// What requests are made of in any order.
  package var requests = RequestWords()

  /// Words that may stand around the name of a choice: "the … one".
  package var frameWords: [String] {
    ordinalFrames.flatMap { frame in
      frame.split(separator: "<place>").flatMap { Utterance(String($0)).tokens.map(\.text) }
    }
  }
}

/// The words that mean something only after what was said before.
package struct ContextWords: Sendable {
  /// What was named or shown last: "it"; nothing at all in a language that leaves it out.
  package let references: [String]
  /// ``Frame``s of a verb that such a word is a part of: "…lo" in "ábrelo".
  package let attached: [String]
  /// ``Frame``s of another value for the last request: "what about …".
  package let followUps: [String]
  /// ``Frame``s of another value for what was just done: "make that …".
  package let replacements: [String]
  /// What stands for the kind of what was listed last: "ones" in "the unread ones".
  package let kinds: [String]
  /// Those of them that stand for one: "of them" in "which of them is the oldest".
  package var kindsOfOne: [String] = []
  /// The one of two that was not chosen or named last: "the other one".
  package let other: [String]
  /// ``Frame``s of one value more for the last request: "add … too".
  package var additions: [String] = []
  /// ``Frame``s of one value less: "remove …".
  package var removals: [String] = []
  /// What repeats the last request: "same again".
  package let again: [String]
  /// What asks for the number of what was listed last: "how many are there".
  package let count: [String]
  /// What joins two requests, the longest first: "and then".
  package let connectors: [String]
  /// What chooses none of several: "neither".
  package let none: [String]
  /// ``Frame``s of a choice that is not meant: "not …".
  package let exclusions: [String]
  /// ``Frame``s of the name of an app or a kind of values to be helped with: "help with …",
  /// "what … are there".
  package let helpTopics: [String]
  /// What people begin with, and end with, without asking for anything.
  package let greetings: [String]
  package let farewells: [String]
}

/// The words around finding entities: phrases, comparisons and orders.
package struct FindingWords: Sendable {
  /// A request to find, in template syntax, `<entities>` for the kind and `[<details>]` for
  /// conditions and order.
  package let find: String
  /// A condition, and the next one.
  package let condition: String
  package let nextCondition: String
  /// The order, and what it is called in either direction.
  package let sorted: String
  package let ascending: [String]
  package let descending: [String]
  /// What asks for one property of one entity, `${property}` of `${entity}`; without a property,
  /// whether there is the entity.
  package let ask: [String]
  /// What asks for `<entities>` in other words: by a `${quality}` such as "unread", by a `${value}`
  /// of any property or of `${property}`, by their `${rank}` in a property, or in an order,
  /// `${sort}` and `${direction}`.
  package let requests: [String]
  /// The first in an order from the greatest, and from the least: "longest", "shortest".
  package let greatest: [String]
  package let least: [String]
  /// A quality turned round: "not read".
  package let negated: @Sendable (_ quality: String) -> [String]
  /// The ``Frame`` of a request that names its app.
  package let inApplication: String
  /// ``Frame``s of words that the index of all apps is asked for.
  package let search: [String]
  package let comparisons: Comparisons
  /// What joins the two values of a range.
  package let between: String
  /// The name of many from the name of one, where the app does not tell.
  package let plural: @Sendable (_ singular: String) -> String

  /// The words for each comparison, the one to show first.
  package struct Comparisons: Sendable {
    package let equalTo: [String]
    package let notEqualTo: [String]
    package let contains: [String]
    package let hasPrefix: [String]
    package let hasSuffix: [String]
    package let lessThan: [String]
    package let lessThanOrEqualTo: [String]
    package let greaterThan: [String]
    package let greaterThanOrEqualTo: [String]
    package let isBetween: [String]
    package let hasAnyValue: [String]
    package let hasNoValue: [String]
  }
}
