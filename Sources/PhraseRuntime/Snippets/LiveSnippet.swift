// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching
import Synchronization

/// A snippet that is shown now, and is made anew when something happened.
///
/// What cannot be made anew stays as it was, with a notice on it. Requests that come while the
/// snippet is being made are answered together by one more round.
final class LiveSnippet: Sendable {
  private struct State {
    var snippet: Snippet
    /// What the person was shown last.
    var delivered: Snippet?
    /// Rounds that were asked for, and those that are done.
    var requested = 0
    var done = 0
    var round: Task<Void, Never>?
    var isReloadDue = false
    var isDismissed = false
    var reloads: Observation?
    /// What names the controls, for as long as they have these titles.
    var words: (titles: [String], grammar: AnswerGrammar?)?
  }

  let maker: SnippetMaker
  private let source: SnippetSource
  private let post: @Sendable (Snippet) -> Void
  private let state: Mutex<State>

  private init(
    _ snippet: Snippet, from source: SnippetSource, maker: SnippetMaker,
    post: @escaping @Sendable (Snippet) -> Void
  ) {
    self.source = source
    self.maker = maker
    self.post = post
    state = Mutex(State(snippet: snippet))
  }

  /// Makes the snippet for the first time.
  ///
  /// - Parameters:
  ///   - source: The snippet, or the intent that makes it.
  ///   - maker: Makes it.
  ///   - post: Takes the snippet whenever the app had it reloaded and it looks different.
  /// - Returns: The snippet, which now lives.
  /// - Throws: ``SnippetError`` if there is nothing to show.
  static func show(
    _ source: SnippetSource, maker: SnippetMaker, post: @escaping @Sendable (Snippet) -> Void
  ) async throws(SnippetError) -> LiveSnippet {
    let live = LiveSnippet(
      try await maker.snippet(of: source), from: source, maker: maker, post: post)
    if case .intent(let intent) = source {
      let reloads = AppEvents.snippetReloads.add(for: type(of: intent)) { [weak live] in
        live?.reload()
      }
      live.state.withLock { $0.reloads = reloads }
    }
    return live
  }

  /// The snippet as it is now.
  var current: Snippet { state.withLock(\.snippet) }

  var language: String { maker.language }
  var talk: Language { Language.named(language) }

  var controlTitles: [String] { current.outline().controls.map(\.title) }

  /// What may be said to press a control; nil where there is none that can be named.
  ///
  /// A snippet that only changed its looks keeps the grammar that was made for it.
  var words: AnswerGrammar? {
    let titles = controlTitles
    return state.withLock { state in
      if let words = state.words, words.titles == titles { return words.grammar }
      // Titles that cannot be compiled can still be pressed by a front end.
      let grammar = titles.isEmpty ? nil : try? AnswerGrammar(controls: titles, language: language)
      state.words = (titles, grammar)
      return grammar
    }
  }

  /// The snippet as it is now, which the person is about to see.
  func delivered() -> Snippet {
    state.withLock { state in
      state.delivered = state.snippet
      return state.snippet
    }
  }

  /// Makes the snippet anew, from what is true after this call; waits until that is done.
  func refresh() async {
    let goal = state.withLock { state in
      state.requested += 1
      return state.requested
    }
    while let round = round(towards: goal) { await round.value }
  }

  /// Ends the life of the snippet; it stays as it is.
  func dismiss() {
    let (round, _) = state.withLock { state in
      defer { state.reloads = nil }
      state.isDismissed = true
      return (state.round, state.reloads)
    }
    round?.cancel()
  }

  /// The round to wait for until the goal is reached; nil once it is.
  private func round(towards goal: Int) -> Task<Void, Never>? {
    state.withLock { state in
      guard state.done < goal, !state.isDismissed else { return nil }
      if let round = state.round { return round }
      let number = state.requested
      let round = Task { self.end(round: number, with: await self.made()) }
      state.round = round
      return round
    }
  }

  private func made() async -> Result<Snippet, SnippetError> {
    do throws(SnippetError) {
      return .success(try await maker.snippet(of: source))
    } catch {
      return .failure(error)
    }
  }

  private func end(round number: Int, with result: Result<Snippet, SnippetError>) {
    state.withLock { state in
      state.done = number
      state.round = nil
      guard !state.isDismissed else { return }
      switch result {
      case .success(let snippet): state.snippet = snippet
      case .failure(let error):
        state.snippet.notice = talk.text(of: .snippetFailed(reason: error.reason))
      }
    }
  }

  /// The app says that the snippet is out of date.
  private func reload() {
    guard !SnippetMaker.isMaking else { return }
    let isFirst = state.withLock { state in
      defer { state.isReloadDue = true }
      return !state.isReloadDue && !state.isDismissed
    }
    guard isFirst else { return }
    Task { [weak self] in
      guard let self else { return }
      state.withLock { $0.isReloadDue = false }
      await refresh()
      if let snippet = undelivered() { post(snippet) }
    }
  }

  private func undelivered() -> Snippet? {
    state.withLock { state in
      guard !state.isDismissed, state.delivered?.card != state.snippet.card else { return nil }
      state.delivered = state.snippet
      return state.snippet
    }
  }
}
