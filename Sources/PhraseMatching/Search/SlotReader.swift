// SPDX-License-Identifier: Apache-2.0

/// Reads the values of a slot that has no list: numbers, dates, amounts.
///
/// One is made for each slot when a grammar is compiled, so that a search finds the tables of the
/// language ready.
final class SlotReader: Sendable {
  /// A value, and the index of the word behind it.
  struct Reading {
    enum Value {
      case number(Double)
      case spoken(SpokenValue)
    }

    let value: Value
    let end: Int
  }

  private enum Kind: Sendable {
    case number(NumberWords, range: ClosedRange<Double>, isInteger: Bool)
    case value(ValueKind, ValueRules)
  }

  private let kind: Kind

  /// Nil for a slot of a list or of text.
  init?(_ symbol: SlotSymbol) {
    switch symbol.kind {
    case .list, .text: return nil
    case .number(let minimum, let maximum, let isInteger, let language):
      kind = .number(
        NumberWords.forLanguage(language) ?? .english,
        range: (minimum ?? -.infinity)...(maximum ?? .infinity), isInteger: isInteger)
    case .value(let value, let language): kind = .value(value, ValueRules.forLanguage(language))
    }
  }

  /// The values that the words from a position on begin with, the shortest first.
  func readings(_ utterance: Utterance, at position: Int) -> [Reading] {
    switch kind {
    case .number(let numbers, let range, let isInteger):
      let window = SignedWindow(utterance, at: position, isNumber: true)
      guard let first = window.items.first, numbers.canBegin(first) else { return [] }
      return numbers.parse(window.items, wholePairs: isInteger).compactMap { reading in
        guard range.contains(reading.value),
          !isInteger || reading.value == reading.value.rounded()
        else { return nil }
        return Reading(value: .number(reading.value), end: window.ends[reading.length - 1])
      }
    case .value(let value, let rules):
      let window = SignedWindow(utterance, at: position, isNumber: false)
      guard let first = window.items.first, value.canBegin(first, rules: rules) else { return [] }
      return value.readings(in: window.items[...], rules: rules).compactMap { reading in
        let end = window.ends[reading.length - 1]
        return end > position ? Reading(value: .spoken(reading.value), end: end) : nil
      }
    }
  }
}

extension PhraseTables {
  /// The values of a slot that the words from a position on begin with.
  func readings(
    _ symbol: Int32, _ utterance: Utterance, at position: Int
  ) -> [SlotReader.Reading] {
    readers[Int(symbol)]?.readings(utterance, at: position) ?? []
  }
}
