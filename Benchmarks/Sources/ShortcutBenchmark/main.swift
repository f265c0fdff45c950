// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation
import PhraseRuntime
import PhraseShortcuts
import PhraseWire

/// How many shortcuts there are, with three phrases each.
let counts = [0, 100, 1_000]
/// How often a thing is measured; the best counts, since the machine is not alone.
let rounds = 5

try await measureStarts()
try await measureSteps()

/// What shortcuts add to a start and to a match.
func measureStarts() async throws {
  print("| shortcuts | start, ms | more than without, ms | reading, ms | a match, µs |")
  print("| ---: | ---: | ---: | ---: | ---: |")
  var without: Double?
  for count in counts {
    let shortcuts =
      (0..<count).map { number in
        let word = name(number)
        return PersonalShortcut(
          id: "\(number)", name: word,
          phrases: [word, "\(word) if you can", "it is time for \(word)"],
          actions: [ShortcutAction("ShowText", with: ["text": "Done."])])
      } + [steps(1)]
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("phrase-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = ShortcutEnvironment(folder: folder)
    let written = ShortcutLibrary(folder: folder, environment: environment)
    for shortcut in shortcuts { try written.save(shortcut) }
    var (start, reading, match) = (Double.infinity, Double.infinity, Double.infinity)
    for _ in 0..<rounds {
      let clock = ContinuousClock()
      let began = clock.now
      let library = ShortcutLibrary(folder: folder, environment: environment)
      let read = clock.now
      let engine = try await makeEngine(library)
      let ready = clock.now
      start = min(start, began.duration(to: ready) / .milliseconds(1))
      reading = min(reading, began.duration(to: read) / .milliseconds(1))
      let many = 1_000
      let matching = await ContinuousClock().measure {
        for _ in 0..<many { await expect("steps", from: engine) }
      }
      match = min(match, matching / .microseconds(1) / Double(many))
    }
    without = without ?? start
    print(
      """
      | \(count) | \(rounded(start)) | \(rounded(start - (without ?? start))) \
      | \(rounded(reading)) | \(rounded(match)) |
      """
    )
  }
  print()
}

/// How many built-in actions are done in a second, by what they are.
func measureSteps() async throws {
  let count = 20_000
  print("| action | a second |")
  print("| --- | ---: |")
  let kinds: [(String, [ShortcutAction])] = [
    ("SetVariable", [ShortcutAction("SetVariable", with: ["value": "${Index}"], as: "Value")]),
    (
      "SetVariable, a text with a value",
      [ShortcutAction("SetVariable", with: ["value": "Round ${Index}"], as: "Value")]
    ),
    (
      "Calculate",
      [ShortcutAction("Calculate", with: ["expression": "${Index} * 2 + 1"], as: "Value")]
    ),
    (
      "If",
      [
        ShortcutAction(
          "If", with: ["value": "${Index}", "comparison": "isGreater", "other": 5], as: "Value")
      ]
    ),
  ]
  for (title, actions) in kinds {
    let engine = try await makeEngine([steps(count, actions)])
    var best = Duration.seconds(1_000)
    for _ in 0..<rounds {
      guard case .match(let match) = await engine.resolve("steps") else { fatalError("no match") }
      best = min(
        best,
        try await ContinuousClock().measure {
          guard try await match.perform().dialog == "\(count) done" else { fatalError("wrong") }
        })
    }
    print("| \(title) | \(Int(Double(count) / (best / .seconds(1)))) |")
  }
}

func makeEngine(_ shortcuts: [PersonalShortcut]) async throws -> PhraseEngine {
  let folder = FileManager.default.temporaryDirectory
  return try await makeEngine(
    ShortcutLibrary(shortcuts, environment: ShortcutEnvironment(folder: folder)))
}

func makeEngine(_ library: ShortcutLibrary) async throws -> PhraseEngine {
  var configuration = EngineConfiguration()
  configuration.dependencies.add(dependency: library)
  return try await PhraseEngine(
    providers: [ShortcutsProvider(library)], configuration: configuration)
}

func expect(_ phrase: String, from engine: PhraseEngine) async {
  guard case .match(let match) = await engine.resolve(phrase), match.phrase == phrase else {
    fatalError("“\(phrase)” is not understood")
  }
}

/// A shortcut that does actions a number of times.
func steps(_ count: Int, _ actions: [ShortcutAction] = []) -> PersonalShortcut {
  PersonalShortcut(
    id: "steps", name: "Steps", phrases: ["steps"],
    actions: [
      ShortcutAction("Repeat", with: ["count": .integer(count)], body: .repeated(actions)),
      ShortcutAction("ShowText", with: ["text": .text("\(count) done")]),
    ])
}

/// A name of two words that no other number has.
func name(_ number: Int) -> String {
  let syllables = ["ka", "lo", "mi", "nu", "ra", "se", "ti", "vo", "we", "zu"]
  let digits = String(number).compactMap(\.wholeNumberValue).map { syllables[$0] }
  return "\(digits.joined())na \(digits.reversed().joined())da"
}

func rounded(_ value: Double) -> String { value.formatted(.number.precision(.fractionLength(1))) }
