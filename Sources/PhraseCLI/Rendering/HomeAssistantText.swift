// SPDX-License-Identifier: Apache-2.0

import PhraseHomeAssistant

extension HomeAssistantRecognition {
  /// `HassTurnOn: name = lamp, domain = light`.
  var text: String {
    let values = slots.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
    return values.isEmpty ? intent : "\(intent): \(values)"
  }
}

/// What a sentence of Home Assistant means, as one JSON object: the fields of `resolve --json`.
struct HomeAssistantJSON {
  let utterance: String
  let recognition: HomeAssistantRecognition?
  let microseconds: Double

  /// The fields in alphabetical order.
  var fields: [(String, JSONText?)] {
    [
      ("context", recognition.flatMap { $0.context.json }),
      ("intent", (recognition?.intent).map(JSONText.string)),
      ("microseconds", .number(microseconds)),
      ("outcome", .string(recognition == nil ? "none" : "match")),
      (
        "parameters",
        recognition.map { recognition in
          .object(
            recognition.slots.sorted { $0.name < $1.name }.map { ($0.name, $0.json) })
        }
      ), ("phrase", (recognition?.sentence).map(JSONText.string)),
      ("response", (recognition?.response).map(JSONText.string)),
      ("utterance", .string(utterance)),
    ]
  }
}

extension HomeAssistantRecognition.Slot {
  fileprivate var json: JSONText {
    .object([
      ("end", span.map { .number(Double($0.upperBound)) }),
      ("start", span.map { .number(Double($0.lowerBound)) }), ("text", .string(text)),
      ("value", value.json),
    ])
  }
}

extension [String: HomeAssistantValue] {
  fileprivate var json: JSONText? {
    isEmpty ? nil : .object(sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) })
  }
}

extension HomeAssistantValue {
  fileprivate var json: JSONText {
    switch self {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .number(let number): .number(number)
    case .string(let text): .string(text)
    case .list(let values): .array(values.map(\.json))
    case .object(let values):
      .object(values.sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) })
    }
  }
}
