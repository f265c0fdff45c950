// SPDX-License-Identifier: Apache-2.0

public import PhraseWire

extension WireResolution {
  /// A resolution as it leaves the engine.
  public init(_ resolution: Resolution) {
    switch resolution {
    case .match(let intent): self.init(.match, intent)
    case .missing(let missing):
      self.init(.missing, missing.intent)
      self.missing = missing.parameters
    case .ambiguous(let ambiguity):
      self.init(.ambiguous, utterance: ambiguity.utterance)
      question = ambiguity.question
      candidates = ambiguity.choices.map(Candidate.init)
    case .none(let miss):
      self.init(.none, utterance: miss.utterance)
      phrase = miss.phrase
      message = miss.explanation
      suggestion = miss.suggestion
      stop = miss.stop.map(Span.init)
    }
  }

  private init(_ outcome: Outcome, _ intent: ResolvedIntent) {
    self.init(outcome, utterance: intent.utterance)
    app = intent.application
    self.intent = intent.intent
    phrase = intent.phrase
    parameters = intent.wireParameters
    score = intent.score
  }
}

extension WireResolution.Candidate {
  fileprivate init(_ choice: Ambiguity.Choice) {
    let intent = choice.intent
    self.init(
      title: choice.title, subtitle: choice.subtitle, app: intent.application,
      intent: intent.intent, phrase: intent.phrase, parameters: intent.wireParameters)
  }
}

extension ResolvedIntent {
  fileprivate var wireParameters: [String: WireParameter] {
    Dictionary(grouping: parameters, by: \.name).mapValues { parameters in
      WireParameter(
        parameters.map {
          WireParameter.Value(value: $0.display, id: $0.id, text: $0.text, span: $0.span)
        })
    }
  }
}
