// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// The one place that says how a tolerant match is asked for.
enum TolerantMatching {
  /// Whether the engine forgives slips.
  static let isAvailable = true

  static func match(_ automaton: Automaton, _ text: String) -> Match {
    automaton.match(Utterance(text), tolerance: .standard)
  }
}
