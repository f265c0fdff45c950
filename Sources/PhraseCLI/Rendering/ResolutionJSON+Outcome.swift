// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

extension ResolutionJSON {
  /// Adds what performing the intent gave.
  mutating func add(
    _ outcome: Outcome, of intent: ResolvedIntent, saved: [ReturnedFiles.Saved]
  ) {
    dialog = outcome.dialog
    supporting = outcome.supporting
    let values = ValueJSON(
      locale: Locale(identifier: intent.language),
      bundle: intent.declaration?.provider.localizationBundle)
    value = outcome.value.map(values.json(of:))
    for saved in saved {
      switch saved {
      case .path(let path): self.saved.append(path)
      case .failed(let reason): message = reason
      }
    }
    snippet = outcome.snippet?.outline().json
  }
}
