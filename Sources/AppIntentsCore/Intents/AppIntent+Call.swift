// SPDX-License-Identifier: Apache-2.0

extension AppIntent {
  /// Runs the intent as a function, for code of the app itself.
  ///
  ///     try await OpenBook(book: emma)()
  ///
  /// - Parameter donateOnCompletion: Whether the run counts as one that the person may want again.
  /// - Throws: What `perform()` throws.
  @_disfavoredOverload
  public func callAsFunction(donate donateOnCompletion: Bool = true) async throws {
    _ = try await perform()
    if donateOnCompletion { try await donate() }
  }
}

extension AppIntent where PerformResult: ReturnsValue {
  /// Runs the intent as a function that returns the value of its result.
  ///
  ///     let total = try await GetTotal()(donate: false)
  ///
  /// - Parameter donateOnCompletion: Whether the run counts as one that the person may want again.
  /// - Returns: The value.
  /// - Throws: What `perform()` throws, or an error where its result brings no value.
  @discardableResult
  public func callAsFunction(
    donate donateOnCompletion: Bool = true
  ) async throws -> PerformResult.Value {
    let result = try await perform()
    if donateOnCompletion { try await donate() }
    guard let value = result.value else { throw AppIntentError.Unrecoverable.unknown }
    return value
  }
}
