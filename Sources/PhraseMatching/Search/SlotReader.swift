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

/// Words with the signs between them, as those who read values take them.
///
/// “$12.50” is `$`, `12.50`; “7:30”, “1/2” and “-5” are one item each.
struct SignedWindow {
  /// A value of more words than this is not said in a phrase.
  private static let limit = 16

  /// Words and signs.
  private(set) var items: [String] = []
  /// By item: the index of the word behind it.
  private(set) var ends: [Int] = []

  /// The window from a position on; where only a number is wanted, a colon is no part of it.
  init(_ utterance: Utterance, at position: Int, isNumber: Bool) {
    let last = min(utterance.words.count, position + Self.limit)
    guard !utterance.symbols.isEmpty else {
      items = (position..<last).map { utterance.word($0) }
      ends = (position..<last).map { $0 + 1 }
      return
    }
    var signs = utterance.symbols.drop { $0.word < position }[...]
    for index in position..<last {
      var joins = false
      while let sign = signs.first, sign.word == index {
        signs.removeFirst()
        joins = add(sign.sign, at: index, from: position, isNumber: isNumber)
      }
      if joins {
        items[items.count - 1] += utterance.word(index)
        ends[ends.count - 1] = index + 1
      } else {
        items.append(utterance.word(index))
        ends.append(index + 1)
      }
    }
    if last == utterance.words.count, let sign = signs.first {
      _ = add(sign.sign, at: last, from: position, isNumber: isNumber)
    }
  }

  /// Adds a sign; whether the next word belongs to it.
  private mutating func add(
    _ sign: NumberSign, at index: Int, from position: Int, isNumber: Bool
  ) -> Bool {
    switch sign {
    case .colon, .slash:
      guard index > position, !(isNumber && sign == .colon) else { return false }
      items[items.count - 1] += sign.text
      return true
    case .minus:
      items.append(sign.text)
      ends.append(index)
      return true
    case .percent, .degree, .dollar, .euro, .pound, .yen:
      guard !isNumber else { return false }
      items.append(sign.text)
      ends.append(index)
      return false
    }
  }
}

extension NumberSign {
  /// The sign as readers of values know it.
  fileprivate var text: String {
    switch self {
    case .percent: "%"
    case .degree: "°"
    case .dollar: "$"
    case .euro: "€"
    case .pound: "£"
    case .yen: "¥"
    case .colon: ":"
    case .slash: "/"
    case .minus: "-"
    }
  }
}
