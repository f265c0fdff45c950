// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore
import Foundation
import PhraseMatching

extension Catalog {
  /// Makes the catalog of declared apps.
  ///
  /// Nothing is registered twice: which parameter a phrase names, the kind of its values and the
  /// list that they come from all follow from the declarations. Localized phrases come from each
  /// provider's `AppShortcuts` string tables.
  ///
  /// ```swift
  /// let catalog = Catalog(providers: [LibraryShortcuts.self, ExpensesShortcuts.self])
  /// ```
  ///
  /// Phrases that cannot be compiled are left out and reported in ``diagnostics``.
  ///
  /// - Parameters:
  ///   - providers: The apps' shortcuts.
  ///   - packages: Modules whose own shortcuts and intents belong to the catalog as well, with the
  ///     packages that they take in. What is named twice counts once.
  public init(
    providers: [any AppShortcutsProvider.Type], packages: [any AppIntentsPackage.Type] = []
  ) {
    self.init(applications: [], shortcuts: [])
    self.packages = packages.flatMap { $0.allPackages }.uniqueTypes
    let all = providers + self.packages.flatMap { $0.shortcutsProviders }
    for provider in all.uniqueTypes {
      let application = index(ofApplicationOf: provider)
      let translations = PhraseTranslations(in: provider.localizationBundle)
      diagnostics += translations.diagnostics
      let declared = provider.appShortcuts
      for shortcut in declared {
        add(shortcut, of: provider, application: application, translations)
      }
      let negative = provider.negativePhraseTemplates
      addNegativePhrases(negative, of: provider, application: application, translations)
      diagnostics += translations.unused(besides: Set(declared.flatMap(\.phrases) + negative))
    }
    updateBooleans()
    dropFaultyPhrases()
    diagnostics += declarationDiagnostics
  }

  /// The app that a provider's shortcuts belong to.
  ///
  /// Providers in several modules that give the same names serve one app.
  private mutating func index(
    ofApplicationOf provider: any AppShortcutsProvider.Type
  ) -> Int {
    let name = provider.applicationName
    let own = [name.name] + name.synonyms
    // Languages without a translation take the English names.
    let names = name.localized.merging([(provider.sourceLanguage, own), ("en", own)]) { own, _ in
      own
    }
    let application = Application(name: name.name, names: names)
    if let known = applications.firstIndex(of: application) { return known }
    applications.append(application)
    return applications.count - 1
  }

  private mutating func add(
    _ shortcut: AppShortcut, of provider: any AppShortcutsProvider.Type, application: Int,
    _ translations: PhraseTranslations
  ) {
    let declaration = IntentDeclaration(shortcut, provider: provider)
    diagnostics += declaration.cycleDiagnostics
    for parameter in declaration.parameters {
      guard let list = parameter.list else { continue }
      if var source = parameter.declaration.listSource(
        bundle: provider.localizationBundle)
      {
        if !parameter.dependencies.isEmpty {
          source.filling = ListSource.Filling(parameter: parameter.name, declaration: declaration)
        }
        sources[list] = source
      } else {
        // Which words there are depends on the languages of all phrases.
        lists[list] = []
      }
    }
    let slots = declaration.parameters.map { ($0.name, $0.declaration.slot(list: $0.list)) }
    var made = Shortcut(
      intent: IntentDeclaration.typeName(of: type(of: shortcut.intent)), application: application,
      phrases: Self.phrases(shortcut.phrases, of: provider, translations),
      slots: Dictionary(slots, uniquingKeysWith: { first, _ in first }))
    made.declaration = declaration
    made.symbol = shortcut.systemImageName
    shortcuts.append(made)
  }

  private mutating func addNegativePhrases(
    _ sources: [String], of provider: any AppShortcutsProvider.Type, application: Int,
    _ translations: PhraseTranslations
  ) {
    guard !sources.isEmpty else { return }
    let negative = Self.phrases(sources, of: provider, translations, isNegative: true)
    shortcuts.append(
      Shortcut(intent: "", application: application, phrases: negative))
  }

  /// Source phrases, then those of each localization in the order of the source.
  private static func phrases(
    _ sources: [String], of provider: any AppShortcutsProvider.Type,
    _ translations: PhraseTranslations, isNegative: Bool = false
  ) -> [Phrase] {
    let language = provider.sourceLanguage
    return sources.map { Phrase(text: $0, language: language, isNegative: isNegative) }
      + translations.phrases(for: sources, besides: language, isNegative: isNegative)
  }

  private mutating func dropFaultyPhrases() {
    for index in shortcuts.indices {
      let shortcut = shortcuts[index]
      shortcuts[index].phrases = shortcut.phrases.filter { phrase in
        switch lower(phrase, of: shortcut, index: index) {
        case .success: return true
        case .failure(let error):
          diagnostics += error.diagnostics
          return false
        }
      }
    }
  }
}

extension Array {
  /// The types without repetitions.
  fileprivate var uniqueTypes: [Element] {
    var seen: Set<ObjectIdentifier> = []
    return filter {
      ($0 as? any Any.Type).map { seen.insert(ObjectIdentifier($0)).inserted } ?? true
    }
  }
}

extension IntentDeclaration {
  /// Parameters whose options follow from one another in a circle.
  fileprivate var cycleDiagnostics: [Diagnostic] {
    order.cycles.map { cycle in
      let circle = (cycle + cycle.prefix(1)).joined(separator: " → ")
      return Diagnostic(
        severity: .warning,
        message:
          "the options of \(Self.typeName(of: type(of: prototype))) depend on one another in "
          + "a circle (\(circle)), so those of ${\(cycle.last ?? "")} are asked for without the "
          + "others; take one @IntentParameterDependency away",
        source: "", span: 0..<0)
    }
  }
}
