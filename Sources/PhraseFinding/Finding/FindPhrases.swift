// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
public import PhraseRuntime

/// The phrases that find the entities of one type.
///
/// Kind, property, comparison, value, order and direction are slots, so that the number of phrases
/// depends on nothing that an app declares.
struct FindPhrases: Sendable {
  let known: Catalog.EntityType
  let configuration: EngineConfiguration

  static let descending = "descending"
  static let ascending = "ascending"
  /// The kind in the singular: "the oldest book" is one.
  static let one = "one"

  /// How many values of properties can be heard; others are taken as they are spelt.
  static let valueLimit = 2_000

  /// The shortcuts, in the languages that the app and the engine both speak: finding by conditions,
  /// by other words, and asking for a property of one entity.
  func shortcuts(languages: [String]) -> [Catalog.Shortcut] {
    let declaration = declaration(of: known.type)
    var finding = shortcut(declaration, languages.map { phrase(in: $0) })
    finding.outline = languages.map { outline(in: $0) }
    var asking = shortcut(question(about: known.type), phrases(in: languages, \.ask))
    asking.slots["property"] = Catalog.Slot(.list(askedList, isOpen: false))
    asking.slots["moment"] = Catalog.Slot(.list(momentsList, isOpen: false))
    // "It" is no part of a name to search for.
    if case .list(let list, isOpen: true)? = asking.slots["entity"]?.kind {
      asking.slots["entity"] = Catalog.Slot(.list(list, isOpen: false))
    }
    return [finding, shortcut(declaration, phrases(in: languages, \.requests)), asking]
  }

  private func shortcut(
    _ declaration: IntentDeclaration, _ phrases: [Catalog.Phrase]
  ) -> Catalog.Shortcut {
    let names = EntityNames(known.type, bundle: known.bundle)
    let slots = declaration.parameters.map { ($0.name, $0.declaration.slot(list: $0.list)) }
    var shortcut = Catalog.Shortcut(
      intent: type(of: declaration.prototype).persistentIdentifier,
      title: Language.named("en").text(of: .titleOfFinding(plural: names.plural(in: "en"))),
      application: known.application, phrases: phrases,
      slots: Dictionary(slots) { first, _ in first }.merging(self.slots) { $1 })
    shortcut.isGenerated = true
    shortcut.outline = []
    shortcut.declaration = declaration
    return shortcut
  }

  private func phrases(
    in languages: [String], _ templates: (FindingWords) -> [String]
  ) -> [Catalog.Phrase] {
    languages.flatMap { language in
      let words = Language.named(language).words.finding
      return templates(words).map { template in
        let text = template.replacing("<entities>", with: "${entities}")
        return Catalog.Phrase(
          text: Frame(words.inApplication).optionallyAround(text), language: language,
          syntax: .template)
      }
    }
  }

  private func phrase(in language: String) -> Catalog.Phrase {
    let words = Language.named(language).words.finding
    let details = "[\(words.condition) [\(words.nextCondition)]] [\(words.sorted)]"
    let text = words.find.replacing("<entities>", with: "${entities}")
      .replacing("[<details>]", with: details)
    return Catalog.Phrase(
      text: Frame(words.inApplication).optionallyAround(text), language: language,
      syntax: .template)
  }

  /// The phrase with any words for the kind, its details and the app.
  private func outline(in language: String) -> Catalog.Phrase {
    let find = Language.named(language).words.finding.find.replacing("[<details>]", with: "")
    return Catalog.Phrase(
      text: find.replacing("<entities>", with: "${\(Self.words)}"), language: language,
      syntax: .template)
  }

  private static let words = "words"

  private func declaration<Entity: AppEntity>(of type: Entity.Type) -> IntentDeclaration {
    let configuration = configuration
    return IntentDeclaration(
      AppShortcut(intent: FindIntent<Entity>(configuration: configuration), phrases: []),
      provider: known.provider, make: { FindIntent<Entity>(configuration: configuration) })
  }

  private func question<Entity: AppEntity>(about type: Entity.Type) -> IntentDeclaration {
    IntentDeclaration(
      AppShortcut(intent: PropertyIntent<Entity>(), phrases: []), provider: known.provider)
  }

  // MARK: - Lists

  private var key: String { String(reflecting: known.type) }
  private var entitiesList: String { "find:entities:\(key)" }
  private var propertiesList: String { "find:properties:\(key)" }
  private var askedList: String { "find:asked:\(key)" }
  private var momentsList: String { "find:moments:\(key)" }
  private var qualitiesList: String { "find:qualities:\(key)" }
  private var valuesList: String { "find:values:\(key)" }
  private var knownList: String { "find:known:\(key)" }
  private static let operationsList = "find:operations"
  private static let directionsList = "find:directions"
  private var ranksList: String { "find:ranks:\(key)" }

  private var slots: [String: Catalog.Slot] {
    func closed(_ list: String) -> Catalog.Slot { Catalog.Slot(.list(list, isOpen: false)) }
    var values = Catalog.Slot(.list(valuesList, isOpen: true))
    values.takesText = true
    return [
      "entities": closed(entitiesList), "property": closed(propertiesList),
      "property2": closed(propertiesList), "sort": closed(propertiesList),
      "operation": closed(Self.operationsList), "operation2": closed(Self.operationsList),
      "direction": closed(Self.directionsList), "value": values, "upper": values, "value2": values,
      "known": closed(knownList),
      "quality": closed(qualitiesList), "rank": closed(ranksList),
      Self.words: Catalog.Slot(.text),
    ]
  }

  /// Where the lists of the phrases come from.
  var sources: [String: ListSource] {
    var sources = [
      askedList: source { try await names(in: $0) { try await $0.allProperties() } },
      momentsList: source { try await moments(in: $0) },
      qualitiesList: source { try await qualities(in: $0) },
      ranksList: source { try await ranks(in: $0) },
      entitiesList: source { try await entities(in: $0) },
      propertiesList: source { try await names(in: $0) { try await $0.properties() } },
      valuesList: source { try await values(in: $0) },
      knownList: source { try await calledValues(in: $0) },
      Self.operationsList: source { try await operations(in: $0) },
      Self.directionsList: source { try await directions(in: $0) },
    ]
    for parameter in question(about: known.type).parameters {
      if let list = parameter.list {
        sources[list] = parameter.declaration.listSource(bundle: known.bundle)
      }
    }
    return sources
  }

  private func source(
    _ make: @escaping @Sendable ([String]) async throws -> ListContent
  ) -> ListSource {
    ListSource(kind: .made(make), bundle: known.bundle)
  }

  /// What many are called, and one.
  private func entities(in languages: [String]) async throws -> ListContent {
    let names = EntityNames(known.type, bundle: known.bundle)
    let single = Set(languages.flatMap(names.singulars(in:)).map { Utterance($0).folded })
    return try await forms(in: languages) { language in
      let forms = names.forms(in: [language])
      let (one, many) = (
        forms.filter { single.contains(Utterance($0).folded) },
        forms.filter { !single.contains(Utterance($0).folded) }
      )
      return [(key, [names.plural(in: language)] + many), (Self.one, one)]
    }
  }

  private func finder(_ language: String) -> EntityFinder {
    EntityFinder(
      type: known.type, language: language, bundle: known.bundle, configuration: configuration)
  }

  /// What properties are called.
  private func names(
    in languages: [String], _ properties: (EntityFinder) async throws -> [FindProperty]
  ) async throws -> ListContent {
    try await forms(in: languages) { language in
      let all = try await properties(finder(language))
      return all.map { ($0.name, $0.names(among: all)) }
    }
  }

  /// What properties are called that say when: a word that a date has in common with another property
  /// means the date.
  private func moments(in languages: [String]) async throws -> ListContent {
    try await forms(in: languages) { language in
      let all = try await finder(language).allProperties().filter { !$0.isFlag }
      return all.filter(\.isDate).map { ($0.name, $0.names(among: [])) }
        + all.filter { !$0.isDate }.map { ($0.name, $0.names(among: all)) }
    }
  }

  /// What entities can be, and not be: the flags and the enums among their properties.
  private func qualities(in languages: [String]) async throws -> ListContent {
    try await forms(in: languages) { language in
      let negated = Language.named(language).words.finding.negated
      return try await finder(language).properties().flatMap { property in
        property.qualities.flatMap { quality in
          [
            (Quality(property.name, .equalTo, quality.value).id, quality.forms),
            (
              Quality(property.name, .notEqualTo, quality.value).id, quality.forms.flatMap(negated)
            ),
          ]
        }
      }
    }
  }

  /// A list of words from all languages; what is said for two things means the first.
  private func forms(
    in languages: [String], _ entries: (String) async throws -> [(id: String, forms: [String])]
  ) async throws -> ListContent {
    var entriesByID: [String: Catalog.Entry] = [:]
    var ids: [String] = []
    for language in languages {
      var known: Set<String> = []
      for entry in try await entries(language) {
        let forms = entry.forms.filter { known.insert(Utterance($0).folded).inserted }
        guard let title = forms.first else { continue }
        if entriesByID[entry.id] == nil { ids.append(entry.id) }
        var made = entriesByID[entry.id] ?? Catalog.Entry(id: entry.id, title: title)
        made.synonyms += made.localForms.isEmpty ? Array(forms.dropFirst()) : forms
        made.localForms[language, default: []] += forms
        entriesByID[entry.id] = made
      }
    }
    return ListContent(entries: ids.compactMap { entriesByID[$0] }, values: ids)
  }

  /// The texts that the properties have now, so that slips in them are forgiven and they can be
  /// completed.
  private func values(in languages: [String]) async throws -> ListContent {
    let language = languages.first ?? "en"
    var request = FindRequest()
    request.limit = Self.valueLimit
    let found = try await finder(language).find(request)
    let locale = Locale(identifier: language)
    var known: Set<String> = []
    var values: [(String, [String])] = []
    for entity in found {
      for (_, property) in entity.declaredProperties {
        guard values.count < Self.valueLimit, let value = property.erasedValue,
          let forms = ComparisonKey(
            value, locale: locale, bundle: self.known.bundle, calendar: configuration.calendar)?
            .spokenForms
        else { continue }
        for form in forms where known.insert(form).inserted { values.append((form, [form])) }
      }
    }
    return ListContent(values)
  }

  /// The same, and the last words of those that have several, one or two: people are called by these.
  private func calledValues(in languages: [String]) async throws -> ListContent {
    let values = try await values(in: languages).entries.map(\.title)
    var known = Set(values)
    let parts = values.flatMap { value -> [String] in
      let words = value.split(separator: " ")
      guard words.count > 1, let last = words.last, last.count >= Self.shortestPart else {
        return []
      }
      return [String(last), words.suffix(2).joined(separator: " ")].filter {
        known.insert($0).inserted
      }
    }
    return ListContent((values + parts).map { ($0, [$0]) })
  }

  /// Shorter words are no names.
  fileprivate static let shortestPart = 4

  private func operations(in languages: [String]) async throws -> ListContent {
    let sayable = FindRequest.Operation.allCases.filter { $0.valueCount == 1 }
    return try await forms(in: languages) { language in
      let words = Language.named(language).words.finding
      return sayable.map { ($0.rawValue, words.forms(of: $0)) }
    }
  }

  private func directions(in languages: [String]) async throws -> ListContent {
    try await forms(in: languages) { language in
      let words = Language.named(language).words.finding
      return [(Self.ascending, words.ascending), (Self.descending, words.descending)]
    }
  }

  /// Upwards and downwards, by a measure that is called so: the highest, of what is also called high.
  private func ranks(in languages: [String]) async throws -> ListContent {
    try await forms(in: languages) { language in
      let words = Language.named(language).words.finding
      let measures = try await finder(language).properties().filter(\.isMeasure)
      return [(true, words.greatest), (false, words.least)].flatMap { isDescending, forms in
        forms.map { form in
          let property = measures.first { $0.ranks(form) }?.name
          return (Rank(isDescending: isDescending, property: property).id, [form])
        }
      }
    }
  }
}

extension FindProperty {
  /// What it is called, and the words of its title that are in no other one's names: "year" of "Year
  /// Published".
  fileprivate func names(among all: [FindProperty]) -> [String] {
    [title] + synonyms + titleWords(among: all)
  }

  private func titleWords(among all: [FindProperty]) -> [String] {
    let words = title.split(separator: " ").map(String.init)
    guard words.count > 1 else { return [] }
    let others = all.filter { $0.name != name }.flatMap { [$0.title] + $0.synonyms }
      .map { " \($0.lowercased()) " }
    return words.filter { word in
      word.count >= FindPhrases.shortestPart
        && !others.contains { $0.contains(" \(word.lowercased()) ") }
    }
  }
}

extension ComparisonKey {
  /// What a person may say for the value; nothing for numbers and dates, which are read as such.
  var spokenForms: [String] {
    switch self {
    case .text(let text):
      text.count <= Self.spokenLength && !Utterance(text).tokens.isEmpty ? [text] : []
    case .choice(_, let forms, _): Array(forms.prefix(1))
    case .several(let keys): keys.flatMap(\.spokenForms)
    default: []
    }
  }

  /// A longer text is no name that a person says.
  private static var spokenLength: Int { 40 }
}

/// A condition that one word says: "unread".
struct Quality {
  let condition: FindRequest.Condition

  init(_ property: String, _ operation: FindRequest.Operation, _ value: String) {
    condition = FindRequest.Condition(property, operation, value)
  }

  /// The quality of an identifier; nil for another text.
  init?(id: String) {
    let parts = id.split(separator: ":", maxSplits: 2).map(String.init)
    guard parts.count == 3, let operation = FindRequest.Operation(rawValue: parts[1]) else {
      return nil
    }
    self.init(parts[0], operation, parts[2])
  }

  var id: String {
    "\(condition.property):\(condition.operation.rawValue):\(condition.values[0])"
  }
}

/// An order that one word says: "tallest".
struct Rank {
  let isDescending: Bool
  /// What is measured; nil where the word does not tell.
  let property: String?

  init(isDescending: Bool, property: String?) {
    self.isDescending = isDescending
    self.property = property
  }

  init(id: String) {
    let parts = id.split(separator: ":", maxSplits: 1).map(String.init)
    self.init(
      isDescending: parts.first == FindPhrases.descending,
      property: parts.count == 2 ? parts[1] : nil)
  }

  var id: String {
    let direction = isDescending ? FindPhrases.descending : FindPhrases.ascending
    return property.map { "\(direction):\($0)" } ?? direction
  }
}

extension ListContent {
  /// A list of words; the value of an entry is its identifier.
  fileprivate init(_ entries: [(id: String, forms: [String])]) {
    self.init(
      entries: entries.map { entry in
        Catalog.Entry(
          id: entry.id, title: entry.forms.first ?? entry.id,
          synonyms: Array(entry.forms.dropFirst()))
      },
      values: entries.map(\.id))
  }
}

extension EngineExtension {
  /// Entities are found by phrases such as "find buses where the line is 5".
  ///
  /// They are made for each entity whose query is enumerable or a property query, and cost more
  /// questions to each of these once an utterance begins like one or fits no phrase of an app.
  public static let finding = EngineExtension { catalog, configuration in
    catalog.addFindShortcuts(configuration)
    return nil
  }
}

extension Catalog {
  /// Adds a shortcut for each kind of entity that can be found.
  fileprivate mutating func addFindShortcuts(_ configuration: EngineConfiguration) {
    for known in entityTypes where EntityFinder.canFind(known.type) {
      let languages = spokenLanguages(ofApplication: known.application)
      guard !languages.isEmpty else { continue }
      let phrases = FindPhrases(known: known, configuration: configuration)
      shortcuts += phrases.shortcuts(languages: languages)
      sources.merge(phrases.sources) { own, _ in own }
    }
  }
}
