// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
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
      contents[name] = await gathered(source)
    }
    return contents
  }

  /// The values that a source gives now, for the intent that is being filled if there is one.
  func content(of source: ListSource) async -> ListContent {
    await limited(source) { try await load(source) }
  }

  /// All values that a source can give, whatever those of other parameters are.
  private func gathered(_ source: ListSource) async -> ListContent {
    guard let filling = source.filling else { return await content(of: source) }
    return await limited(source) { try await everything(of: source, filling: filling) }
  }

  private func limited(
    _ source: ListSource, _ load: @escaping @Sendable () async throws -> ListContent
  ) async -> ListContent {
    do {
      return try await IntentExecution.$current.withValue(context(for: source)) {
        try await withDeadline(limit, clock: clock, operation: load)
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

  func load(_ source: ListSource) async throws -> ListContent {
    switch source.kind {
    case .enumeration(let type):
      let cases = type.erasedCases
      var content = ListContent(
        entries: cases.map { entry(id: $0.rawValue, display: $0.display) },
        values: cases.map(\.value))
      for language in languages.dropFirst() {
        content.localTitles[language] = cases.map { $0.display.text(in: language).title }
      }
      return content
    case .entity(let type, let query):
      return content(of: try await EntityAccess(type, query: query).suggestedOptions(), source)
    case .options(let provider): return content(of: try await provider.options(), source)
    case .union(let type): return try await union(type, source)
    case .made(let make): return try await make(languages)
    }
  }

  private func content(of options: [ParameterOption], _ source: ListSource) -> ListContent {
    let locale = Locale(identifier: languages.first ?? "en")
    var content = ListContent(entries: options.map(entry), values: options.map(\.value))
    if options.contains(where: { $0.section != nil }) {
      content.sections = options.map {
        $0.section?.resolved(locale: locale, bundle: source.bundle)
      }
    }
    return content
  }

  /// An entity and an enum case are known by their id, any other value by its title.
  private func entry(of option: ParameterOption) -> Catalog.Entry {
    let display = option.display ?? DisplayRepresentation(stringLiteral: "\(option.value)")
    let own = DisplayRepresentation(of: option.value)
    var made = entry(id: ValueIdentity(option.value)?.text ?? display.title.key, display: display)
    // A provider's own words for a value do not take away those that it has by itself.
    for form in own.map({ entry(id: "", display: $0).forms }) ?? []
    where !made.forms.contains(form) {
      made.synonyms.append(form)
    }
    return made
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

extension Catalog.Entry {
  fileprivate var forms: [String] { [title] + synonyms }
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
    let spoken: any Error =
      (self as? any CustomAppIntentErrorConvertible)?.appIntentError ?? self
    if let localized = spoken as? any CustomLocalizedStringResourceConvertible {
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
