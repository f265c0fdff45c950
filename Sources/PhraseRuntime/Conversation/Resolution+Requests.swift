// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching

extension Resolution {
  /// The requests that it may be.
  var intents: [ResolvedIntent] {
    switch self {
    case .match(let intent): [intent]
    case .missing(let missing): [missing.intent]
    case .ambiguous(let ambiguity): ambiguity.choices.map(\.intent)
    case .none: []
    }
  }

  /// Whether any words stand in it for a value.
  var hasText: Bool {
    intents.contains { $0.parameters.contains { $0.value is String && $0.id == nil } }
  }

  /// Whether nothing is changed.
  var onlyShows: Bool { intents.allSatisfy(\.onlyShows) }

  /// Whether it asks for properties that the engine found declared.
  var looksUp: Bool { intents.allSatisfy { $0.role == .lookUp } }

  /// Whether nothing has to be asked for.
  var isWhole: Bool { if case .match = self { true } else { false } }

  /// Whether a value has to be asked for.
  var isMissing: Bool { if case .missing = self { true } else { false } }

  /// The name of the only intent.
  var onlyIntent: String? {
    let names = Set(intents.map(\.intent))
    return names.count == 1 ? names.first : nil
  }

  /// The request with the choices that fit; nil for none.
  func only(_ fits: (ResolvedIntent) -> Bool) -> Resolution? {
    guard case .ambiguous(let ambiguity) = self else {
      return intents.contains(where: fits) ? self : nil
    }
    let choices = ambiguity.choices.filter { fits($0.intent) }
    return switch choices.count {
    case 0: nil
    case 1: .match(choices[0].intent)
    default: self
    }
  }
}
