// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseRuntime
import PhraseWire

/// A line of `resolve --json`: what words mean, and what performing it gave.
struct ResolvedLine: Encodable {
  /// What stands beside the fields of the resolution.
  struct Facts: Encodable {
    var dialog: String?
    var supporting: String?
    var value: WireValue?
    var saved: [String]?
    var snippet: WireCard?
    var microseconds: Double
  }

  var resolution: WireResolution
  var facts: Facts

  init(_ resolution: WireResolution, microseconds: Double = 0) {
    self.resolution = resolution
    facts = Facts(microseconds: microseconds)
  }

  /// Adds what performing the intent gave; files go without what is in them.
  mutating func add(
    _ outcome: Outcome, of intent: ResolvedIntent, saved: [ReturnedFiles.Saved]
  ) {
    facts.dialog = outcome.dialog
    facts.supporting = outcome.supporting
    facts.value = outcome.value(of: intent)?.mapFiles(\.withoutContents)
    facts.snippet = outcome.card
    for saved in saved {
      switch saved {
      case .path(let path): facts.saved = (facts.saved ?? []) + [path]
      case .failed(let reason): resolution.message = reason
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    try resolution.encode(to: encoder)
    try facts.encode(to: encoder)
  }
}
