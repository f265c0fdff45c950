// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
package import PhraseWire

extension WireDeclarations {
  /// Reads what an app in a process of its own tells: all that it declares, and the values of all its
  /// lists, also of those that have none yet.
  package init(ofApp engine: PhraseEngine) async {
    await self.init(of: engine.catalog)
    let named = Set(shortcuts.flatMap { $0.slots.values.compactMap(\.list) })
      .union(intents.flatMap(\.parameters).compactMap(\.slot.list))
    lists = await engine.loader.contents(of: engine.catalog, named)
      .filter { named.contains($0.key) }
      .mapValues { $0.entries.map(Entry.init) }
  }
}
