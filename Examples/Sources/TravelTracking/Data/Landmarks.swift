// SPDX-License-Identifier: Apache-2.0

/// All landmarks of the app.
enum Landmarks {
  static let all =
    africa + antarctica + asia + europe + northAmerica + oceania + southAmerica

  /// By number; the data is tested to have each number once.
  static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
