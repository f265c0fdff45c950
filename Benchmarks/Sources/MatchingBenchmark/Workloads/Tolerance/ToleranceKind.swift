// SPDX-License-Identifier: Apache-2.0

/// What differs between an utterance of the corpus and the phrase that it was made of.
enum ToleranceKind: String, Codable, CaseIterable, Sendable {
  /// Nothing: the phrase as it is declared.
  case exact
  /// "could you … for me"
  case fillersAround
  /// "open uh the quiet river"
  case fillerInside
  /// "open open the quiet river"
  case doubledWord
  /// "open quiet river almanac"
  case droppedFunctionWord
  /// "open the quiet river"
  case missingApplication
  /// One typo in one word of five letters or more.
  case typoOne
  /// Two typos in one word of eight letters or more.
  case typoTwo
  /// "cafe" for "café"
  case missingAccents
  /// "marthas garden" for "martha's garden"
  case missingPunctuation
  /// "bookshop" for "book shop"
  case joinedCompound
  /// "light house" for "lighthouse"
  case splitCompound
  /// "quiet river" for "quiet rivers", and the other way round
  case singularForPlural
  /// "twelve fifty", "a hundred and five", "2.5", "half"; "two sisters" for "2 sisters"
  case numberWords
  /// A phrase with a value that is on no list and like none.
  case unknownValue
  /// A phrase of two applications without its name: only a question is right.
  case twoApplications
  /// A sentence of everyday talk.
  case unrelated
  /// A value between two titles. Only reported, for there is no right answer.
  case nearMissValue

  /// Whether any single best candidate would be a wrong action.
  var isNegative: Bool {
    switch self {
    case .unknownValue, .twoApplications, .unrelated: true
    default: false
    }
  }

  /// Whether the share of right answers is part of what is promised.
  var isPromised: Bool { self != .nearMissValue }

  /// How many utterances the whole corpus has of it.
  var standardCount: Int {
    switch self {
    case .unknownValue, .unrelated: 400
    case .twoApplications: 40
    default: 200
    }
  }
}
