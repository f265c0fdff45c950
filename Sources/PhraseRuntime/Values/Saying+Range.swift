// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

extension Saying {
  /// That a number is outside of a range; an infinite bound is none.
  ///
  /// - Parameters:
  ///   - range: The numbers that fit.
  ///   - unit: The symbol of the unit that they are in.
  /// - Returns: The saying.
  static func outOfRange(_ range: ClosedRange<Double>, unit: String? = nil) -> Saying {
    func text(_ bound: Double) -> String? {
      bound.isFinite ? [bound.shortText, unit].compactMap(\.self).joined(separator: " ") : nil
    }
    return .outOfRange(minimum: text(range.lowerBound), maximum: text(range.upperBound))
  }
}
