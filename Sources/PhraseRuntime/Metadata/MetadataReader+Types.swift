// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseWire

extension MetadataReader {
  func metadata(of type: any AppEnum.Type) -> WireDeclarations.Enumeration {
    let bundle = bundle(of: type)
    return WireDeclarations.Enumeration(
      type: TypeName.qualified(type), title: title(of: type, bundle: bundle),
      cases: type.erasedCases.map { item in
        let text = item.display.text(locale: locale, bundle: bundle)
        return WireDeclarations.Case(
          name: item.rawValue, title: text.title, synonyms: text.synonyms)
      })
  }

  func metadata(of query: any EntityQuery) -> WireDeclarations.Query {
    let finds: [(String, Bool)] = [
      ("all", query is any EnumerableEntityQuery), ("properties", query is any EntityPropertyQuery),
      ("text", query is any EntityStringQuery),
    ]
    return WireDeclarations.Query(
      type: TypeName.qualified(type(of: query)), entity: TypeName.qualified(Self.entity(of: query)),
      finds: finds.filter(\.1).map(\.0))
  }

  func metadata(of type: any AppEntity.Type) async -> WireDeclarations.Entity {
    let access = EntityAccess(type)
    let bundle = bundle(of: type)
    let sample = try? await EngineConfiguration().calls.ask(access) {
      try await $0.allEntities().first
    }
    var read = WireDeclarations.Entity(
      type: TypeName.qualified(type), title: title(of: type, bundle: bundle),
      properties: sample.flatMap { $0 }?.declaredProperties.map { name, property in
        metadata(of: property, named: name, bundle: bundle)
      },
      query: TypeName.qualified(Swift.type(of: access.query)))
    if type is any IndexedEntity.Type { read.indexed = true }
    return read
  }

  private func metadata(
    of property: any AnyEntityProperty, named name: String, bundle: Bundle?
  ) -> WireDeclarations.Property {
    let declaration = property.declaration
    let title = declaration.title(forPropertyNamed: name)
    var read = WireDeclarations.Property(
      name: name, title: title.resolved(locale: locale, bundle: bundle),
      kind: declaration.valueType.name)
    read.isOptional = declaration.isOptional
    read.isArray = declaration.isArray
    read.source = declaration.kind.rawValue
    read.indexingKey = property.indexingKey
    return read
  }

  func metadata(of package: any AppIntentsPackage.Type) -> WireDeclarations.Package {
    WireDeclarations.Package(
      type: TypeName.qualified(package),
      includes: package.includedPackages.map { TypeName.qualified($0) }.sorted(),
      intents: package.intents.map { TypeName.qualified($0) }.sorted(),
      providers: package.shortcutsProviders.map { TypeName.qualified($0) }.sorted())
  }

  private func title(of type: any AppValue.Type, bundle: Bundle?) -> String {
    type.typeDisplayRepresentation.name.resolved(locale: locale, bundle: bundle)
  }

  /// Where the texts of the app lie whose intents take values of a type.
  private func bundle(of type: any AppValue.Type) -> Bundle? {
    catalog.declaredIntents.first { declared in
      declared.parameters.contains { $0.declaration.valueType.appType == type }
    }?.provider.localizationBundle
  }

  private static func entity<Query: EntityQuery>(of query: Query) -> any Any.Type {
    Query.Entity.self
  }
}
