// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
public import PhraseWire

extension WireDeclarations {
  /// Reads the declarations of a catalog, all but the values of its lists.
  ///
  /// Texts are in the language that they were written in. Apps are asked for one entity of each
  /// type, because properties can be read off an entity only.
  public init(of catalog: Catalog) async {
    self.init(intentsOf: catalog)
    let reader = MetadataReader(catalog: catalog)
    let types = ValueTypes(of: catalog.declaredIntents.map(\.prototype))
    enums = types.enums.map(reader.metadata).sorted { $0.type < $1.type }
    queries = types.queries.map(reader.metadata).sorted { $0.type < $1.type }
    packages = catalog.packages.map(reader.metadata).sorted { $0.type < $1.type }
    for type in types.entities { entities.append(await reader.metadata(of: type)) }
    entities.sort { $0.type < $1.type }
  }

  /// Reads what is done and what is said for it, for which no app has to be asked.
  init(intentsOf catalog: Catalog) {
    self.init()
    let reader = MetadataReader(catalog: catalog)
    language = reader.language
    applications = reader.applications.sorted { $0.name < $1.name }
    shortcuts = reader.shortcuts
    intents = (catalog.declaredIntents.map(reader.metadata) + reader.intentsWithoutCode)
      .sorted { ($0.type, $0.title) < ($1.type, $1.title) }
  }

  /// Reads the declarations of an engine with the values that its lists have now.
  ///
  /// That is all that it takes to understand the same phrases elsewhere:
  ///
  /// ```swift
  /// let text = try WireEncoder.text(of: await WireDeclarations(of: engine))
  /// let copy = try await PhraseEngine(catalog: Catalog(json: Data(text.utf8)))
  /// ```
  public init(of engine: PhraseEngine) async {
    await self.init(of: engine.catalog)
    let named = Set(
      (intents.flatMap(\.parameters).map(\.slot)
        + shortcuts.flatMap(\.slots.values)).compactMap(\.list))
    let contents = await engine.loader.contents(of: engine.catalog, named)
    lists = contents.filter { named.contains($0.key) && !$0.value.entries.isEmpty }
      .mapValues { $0.entries.map(Entry.init) }
    let empty = named.subtracting(lists.keys)
    shortcuts = shortcuts.compactMap { $0.without(empty) }
  }
}

extension WireDeclarations.Shortcut {
  /// The shortcut without phrases that nobody can say, since a list that they name has no values; nil
  /// where no phrase is left.
  fileprivate func without(_ lists: Set<String>) -> WireDeclarations.Shortcut? {
    let names = slots.filter { $0.value.list.map(lists.contains) == true }.keys
    func isSaid(_ phrase: String) -> Bool { !names.contains { phrase.contains("${\($0)}") } }
    var shortcut = self
    shortcut.slots = slots.filter { !names.contains($0.key) }
    shortcut.phrases.own.removeAll { !isSaid($0) }
    shortcut.phrases.localized = phrases.localized.mapValues { $0.filter(isSaid) }
    return shortcut.phrases.byLanguage("en").isEmpty && negativePhrases == nil ? nil : shortcut
  }
}

extension WireDeclarations.Entry {
  /// A value of a list as it leaves the engine.
  package init(_ entry: Catalog.Entry) {
    self.init(
      id: entry.id, title: entry.title, subtitle: entry.subtitle, synonyms: entry.synonyms)
    picture = entry.picture
    localForms = entry.localForms.isEmpty ? nil : entry.localForms
  }
}

/// Turns declarations into metadata.
struct MetadataReader {
  let catalog: Catalog
  let locale = Locale(identifier: "en")

  func metadata(of declared: IntentDeclaration) -> WireDeclarations.Intent {
    let type = type(of: declared.prototype)
    let shortcuts = catalog.shortcuts.filter {
      $0.declaration.map { Swift.type(of: $0.prototype) == type } ?? false
    }
    let bundle = shortcuts.isEmpty ? nil : declared.provider.localizationBundle
    func text(_ resource: LocalizedStringResource) -> String {
      resource.resolved(locale: locale, bundle: bundle)
    }
    let description = type.declaredDescription
    let name = IntentDeclaration.typeName(of: type)
    var intent = WireDeclarations.Intent(
      name: name, type: TypeName.qualified(type),
      applications: applicationNames(of: shortcuts), title: text(type.title))
    let identifier = type.persistentIdentifier
    intent.identifier = identifier == name ? nil : identifier
    intent.description = (description?.descriptionText).map(text)
    intent.category = (description?.categoryName).map(text)
    intent.keywords = description?.searchKeywords.map(text) ?? []
    intent.resultName = (description?.resultValueName).map(text)
    intent.role = declared.role?.rawValue
    intent.isDiscoverable = type.isDiscoverable
    intent.modes = type.supportedModes.names
    intent.authentication = type.authenticationPolicy.name
    intent.deprecation = declared.deprecation?.message
    intent.replacement = declared.deprecation?.replacement
    intent.replacedClass = declared.replacedClass
    intent.parameters = declared.parameters.map { metadata(of: $0, bundle: bundle) }
    let summary = type.summaryOutline.mapSentences {
      text(LocalizedStringResource(String.LocalizationValue($0)))
    }
    intent.summary = "\(summary)".split(separator: "\n").map(String.init)
    return intent
  }

  private func metadata(
    of parameter: IntentDeclaration.Parameter, bundle: Bundle?
  ) -> WireDeclarations.Parameter {
    func text(_ resource: LocalizedStringResource) -> String {
      resource.resolved(locale: locale, bundle: bundle)
    }
    let declaration = parameter.declaration
    var read = WireDeclarations.Parameter(
      name: parameter.name, title: text(declaration.title(forPropertyNamed: parameter.name)),
      kind: declaration.valueType.name,
      slot: WireSlot(declaration.slot(list: parameter.list), within: declaration.inclusiveRange))
    read.slot.unit = declaration.defaultUnit?.readableSymbol ?? read.slot.unit
    read.slot.currency = declaration.currencyCodes.first
    read.answers = declaration.booleanDisplayName.map { [text($0.trueName), text($0.falseName)] }
    let contentTypes = declaration.supportedContentTypes
    read.contentTypes = contentTypes.isEmpty ? nil : contentTypes
    read.description = declaration.parameterDescription.map(text)
    read.isOptional = declaration.isOptional
    read.isArray = declaration.isArray
    read.default = declaration.defaultValue.map(value(ofDefault:))
    read.minimumCount = declaration.arraySize?.lowerBound
    read.maximumCount = declaration.arraySize.flatMap {
      $0.upperBound == .max ? nil : $0.upperBound
    }
    read.options = declaration.offers.map { TypeName.qualified(type(of: $0)) }
    read.followsFrom = parameter.dependencies
    read.question = declaration.requestValueDialog?.text(locale: locale, bundle: bundle).full
    return read
  }

  /// Shortcuts of a catalog file know no more than their phrases and slots.
  var intentsWithoutCode: [WireDeclarations.Intent] {
    catalog.shortcuts.filter { $0.declaration == nil && !$0.intent.isEmpty }
      .map(catalog.declared(by:))
  }

  // MARK: - What is said

  /// The language that phrases stand in without a code of their own.
  var language: String {
    let languages = catalog.shortcuts.flatMap { $0.phrases.map(\.language) }
    return languages.contains("en") ? "en" : languages.first ?? "en"
  }

  var applications: [WireDeclarations.Application] {
    catalog.applications.indices.filter { !catalog.isGenerated(application: $0) }.map { index in
      var application = WireDeclarations.Application(name: catalog.applications[index].name)
      application.names = catalog.applications[index].names
      return application
    }
  }

  /// What people declared, with the slots that no intent has.
  var shortcuts: [WireDeclarations.Shortcut] {
    catalog.shortcuts.filter { !$0.isGenerated }.map { shortcut in
      var read = WireDeclarations.Shortcut(
        intent: shortcut.intent, phrases: phrases(of: shortcut) { !$0.isNegative })
      let negative = phrases(of: shortcut, where: \.isNegative)
      read.title = shortcut.title == shortcut.intent ? nil : shortcut.title
      read.application = catalog.applications[shortcut.application].name
      read.syntax = shortcut.phrases.contains { $0.syntax == .template } ? "template" : nil
      read.symbol = shortcut.symbol
      read.negativePhrases = negative == WireDeclarations.Phrases() ? nil : negative
      return read
    }
  }

  /// What the engine made of declarations, with all its slots.
  var generatedShortcuts: [WireDeclarations.Shortcut] {
    catalog.shortcuts.filter(\.isGenerated).map { shortcut in
      var read = WireDeclarations.Shortcut(
        intent: shortcut.intent, phrases: wire(shortcut.phrases))
      read.title = shortcut.title
      read.application = catalog.applications[shortcut.application].name
      read.syntax = shortcut.phrases.contains { $0.syntax == .template } ? "template" : nil
      read.slots = shortcut.slots.mapValues { WireSlot($0) }
      read.generated = true
      read.outline = shortcut.outline.map(wire)
      return read
    }
  }

  private func phrases(
    of shortcut: Catalog.Shortcut, where fits: (Catalog.Phrase) -> Bool
  ) -> WireDeclarations.Phrases {
    wire(shortcut.phrases.filter(fits))
  }

  private func wire(_ phrases: [Catalog.Phrase]) -> WireDeclarations.Phrases {
    let phrases = Dictionary(grouping: phrases, by: \.language)
      .mapValues { $0.map(\.text) }
    let isPlain = phrases.keys.allSatisfy { $0 == language }
    return isPlain
      ? WireDeclarations.Phrases(phrases[language] ?? [])
      : WireDeclarations.Phrases(localized: phrases)
  }

  // MARK: - Parts

  private func applicationNames(of shortcuts: [Catalog.Shortcut]) -> [String] {
    Set(shortcuts.map { catalog.applications[$0.application].name }).sorted()
  }

  /// A default; of a date, which is another one tomorrow, only that it is one.
  private func value(ofDefault value: any Sendable) -> WireValue {
    switch value {
    case is Date, is DateComponents: .other(type: "Date", text: "a date")
    default: WireValue(of: value, locale: locale)
    }
  }
}
