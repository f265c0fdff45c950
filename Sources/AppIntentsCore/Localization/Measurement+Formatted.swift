// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension Measurement {
  /// The number and the unit's symbol in the present language, such as "1.5 km".
  ///
  /// Foundation formats no measurements on Linux; the unit stays the measurement's own.
  ///
  /// - Returns: The measurement as text.
  public func formatted() -> String {
    "\(value.formatted()) \(unit.symbol)"
  }
}
