// SPDX-License-Identifier: Apache-2.0

/// Several values in a row: "a, b and c".
package enum ValueSeries {
  /// What may stand between the values, besides a comma.
  package static let connectors: Set<String> = [
    "and", "or", "и", "или", "und", "oder", "et", "ou", "y", "o",
  ]
}
