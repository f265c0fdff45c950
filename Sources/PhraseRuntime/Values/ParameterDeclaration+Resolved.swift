// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

extension ParameterDeclaration {
  /// What the parameter's resolvers make of words; nil where none reads them in time.
  func resolved(
    _ words: String, within limit: Duration, clock: any Clock<Duration>
  ) async -> (any Sendable)? {
    guard !resolvers.isEmpty else { return nil }
    // A resolver that fails or is late has not read the words.
    let value = try? await withDeadline(limit, clock: clock) { try await resolved(words) }
    return value.flatMap(\.self)
  }
}
