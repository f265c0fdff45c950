// SPDX-License-Identifier: Apache-2.0

/// What a sentence means: an intent with its slots.
public struct HomeAssistantRecognition: Equatable, Sendable {
  /// A slot with its value.
  public struct Slot: Equatable, Sendable {
    /// The name.
    public let name: String
    /// The value: what the list gives out for the words, a number, or the words.
    public let value: HomeAssistantValue
    /// The words that were said; empty for slots that a block or the context fills.
    public let text: String
    /// Where the words stand: UTF-8 offsets in the original text; nil if they were not said.
    public let span: Range<Int>?
    /// What the list's value carries.
    public let metadata: [String: HomeAssistantValue]
    /// Whether any words would have done.
    public let isWildcard: Bool
  }

  /// The name of the intent.
  public let intent: String
  /// The slots: those that were said in their order, then those of the block and the context.
  public let slots: [Slot]
  /// Words for the answer alone, by name.
  public let captures: [String: String]
  /// What is known after the sentence.
  public let context: [String: HomeAssistantValue]
  /// The key of the answer.
  public let response: String
  /// What the block carries.
  public let metadata: [String: HomeAssistantValue]
  /// The template.
  public let sentence: String
  /// How specific the match is.
  let score: RecognitionScore

  /// Whether a result is as good as another, and means something else.
  ///
  /// Where it holds for the two best results, it is better to ask than to act.
  public func isRival(of other: HomeAssistantRecognition) -> Bool {
    let isSame =
      intent == other.intent
      && slots.elementsEqual(other.slots) { $0.name == $1.name && $0.value == $1.value }
    return score.isTied(with: other.score) && !isSame
  }

  /// The value of a slot; where a name occurs twice, the last one.
  public func value(of slot: String) -> HomeAssistantValue? {
    slots.last { $0.name == slot }?.value
  }
}

/// How results compare, as Home Assistant compares them.
struct RecognitionScore: Equatable, Sendable {
  /// Whether the preferred slot has a listed value.
  var hasPreferredSlot = false
  /// The length of the preferred slot's words.
  var preferredLength = 0
  /// How many slots took any words.
  var wildcards = 0
  /// Letters of the template itself.
  var literalLength = 0
  /// Letters that wildcards took.
  var wildcardLength = 0
  /// The intent's name, so that equal results come in a fixed order.
  var intent = ""
  /// The place of the template, then of the text with or without skip words.
  var order = [0]

  /// Counts a slot that was said.
  mutating func count(_ slot: HomeAssistantRecognition.Slot, _ preferred: String?) {
    if slot.isWildcard {
      wildcards += 1
      wildcardLength += slot.text.count
    }
    guard slot.name == preferred else { return }
    hasPreferredSlot = !slot.isWildcard
    preferredLength = hasPreferredSlot && slot.value.text != nil ? slot.text.count : 0
  }

  /// Whether the left result is better.
  static func isBetter(_ left: RecognitionScore, _ right: RecognitionScore) -> Bool {
    if left.numbers != right.numbers { return left.numbers < right.numbers }
    if left.intent != right.intent { return left.intent < right.intent }
    return left.order.lexicographicallyPrecedes(right.order)
  }

  /// Whether only the fixed order tells the results apart.
  func isTied(with other: RecognitionScore) -> Bool { numbers == other.numbers }

  private var numbers: (Int, Int, Int, Int, Int) {
    (hasPreferredSlot ? 0 : 1, -preferredLength, wildcards, -literalLength, wildcardLength)
  }
}
