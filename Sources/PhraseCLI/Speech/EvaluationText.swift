// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime

extension EvaluationResult {
  /// The figures for a person, a line each.
  var text: String {
    let title = noise.map { "noise, \($0.shortText) dB" } ?? "clean"
    var lines = ["\(title): \(commands) commands, \(others) others"]
    if let accuracy = commandAccuracy {
      lines.append(
        "  commands right       \(accuracy.percent) (\(commandsRight) of \(commands); "
          + "nothing done on \(commandsRejected), asked back on \(commandsDoubtful))")
      lines.append(
        "  wrong actions        \(commandsWrong); needless questions \(needlessQuestions)")
    }
    if let accuracy = wordAccuracy { lines.append("  words right          \(accuracy.percent)") }
    if let rejection {
      lines.append("  others left alone    \(rejection.percent) (\(othersRejected) of \(others))")
    }
    lines.append("  real-time factor     \(realTimeFactor.rounded(to: 4))")
    lines.append(
      "  speech to answer     \(answerTime(at: 0.5).rounded(to: 1)) ms (p50), "
        + "\(answerTime(at: 0.9).rounded(to: 1)) ms (p90)")
    lines.append(
      "  after the endpoint   \(timeBeyondEndpoint(at: 0.9).rounded(to: 1)) ms (p90)")
    lines.append("  peak memory          \(peakMemory / 1_048_576) MiB")
    return lines.joined(separator: "\n")
  }
}

extension Double {
  fileprivate var percent: String { "\((self * 100).rounded(to: 2)) %" }

  /// For figures that people read.
  func rounded(to digits: Int) -> Double {
    let scale = pow(10, Double(digits))
    return (self * scale).rounded() / scale
  }
}
