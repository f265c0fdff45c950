// SPDX-License-Identifier: Apache-2.0

extension NumberWords {
  typealias Whole = (value: Int, length: Int)

  /// "two thousand three hundred and five": groups with falling multipliers.
  func cardinals(_ words: ArraySlice<String>, below limit: Int = .max) -> [Whole] {
    var results: [Whole] = []
    for group in groups(words) + thousands(words) + bareMultiplier(words) {
      if group.value < limit, !group.isMultiplied { results.append((group.value, group.length)) }
      let next = words.dropFirst(group.length).first
      guard
        let scale = group.isMultiplied ? group.scale : next.flatMap({ table.multipliers[$0] }),
        scale < limit
      else { continue }
      let value =
        group.isMultiplied
        ? group.value : group.value.multipliedReportingOverflow(by: scale).partialValue
      let length = group.length + (group.isMultiplied ? 0 : 1)
      results.append((value, length))
      results += tails(words.dropFirst(length), below: scale).map {
        (value + $0.value, length + $0.length)
      }
    }
    return results
  }

  /// The smaller numbers that may follow, with an "and" or without.
  private func tails(_ words: ArraySlice<String>, below limit: Int) -> [Whole] {
    guard let first = words.first else { return [] }
    guard table.connectors.contains(first) else { return cardinals(words, below: limit) }
    return cardinals(words.dropFirst(), below: limit).map { ($0.value, $0.length + 1) }
  }

  /// A number below its multiplier, or one that has its multiplier already.
  private struct Group {
    var value: Int
    var length: Int
    var scale = 1

    var isMultiplied: Bool { scale > 1 }
  }

  /// "a thousand", or "thousand" where a language says it without a one.
  private func bareMultiplier(_ words: ArraySlice<String>) -> [Group] {
    guard let first = words.first else { return [] }
    if table.hasBareMultipliers, let value = table.multipliers[first] {
      return [Group(value: value, length: 1, scale: value)]
    }
    guard table.articles.contains(first), let second = words.dropFirst().first,
      let value = table.multipliers[second]
    else { return [] }
    return [Group(value: value, length: 2, scale: value)]
  }

  /// “zweitausend”, which may go on in the next word, or “zweitausendfünf”.
  private func thousands(_ words: ArraySlice<String>) -> [Group] {
    guard let first = words.first, let (count, rest) = table.thousands(in: first) else { return [] }
    return [Group(value: count * 1000 + rest, length: 1, scale: rest == 0 ? 1000 : 1)]
  }

  /// Numbers below a thousand.
  private func groups(_ words: ArraySlice<String>) -> [Group] {
    // “一万二” is 12,000, not 10,002: what stands in the table as a whole goes first.
    let wholes = compounds(words).filter { $0.value >= 100 } + belowHundred(words)
    var results = wholes.map { Group(value: $0.value, length: $0.length) }
    for head in hundredHeads(words) {
      results.append(Group(value: head.value, length: head.length))
      var tail = words.dropFirst(head.length)
      var skipped = 0
      if let word = tail.first, table.connectors.contains(word) {
        tail = tail.dropFirst()
        skipped = 1
      }
      results += belowHundred(tail).map {
        Group(value: head.value + $0.value, length: head.length + skipped + $0.length)
      }
    }
    return results
  }

  private func hundredHeads(_ words: ArraySlice<String>) -> [Whole] {
    guard let first = words.first else { return [] }
    if let value = table.hundreds[first] { return [(value, 1)] }
    let count = table.articles.contains(first) ? 1 : table.units[first] ?? 0
    if (1...19).contains(count), let second = words.dropFirst().first,
      table.hundred.contains(second)
    {
      return [(count * 100, 2)]
    }
    return table.hundred.contains(first) ? [(100, 1)] : []
  }

  func belowHundred(_ words: ArraySlice<String>) -> [Whole] {
    guard let first = words.first else { return [] }
    guard table.compounds.isEmpty else { return compounds(words).filter { $0.value < 100 } }
    if let unit = table.units[first] { return [(unit, 1)] }
    guard let ten = table.tens[first] else { return [] }
    guard let unit = words.dropFirst().first.flatMap({ table.units[$0] }), (1...9).contains(unit)
    else { return [(ten, 1)] }
    return [(ten, 1), (ten + unit, 2)]
  }

  /// Numbers of the table of compounds, however many words they are written as.
  private func compounds(_ words: ArraySlice<String>) -> [Whole] {
    guard !table.compounds.isEmpty else { return [] }
    var results: [Whole] = []
    var joined = ""
    for (index, word) in words.prefix(Table.compoundWords).enumerated() {
      joined += word
      if let value = table.compounds[joined] { results.append((value, index + 1)) }
    }
    return results
  }
}
