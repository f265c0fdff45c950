// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseHomeAssistant
import PhraseMatching

let usage = """
  HomeAssistantBenchmark recognize SENTENCES LANGUAGE FIXTURES < REQUESTS
  HomeAssistantBenchmark check CHECKOUT LANGUAGE [SENTENCES]

  """
let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "recognize" where arguments.count == 4:
  try recognize(URL(filePath: arguments[2]), arguments[3], URL(filePath: arguments[4]))
case "check" where (3...4).contains(arguments.count):
  try check(
    URL(filePath: arguments[2]), arguments[3],
    sentences: arguments.count > 3 ? URL(filePath: arguments[4]) : nil)
default:
  FileHandle.standardError.write(Data(usage.utf8))
  exit(64)
}

/// Recognizes the sentences on standard input, one a line, and writes what they mean as JSON.
///
/// The last line has the microseconds of each sentence, best of three, and of compiling.
func recognize(_ file: URL, _ language: String, _ home: URL) throws {
  let sentences = try HomeAssistantSentences(contentsOf: file, language: language)
  let fixtures = try HomeAssistantFixtures(contentsOf: home)
  let clock = ContinuousClock()
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
}

/// Tries the tests of a checkout and writes what differs, and the count, as JSON.
func check(_ checkout: URL, _ language: String, sentences: URL?) throws {
  let check = try HomeAssistantCheck(of: checkout, language: language, sentences: sentences)
  for result in check.results {
    guard let difference = result.difference else { continue }
    try write(
      Difference(
        sentence: result.test.sentence, difference: difference,
        isExpected: result.test.isExpectedToFail))
  }
  try write(["passed": check.passed, "counted": check.counted])
}

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

struct Difference: Encodable {
  let sentence: String
  let difference: String
  let isExpected: Bool
}
