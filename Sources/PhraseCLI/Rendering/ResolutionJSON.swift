// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseRuntime

/// A resolution as one JSON object, for `--json`.
struct ResolutionJSON {
  struct Parameter {
    var value: String
    var id: String?
    var text: String
    var start: Int
    var end: Int
  }

  struct Choice {
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
  var stop: (start: Double, end: Double)?
  var microseconds: Double
  var dialog: String?
  var supporting: String?
  var value: JSONText?
  var saved: [String] = []
  var snippet: JSONText?

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
      stop = miss.stop.map { (Double($0.lowerBound), Double($0.upperBound)) }
    }
  }

  private mutating func describe(_ intent: ResolvedIntent) {
    app = intent.application
    self.intent = intent.intent
    phrase = intent.phrase
    parameters = Parameters(intent)
    score = intent.score
  }

  /// The fields in alphabetical order.
  var fields: [(String, JSONText?)] {
    [
      ("app", app.map(JSONText.string)), ("candidates", candidates.map { .array($0.map(\.json)) }),
      ("dialog", dialog.map(JSONText.string)), ("intent", intent.map(JSONText.string)),
      ("message", message.map(JSONText.string)), ("microseconds", .number(microseconds)),
      ("missing", missing.map { .array($0.map(JSONText.string)) }), ("outcome", .string(outcome)),
      ("parameters", parameters?.json), ("phrase", phrase.map(JSONText.string)),
      ("question", question.map(JSONText.string)),
      ("saved", saved.isEmpty ? nil : .array(saved.map(JSONText.string))),
      ("score", score.map(JSONText.number)),
      ("snippet", snippet),
      ("stop", stop.map { .object([("end", .number($0.end)), ("start", .number($0.start))]) }),
      ("suggestion", suggestion.map(JSONText.string)),
      ("supporting", supporting.map(JSONText.string)), ("utterance", .string(utterance)),
      ("value", value),
    ]
  }
}

extension ResolutionJSON {
  /// Parameters by name: an object each, or an array of objects for a series.
  struct Parameters {
    let groups: [(name: String, parameters: [Parameter])]

    init(_ intent: ResolvedIntent) {
      groups = Dictionary(grouping: intent.parameters, by: \.name)
        .sorted { $0.key < $1.key }.map { ($0.key, $0.value.map(Parameter.init)) }
    }

    var json: JSONText {
      .object(
        groups.map { name, parameters in
          (name, parameters.count == 1 ? parameters[0].json : .array(parameters.map(\.json)))
        })
    }
  }
}

extension ResolutionJSON.Choice {
  var json: JSONText {
    .object([
      ("app", .string(app)), ("intent", .string(intent)), ("parameters", parameters.json),
      ("phrase", .string(phrase)), ("subtitle", subtitle.map(JSONText.string)),
      ("title", .string(title)),
    ])
  }
}

extension ResolutionJSON.Parameter {
  var json: JSONText {
    .object([
      ("end", .number(Double(end))), ("id", id.map(JSONText.string)),
      ("start", .number(Double(start))), ("text", .string(text)), ("value", .string(value)),
    ])
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
