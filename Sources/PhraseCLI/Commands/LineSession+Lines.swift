// SPDX-License-Identifier: Apache-2.0

extension LineSession {
  /// Talks, with what happens beside the answers shown to its end.
  func run(showingEvents: Bool, _ talk: () async throws -> Void) async throws {
    let events = showingEvents ? Task { await showEvents() } : nil
    defer { events?.cancel() }
    try await talk()
    await end()
    await events?.value
  }

  /// Waits for a line and answers it.
  ///
  /// - Parameters:
  ///   - lines: Where the line comes from.
  ///   - state: How things stand; a line that cannot be used leaves them so.
  /// - Returns: How things stand then.
  /// - Throws: `CommandFailure` if an output cannot be written, and what the source throws.
  func takeLine(
    of lines: any LineSource, after state: LineSessionNext
  ) async throws -> LineSessionNext {
    switch try await lines.next(prompt: ReplCommand.prompt) {
    case .line(let line): return try await answer(line)
    case .end: return .leave
    case .interrupted:
      try await dropTurn()
      return .goOn(.unresolved)
    case let unusable:
      try refuse(unusable.complaint)
      return state
    }
  }
}
