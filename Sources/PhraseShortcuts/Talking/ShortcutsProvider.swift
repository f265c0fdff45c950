// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching
public import PhraseRuntime

/// A person's shortcuts as an app of the engine: their phrases, and what runs them.
///
/// ```swift
/// configuration.dependencies.add(dependency: library)
/// let engine = try await PhraseEngine(
///   providers: [AppIntentsProvider([Lights.self]), ShortcutsProvider(library)],
///   configuration: configuration)
/// ```
public struct ShortcutsProvider: IntentProvider {
  /// What the provider is called.
  public let name = "Shortcuts"
  private let library: ShortcutLibrary
  private let performer = AppIntentsProvider([])

  /// Makes a provider of a library, which is registered as a dependency of the engine as well.
  public init(_ library: ShortcutLibrary) {
    self.library = library
  }

  /// The phrases of all shortcuts, and those about shortcuts.
  public func catalog() async throws -> Catalog {
    var catalog = Catalog(providers: [ShortcutsApplication.self])
    for shortcut in library.all where shortcut.phrases.contains(where: \.hasWords) {
      catalog.shortcuts.append(Self.shortcut(shortcut))
    }
    return catalog
  }

  private static func shortcut(_ shortcut: PersonalShortcut) -> Catalog.Shortcut {
    let intent = RunShortcut()
    intent.shortcut = ShortcutEntity(shortcut)
    let declared = AppShortcut(intent: intent, phrases: [])
    let phrases = shortcut.phrases.filter(\.hasWords).map {
      Catalog.Phrase(
        // A brace that is said is no place for a value.
        text: $0.replacing("${", with: "$ "), language: shortcut.language(of: $0))
    }
    var made = Catalog.Shortcut(
      intent: "RunShortcut", title: shortcut.name, application: 0, phrases: phrases, slots: [:])
    made.declaration = IntentDeclaration(declared, provider: ShortcutsApplication.self)
    return made
  }

  /// Runs a shortcut.
  public func perform(_ intent: ResolvedIntent, in context: PerformContext) async throws -> Outcome
  {
    try await performer.perform(intent, in: context)
  }
}

extension PersonalShortcut {
  /// The language code in which it is talked about: that of its phrases, or of its name.
  package var spokenLanguage: String { language(of: phrases.first ?? name) }

  /// The language code of a phrase: that of all, or else by its letters.
  func language(of phrase: String) -> String {
    language ?? Alphabet.language(of: phrase, ofPerson: "en", among: Language.all.map(\.code))
  }
}
