// SPDX-License-Identifier: Apache-2.0

/// Words that are said around and inside a phrase and mean nothing.
enum Fillers {
  private static let beforeAny = [
    "please", "um", "uh", "hey", "ok", "okay", "so", "well", "hello", "hi there", "right",
    "hey please", "alright", "um please", "ok so", "listen",
  ]
  private static let beforeCommand = [
    "could you", "can you", "would you", "could you please", "can you please", "will you",
    "hey can you", "hey could you please", "i want you to", "i'd like you to", "would you please",
    "ok can you", "please could you", "i would like you to", "um could you",
  ]
  private static let afterAny = [
    "please", "thanks", "thank you", "now", "right now", "ok", "thanks a lot", "please thank you",
  ]
  private static let afterCommand = [
    "for me", "for me please", "would you", "if you can", "for me thanks", "will you",
    "if you don't mind", "when you can",
  ]
  private static let inside = ["uh", "um", "er", "erm", "hmm", "please", "well", "just"]

  static func around(_ saying: Saying, using random: inout SplitMix64) -> String {
    let isCommand = saying.template.mood == .command
    let before = isCommand ? beforeAny + beforeCommand : beforeAny
    let after = isCommand ? afterAny + afterCommand : afterAny
    let first = before[Int.random(in: 0..<before.count, using: &random)]
    let last = after[Int.random(in: 0..<after.count, using: &random)]
    return switch Int.random(in: 0..<3, using: &random) {
    case 0: "\(first) \(saying.text)"
    case 1: "\(saying.text) \(last)"
    default: "\(first) \(saying.text), \(last)"
    }
  }

  /// One filler between two words, but not inside a number.
  static func inside(_ saying: Saying, using random: inout SplitMix64) -> String? {
    var saying = saying
    let places = saying.words.indices.dropFirst().filter { index in
      saying.words[index].isPlain || saying.words[index - 1].isPlain
    }
    guard let place = places.randomElement(using: &random) else { return nil }
    let filler = inside[Int.random(in: 0..<inside.count, using: &random)]
    saying.words.insert(Saying.Word(text: filler, role: .literal), at: place)
    return saying.text
  }
}
