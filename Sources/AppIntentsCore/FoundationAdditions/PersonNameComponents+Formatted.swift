// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension PersonNameComponents {
  /// The given and the family name with a space between, or what there is of them.
  ///
  /// Foundation formats no names on Linux. The order is the western one whatever the language; a
  /// nickname stands in where there is neither name.
  ///
  /// - Returns: The name as text; empty when there is none.
  public func formatted() -> String {
    let names = [givenName, familyName].compactMap { $0 }.filter { !$0.isEmpty }
    return names.isEmpty ? nickname ?? "" : names.joined(separator: " ")
  }
}
