// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What this program does in a fresh process for one number of values.
enum Measurement: String {
  case exact
  case scale
  case tolerance
  /// The wrong answers of the tolerance corpus, one a line.
  case failures
  /// The tolerance corpus itself.
  case corpus

  func output(size: Int) throws -> Data {
    switch self {
    case .exact: try JSONEncoder().encode(OwnMatcher.measureExact(valueCount: size))
    case .scale: try JSONEncoder().encode(OwnMatcher.measureScale(valueCount: size))
    case .tolerance: try JSONEncoder().encode(OwnMatcher.measureTolerance(valueCount: size))
    case .failures: Data(try OwnMatcher.failures(valueCount: size).utf8)
    case .corpus: try JSONEncoder().encode(ToleranceCorpus(titleCount: size))
    }
  }
}
