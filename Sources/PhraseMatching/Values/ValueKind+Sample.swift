// SPDX-License-Identifier: Apache-2.0

extension ValueKind {
  /// What the kind is called in grammars, and a rule's name in exports.
  package var name: String {
    switch self {
    case .number: "number"
    case .ordinal: "ordinal"
    case .percentage: "percentage"
    case .money: "money"
    case .measurement: "measurement"
    case .date: "date"
    case .time: "time"
    case .dateTime: "dateTime"
    case .duration: "duration"
    case .boolean: "boolean"
    }
  }

  /// A value to show, another one each round.
  package func sample(round: Int, language: String) -> String? {
    let rules = ValueRules.forLanguage(language)
    switch self {
    case .number(let range): return range.sample(round)
    case .percentage(let range):
      return range.sample(round).map { "\($0) \(rules.samples[.percentage]?.first ?? "%")" }
    case .measurement(let quantity, _): return quantity.sample(round)
    default: break
    }
    guard let samples = rules.samples[category], !samples.isEmpty else { return nil }
    return samples[round % samples.count]
  }
}

extension NumberRange {
  /// The numbers from the smallest one on, or from two, in steps.
  fileprivate func sample(_ round: Int) -> String? {
    let start = minimum ?? maximum.map { min($0, 2) } ?? 2
    // A whole number is easier to say.
    let whole = start.rounded(.up)
    let first = step == nil && contains(whole) ? whole : start
    let number = first + Double(round) * (step ?? 1)
    let last = contains(number) ? number : first
    guard contains(last) else { return nil }
    return Int(exactly: last).map { "\($0)" } ?? "\(last)"
  }
}

extension Quantity {
  /// A quantity in symbols, which every language reads.
  fileprivate func sample(_ round: Int) -> String {
    let number = round + 2
    return switch self {
    case .length: "\(number) m"
    case .mass: "\(number) kg"
    case .volume: "\(number) l"
    case .temperature: "\(number) c"
    case .speed: "\(number) kmh"
    case .angle: "\(number) °"
    case .area: "\(number) ha"
    case .energy: "\(number) kwh"
    case .power: "\(number) w"
    case .informationStorage: "\(number) gb"
    case .duration: "\(number) min"
    }
  }
}
