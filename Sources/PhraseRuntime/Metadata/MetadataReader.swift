// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

extension MetadataJSON {
  /// Reads the declarations of a catalog.
  ///
  /// Texts are in the language that they were written in. Apps are asked for one entity of each
  /// type, because properties can be read off an entity only.
  public init(of catalog: Catalog) async {
    let reader = MetadataReader(catalog: catalog)
    let types = ValueTypes(of: reader.declaredIntents.map(\.intent))
    applications = catalog.applications.map { Application(name: $0.name, names: $0.names) }
      .sorted { $0.name < $1.name }
    intents = (reader.declaredIntents.map(reader.metadata) + reader.intentsWithoutCode)
      .sorted { ($0.type, $0.title) < ($1.type, $1.title) }
    enums = types.enums.map(reader.metadata).sorted { $0.type < $1.type }
    queries = types.queries.map(reader.metadata).sorted { $0.type < $1.type }
    packages = catalog.packages.map(reader.metadata).sorted { $0.type < $1.type }
    var entities: [Entity] = []
    for type in types.entities { entities.append(await reader.metadata(of: type)) }
    self.entities = entities.sorted { $0.type < $1.type }
  }
}

/// Turns declarations into metadata.
struct MetadataReader {
  /// An intent's type with what it is declared by.
  struct DeclaredIntent {
    let intent: any AppIntent
    let bundle: Bundle?
    let shortcuts: [Catalog.Shortcut]
  }

  let catalog: Catalog
  let locale = Locale(identifier: "en")

  /// Every intent once, with all its shortcuts.
  var declaredIntents: [DeclaredIntent] {
    var order: [ObjectIdentifier] = []
    var found: [ObjectIdentifier: DeclaredIntent] = [:]
    for shortcut in catalog.shortcuts where !shortcut.isGenerated {
      guard let declaration = shortcut.declaration else { continue }
      let id = ObjectIdentifier(type(of: declaration.prototype))
      if found[id] == nil { order.append(id) }
      found[id] = DeclaredIntent(
        intent: found[id]?.intent ?? declaration.prototype,
        bundle: found[id]?.bundle ?? declaration.provider.localizationBundle,
        shortcuts: (found[id]?.shortcuts ?? []) + [shortcut])
    }
    let listed: [any AppIntent.Type] = catalog.packages.flatMap { $0.intents }
    for type in listed where found[ObjectIdentifier(type)] == nil {
      order.append(ObjectIdentifier(type))
      found[ObjectIdentifier(type)] = DeclaredIntent(
        intent: type.init(), bundle: nil, shortcuts: [])
    }
    return order.compactMap { found[$0] }
  }

  func metadata(of declared: DeclaredIntent) -> MetadataJSON.Intent {
    let type = type(of: declared.intent)
    let description = type.declaredDescription
    func text(_ resource: LocalizedStringResource) -> String {
      resource.resolved(locale: locale, bundle: declared.bundle)
    }
    let dependencies = declared.intent.parameterDependencies
    // A shortcut fills parameters; what the type itself declares is what counts.
    let fresh = type.init()
    return MetadataJSON.Intent(
      name: IntentDeclaration.typeName(of: type), type: TypeName.qualified(type),
      applications: applications(of: declared.shortcuts), title: text(type.title),
      description: (description?.descriptionText).map(text),
      category: (description?.categoryName).map(text),
      keywords: description?.searchKeywords.map(text) ?? [],
      resultName: (description?.resultValueName).map(text), isDiscoverable: type.isDiscoverable,
      modes: type.supportedModes.names, authentication: type.authenticationPolicy.name,
      parameters: fresh.declaredParameters.map { name, parameter in
        metadata(
          of: parameter.declaration, named: name, followsFrom: dependencies[name] ?? [],
          text: text)
      },
      summary: "\(type.summaryOutline)".split(separator: "\n").map(String.init),
      phrases: phrases(of: declared.shortcuts))
  }

  private func metadata(
    of declaration: ParameterDeclaration, named name: String, followsFrom: [String],
    text: (LocalizedStringResource) -> String
  ) -> MetadataJSON.Parameter {
    MetadataJSON.Parameter(
      name: name, title: text(declaration.title(forPropertyNamed: name)),
      description: declaration.parameterDescription.map(text), kind: declaration.valueType.name,
      isOptional: declaration.isOptional, isArray: declaration.isArray,
      default: declaration.defaultValue.map(Self.text(ofDefault:)),
      range: declaration.inclusiveRange.map { range in
        "\(range.lowerBound.shortText) to \(range.upperBound.shortText)"
      },
      size: declaration.arraySize.map { size in
        size.upperBound == .max
          ? "\(size.lowerBound) or more" : "\(size.lowerBound) to \(size.upperBound)"
      },
      options: declaration.offers.map { TypeName.qualified(type(of: $0)) },
      followsFrom: followsFrom,
      question: declaration.requestValueDialog?.text(locale: locale, bundle: nil).full)
  }

  /// Shortcuts of a catalog file know no more than their phrases and slots.
  var intentsWithoutCode: [MetadataJSON.Intent] {
    catalog.shortcuts.filter { $0.declaration == nil && !$0.intent.isEmpty }.map { shortcut in
      MetadataJSON.Intent(
        name: shortcut.intent, type: shortcut.intent, applications: applications(of: [shortcut]),
        title: shortcut.title, keywords: [], isDiscoverable: true, modes: [],
        authentication: IntentAuthenticationPolicy.alwaysAllowed.name,
        parameters: shortcut.slots.sorted { $0.key < $1.key }.map { name, slot in
          MetadataJSON.Parameter(
            name: name, title: name, kind: slot.kind.name, isOptional: false,
            isArray: slot.isSeries, followsFrom: [])
        },
        summary: [], phrases: phrases(of: [shortcut]))
    }
  }

  // MARK: - Parts

  private func applications(of shortcuts: [Catalog.Shortcut]) -> [String] {
    Set(shortcuts.map { catalog.applications[$0.application].name }).sorted()
  }

  private func phrases(of shortcuts: [Catalog.Shortcut]) -> [String: [String]] {
    let phrases = shortcuts.flatMap(\.phrases).filter { !$0.isNegative }
    return Dictionary(grouping: phrases, by: \.language).mapValues { $0.map(\.text) }
  }

  /// A default as text; nothing that is another one tomorrow.
  private static func text(ofDefault value: any Sendable) -> String {
    if let elements = value as? [any Sendable] {
      return elements.map(text(ofDefault:)).joined(separator: ", ")
    }
    if let identity = ValueIdentity(value) { return identity.text }
    switch value {
    case is Date, is DateComponents: return "a date"
    case is String, is Bool, is Int, is Decimal, is URL, is Duration: return "\(value)"
    case let number as Double: return number.shortText
    default: return TypeName.qualified(type(of: value))
    }
  }
}
