// SPDX-License-Identifier: Apache-2.0

package import AppIntentsCore
import Foundation
import PhraseMatching

/// Asks the apps for the values of the lists that phrases name.
struct ListLoader: Sendable {
  let calls: AppCalls

  /// Languages whose titles are matched; the first one's are shown.
  let languages: [String]

  /// Loads lists of the catalog; a source that fails gives an empty list with its failure.
  ///
  /// - Parameters:
  ///   - catalog: Where the lists come from; those that it has itself cost nothing and are all there.
  ///   - names: The lists to ask the apps for.
  /// - Returns: The contents by name.
  func contents(of catalog: Catalog, _ names: Set<String>) async -> [String: ListContent] {
    var contents = catalog.lists.mapValues { ListContent(entries: $0) }
    for (name, source) in catalog.sources where names.contains(name) {
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
        try await calls.ask(source.kind.asked, load)
      }
    } catch {
      return ListContent(entries: [], failure: error)
    }
  }

  /// Titles that the app computes are in the language that is shown first.
  private func context(for source: ListSource) -> IntentExecutionContext {
    IntentExecutionContext(
      interaction: nil, locale: Locale(identifier: languages.first ?? "en"),
      bundle: source.bundle)
  }

  /// The values with the words for them.
  func load(_ source: ListSource) async throws -> ListContent {
    if case .made(let make) = source.kind { return try await make(languages) }
    return content(of: try await items(of: source), source)
  }

  /// The values alone; looking up the words for them costs more than all else.
  func items(of source: ListSource) async throws -> [ListItem] {
    switch source.kind {
    case .enumeration(let type):
      type.erasedCases.map { ListItem(id: $0.rawValue, ParameterOption(value: $0.value)) }
    case .entity(let type, let query):
      try await EntityAccess(type, query: query).suggestedOptions().map(ListItem.init)
    case .options(let provider): try await provider.options().map(ListItem.init)
    case .union(let type): try await items(ofCasesOf: type, source)
    case .made: []
    }
  }

  func content(of items: [ListItem], _ source: ListSource) -> ListContent {
    let locale = Locale(identifier: languages.first ?? "en")
    var content = ListContent(
      entries: items.map { entry(of: $0, source) }, values: items.map(\.option.value))
    if items.contains(where: { $0.option.section != nil }) {
      content.sections = items.map {
        $0.option.section?.resolved(locale: locale, bundle: source.bundle)
      }
    }
    return content
  }

  private func entry(of item: ListItem, _ source: ListSource) -> Catalog.Entry {
    var made = entry(id: item.id, display: item.option.shownWords)
    if case .enumeration = source.kind {
      for language in languages {
        made.localForms[language] = item.option.shownWords.text(in: language).forms
      }
    }
    guard item.option.words != nil, let own = DisplayRepresentation(of: item.option.value)
    else { return made }
    // A provider's own words for a value do not take away those that it has by itself.
    for form in entry(id: "", display: own).forms where !made.forms.contains(form) {
      made.synonyms.append(form)
    }
    return made
  }

  /// Titles in the other languages become synonyms, so that one list serves phrases of all of them.
  private func entry(id: String, display: DisplayRepresentation) -> Catalog.Entry {
    let texts = languages.map { display.text(in: $0) }
    var forms: [String] = []
    for form in texts.flatMap(\.forms) where !forms.contains(form) {
      forms.append(form)
    }
    var made = Catalog.Entry(
      id: id, title: forms.first ?? id, subtitle: texts.first?.subtitle,
      synonyms: Array(forms.dropFirst()))
    made.picture = display.image?.name
    return made
  }
}

/// A value of a list before the words for it are looked up.
struct ListItem: Sendable {
  /// An entity and an enum case are known by their id, any other value by its title.
  let id: String
  let option: ParameterOption

  init(id: String, _ option: ParameterOption) {
    self.id = id
    self.option = option
  }

  init(_ option: ParameterOption) {
    self.init(id: ValueIdentity(option.value)?.text ?? option.shownWords.title.key, option)
  }
}

extension ParameterOption {
  /// The words of the provider or the value, or what Swift prints.
  fileprivate var shownWords: DisplayRepresentation {
    display ?? DisplayRepresentation(stringLiteral: "\(value)")
  }
}

extension DisplayRepresentation.Image {
  /// The name of a symbol, or the address of a picture; nil for one that has neither outside its app.
  fileprivate var name: String? {
    switch source {
    case .symbol(let name): name
    case .url(let url): url.absoluteString
    case .named, .data: nil
    }
  }
}

extension DisplayRepresentation {
  /// Title, subtitle and synonyms in a language, from the string tables of the app at work.
  package func text(in language: String) -> Text {
    text(locale: Locale(identifier: language), bundle: IntentExecution.current?.bundle)
  }
}

extension Error {
  /// What people are told of an error that app code threw.
  ///
  /// Localized errors speak for themselves; of any other only its own description is known.
  ///
  /// - Parameter language: The language code of the person.
  /// - Returns: A sentence, or a part of one.
  package func reason(in language: String) -> String {
    if let deadline = self as? DeadlineExceeded {
      return Language.named(language).text(
        of: .noAnswerInTime(seconds: deadline.limit.inSeconds))
    }
    let spoken: any Error =
      (self as? any CustomAppIntentErrorConvertible)?.appIntentError ?? self
    if let localized = spoken as? any CustomLocalizedStringResourceConvertible {
      return localized.localizedStringResource.resolved(
        locale: Locale(identifier: language), bundle: IntentExecution.current?.bundle)
    }
    if let described = (self as? any LocalizedError)?.errorDescription { return described }
    return (self as? CocoaError)?.localizedDescription ?? "\(self)"
  }
}

extension Duration {
  /// Seconds without superfluous decimals: `10`, `0.5`.
  var inSeconds: String {
    let seconds = Double(components.seconds) + Double(components.attoseconds) / 1e18
    return seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
  }
}
