// SPDX-License-Identifier: Apache-2.0

extension Search {
  /// Values of a kind that the rules of the language read, the shortest first.
  mutating func takeValues(
    _ edge: Automaton.SlotEdge, at position: Int, kind: ValueKind, language: String
  ) -> Bool {
    let rules = ValueRules.forLanguage(language)
    guard kind.canBegin(tokens[position].text, rules: rules) else { return false }
    let window = tokens[position...].prefix(ValueRules.wordLimit).map(\.text)
    var reachesEnd = false
    for reading in kind.readings(in: window[...], rules: rules) {
      let step = Step(
        symbol: edge.symbol, words: position..<position + reading.length,
        value: .value(reading.value))
      reachesEnd = follow(step, to: edge.target) || reachesEnd
    }
    return reachesEnd
  }
}
