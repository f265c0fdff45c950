// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// Asks the apps for the values of the lists that phrases name.
struct ListLoader: Sendable {
  let limit: Duration
  let clock: any Clock<Duration>

  /// Languages whose titles are matched; the first one's are shown.
  let languages: [String]

  /// Loads every list of the catalog; a source that fails gives an empty list with its failure.
  func contents(of catalog: Catalog) async -> [String: ListContent] {
    var contents = catalog.lists.mapValues { ListContent(entries: $0) }
    for (name, source) in catalog.sources {
      contents[name] = await content(of: source)
    }
    return contents
  }

  func content(of source: ListSource) async -> ListContent {
    do {
      return try await IntentExecution.$current.withValue(context(for: source)) {
        try await withDeadline(limit, clock: clock) { try await load(source) }
      }
    } catch {
      return ListContent(entries: [], failure: error.reason)
    }
  }

  /// Titles that the app computes are in the language that is shown first.
  private func context(for source: ListSource) -> IntentExecutionContext {
    IntentExecutionContext(
      interaction: nil, locale: Locale(identifier: languages.first ?? "en"),
      bundle: source.bundle)
  }

  private func load(_ source: ListSource) async throws -> ListContent {
    switch source.kind {
    case .enumeration(let type):
      let cases = type.erasedCases
      return ListContent(
        entries: cases.map { entry(id: $0.rawValue, display: $0.display) },
        values: cases.map(\.value))
    case .entity(let type, let query):
      let entities = try await EntityAccess(type, query: query).suggestedEntities()
      return ListContent(
        entries: entities.map { entry(id: $0.identifierString, display: $0.displayRepresentation) },
        values: entities)
    case .options(let provider):
      let options = try await provider.options()
      return ListContent(
        entries: options.map { option in
          let display = option.display ?? DisplayRepresentation(stringLiteral: "\(option.value)")
          return entry(id: display.title.key, display: display)
        },
        values: options.map(\.value))
    case .made(let make): return try await make(languages)
    }
  }

  /// Titles in the other languages become synonyms, so that one list serves phrases of all of them.
  private func entry(id: String, display: DisplayRepresentation) -> Catalog.Entry {
    let texts = languages.map { display.text(in: $0) }
    var forms: [String] = []
    for form in texts.flatMap({ [$0.title] + $0.synonyms }) where !forms.contains(form) {
      forms.append(form)
    }
    return Catalog.Entry(
      id: id, title: forms.first ?? id, subtitle: texts.first?.subtitle,
      synonyms: Array(forms.dropFirst()))
  }
}

extension DisplayRepresentation {
  /// Title, subtitle and synonyms in a language, from the string tables of the app at work.
  func text(in language: String) -> Text {
    text(locale: Locale(identifier: language), bundle: IntentExecution.current?.bundle)
  }
}

extension Error {
  /// What people are told of an error that app code threw.
  ///
  /// Localized errors speak for themselves; of any other only its own description is known.
  var reason: String {
    if let deadline = self as? DeadlineExceeded {
      return "no answer within \(deadline.limit.inSeconds) seconds"
    }
    if let localized = self as? any CustomLocalizedStringResourceConvertible {
      return String(localized: localized.localizedStringResource)
    }
    if let described = (self as? any LocalizedError)?.errorDescription { return described }
    return "\(self)"
  }
}

extension Duration {
  /// Seconds without superfluous decimals: `10`, `0.5`.
  var inSeconds: String {
    let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
    return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}
