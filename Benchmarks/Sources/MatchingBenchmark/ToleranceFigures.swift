// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching

/// What one matcher made of the corpus of slips.
struct ToleranceFigures: Codable {
  /// The share of right answers by kind.
  var shares: [String: Double]
  /// Microseconds of a match.
  var p50: Double
  var p99: Double
}

extension OwnMatcher {
  static func measureTolerance(valueCount: Int) throws -> ToleranceFigures {
    let corpus = ToleranceCorpus(titleCount: valueCount)
    let grammar = try corpus.grammar()
    let automaton = try Automaton(compiling: grammar)
    var times = Times(capacity: 3 * corpus.cases.count)
    for text in (0..<3).flatMap({ _ in corpus.cases.map(\.text) }) {
      let start = ContinuousClock.now
      _ = TolerantMatching.match(automaton, text)
      times.append(start.duration(to: .now))
    }
    var counts: [String: (right: Int, all: Int)] = [:]
    for tested in corpus.cases {
      let match = TolerantMatching.match(automaton, tested.text)
      let isRight = corpus.isRight(match, for: tested, in: grammar)
      counts[tested.kind.rawValue, default: (0, 0)].right += isRight ? 1 : 0
      counts[tested.kind.rawValue, default: (0, 0)].all += 1
    }
    return ToleranceFigures(
      shares: counts.mapValues { Double($0.right) / Double($0.all) },
      p50: times.percentile(0.5), p99: times.percentile(0.99))
  }

  /// Every wrong answer on a line: kind, text, what was right, what came.
  static func failures(valueCount: Int) throws -> String {
    let corpus = ToleranceCorpus(titleCount: valueCount)
    let automaton = try Automaton(compiling: corpus.grammar())
    let lines = corpus.cases.compactMap { tested -> String? in
      let match = TolerantMatching.match(automaton, tested.text)
      if corpus.isRight(match, for: tested, in: automaton.grammar) { return nil }
      let answers = match.candidates.prefix(3).map { candidate in
        let template = corpus.templates[candidate.phrase].text
        return "\(template) \(candidate.captures.map(\.value))"
      }
      let expected = "\(tested.intent ?? "nothing") \(tested.slots)"
      return [tested.kind.rawValue, tested.text, expected, "\(answers)"].joined(separator: "\t")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
