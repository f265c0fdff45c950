// SPDX-License-Identifier: Apache-2.0

/// The numbers that a slot takes.
///
/// Nothing is rounded: with a step of 10, "55" is no value, because a wrong value is worse than a
/// question.
public struct NumberRange: Hashable, Sendable {
  /// The smallest number; nil for no bound.
  public var minimum: Double?
  /// The largest number; nil for no bound.
  public var maximum: Double?
  /// Whether parts of one are refused.
  public var isInteger: Bool
  /// The distance of the numbers, counted from the minimum, or from zero without one.
  public var step: Double?

  /// Makes a range; without arguments every number belongs to it.
  public init(
    minimum: Double? = nil, maximum: Double? = nil, isInteger: Bool = false, step: Double? = nil
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.isInteger = isInteger
    self.step = step
  }

  /// Whether a number belongs to the range.
  public func contains(_ number: Double) -> Bool {
    guard number >= minimum ?? -.infinity, number <= maximum ?? .infinity else { return false }
    return (!isInteger || number == number.rounded()) && isOnStep(number)
  }

  /// What is wrong with the range, as a sentence; nil where some number belongs to it.
  package var fault: String? {
    for (bound, number) in [("minimum", minimum), ("maximum", maximum)] {
      if let number, !number.isFinite {
        return "the \(bound) is \(number); it has to be a finite number, or absent"
      }
    }
    if let step, !(step > 0 && step.isFinite) {
      return "the step is \(step); it has to be above zero"
    }
    guard let minimum, let maximum else { return nil }
    if minimum > maximum { return "no number is from \(minimum) to \(maximum)" }
    return isInteger && minimum.rounded(.up) > maximum
      ? "no whole number is from \(minimum) to \(maximum)" : nil
  }

  /// 0.3 is three steps of 0.1 although the division leaves a little.
  private func isOnStep(_ number: Double) -> Bool {
    guard let step, step > 0 else { return true }
    let steps = (number - (minimum ?? 0)) / step
    return abs(steps - steps.rounded()) < 1e-6
  }
}
