// SPDX-License-Identifier: Apache-2.0

@testable import PhraseHomeAssistant

/// Sentences and a home that the tests share.
enum Cottage {
  static let sentences = """
    language: en
    skip_words: [please, could you, "can you", kindly]
    lists:
      level: {range: {from: 0, to: 100}}
      drop: {range: {from: 0, to: 100, multiplier: -1}}
      warmth: {range: {from: 5, to: 30, fractions: halves}}
      kelvin: {range: {from: 1000, to: 3000, step: 100}}
      large: {range: {from: 0, to: 1000000, step: 5}}
      dish: {wildcard: true}
      shade:
        values:
          - {in: "crimson[ red]", out: red, metadata: {code: 7}}
          - teal
          - "(moss|grass) green"
      mode:
        values:
          - {in: quiet, out: low, context: {noise: little}}
          - {in: wild, out: high, context: {noise: much}}
    expansion_rules:
      the: "(the|my)"
      light: "light[s]|lamp[s]"
      switch: "(turn|switch)[ed]"
    intents:
      LightOn:
        data:
          - sentences: ["<switch> on [<the>] {name}", "<switch> [<the>] {name} on"]
            requires_context: {domain: [light, switch]}
          - sentences: ["<switch> on [<the>] <light> in [<the>] {area}[room]"]
            slots: {domain: light}
            response: lights
            metadata: {kind: group}
          - sentences: ["<switch> on [<the>] <light> [here]"]
            slots: {domain: light}
            requires_context: {area: {slot: true}}
      CoverOpen:
        data:
          - sentences: ["<switch> on {name}"]
            requires_context: {domain: cover}
      LightSet:
        data:
          - sentences: ["(dim;{name};to {level:brightness}[%])", "paint {name} {shade:color}"]
          - sentences: ["glow {name} at {kelvin:temperature}", "count to {large:count}", "gate {2..4:n}"]
          - sentences: ["sink {name} by {drop:step}%", "sink {name} by {drop:step} steps"]
      Heat:
        data:
          - sentences: ["heat to {warmth:temperature}[°|degrees]"]
      Cook:
        data:
          - sentences: ["cook {dish}", "cook {dish} in {area}", "{dish} is served", "i want {dish:@wish} now"]
      Party:
        data:
          - sentences: ["be {mode}"]
            excludes_context: {noise: much}
          - sentences: ["run <local> {choice}"]
            expansion_rules: {local: "[the] <light> show"}
            lists: {choice: {values: [one, two]}}
          - sentences: ["sing {choice}"]
            lists: {choice: {values: [alpha, beta]}}
            required_keywords: [alpha]
    """

  static let home = """
    areas: [{name: "Living", id: l}, {name: Kitchen, id: k}]
    floors: [{name: Attic, id: a}]
    entities:
      - {name: "Kitchen Lamp", id: light.kitchen}
      - {name: "Big (Door|Gate)", id: cover.door, attributes: {device_class: door}}
      - {name: Fan, id: fan.f}
      - {name: Twin, id: cover.twin}
      - {name: Twin, id: switch.twin}
    """

  static func recognizer() throws -> HomeAssistantRecognizer {
    try HomeAssistantRecognizer(
      HomeAssistantSentences(parsing: sentences, language: "en"),
      lists: HomeAssistantFixtures(parsing: home).lists)
  }
}
