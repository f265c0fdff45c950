// SPDX-License-Identifier: Apache-2.0

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
