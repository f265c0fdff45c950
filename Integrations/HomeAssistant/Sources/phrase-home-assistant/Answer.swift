// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseHomeAssistant

/// What a sentence means, ready to be printed.
struct Answer {
  let utterance: String
  let results: [HomeAssistantRecognition]
  let microseconds: Double

  /// The best result and those that are as good and mean something else.
  private var best: [HomeAssistantRecognition] {
    results.first.map { first in [first] + results.dropFirst().filter { $0.isRival(of: first) } }
      ?? []
  }

  var status: Status {
    switch best.count {
    case 0: .noMatch
    case 1: .matched
    default: .ambiguous
    }
  }

  /// `HassTurnOn: name = lamp, domain = light`.
  var text: String {
    switch status {
    case .matched: best[0].summary
    case .ambiguous: "Ambiguous: \(best.map(\.summary).joined(separator: " | "))"
    default: "No sentence matches."
    }
  }

  /// The fields of `phrase resolve --json`.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(object), as: UTF8.self)
    }
  }

  private var object: Object {
    let match = status == .matched ? best.first : nil
    return Object(
      context: match?.context.isEmpty == false ? match?.context : nil, intent: match?.intent,
      microseconds: microseconds, outcome: outcome,
      parameters: match.map { match in
        Dictionary(match.slots.map { ($0.name, Parameter($0)) }) { _, last in last }
      },
      phrase: match?.sentence, response: match?.response, utterance: utterance,
      candidates: status == .ambiguous ? best.map(\.summary) : nil)
  }

  private var outcome: String {
    switch status {
    case .matched: "match"
    case .ambiguous: "ambiguous"
    default: "none"
    }
  }

  private struct Object: Encodable {
    let context: [String: HomeAssistantValue]?
    let intent: String?
    let microseconds: Double
    let outcome: String
    let parameters: [String: Parameter]?
    let phrase: String?
    let response: String?
    let utterance: String
    let candidates: [String]?
  }

  private struct Parameter: Encodable {
    let value: HomeAssistantValue
    let text: String
    let start: Int?
    let end: Int?

    init(_ slot: HomeAssistantRecognition.Slot) {
      (value, text) = (slot.value, slot.text)
      (start, end) = (slot.span?.lowerBound, slot.span?.upperBound)
    }
  }
}

extension HomeAssistantRecognition {
  var summary: String {
    let values = slots.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
    return values.isEmpty ? intent : "\(intent): \(values)"
  }
}
