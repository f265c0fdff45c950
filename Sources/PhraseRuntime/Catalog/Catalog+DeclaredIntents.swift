// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

extension Catalog {
  /// Every declared intent once: those of shortcuts, then those that only a package lists.
  package var declaredIntents: [IntentDeclaration] {
    let ofShortcuts = shortcuts.filter { !$0.isGenerated }.compactMap(\.declaration)
    let ofPackages = packages.flatMap { package in
      let provider =
        package.shortcutsProviders.first ?? ofShortcuts.first?.provider ?? NoShortcuts.self
      return package.intents.map {
        IntentDeclaration(Self.shortcut(of: $0), provider: provider)
      }
    }
    var known: Set<ObjectIdentifier> = []
    return (ofShortcuts + ofPackages).filter {
      known.insert(ObjectIdentifier(type(of: $0.prototype))).inserted
    }
  }

  /// The provider of the app that an intent belongs to.
  ///
  /// An intent that is declared nowhere belongs to the app that has others of its module, else to
  /// the first app.
  func provider(of intent: any AppIntent.Type) -> any AppShortcutsProvider.Type {
    let declared = declaredIntents
    let module = TypeName.module(intent)
    let home =
      declared.first { type(of: $0.prototype) == intent }
      ?? declared.first { TypeName.module(type(of: $0.prototype)) == module } ?? declared.first
    return home?.provider ?? NoShortcuts.self
  }
}

/// The provider of intents whose packages have no shortcuts.
private struct NoShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { [] }
}
