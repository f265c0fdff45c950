// SPDX-License-Identifier: Apache-2.0

/// Sentences that share their beginnings and nothing else, each with an end of its own.
///
/// Decoders score frames against the sounds that they listen for, so that scores from two grammars
/// cannot be compared. The same tree can be decoded twice: sentences that are ruled out the second
/// time stay in it and end in nothing, all frames are scored alike, and the difference tells how
/// much better the first sentence was.
struct SentenceTree {
  private static let start = 0
  private static let end = 1
  private static let deadEnd = 2

  private struct Branch: Hashable {
    let from: Int
    let word: String
  }

  private var stateCount = 3
  private var branches: [(branch: Branch, to: Int)] = []
  private var leaves: [Int] = []
  private(set) var sentences: [[String]] = []

  init(_ sentences: [[String]]) {
    var targets: [Branch: Int] = [:]
    for sentence in sentences where !self.sentences.contains(sentence) {
      var state = Self.start
      for word in sentence {
        let branch = Branch(from: state, word: word)
        state = targets[branch] ?? stateCount
        guard state == stateCount else { continue }
        targets[branch] = state
        branches.append((branch, state))
        stateCount += 1
      }
      leaves.append(state)
      self.sentences.append(sentence)
    }
  }

  /// The tree in the text form of Sphinx's finite-state grammars.
  ///
  /// - Parameters:
  ///   - name: The name in the first line.
  ///   - isRuledOut: Whether a sentence, by its index, ends in nothing.
  ///   - variants: How many pronunciations a word has.
  /// - Returns: The text.
  func fsg(
    name: String, ruledOut isRuledOut: (Int) -> Bool, variants: (String) -> Int
  ) -> String {
    var text = "FSG_BEGIN \(name)\nNUM_STATES \(stateCount)\nSTART_STATE \(Self.start)\n"
    text += "FINAL_STATE \(Self.end)\n"
    for (branch, target) in branches {
      for variant in 1...max(1, variants(branch.word)) {
        let suffix = variant == 1 ? "" : "(\(variant))"
        text += "TRANSITION \(branch.from) \(target) 1.0 \(branch.word)\(suffix)\n"
      }
    }
    for (index, leaf) in leaves.enumerated() {
      text += "TRANSITION \(leaf) \(isRuledOut(index) ? Self.deadEnd : Self.end) 1.0\n"
    }
    return text + "FSG_END\n"
  }
}
