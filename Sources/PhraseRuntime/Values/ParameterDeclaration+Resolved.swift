// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

extension ParameterDeclaration {
  /// What the parameter's resolvers make of words; nil where none reads them in time.
  func resolved(_ words: String, calls: AppCalls) async -> (any Sendable)? {
    guard let first = resolvers.first else { return nil }
    // A resolver that fails or is late has not read the words.
    let value = try? await calls.ask(type(of: first)) { try await resolved(words) }
    return value.flatMap(\.self)
  }
}
