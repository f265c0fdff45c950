// SPDX-License-Identifier: Apache-2.0

/// Fifty templates over one list, and utterances with their right answers, the same for every
/// matcher.
///
/// Everything follows from the size and the seed, so two runs measure the same work, and a process
/// can make it anew without reading a file.
struct ExactWorkload: Codable, Sendable {
  struct Frame: Codable, Sendable {
    var intent: String
    /// With `{value}` for the slot; every matcher's spelling is derived from it.
    var text: String
  }

  struct Utterance: Codable, Sendable {
    var text: String
    /// The right intent; nil where nothing may match.
    var intent: String?
    /// The index of the right value.
    var value: Int?
  }

  static let standardSeed: UInt64 = 20_250_101

  var templates: [Frame]
  var values: [String]
  var utterances: [Utterance]

  /// Makes values from a vocabulary that grows with their number, and a thousand utterances.
  ///
  /// One utterance in ten matches nothing: half of these have a word too many after the value, half
  /// at the start.
  init(
    valueCount count: Int, wordsPerValue: ClosedRange<Int> = 2...3,
    seed: UInt64 = Self.standardSeed
  ) {
    var random = SplitMix64(state: seed)
    templates = Self.templates()
    values = Self.values(count, wordsPerValue, using: &random)
    utterances = []
    for index in 0..<1000 {
      let template = templates[Int.random(in: 0..<templates.count, using: &random)]
      let value = Int.random(in: 0..<count, using: &random)
      let isMiss = index % 10 == 9
      let text = template.text.replacing("{value}", with: values[value] + (isMiss ? " zzz" : ""))
      utterances.append(
        Utterance(
          text: index % 20 == 9 ? "zzz " + text.replacing(" zzz", with: "") : text,
          intent: isMiss ? nil : template.intent, value: isMiss ? nil : value))
    }
  }

  /// Distinct values.
  static func values(
    _ count: Int, _ wordsPerValue: ClosedRange<Int>, using random: inout SplitMix64
  ) -> [String] {
    let words = vocabulary(count > 10_000 ? 20_000 : 900, using: &random)
    var seen: Set<String> = []
    var values: [String] = []
    values.reserveCapacity(count)
    while values.count < count {
      var value = ""
      for _ in 0..<Int.random(in: wordsPerValue, using: &random) {
        if !value.isEmpty { value += " " }
        value += words[Int.random(in: 0..<words.count, using: &random)]
      }
      if seen.insert(value).inserted { values.append(value) }
    }
    return values
  }

  private static let verbs = [
    "open", "close", "start", "stop", "show", "find", "rename", "move", "copy", "delete",
  ]

  private static func templates() -> [Frame] {
    let frames = [
      "%@ {value} in the workshop", "please %@ {value} in the workshop",
      "%@ the item {value} in the workshop", "in the workshop %@ {value}",
      "can you %@ {value} for the workshop",
    ]
    return verbs.flatMap { verb in
      frames.map { frame in
        Frame(intent: verb, text: frame.replacing("%@", with: verb))
      }
    }
  }

  /// Pronounceable words of two or three syllables, none of them a word of a template.
  private static func vocabulary(_ count: Int, using random: inout SplitMix64) -> [String] {
    let onsets = Array("bdfgklmnprstv")
    let vowels = Array("aeiou")
    let reserved = Set(verbs)
    var words: Set<String> = []
    while words.count < count {
      var word = ""
      for _ in 0..<Int.random(in: 2...3, using: &random) {
        word.append(onsets[Int.random(in: 0..<onsets.count, using: &random)])
        word.append(vowels[Int.random(in: 0..<vowels.count, using: &random)])
      }
      if !reserved.contains(word) { words.insert(word) }
    }
    return words.sorted()
  }
}
