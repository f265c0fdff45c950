// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What each stage made of an utterance, for people who wonder why.
///
/// What was said is private: unless `revealsUtterances` is set, words of the utterance appear as
/// their number of characters only.
///
/// ```swift
/// let trace = Trace(revealsUtterances: true)
/// _ = await engine.resolve("open dune in library", trace: trace)
/// print(trace.lines.joined(separator: "\n"))
/// ```
///
/// A trace may be written from any task; lines keep the order of their arrival.
public final class Trace: Sendable {
  /// Whether the trace shows what was said.
  public let revealsUtterances: Bool

  private let recorded = Mutex<[String]>([])

  /// Makes an empty trace, hiding what was said unless told otherwise.
  public init(revealsUtterances: Bool = false) {
    self.revealsUtterances = revealsUtterances
  }

  /// One line a step: the stage, a colon, and what it found.
  public var lines: [String] { recorded.withLock(\.self) }

  func note(_ stage: Stage, _ message: String) {
    recorded.withLock { $0.append("\(stage.rawValue): \(message)") }
  }

  /// Words of the utterance as the trace may show them.
  func said(_ words: String) -> String {
    revealsUtterances ? "“\(words)”" : "‹\(words.count) characters›"
  }

  enum Stage: String {
    case words, candidates, values
  }
}
