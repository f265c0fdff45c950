// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import PhraseRuntime

/// The intent behind generated phrases: finds the entities of one type and names them.
///
/// The places of the phrase are its parameters; all are words, which are read by the type of the
/// property they belong to.
struct FindIntent<Entity: AppEntity>: LookupIntent {
  static var title: LocalizedStringResource { "Find" }
  static var persistentIdentifier: String { "Find\(Entity.persistentIdentifier)" }

  @Parameter(title: "Kind") var entities: String?
  @Parameter(title: "Property") var property: String?
  @Parameter(title: "Comparison") var operation: String?
  @Parameter(title: "Value") var value: String?
  /// A value that is one of a property now, without any word for the kind.
  @Parameter(title: "Known Value") var known: String?
  @Parameter(title: "Upper Value") var upper: String?
  @Parameter(title: "Second Property") var property2: String?
  @Parameter(title: "Second Comparison") var operation2: String?
  @Parameter(title: "Second Value") var value2: String?
  @Parameter(title: "Order") var sort: String?
  @Parameter(title: "Direction") var direction: String?
  @Parameter(title: "Quality") var quality: String?
  @Parameter(title: "Rank") var rank: String?
  @Parameter(title: "Count", inclusiveRange: (1, 1_000)) var count: Int?
  /// The identifiers of those that were listed before, where no others are meant.
  @Parameter(title: "Among") var among: [String]?

  /// How many are meant: the oldest book is one, the oldest books are all in that order.
  private var limit: Int? { count ?? (rank != nil && entities == FindPhrases.one ? 1 : nil) }

  private let configuration: EngineConfiguration

  init() {
    self.init(configuration: EngineConfiguration())
  }

  init(configuration: EngineConfiguration) {
    self.configuration = configuration
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[Entity]> & ProvidesDialog {
    let context = IntentExecution.current
    let language = context?.locale.identifier ?? "en"
    let finder = EntityFinder(
      type: Entity.self, language: language, bundle: context?.bundle, configuration: configuration)
    let found = try await found(by: finder).compactMap { $0 as? Entity }
    let answer = FindAnswer(
      names: EntityNames(Entity.self, bundle: context?.bundle), language: language,
      found: found.map {
        FoundEntity($0, locale: Locale(identifier: language), bundle: context?.bundle)
      })
    return .result(
      value: found,
      dialog: answer.list.map {
        IntentDialog(full: answer.sentence.resource, supporting: $0.resource)
      }
        ?? IntentDialog(answer.sentence.resource))
  }

  private func found(by finder: EntityFinder) async throws -> [any AppEntity] {
    var request = try await request(with: finder)
    // Values of any property, beside conditions that all have to hold.
    let first = operation == nil && upper == nil ? value ?? known : nil
    let values = [
      first.map { ($0, property) }, property2 == nil ? value2.map { ($0, nil) } : nil,
    ].compactMap(\.self)
    guard !values.isEmpty || among != nil else { return try await finder.find(request) }
    request.limit = nil
    var found = try await finder.find(request)
    if let among { found.removeAll { !among.contains($0.identifierString) } }
    var fitting = try await entities(of: found, having: values, finder)
    if fitting.isEmpty, values.count == 2, try await areAlternatives(values.map(\.0), finder) {
      fitting = try await entities(of: found, having: [values[0]], finder)
    }
    return Array(fitting.prefix(limit ?? fitting.count))
  }

  private func entities(
    of found: [any AppEntity], having values: [(String, String?)], _ finder: EntityFinder
  ) async throws -> [any AppEntity] {
    var found = found
    for (value, property) in values {
      let known = try await identifiers(having: value, in: property, of: finder)
      let words = finder.alternatives(in: value)
      found = found.filter { entity in
        known.isEmpty
          ? words.contains { finder.says($0, in: property, of: entity) }
          : known.contains(entity.identifierString)
      }
    }
    return found
  }

  /// Whether nothing can have both values, since a property of one is the other: "in Asia", "and in Africa".
  private func areAlternatives(_ values: [String], _ finder: EntityFinder) async throws -> Bool {
    var properties: [Set<String>] = []
    for value in values {
      var names: Set<String> = []
      for condition in try await finder.conditions(having: value, in: nil, by: [.equalTo]) {
        var request = FindRequest()
        request.conditions = [condition]
        if try await !finder.find(request).isEmpty { names.insert(condition.property) }
      }
      properties.append(names)
    }
    return properties.dropFirst().allSatisfy { !$0.isDisjoint(with: properties[0]) }
  }

  /// What has a value in one property, or in any: what is the value goes before what has it in a text.
  private func identifiers(
    having value: String, in property: String?, of finder: EntityFinder
  ) async throws -> Set<String> {
    for operation in [FindRequest.Operation.equalTo, .contains] {
      var request = FindRequest()
      request.conditions = try await finder.conditions(
        having: value, in: property, by: [operation])
      request.matchesAny = true
      // Without a condition it would be all.
      guard !request.conditions.isEmpty else { continue }
      let found = try await finder.find(request)
      if !found.isEmpty { return Set(found.map(\.identifierString)) }
    }
    return []
  }

  private func request(with finder: EntityFinder) async throws -> FindRequest {
    var request = FindRequest()
    if let value, operation != nil || upper != nil {
      let operation = upper == nil ? comparison(operation) : .isBetween
      let values = [value, upper].compactMap(\.self)
      let property = try await compared(by: operation, with: values, finder)
      request.conditions.append(
        FindRequest.Condition(property: property, operation: operation, values: values))
    }
    if let property2, let value2 {
      request.conditions.append(FindRequest.Condition(property2, comparison(operation2), value2))
    }
    if let quality = quality.flatMap(Quality.init(id:)) {
      request.conditions.append(quality.condition)
    }
    if let sort = try await sort(with: finder) {
      request.sorts = [
        FindRequest.Sort(
          sort,
          isDescending: rank.map(Rank.init(id:))?.isDescending
            ?? (direction == FindPhrases.descending))
      ]
    }
    request.limit = limit
    return request
  }

  /// What is compared: what was named or, for a comparison alone, the only property that takes it.
  private func compared(
    by operation: FindRequest.Operation, with values: [String], _ finder: EntityFinder
  ) async throws -> String {
    if let property { return property }
    let fitting = try await finder.properties().filter { property in
      property.isMeasure && property.operations.contains(operation)
        && values.allSatisfy { property.fault(inValue: $0) == nil }
    }
    return try await only(of: fitting, $property)
  }

  /// What is sorted by: what was named, what the rank is one of or, for a rank alone, the only property
  /// that can be measured.
  private func sort(with finder: EntityFinder) async throws -> String? {
    guard sort == nil, let rank = rank.map(Rank.init(id:)) else { return sort }
    if let property = rank.property { return property }
    let all = try await finder.properties().filter { $0.isMeasure && !$0.isDeferred }
    // What only some have is not what all of them are ranked by, unless it is named.
    let always = all.filter { !$0.declaration.isOptional }
    return try await only(of: always.count == 1 ? always : all, $sort)
  }

  /// The only one of some properties; which one is asked where there are several.
  private func only(
    of properties: [FindProperty], _ parameter: IntentParameter<String?>
  ) async throws -> String {
    switch properties.count {
    case 0:
      let context = IntentExecution.current
      let language = context?.locale.identifier ?? "en"
      let plural = EntityNames(Entity.self, bundle: context?.bundle).plural(in: language)
      throw FindError(
        code: .unknownProperty,
        description: Language.named(language).text(of: .nothingToFindBy(plural: plural)))
    case 1: return properties[0].name
    default: return try await parameter.requestDisambiguation(among: properties.map(\.title))
    }
  }

  private func comparison(_ id: String?) -> FindRequest.Operation {
    id.flatMap(FindRequest.Operation.init(rawValue:)) ?? .equalTo
  }
}

extension EntityFinder {
  /// The stems of each of the values that words name: "Tolkien or Austen".
  fileprivate func alternatives(in words: String) -> [Set<String>] {
    let (and, or) = (talk.words.and, talk.words.or)
    return Utterance(words).tokens.map(\.text).split { [and, or].contains($0) }.map { words in
      let telling = words.filter { !talk.areSmall([$0]) }
      return Set((telling.isEmpty ? Array(words) : telling).map(talk.stem))
    }
  }

  /// Whether stems are all in one property of an entity, where others may stand between them.
  fileprivate func says(
    _ stems: Set<String>, in property: String?, of entity: any AppEntity
  ) -> Bool {
    entity.declaredProperties.contains { name, declared in
      guard property == nil || property == name, let value = declared.erasedValue else {
        return false
      }
      let key = ComparisonKey(
        value, locale: locale, bundle: bundle, calendar: configuration.calendar)
      return key?.spokenForms.contains { form in
        stems.isSubset(of: Utterance(form).tokens.map { talk.stem($0.text) })
      } == true
    }
  }
}

/// What is said and shown of the entities that were found.
struct FindAnswer {
  let names: EntityNames
  let language: String
  let found: [FoundEntity]

  /// How many entities the written list holds; a longer one is no answer any more.
  static let listLimit = 50

  private var talk: Language { Language.named(language) }

  /// The number and the first names, told apart where they are equal: "3 buses: A, B and C" is the
  /// whole answer to hear.
  var sentence: String {
    if found.isEmpty { return talk.text(of: .nothingFound(plural: names.plural(in: language))) }
    let shown = talk.labels(naming: found.map { ($0.title, $0.subtitle) })
    return talk.text(
      of: .found(
        count: names.text(count: found.count, language: language),
        names: shown, more: found.count - shown.count))
  }

  /// Those that the sentence only counts, one a line; nil where it names all of them.
  var list: String? {
    let rest = found.dropFirst(Language.shownChoices)
    guard !rest.isEmpty else { return nil }
    let lines = rest.prefix(Self.listLimit).map { entity in
      [entity.title, entity.subtitle].compactMap(\.self).joined(separator: ", ")
    }
    let more = rest.count - lines.count
    return (lines + (more > 0 ? [talk.text(of: .moreChoices(count: more))] : [])).joined(
      separator: "\n")
  }
}

extension String {
  /// A text that is the same in every language: no table is searched for it.
  fileprivate var resource: LocalizedStringResource {
    LocalizedStringResource("\(self)")
  }
}
