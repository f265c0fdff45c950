// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching

/// Utterances that take a search long: at its limits, and in search of a suggestion.
enum HardTable: Table {
  static let name = "hard"
  static let title = "Hard utterances"

  static func print(_ contenders: Contenders) throws -> Bool {
    printHeader(["utterance", "match ms", "answer", "suggestion ms", "suggestion"])
    let cut = try cutting()
    printRow(of: "60 words that are values and texts", words("a b ", 30), in: cut)
    printRow(of: "60 misspelt words", words("libary librarie ", 30), in: cut)
    printRow(of: "60 fillers and values", words("please a ", 30), in: cut)
    printRow(of: "1,000 words", words("a b ", 500), in: cut)
    let numbered = try numbered()
    printRow(of: "one of 12,000 words that look alike", "open titlabc", in: numbered)
    // The first suggestion of an automaton, and the next one.
    let workload = ExactWorkload(valueCount: 1_000_000, wordsPerValue: 3...3)
    let million = try Automaton(compiling: workload.grammar())
    let misspelt = "open \(workload.values[7].dropLast())q in the workshop not today"
    for which in ["the first", "the next"] {
      printRow(of: "a value of 1,000,000, \(which)", misspelt, in: million, rounds: 1)
    }
    return million.nearest(to: Utterance(misspelt))?.suggestion.contains(workload.values[7])
      ?? false
  }

  private static func printRow(
    of name: String, _ text: String, in automaton: Automaton, rounds: Int = 5
  ) {
    let utterance = Utterance(text)
    let matched = best(of: rounds) { automaton.match(utterance, tolerance: .standard) }
    let near = best(of: rounds) { automaton.nearest(to: utterance) }
    let answer =
      matched.answer.limit.map { "limit: \($0)" }
      ?? "\(matched.answer.candidates.count) candidates"
    printRow([
      name, matched.milliseconds, answer, near.milliseconds, near.answer == nil ? "none" : "one",
    ])
  }

  private static func best<Answer>(
    of rounds: Int, _ work: () -> Answer
  ) -> (answer: Answer, milliseconds: String) {
    let start = ContinuousClock.now
    var answer = work()
    var least = start.duration(to: .now)
    for _ in 1..<rounds {
      let time = ContinuousClock().measure { answer = work() }
      least = min(least, time)
    }
    return (answer, String(format: "%.2f", least.seconds * 1e3))
  }

  private static func words(_ words: String, _ count: Int) -> String {
    String(repeating: words, count: count)
  }

  /// Texts, series and values that are made of each other, so that an utterance can be cut anywhere.
  private static func cutting() throws -> Automaton {
    let list = ValueList(
      name: "l",
      values: ["a", "a a", "library", "b a"].enumerated().map { .init(id: $0, forms: [$1]) })
    let slots = [
      "s": Slot(name: "s", kind: .list("l", isOpen: false), isSeries: true),
      "o": Slot(name: "o", kind: .list("l", isOpen: true), isSeries: true),
      "t": Slot(name: "t", kind: .text), "u": Slot(name: "u", kind: .text),
    ]
    let texts = [
      "[a] ${s} zzz", "${t} a ${u} zzz", "${t} ${s} ${u} zzz", "a ${o} zzz", "${o} ${t} zzz",
    ]
    let phrases = try texts.enumerated().map { intent, text in
      let template = try Template(parsing: text)
      return Phrase(
        template: template, slots: template.slotNames.compactMap { slots[$0] }, intent: intent)
    }
    return try Automaton(compiling: Grammar(phrases: phrases, lists: [list]))
  }

  private static func numbered() throws -> Automaton {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let values = (0..<12_000).map { number in
      "title" + String([letters[number % 26], letters[number / 26 % 26], letters[number / 676]])
    }
    let list = ValueList(
      name: "l", values: values.enumerated().map { .init(id: $0, forms: [$1]) })
    let phrase = Phrase(
      template: try Template(parsing: "open ${l}"),
      slots: [Slot(name: "l", kind: .list("l", isOpen: false))], intent: 0)
    return try Automaton(compiling: Grammar(phrases: [phrase], lists: [list]))
  }
}
