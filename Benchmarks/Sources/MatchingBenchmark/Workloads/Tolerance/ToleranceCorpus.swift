// SPDX-License-Identifier: Apache-2.0

/// Phrases, lists, and utterances with one slip each and their right answers.
///
/// Everything follows from the number of titles and the seed.
struct ToleranceCorpus: Codable, Sendable {
  struct Case: Codable, Sendable {
    var kind: ToleranceKind
    var text: String
    /// The right intent; nil where there is none.
    var intent: String?
    /// Ids of listed values and numbers, by slot.
    var slots: [String: Double]
  }

  struct Template: Codable, Sendable {
    var intent: String
    var application: Int
    var text: String
  }

  var templates: [Template]
  var applications = ToleranceTemplates.applications
  /// The forms of the values; an id is an index.
  var lists: [String: [String]]
  /// The list of each slot that has one.
  var listOfSlot = ToleranceTemplates.lists
  var cases: [Case] = []

  /// Makes the corpus with so many books and a tenth as many recipes.
  ///
  /// - Parameters:
  ///   - titleCount: How many books.
  ///   - share: The part of each kind's utterances to make.
  ///   - seed: Where the random numbers start.
  init(titleCount: Int, share: Double = 1, seed: UInt64 = 20_250_202) {
    var generator = ToleranceGenerator(titleCount: titleCount, seed: seed)
    templates = ToleranceTemplates.all.map {
      Template(intent: $0.intent, application: $0.application, text: $0.text)
    }
    lists = generator.lists
    for kind in ToleranceKind.allCases {
      cases += generator.cases(kind, count: Int(Double(kind.standardCount) * share))
    }
  }
}
