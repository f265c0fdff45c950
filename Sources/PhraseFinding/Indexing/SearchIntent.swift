// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
public import PhraseRuntime

/// The intent behind "search for …": names what the index finds, and opens what is chosen.
struct SearchIntent: LookupIntent {
  static var title: LocalizedStringResource { "Search" }

  @Parameter(title: "Words") var words: String

  private let search: @Sendable (String, Int) async throws -> [SearchHit]

  init() {
    search = { _, _ in [] }
  }

  init(search: @escaping @Sendable (String, Int) async throws -> [SearchHit]) {
    self.search = search
  }

  /// How many entities are named: more cannot be kept in mind while listening.
  private static let namedHits = Language.shownChoices

  func perform() async throws -> some IntentResult {
    let context = IntentExecution.current
    let language = context?.locale.identifier ?? "en"
    let talk = Language.named(language)
    let hits = try await search(words, Self.namedHits)
    guard !hits.isEmpty else {
      return SearchResult(text: talk.text(of: .nothingFound(plural: "“\(words)”")))
    }
    let names = hits.map(\.name)
    let openable = hits.filter { $0.opening != nil }
    guard let interaction = context?.interaction, !openable.isEmpty else {
      var found: [any Sendable] = []
      for hit in hits {
        if let value = try await hit.value(language) { found.append(value) }
      }
      return SearchResult(text: "\(talk.list(names, .and)).", erasedValue: found)
    }
    let chosen =
      if hits.count == 1 {
        try await confirmed(openable[0], talk, interaction)
      } else {
        try await chosen(of: openable, among: names, talk, interaction)
      }
    let outcome = try await chosen.open(language: language, answering: interaction)
    return SearchResult(
      text: outcome.dialog ?? talk.text(of: .done), erasedValue: outcome.value)
  }

  private func confirmed(
    _ hit: SearchHit, _ talk: Language, _ interaction: any IntentInteraction
  ) async throws -> SearchHit {
    try await interaction.requestConfirmation(
      actionName: nil, dialog: IntentDialog("\(talk.text(of: .openOne(name: hit.name)))"),
      snippet: nil)
    return hit
  }

  private func chosen(
    of openable: [SearchHit], among names: [String], _ talk: Language,
    _ interaction: any IntentInteraction
  ) async throws -> SearchHit {
    let which: Saying =
      openable.count == names.count
      ? .openWhichOf(count: names.count) : .openWhich(names: names)
    let index = try await interaction.requestChoice(
      among: openable.map { IntentChoiceOption(title: "\($0.name)") },
      dialog: IntentDialog("\(talk.text(of: which))"), snippet: nil)
    return openable[index]
  }
}

/// What a search answers, and the entity that was opened, of whatever type, or those that were found.
private struct SearchResult: IntentResult, AnyIntentResult {
  let text: String
  var erasedValue: (any Sendable)?

  var erasedDialog: IntentDialog? { IntentDialog("\(text)") }
  var erasedOpensIntent: (any AppIntent)? { nil }
  var erasedSnippet: SnippetSource? { nil }
}

extension SearchHit {
  /// The title and the kind.
  fileprivate var name: String { "\(entry.title) (\(entry.typeTitle))" }
}

/// The app that the engine's own search stands for in the catalog.
private enum SearchShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] { [] }
  static var applicationName: ApplicationName { "Search" }
}

extension EngineExtension {
  /// The entities of all apps are searched by their words, "search for asia", or those of one app,
  /// "search for asia in travel tracking".
  ///
  /// - Parameter index: Where they are searched, such as `SearchIndex` of the module `PhraseIndex`.
  /// - Returns: The extension.
  public static func searching(in index: any EntityIndex) -> EngineExtension {
    EngineExtension { catalog, configuration in
      let search = EntitySearch(catalog: catalog, index: index, configuration: configuration)
      catalog.addSearchShortcuts(search)
      return search
    }
  }
}

extension Catalog {
  /// Adds the phrases that search the index, in all languages that apps and engine both speak: those
  /// for all apps, and those that name one.
  mutating func addSearchShortcuts(_ search: EntitySearch) {
    let catalog = self
    applications.append(Application(name: SearchShortcuts.applicationName.name))
    shortcuts.append(
      catalog.searchShortcut(
        search, application: applications.count - 1, among: nil, languages: spokenLanguages()))
    for application in search.applications {
      shortcuts.append(
        catalog.searchShortcut(
          search, application: application, among: applications[application].name,
          languages: spokenLanguages(ofApplication: application)))
    }
  }

  /// What searches the entities of one app, or of all.
  private func searchShortcut(
    _ search: EntitySearch, application: Int, among name: String?, languages: [String]
  ) -> Shortcut {
    var shortcut = Shortcut(
      intent: "SearchIntent", title: "Search", application: application,
      phrases: languages.flatMap { language in
        let words = Language.named(language).words.finding
        return words.search.map {
          let text = Frame($0).around("${words}")
          return Phrase(
            text: name == nil ? text : Frame(words.inApplication).around(text), language: language)
        }
      },
      slots: ["words": Slot(.text)])
    shortcut.isGenerated = true
    shortcut.declaration = IntentDeclaration(
      AppShortcut(intent: SearchIntent(), phrases: []), provider: SearchShortcuts.self
    ) {
      SearchIntent { words, limit in
        try await PhraseEngine.search(
          words, limit: limit, in: search, of: self, among: name,
          engine: PerformContext.current?.engine)
      }
    }
    return shortcut
  }
}
