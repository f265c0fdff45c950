// SPDX-License-Identifier: Apache-2.0

/// The two grammars that tell a wake phrase from other speech, as text for the decoder.
///
/// ```
/// any phones ─▶ the phrase, or at a price nothing ─▶ any phones
/// any phones
/// ```
///
/// One decoder scores both with all of its sounds, so that their likelihoods can be compared.
struct WakeGrammar {
  /// What a phone of free speech costs: as many as in the phrase cost more than the phrase.
  private static let phone = 0.01
  /// What it costs to do without the phrase: the phrase may fit worse than free speech, as calls
  /// in noise and with an accent do, and is compared with it by frame then.
  private static let nothing = 1e-12

  /// The phrase's words as the decoder knows them, each with all its pronunciations.
  let words: [[String]]
  /// The phones of free speech as the decoder knows them.
  let sounds: [String]

  /// The phrase within speech.
  func phrase(named name: String) -> String {
    let last = words.count
    var steps = ["TRANSITION 0 \(last) \(Self.nothing)"]
    for (index, variants) in words.enumerated() {
      steps += variants.map { "TRANSITION \(index) \(index + 1) 1.0 \($0)" }
    }
    return fsg(named: name, steps: steps + loop(at: 0) + loop(at: last), last: last)
  }

  /// Speech without the phrase.
  func speech(named name: String) -> String { fsg(named: name, steps: loop(at: 0), last: 0) }

  private func loop(at state: Int) -> [String] {
    sounds.map { "TRANSITION \(state) \(state) \(Self.phone) \($0)" }
  }

  private func fsg(named name: String, steps: [String], last: Int) -> String {
    "FSG_BEGIN \(name)\nNUM_STATES \(last + 1)\nSTART_STATE 0\nFINAL_STATE \(last)\n"
      + steps.joined(separator: "\n") + "\nFSG_END\n"
  }
}
