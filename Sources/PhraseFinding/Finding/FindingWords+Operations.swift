// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseRuntime

extension FindingWords {
  /// The words for a comparison, the one to show first.
  func forms(of operation: FindRequest.Operation) -> [String] {
    switch operation {
    case .equalTo: comparisons.equalTo
    case .notEqualTo: comparisons.notEqualTo
    case .contains: comparisons.contains
    case .hasPrefix: comparisons.hasPrefix
    case .hasSuffix: comparisons.hasSuffix
    case .lessThan: comparisons.lessThan
    case .lessThanOrEqualTo: comparisons.lessThanOrEqualTo
    case .greaterThan: comparisons.greaterThan
    case .greaterThanOrEqualTo: comparisons.greaterThanOrEqualTo
    case .isBetween: comparisons.isBetween
    case .hasAnyValue: comparisons.hasAnyValue
    case .hasNoValue: comparisons.hasNoValue
    }
  }

  /// The word to show for a comparison.
  func word(for operation: FindRequest.Operation) -> String {
    forms(of: operation).first ?? operation.rawValue
  }
}
