// SPDX-License-Identifier: Apache-2.0

public import AppIntents

/// Finds landmarks and collections by what a picture shows.
public struct PictureQuery: IntentValueQuery {
  @Dependency private var atlas: Atlas

  /// Makes the query.
  public init() {}

  /// What fits any of the picture's labels, each once; landmarks that fit more labels come first.
  public func values(for input: SemanticContentDescriptor) async throws -> [SearchResult] {
    var found: [(result: SearchResult, hits: Int)] = []
    for result in try input.labels.flatMap(atlas.search) {
      if let known = found.firstIndex(where: { $0.result.name == result.name }) {
        found[known].hits += 1
      } else {
        found.append((result, 1))
      }
    }
    let most = found.map(\.hits).max() ?? 0
    return found.filter { $0.hits == most }.map(\.result)
  }
}
