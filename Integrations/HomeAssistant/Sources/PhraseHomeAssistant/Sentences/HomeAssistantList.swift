// SPDX-License-Identifier: Apache-2.0

/// What may stand in a slot: values, a range of numbers, or any words.
public enum HomeAssistantList: Equatable, Sendable {
  /// A value: what is said, and what it means.
  public struct Value: Equatable, Sendable {
    /// What is said; may be a template.
    public var input: String
    /// What it means; nil where it means the words that were said.
    public var output: HomeAssistantValue?
    /// What becomes known with the value, and must agree with what a sentence requires.
    public var context: [String: HomeAssistantValue]
    /// Handed through to the result.
    public var metadata: [String: HomeAssistantValue]
    /// Whether brackets and bars in `input` are special.
    public var isTemplate: Bool

    /// Makes a value.
    public init(
      _ input: String, output: HomeAssistantValue? = nil,
      context: [String: HomeAssistantValue] = [:], metadata: [String: HomeAssistantValue] = [:],
      isTemplate: Bool = true
    ) {
      self.input = input
      self.output = output
      self.context = context
      self.metadata = metadata
      self.isTemplate = isTemplate
    }
  }

  /// Numbers from one to another.
  public struct Range: Hashable, Sendable {
    /// Parts between whole numbers.
    public enum Fractions: String, Sendable, CaseIterable {
      /// 20.5
      case halves
      /// 20.1 to 20.9
      case tenths
    }

    /// The first number.
    public var from: Int
    /// The last number.
    public var to: Int
    /// The distance between numbers.
    public var step = 1
    /// What a number is multiplied with.
    public var multiplier = 1.0
    /// Parts between the numbers.
    public var fractions: Fractions?
    /// Whether digits are understood.
    public var hasDigits = true
    /// Whether number words are understood.
    public var hasWords = true
    /// The language of the number words, if not that of the sentences.
    public var wordsLanguage: String?

    /// Makes a range of whole numbers.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// Values with their forms.
  case values([Value])
  /// Numbers.
  case range(Range)
  /// Any words.
  case wildcard
}

extension HomeAssistantList.Range {
  /// How many numbers there are.
  var count: Int { ((to - from) / step + 1) * (1 + parts.count) }

  /// The numbers in order, before they are multiplied.
  var numbers: [Double] {
    stride(from: from, through: to, by: step).flatMap { whole in
      [Double(whole)] + parts.map { Double(whole) + $0 }
    }
  }

  private var parts: [Double] {
    switch fractions {
    case .halves: [0.5]
    case .tenths: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
    case nil: []
    }
  }
}
