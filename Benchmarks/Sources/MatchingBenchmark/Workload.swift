// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Templates, values and utterances with their right answers, the same for every matcher.
///
/// Everything follows from the seed, so two runs measure the same work.
struct Workload: Codable {
  struct Template: Codable {
    var intent: String
    /// With `{value}` for the slot; both matchers' spellings are derived from it.
    var text: String
  }

  struct Utterance: Codable {
    var text: String
    /// The right intent; nil where nothing may match.
    var intent: String?
    /// The index of the right value.
    var value: Int?
  }

  var templates: [Template]
  var values: [String]
  var utterances: [Utterance]

  /// Fifty templates over one list of `count` values of two or three words, and a thousand
  /// utterances, one in ten of which matches nothing.
  init(valueCount count: Int, seed: UInt64) {
    var random = SplitMix64(state: seed)
    let words = Self.words(900, using: &random)
    templates = Self.templates()
    var seen: Set<String> = []
    values = []
    while values.count < count {
      let length = Int.random(in: 2...3, using: &random)
      let value = (0..<length).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
      if seen.insert(value).inserted { values.append(value) }
    }
    utterances = []
    for index in 0..<1000 {
      let template = templates[Int.random(in: 0..<templates.count, using: &random)]
      let value = Int.random(in: 0..<count, using: &random)
      let isMiss = index % 10 == 9
      let name = isMiss ? "\(values[value]) zzz" : values[value]
      utterances.append(
        Utterance(
          text: template.text.replacing("{value}", with: name),
          intent: isMiss ? nil : template.intent, value: isMiss ? nil : value))
    }
  }

  private static func templates() -> [Template] {
    let verbs = [
      "open", "close", "start", "stop", "show", "find", "rename", "move", "copy", "delete",
    ]
    let frames = [
      "%@ {value} in the workshop", "please %@ {value} in the workshop",
      "%@ the item {value} in the workshop", "in the workshop %@ {value}",
      "can you %@ {value} for the workshop",
    ]
    return verbs.flatMap { verb in
      frames.map { frame in
        Template(intent: verb, text: frame.replacing("%@", with: verb))
      }
    }
  }

  /// Pronounceable words of two or three syllables.
  private static func words(_ count: Int, using random: inout SplitMix64) -> [String] {
    let onsets = Array("bdfgklmnprstv")
    let vowels = Array("aeiou")
    var words: Set<String> = []
    while words.count < count {
      var word = ""
      for _ in 0..<Int.random(in: 2...3, using: &random) {
        word.append(onsets.randomElement(using: &random) ?? "b")
        word.append(vowels.randomElement(using: &random) ?? "a")
      }
      words.insert(word)
    }
    return words.sorted()
  }
}

/// A small random generator with a seed.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
