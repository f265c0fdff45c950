// SPDX-License-Identifier: Apache-2.0

/// Phrases that an engine makes of what its apps declare, beside the apps' own.
///
/// The module `PhraseFinding` has two: entities are found by their properties, and searched by their
/// words.
///
/// ```swift
/// configuration.extensions = [.finding, .searching(in: try SearchIndex(path: "index.sqlite"))]
/// ```
public struct EngineExtension: Sendable {
  /// Adds to the catalog of all apps, and gives what the engine keeps for that.
  package typealias Extend =
    @Sendable (inout Catalog, EngineConfiguration) -> (any Sendable)?

  package let extend: Extend

  package init(extend: @escaping Extend) {
    self.extend = extend
  }
}
