// SPDX-License-Identifier: Apache-2.0

extension NumberWords {
  /// "point two five": digits one by one, or a number below a hundred where that is usual.
  func decimals(_ words: ArraySlice<String>, after whole: Reading) -> [Reading] {
    var rest = words.dropFirst(whole.length)
    guard let point = rest.popFirst(), table.points.contains(point) else { return [] }
    var readings = belowHundred(rest).filter { $0.value >= 10 }.map {
      whole.followed(by: 1 + $0.length, adding: Double($0.value) / 100)
    }
    var digits = ""
    while let word = rest.popFirst(), digits.utf8.count < 15 {
      guard let digit = digit(word) else { break }
      digits += "\(digit)"
      guard let fraction = Double("0.\(digits)") else { break }
      readings.append(whole.followed(by: 1 + digits.utf8.count, adding: fraction))
    }
    return readings
  }

  private func digit(_ word: String) -> Int? {
    if table.zeros.contains(word) { return 0 }
    let value = table.units[word] ?? (word.utf8.count == 1 ? Int(word) : nil)
    return value.flatMap { (0...9).contains($0) ? $0 : nil }
  }

  /// "and a half", "and three quarters", "½", "1/2".
  func mixed(_ words: ArraySlice<String>, after whole: Reading) -> [Reading] {
    let rest = words.dropFirst(whole.length)
    guard let first = rest.first, whole.value == whole.value.rounded() else { return [] }
    if let part = writtenFraction(first), part < 1 {
      return [whole.followed(by: 1, adding: part)]
    }
    let isMixer = table.mixers.contains(first)
    let parts = isMixer ? partsOfOne(rest.dropFirst()) : []
    // "A million and a half" is half a million more.
    let unit = words.dropFirst(whole.length - 1).first.flatMap { table.multipliers[$0] } ?? 1
    let spoken = parts.filter { $0.value < 1 }.map {
      whole.followed(by: 1 + $0.length, adding: $0.value * Double(unit))
    }
    let halves = table.halves.filter { rest.starts(with: $0) }.map {
      whole.followed(by: $0.count, adding: 0.5 * Double(unit))
    }
    return halves + spoken
  }

  /// "half", "a third", "three quarters", "1/2".
  func partsOfOne(_ words: ArraySlice<String>) -> [Reading] {
    guard let first = words.first else { return [] }
    if let value = writtenFraction(first) { return [Reading(value: value, length: 1)] }
    var readings: [Reading] = []
    if let value = table.fractions[first] {
      readings.append(Reading(value: value, length: 1))
    }
    if table.articles.contains(first) || table.units[first] == 1 || first == "1",
      let part = words.dropFirst().first.flatMap(singlePart)
    {
      readings.append(Reading(value: part, length: 2))
    }
    let counts = cardinals(words, below: 100) + (Int(first).map { [($0, 1)] } ?? [])
    for count in counts where (1...99).contains(count.value) {
      guard let word = words.dropFirst(count.length).first, let parts = table.severalParts[word]
      else { continue }
      readings.append(
        Reading(value: Double(count.value) / Double(parts), length: count.length + 1))
    }
    return readings
  }

  private func singlePart(_ word: String) -> Double? {
    if let parts = table.singleParts[word] { return 1 / Double(parts) }
    return table.fractions[word].flatMap { $0 < 1 ? $0 : nil }
  }

  /// “½” and “1/2”.
  private func writtenFraction(_ word: String) -> Double? {
    if word.utf8.first.map({ $0 > 0x7F }) == true, word.unicodeScalars.count == 1 {
      return table.fractions[word]
    }
    guard let slash = word.utf8.firstIndex(of: UInt8(ascii: "/")),
      let count = Int(word[..<slash]), let whole = Int(word[word.utf8.index(after: slash)...]),
      count >= 0, (1...1000).contains(whole)
    else { return nil }
    return Double(count) / Double(whole)
  }

  /// "half a million", "two and a half thousand", "a dozen", "half a dozen".
  func multiplied(_ words: ArraySlice<String>, _ readings: [Reading]) -> [Reading] {
    readings.flatMap { reading -> [Reading] in
      var rest = words.dropFirst(reading.length)
      var skipped = 1
      if reading.value < 1, let word = rest.first, table.articles.contains(word) {
        rest = rest.dropFirst()
        skipped = 2
      }
      guard let word = rest.first else { return [] }
      let isWhole = reading.value == reading.value.rounded()
      if !isWhole, let scale = table.multipliers[word] {
        return [reading.followed(by: skipped, times: Double(scale))]
      }
      let isDozen = table.dozens.contains(word) && reading.value < 100 && (isWhole || skipped == 2)
      return isDozen ? [reading.followed(by: skipped, times: 12)] : []
    }
  }

  /// "a dozen".
  func dozen(_ words: ArraySlice<String>) -> [Reading] {
    guard let first = words.first, table.articles.contains(first),
      let second = words.dropFirst().first, table.dozens.contains(second)
    else { return [] }
    return [Reading(value: 12, length: 2)]
  }
}
