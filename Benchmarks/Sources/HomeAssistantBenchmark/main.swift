// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseHomeAssistant
import PhraseMatching

/// Recognizes the sentences on standard input, one a line, and writes what they mean as JSON.
///
///     HomeAssistantBenchmark SENTENCES LANGUAGE FIXTURES
///
/// The last line has the microseconds of each sentence, best of three, and of compiling.
guard CommandLine.arguments.count == 4 else {
  FileHandle.standardError.write(
    Data("usage: HomeAssistantBenchmark SENTENCES LANGUAGE FIXTURES\n".utf8))
  exit(64)
}

let clock = ContinuousClock()
let sentences = try HomeAssistantSentences(
  contentsOf: URL(filePath: CommandLine.arguments[1]), language: CommandLine.arguments[2])
let fixtures = try HomeAssistantFixtures(contentsOf: URL(filePath: CommandLine.arguments[3]))
let started = clock.now
let recognizer = try HomeAssistantRecognizer(sentences, lists: fixtures.lists)
let compiling = clock.now - started

var times: [Double] = []
while let line = readLine() {
  let request = try JSONDecoder().decode(Request.self, from: Data(line.utf8))
  let context = request.context.mapValues(HomeAssistantValue.string)
  var best = Double.infinity
  var results: [HomeAssistantRecognition] = []
  for _ in 0..<3 {
    let time = clock.measure { results = recognizer.recognize(request.text, context: context) }
    best = min(best, time / .microseconds(1))
  }
  times.append(best)
  try write(Answer(results.first))
}
try write(
  Figures(
    microseconds: times, compiling: compiling / .microseconds(1),
    automaton: recognizer.automaton.statistics.description,
    warnings: recognizer.warnings.map(\.message)))

func write(_ value: some Encodable) throws {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  print(String(decoding: try encoder.encode(value), as: UTF8.self))
}

struct Request: Decodable {
  let text: String
  let context: [String: String]
}

struct Answer: Encodable {
  let intent: String?
  let slots: [String: String]
  let sentence: String?

  init(_ result: HomeAssistantRecognition?) {
    intent = result?.intent
    slots = Dictionary((result?.slots ?? []).map { ($0.name, $0.value.description) }) { _, last in
      last
    }
    sentence = result?.sentence
  }
}

struct Figures: Encodable {
  let microseconds: [Double]
  let compiling: Double
  let automaton: String
  let warnings: [String]
}
