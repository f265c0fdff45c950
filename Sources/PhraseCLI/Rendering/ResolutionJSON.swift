// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime

/// A resolution as one JSON object, for `--json`.
struct ResolutionJSON: Encodable {
  struct Parameter: Encodable {
    var value: String
    var id: String?
    var text: String
    var start: Int
    var end: Int
  }

  struct Choice: Encodable {
    var app: String
    var intent: String
    var phrase: String
    var title: String
    var subtitle: String?
    var parameters: Parameters
  }

  var utterance: String
  var outcome: String
  var app: String?
  var intent: String?
  var phrase: String?
  var parameters: Parameters?
  var missing: [String]?
  var score: Double?
  var candidates: [Choice]?
  var question: String?
  var suggestion: String?
  var message: String?
  var stop: [String: Int]?
  var microseconds: Double
  var dialog: String?
  var supporting: String?
  var value: String?

  init(_ resolution: Resolution, utterance: String, microseconds: Double) {
    self.utterance = utterance
    self.microseconds = microseconds
    switch resolution {
    case .match(let intent):
      outcome = "match"
      describe(intent)
    case .missing(let missing):
      outcome = "missing"
      describe(missing.intent)
      self.missing = missing.parameters
    case .ambiguous(let ambiguity):
      outcome = "ambiguous"
      question = ambiguity.question
      candidates = ambiguity.choices.map(Choice.init)
    case .none(let miss):
      outcome = "none"
      phrase = miss.phrase
      message = miss.explanation
      suggestion = miss.suggestion
      stop = miss.stop.map { ["start": $0.lowerBound, "end": $0.upperBound] }
    }
  }

  private mutating func describe(_ intent: ResolvedIntent) {
    app = intent.application
    self.intent = intent.intent
    phrase = intent.phrase
    parameters = Parameters(intent)
    score = intent.score
  }

  /// The object on one line.
  func line() throws -> String {
    try jsonLine()
  }
}

extension ResolutionJSON {
  /// Parameters by name: an object each, or an array of objects for a series.
  struct Parameters: Encodable {
    let groups: [String: [Parameter]]

    init(_ intent: ResolvedIntent) {
      groups = Dictionary(grouping: intent.parameters, by: \.name)
        .mapValues { $0.map(Parameter.init) }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Name.self)
      for (name, group) in groups {
        if group.count == 1 {
          try container.encode(group[0], forKey: Name(stringValue: name))
        } else {
          try container.encode(group, forKey: Name(stringValue: name))
        }
      }
    }

    private struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }
  }
}

extension ResolutionJSON.Parameter {
  init(_ parameter: ResolvedParameter) {
    self.init(
      value: parameter.display, id: parameter.id, text: parameter.text,
      start: parameter.span.lowerBound, end: parameter.span.upperBound)
  }
}

extension ResolutionJSON.Choice {
  init(_ choice: Ambiguity.Choice) {
    let intent = choice.intent
    self.init(
      app: intent.application, intent: intent.intent, phrase: intent.phrase, title: choice.title,
      subtitle: choice.subtitle, parameters: ResolutionJSON.Parameters(intent))
  }
}
