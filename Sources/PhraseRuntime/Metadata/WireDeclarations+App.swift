// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching
package import PhraseWire

extension WireDeclarations {
  /// Reads what an app in a process of its own tells: all that it declares, and the values of all its
  /// lists, also of those that have none yet.
  package init(ofApp engine: PhraseEngine) async {
    await self.init(of: engine.catalog)
    let declared = engine.catalog.shortcuts.filter { !$0.isGenerated }
    for (index, shortcut) in declared.enumerated() {
      let needs = shortcut.declaration?.neededNames ?? []
      shortcuts[index].needs = needs.isEmpty ? nil : needs
    }
    nameValues(of: engine.catalog)
    shortcuts += MetadataReader(catalog: engine.catalog).generatedShortcuts
    let named = Set(shortcuts.flatMap { $0.slots.values.compactMap(\.list) })
      .union(intents.flatMap(\.parameters).compactMap(\.slot.list))
    lists = await engine.loader.contents(of: engine.catalog, named)
      .filter { named.contains($0.key) }
      .mapValues { $0.entries.map(Entry.init) }
  }

  /// Tells what values are called where they are asked for, in all languages.
  private mutating func nameValues(of catalog: Catalog) {
    let languages = catalog.spokenLanguages()
    for declared in catalog.declaredIntents {
      let type = TypeName.qualified(type(of: declared.prototype))
      guard let place = intents.firstIndex(where: { $0.type == type }) else { continue }
      for (index, parameter) in declared.parameters.enumerated() {
        let names = languages.map { language in
          let bundle = declared.provider.localizationBundle
          return (language, parameter.kindName(language: language, bundle: bundle))
        }
        intents[place].parameters[index].slot.names = Dictionary(names) { first, _ in first }
      }
    }
  }
}
