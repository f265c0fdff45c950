// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching

/// From a file of compiled lists to an automaton and its first answer.
enum StartTable: Table {
  static let name = "start"
  static let title = "Start from compiled lists on disk"

  static func print(_ contenders: Contenders) throws -> Bool {
    printHeader([
      "values", "file MB", "written s", "mapped and checked ms", "phrases compiled ms",
      "first match ms", "right",
    ])
    var isRight = true
    for size in [10_000, 1_000_000] { isRight = try printRow(of: size) && isRight }
    return isRight
  }

  private static func printRow(of size: Int) throws -> Bool {
    let workload = ExactWorkload(valueCount: size, wordsPerValue: 3...3)
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).phrases").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let phrases = try workload.grammar().phrases
    let automaton = try Automaton(compiling: workload.grammar())
    let written = try ContinuousClock().measure { try ListArchive.write(automaton, to: path) }
    // The best of five: the file is in the system's cache, as after any earlier run.
    let runs = try (0..<5).map { _ in try start(path, phrases, workload) }
    guard let best = runs.min(by: { $0.mapped < $1.mapped }) else { return false }
    let bytes = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    let isRight = runs.allSatisfy(\.isRight)
    printRow([
      "\(size)", String(format: "%.1f", Double(bytes) / 1e6),
      String(format: "%.2f", written.seconds), String(format: "%.2f", best.mapped.seconds * 1e3),
      String(format: "%.2f", best.compiled.seconds * 1e3),
      String(format: "%.3f", best.matched.seconds * 1e3), isRight ? "yes" : "no",
    ])
    return isRight
  }

  private struct Run {
    var mapped: Duration
    var compiled: Duration
    var matched: Duration
    var isRight: Bool
  }

  private static func start(
    _ path: String, _ phrases: [Phrase], _ workload: ExactWorkload
  ) throws -> Run {
    let clock = ContinuousClock()
    let begin = clock.now
    let lists = try ListArchive(contentsOf: path).lists
    let mapped = clock.now
    let automaton = try Automaton(compiling: Grammar(phrases: phrases, lists: lists))
    let compiled = clock.now
    let match = automaton.match(Utterance(workload.utterances[0].text))
    let matched = clock.now
    let isRight = workload.utterances.allSatisfy { utterance in
      workload.isRight(
        automaton.match(Utterance(utterance.text)), for: utterance, in: automaton.grammar)
    }
    return Run(
      mapped: begin.duration(to: mapped), compiled: mapped.duration(to: compiled),
      matched: compiled.duration(to: matched),
      isRight: isRight
        && workload.isRight(match, for: workload.utterances[0], in: automaton.grammar))
  }
}
