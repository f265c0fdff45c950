// SPDX-License-Identifier: Apache-2.0

/// Removes the words that do not count.
struct SkipWords {
  /// Where skip words are removed.
  enum Place: CaseIterable {
    case nowhere, everywhere, start, end
  }

  private let words: [[Unicode.Scalar]]
  private let ignoresWhitespace: Bool
  /// The first scalars of all words.
  private let beginnings: Set<Unicode.Scalar>

  /// Makes the words, the longest first, since “can you” begins “can you please”.
  init(_ words: [String], ignoresWhitespace: Bool) {
    self.words = Set(words.map { $0.trimmed.folded }).filter { !$0.isEmpty }
      .sorted { $0.count == $1.count ? $0.description < $1.description : $0.count > $1.count }
    self.ignoresWhitespace = ignoresWhitespace
    beginnings = Set(self.words.compactMap(\.first))
  }

  /// The text without the skip words at a place; nil where there are none.
  func removing(_ place: Place, from source: String) -> MatchingText? {
    let scalars = Array(source.unicodeScalars)
    let folded = source.folded
    var isKept = [Bool](repeating: true, count: scalars.count)
    switch place {
    case .nowhere: break
    case .everywhere: removeEverywhere(folded, &isKept)
    case .start: removeAtStart(folded, &isKept)
    case .end: removeAtEnd(folded, &isKept)
    }
    return isKept.contains(false) ? Self.text(scalars, isKept) : nil
  }

  private static func text(_ scalars: [Unicode.Scalar], _ isKept: [Bool]) -> MatchingText {
    var kept: [Unicode.Scalar] = []
    var offsets: [Int] = []
    var offset = 0
    for (index, scalar) in scalars.enumerated() {
      if isKept[index] {
        kept.append(scalar)
        offsets.append(offset)
      } else if index == 0 || isKept[index - 1] {
        kept.append(" ")
        offsets.append(offset)
      }
      offset += UTF8.width(scalar)
    }
    return MatchingText(kept, offsets: offsets + [offset])
  }

  private func removeEverywhere(_ text: [Unicode.Scalar], _ isKept: inout [Bool]) {
    var index = 0
    while index < text.count {
      if beginnings.contains(text[index]), let length = length(at: index, in: text) {
        for place in index..<index + length { isKept[place] = false }
        index += length
      } else {
        index += 1
      }
    }
  }

  private func removeAtStart(_ text: [Unicode.Scalar], _ isKept: inout [Bool]) {
    var start = 0
    while true {
      while start < text.count, !text[start].isWordScalar { start += 1 }
      guard let length = length(at: start, in: text) else { return }
      for place in start..<start + length { isKept[place] = false }
      start += length
    }
  }

  private func removeAtEnd(_ text: [Unicode.Scalar], _ isKept: inout [Bool]) {
    var end = text.count
    while true {
      while end > 0, !text[end - 1].isWordScalar { end -= 1 }
      let word = words.first { word in
        word.count <= end && text[(end - word.count)..<end].elementsEqual(word)
          && isBoundary(text, before: end - word.count)
      }
      guard let word else { return }
      for place in (end - word.count)..<end { isKept[place] = false }
      end -= word.count
    }
  }

  /// The length of the skip word at an index.
  private func length(at index: Int, in text: [Unicode.Scalar]) -> Int? {
    guard index < text.count, isBoundary(text, before: index) else { return nil }
    return words.first { word in
      let end = index + word.count
      return end <= text.count && text[index..<end].elementsEqual(word)
        && (ignoresWhitespace || end == text.count || !text[end].isWordScalar)
    }?.count
  }

  private func isBoundary(_ text: [Unicode.Scalar], before index: Int) -> Bool {
    ignoresWhitespace || index == 0 || !text[index - 1].isWordScalar
  }
}

extension String {
  /// Lower-case scalars, one for each scalar where that is possible.
  fileprivate var folded: [Unicode.Scalar] {
    unicodeScalars.map { scalar in
      if scalar.value < 0x80 {
        let isUpper = (0x41...0x5A).contains(scalar.value)
        return isUpper ? Unicode.Scalar(scalar.value + 0x20) ?? scalar : scalar
      }
      let lower = scalar.properties.lowercaseMapping.unicodeScalars
      let folded = lower.count == 1 ? lower.first ?? scalar : scalar
      return folded == "\u{2019}" ? "'" : folded
    }
  }
}
