// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Why the engine could not get a property's value.
package enum EntityPropertyError: Error, Equatable {
  /// Properties asked for each other deeper than the limit.
  case recursion(property: String, limit: Int)
}

extension EntityPropertyError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .recursion(let property, let limit):
      "The property \"\(property)\" asked for properties that ask for it again: the engine stopped "
        + "after \(limit) nested values. A property may use others, but not itself."
    }
  }
}

/// How deep the properties of entities may ask for each other's values.
package enum EntityPropertyNesting {
  /// More than any sensible chain of properties, and few enough for a small stack.
  package static let limit = 32

  @TaskLocal static var depth = 0
}
