// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UserDefaults {
  /// The value under a key, by the name that key-value coding has on Apple's platforms.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value; nil where there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Keeps a value under a key, by the name that key-value coding has on Apple's platforms.
  ///
  /// - Parameters:
  ///   - value: A text, number, date, data, or an array or dictionary of these; nil removes it.
  ///   - key: The key.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
