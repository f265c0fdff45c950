// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What this program can measure of its own matcher in a fresh process.
enum Measurement: String {
  case exact
  case scale
  case tolerance

  func json(size: Int) throws -> Data {
    switch self {
    case .exact: try JSONEncoder().encode(OwnMatcher.measureExact(valueCount: size))
    case .scale: try JSONEncoder().encode(OwnMatcher.measureScale(valueCount: size))
    case .tolerance: try JSONEncoder().encode(OwnMatcher.measureTolerance(valueCount: size))
    }
  }
}
