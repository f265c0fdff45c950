// SPDX-License-Identifier: Apache-2.0

extension ValueKind {
  /// The values that an utterance begins with, one for each length, the longest last.
  ///
  /// The signs beside numbers count, which are no words: “-5” is minus five, “50%” no plain number.
  ///
  /// ```swift
  /// ValueKind.number(NumberRange()).readings(in: Utterance("1.250,50"), language: "de")  // 1250.5
  /// ```
  ///
  /// - Parameters:
  ///   - utterance: The text; no more than sixteen words are looked at.
  ///   - language: The code of its language, which says what point, comma and blank mean in numbers.
  /// - Returns: The readings; none where the words begin with no value of the kind.
  public func readings(in utterance: Utterance, language: String) -> [ValueReading] {
    guard !utterance.words.isEmpty else { return [] }
    return SlotReader(self, language: language).readings(utterance, at: 0)
      .map { ValueReading(value: $0.value, length: $0.end) }.sorted { $0.length < $1.length }
  }

  /// The values that words begin with, with no signs but those among them.
  func readings(in words: [String], language: String) -> [ValueReading] {
    readings(in: words[...], rules: ValueRules.forLanguage(language))
  }

  /// Whether a value of the kind may begin with a word.
  func canBegin(_ word: String, rules: ValueRules) -> Bool {
    rules.canBegin(category, word) || takesNumber && rules.numbers.canBegin(word)
  }

  func readings(in words: ArraySlice<String>, rules: ValueRules) -> [ValueReading] {
    guard let first = words.first, canBegin(first, rules: rules) else { return [] }
    let window = words.prefix(ValueRules.wordLimit)
    var best: [Int: SpokenValue] = [:]
    var parser = ValueParser(rules, window)
    for found in parser.parts(category) {
      if let value = value(of: found.part) { best[found.length] = value }
    }
    // “Mille cent” is a plain number before it is a thousand cents.
    let isPlain = if case .number = self { true } else { false }
    for reading in takesNumber ? numbers(in: window, rules: rules) : []
    where isPlain || best[reading.length] == nil { best[reading.length] = reading.value }
    return best.map { ValueReading(value: $0.value, length: $0.key) }
      .sorted { $0.length < $1.length }
  }

  private func numbers(in words: ArraySlice<String>, rules: ValueRules) -> [ValueReading] {
    var isInteger = false
    if case .number(let range) = self { isInteger = range.isInteger }
    return rules.numbers.parse(words, wholePairs: isInteger).compactMap { reading in
      number(reading.value).map { ValueReading(value: $0, length: reading.length) }
    }
  }

  /// A bare number as a value of the kind.
  private func number(_ number: Double) -> SpokenValue? {
    switch self {
    case .number(let range): range.contains(number) ? .number(number) : nil
    case .money: .money(number, currency: nil)
    case .measurement: .measurement(number, nil)
    default: nil
    }
  }

  /// What the rules made, as a value of the kind.
  private func value(of part: RulePart) -> SpokenValue? {
    switch (self, part) {
    case (.number(let range), .value(.money(let amount, _))):
      range.contains(amount) ? .number(amount) : nil
    case (.number, _): nil
    case (.ordinal, .number(let number)): Int(exactly: number).map(SpokenValue.ordinal)
    case (.percentage(let range), .number(let number)):
      range.contains(number) ? .percentage(number) : nil
    case (.time, .time(let time)): .moment(.at(time))
    case (.time, .clock(let clock)): .moment(.at(.clock(clock)))
    case (.date, .day(let day)): .moment(.on(day, at: nil))
    case (_, .moment(let moment)): .moment(moment)
    case (_, .span(let span)): .duration(span)
    case (.measurement(let quantity, _), .value(.measurement(let amount, let unit))):
      measurement(amount, unit, of: quantity)
    case (_, .value(let value)): value
    default: nil
    }
  }

  /// Degrees are of heat where a temperature is asked for, in a scale that was not said.
  private func measurement(
    _ amount: Double, _ unit: MeasurementUnit?, of quantity: Quantity
  ) -> SpokenValue? {
    if unit == .degree, quantity == .temperature { return .measurement(amount, nil) }
    return unit?.quantity == quantity ? .measurement(amount, unit) : nil
  }
}
