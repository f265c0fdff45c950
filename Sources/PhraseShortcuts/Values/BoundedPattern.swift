// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation

/// A regular expression whose search ends, whatever it and the text are.
///
/// `(a+)+b` tries each way to cut a row of letters in pieces: 40 letters would take years. The search
/// counts what it tries, and gives up.
struct BoundedPattern {
  private let expression: NSRegularExpression

  /// How often a search may report that it is still at it: each time after 10,000 attempts, so that
  /// all take about a second.
  private static let reportLimit = 1_000

  /// How many matches are found at most.
  static let matchLimit = 100_000

  /// - Throws: ``RunError`` for what is no regular expression.
  init(_ pattern: String, ignoringCase: Bool) throws {
    do {
      expression = try NSRegularExpression(
        pattern: pattern,
        options: ignoringCase ? [.caseInsensitive, .anchorsMatchLines] : [.anchorsMatchLines])
    } catch {
      throw RunError("“\(pattern)” is no regular expression.")
    }
  }

  /// The places of the matches, one after the other.
  ///
  /// - Throws: ``RunError`` where the search does not come to an end or finds too much,
  ///   `CancellationError` where the run is cancelled.
  func matches(in text: String) throws -> [NSTextCheckingResult] {
    var found: [NSTextCheckingResult] = []
    var reports = 0
    expression.enumerateMatches(
      in: text, options: [.reportProgress], range: NSRange(text.startIndex..., in: text)
    ) { match, _, stop in
      if let match { found.append(match) } else { reports += 1 }
      if reports > Self.reportLimit || found.count > Self.matchLimit || Task.isCancelled {
        stop.pointee = true
      }
    }
    try Task.checkCancellation()
    guard reports <= Self.reportLimit else {
      throw RunError(
        """
        “\(expression.pattern)” has too many ways to match this text; write it without a repetition \
        inside of another.
        """)
    }
    guard found.count <= Self.matchLimit else {
      throw RunError("“\(expression.pattern)” is in the text more than \(Self.matchLimit) times.")
    }
    return found
  }

  /// The text with what replaces each match; `$1` in it stands for the match's first group.
  func replacing(in text: String, with replacement: String) throws -> String {
    let whole = text as NSString
    var result = ""
    var end = 0
    for match in try matches(in: text) {
      result += whole.substring(with: NSRange(location: end, length: match.range.location - end))
      result += expression.replacementString(for: match, in: text, offset: 0, template: replacement)
      end = match.range.upperBound
    }
    return result + whole.substring(from: end)
  }
}
