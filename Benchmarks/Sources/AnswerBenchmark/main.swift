// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseFinding
import PhraseRuntime

// How long a conversation takes to answer a line, with an app that answers at once: everything on,
// 10,000 values.

var configuration = EngineConfiguration()
configuration.extensions = [.finding]
let engine = try await PhraseEngine(Nursery.self, configuration: configuration)

/// A kind of line: what is said before it, the line about a plant, and what its answer has to have.
struct Kind {
  let title: String
  var before: ((String) -> String)?
  let line: (String) -> String
  let answer: (String) -> String
  var rounds = 2_000
}

let kinds: [Kind] = [
  Kind(
    title: "phrase to the letter", line: { "open \($0) in nursery" }, answer: { "Opened \($0)." }),
  Kind(title: "without the app's name", line: { "open \($0)" }, answer: { "Opened \($0)." }),
  Kind(
    title: "with a value that is asked for", before: { "water \($0)" }, line: { _ in "7" },
    answer: { "Watered \($0) with 7 liters." }),
  Kind(title: "polite", line: { "could you please open \($0)" }, answer: { "Opened \($0)." }),
  Kind(
    title: "“it”", before: { "open \($0)" }, line: { _ in "water it with 3 liters" },
    answer: { "Watered \($0) with 3 liters." }),
  Kind(
    title: "“what about 5”", before: { "water \($0) with 3 liters" }, line: { _ in "what about 5" },
    answer: { "Watered \($0) with 5 liters." }),
  Kind(
    title: "a question about a property", line: { "what is the height of \($0)" }, answer: { $0 }),
  Kind(
    title: "by its words alone", line: { "ugh, show \($0) to me i guess" },
    answer: { "Opened \($0)." }, rounds: 200),
  Kind(
    title: "nothing that is known", line: { _ in "will it rain in the mountains tomorrow" },
    answer: { _ in "No phrase matches" }, rounds: 200),
]

print("| line | p50 µs | p99 µs | of it understanding, p50 µs |\n| --- | --- | --- | --- |")
let wanted = CommandLine.arguments.dropFirst().first
for kind in kinds where wanted.map(kind.title.contains) ?? true {
  let conversation = Conversation(engine)
  var times: [Double] = []
  var understanding: [Double] = []
  for round in 0..<kind.rounds + 20 {
    let name = Plant.name(round * 37 % Plant.all.count)
    if let before = kind.before { _ = await conversation.respond(to: before(name)) }
    let clock = ContinuousClock()
    let start = clock.now
    let reply = await conversation.respond(to: kind.line(name))
    let time = clock.now - start
    guard reply.text.contains(kind.answer(name)) else {
      fatalError("“\(kind.line(name))”: \(reply.text)")
    }
    // The first ones compile what nothing needed before.
    guard round >= 20 else { continue }
    times.append(time / .microseconds(1))
    let again = clock.now
    _ = await engine.resolve(kind.line(name))
    understanding.append((clock.now - again) / .microseconds(1))
  }
  let figures = [times.percentile(50), times.percentile(99), understanding.percentile(50)]
  let cells = figures.map { $0.formatted(.number.precision(.fractionLength(1))) }
  print("| \(kind.title) | \(cells.joined(separator: " | ")) |")
}

extension [Double] {
  fileprivate func percentile(_ percent: Int) -> Double { sorted()[count * percent / 100] }
}
