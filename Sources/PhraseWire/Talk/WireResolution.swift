// SPDX-License-Identifier: Apache-2.0

/// What an utterance means: a line of `phrase resolve --json`, and a part of a reply.
///
/// ```json
/// {"utterance": "open dune in library", "outcome": "match", "app": "Library", "intent": "OpenBook",
///  "phrase": "Open ${book} in ${applicationName}", "score": 1,
///  "parameters": {"book": {"value": "Dune", "id": "42", "text": "dune", "start": 5, "end": 9}}}
/// ```
public struct WireResolution: Codable, Sendable, Equatable {
  /// What came of it.
  public enum Outcome: String, WireKind {
    /// One intent with all the parameters that it needs.
    case match
    /// Several meanings fit equally well: ``WireResolution/candidates``.
    case ambiguous
    /// Parameters that the intent needs were not said: ``WireResolution/missing``.
    case missing
    /// Nothing fits.
    case none
    /// It was an answer to a question, and has no meaning of its own.
    case answer
    /// It was no text.
    case unreadable
    /// An outcome that this version does not know.
    case other
  }

  /// One of several meanings.
  public struct Candidate: Codable, Sendable, Equatable {
    /// What it is called in a question.
    public var title: String
    /// What tells it apart from one with the same title.
    public var subtitle: String?
    /// The app.
    public var app: String
    /// The name of the intent's type.
    public var intent: String
    /// The phrase in the author's spelling.
    public var phrase: String
    /// What was said for its parameters.
    public var parameters: [String: WireParameter]

    /// Makes a candidate.
    public init(
      title: String, subtitle: String?, app: String, intent: String, phrase: String,
      parameters: [String: WireParameter]
    ) {
      self.title = title
      self.subtitle = subtitle
      self.app = app
      self.intent = intent
      self.phrase = phrase
      self.parameters = parameters
    }
  }

  /// A part of the utterance, as offsets in its UTF-8.
  public struct Span: Codable, Sendable, Equatable {
    /// Where it begins.
    public var start: Int
    /// Where it ends.
    public var end: Int

    /// Makes a span of a range.
    public init(_ range: Range<Int>) {
      start = range.lowerBound
      end = range.upperBound
    }
  }

  /// What was typed or said; nil where it was no text.
  public var utterance: String?
  /// What came of it.
  public var outcome: Outcome
  /// The app that the intent belongs to.
  public var app: String?
  /// The name of the intent's type.
  public var intent: String?
  /// The phrase that fits, or the nearest one, in the author's spelling.
  public var phrase: String?
  /// What was said for the parameters, by name; nil where no intent fits.
  public var parameters: [String: WireParameter]?
  /// The names of the parameters that were not said, in the order in which they are asked for.
  public var missing: [String] = []
  /// How well the phrase fits: 1 is exact.
  public var score: Double?
  /// The meanings to choose from, best first.
  public var candidates: [Candidate] = []
  /// The question which of them is meant.
  public var question: String?
  /// Why nothing fits.
  public var message: String?
  /// The nearest sentence that would be understood.
  public var suggestion: String?
  /// Where matching stopped.
  public var stop: Span?

  /// Makes a resolution; what else is known is set afterwards.
  public init(_ outcome: Outcome, utterance: String?) {
    self.outcome = outcome
    self.utterance = utterance
  }
}

/// What was said for a parameter: one value, or several for a series.
///
/// In JSON one value is an object, and several are an array of such objects.
public struct WireParameter: Codable, Sendable, Equatable {
  /// One value.
  public struct Value: Codable, Sendable, Equatable {
    /// The value as people see it: a title, digits, ISO 8601 for dates, or the words.
    public var value: String
    /// What the app knows the value by.
    public var id: String?
    /// The words that gave it.
    public var text: String
    /// Where those words begin, in the utterance's UTF-8.
    public var start: Int
    /// Where they end.
    public var end: Int

    /// Makes a value.
    public init(value: String, id: String?, text: String, span: Range<Int>) {
      self.value = value
      self.id = id
      self.text = text
      start = span.lowerBound
      end = span.upperBound
    }
  }

  /// The values in the order in which they were said.
  public var values: [Value]

  /// Makes a parameter of its values.
  public init(_ values: [Value]) { self.values = values }

  /// Reads an object, or an array of them.
  public init(from decoder: any Decoder) throws {
    let several = try? decoder.unkeyedContainer()
    values = several == nil ? [try Value(from: decoder)] : try [Value](from: decoder)
  }

  /// Writes an object, or an array of them.
  public func encode(to encoder: any Encoder) throws {
    values.count == 1 ? try values[0].encode(to: encoder) : try values.encode(to: encoder)
  }
}
