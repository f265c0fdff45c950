// SPDX-License-Identifier: Apache-2.0

package import AppIntentsCore
import PhraseMatching

extension Catalog {
  /// Takes in what a provider declares.
  ///
  /// Providers that give an app the same names serve one app. Lists of one name are kept apart, but
  /// for those that are made of types of this process.
  mutating func add(_ other: Catalog, of provider: any IntentProvider, number: Int) {
    let places = other.applications.map { index(of: $0) }
    var names: [String: String] = [:]
    for list in other.listNames where other.sources[list] == nil && list != Self.booleanList {
      names[list] = lists[list] == nil && sources[list] == nil ? list : "\(provider.name)/\(list)"
    }
    for (list, entries) in other.lists { lists[names[list] ?? list] = entries }
    sources.merge(other.sources) { own, _ in own }
    for (list, name) in names where other.lists[list] == nil {
      sources[name] = ListSource(
        kind: .made { _ in ListContent(entries: try await provider.values(of: list)) }, bundle: nil)
    }
    shortcuts += other.shortcuts.map { shortcut in
      var shortcut = shortcut
      shortcut.provider = number
      if places.indices.contains(shortcut.application) {
        shortcut.application = places[shortcut.application]
      }
      for (slot, kind) in shortcut.slots {
        guard case .list(let list, let isOpen) = kind.kind, let name = names[list] else { continue }
        shortcut.slots[slot]?.kind = .list(name, isOpen: isOpen)
        shortcut.slots[slot]?.ownList = list
      }
      return shortcut
    }
    updateBooleans()
    packages += other.packages
    diagnostics += other.diagnostics
  }

  private mutating func index(of application: Application) -> Int {
    if let known = applications.firstIndex(of: application) { return known }
    applications.append(application)
    return applications.count - 1
  }

  /// The lists that slots name, and those that no slot names yet.
  private var listNames: Set<String> {
    let named = shortcuts.flatMap { shortcut in
      shortcut.slots.values.compactMap { slot -> String? in
        if case .list(let name, _) = slot.kind { name } else { nil }
      }
    }
    return Set(named).union(lists.keys)
  }

  /// The providers of the apps of this process.
  package var shortcutsProviders: [any AppShortcutsProvider.Type] {
    var known: Set<ObjectIdentifier> = []
    return
      (shortcuts.compactMap { $0.declaration?.provider }
      + packages.flatMap { $0.shortcutsProviders })
      .filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  static var booleanList: String { ParameterDeclaration.booleanList }
}
