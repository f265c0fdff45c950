// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
import PhraseWire

extension PhraseEngine {
  /// A fresh intent with what was given for its parameters, for a request to perform it.
  ///
  /// Values are read in the order in which they follow from one another.
  ///
  /// - Parameters:
  ///   - name: What the intent is called, as `WireDeclarations.lookUp(_:)` takes it.
  ///   - values: What was given, by the names of the parameters in any spelling: `pagesRead`,
  ///     `pages-read`.
  ///   - language: The language code that words among the values are read in.
  /// - Returns: The request.
  /// - Throws: ``WireRefusal`` for what is not declared or does not fit.
  func intentRequest(
    named name: String, with values: [String: GivenValue], language: String
  ) async throws(WireRefusal) -> IntentRequest {
    var request = try await intentRequest(
      for: try declaration(ofIntentNamed: name), with: values, language: language)
    request.isNamed = true
    return request
  }

  /// A fresh intent with what was given for its parameters.
  func intentRequest(
    for declaration: IntentDeclaration, with values: [String: GivenValue], language: String
  ) async throws(WireRefusal) -> IntentRequest {
    var request = IntentRequest(intent: declaration.instance(with: [:]))
    let given = try values.byParameter(
      among: request.intent.declaredParameters.map(\.name), of: "\(type(of: request.intent))")
    for name in declaration.order.names {
      guard let value = given[name], let parameter = request.intent.parameter(named: name) else {
        continue
      }
      request.given.insert(name)
      switch await read(value, for: parameter, named: name, of: declaration, request, language) {
      case .open(let open): request.open.append(open)
      case .refused(let refusal): throw refusal
      case .value(let read):
        guard parameter.assign(read) else {
          throw WireRefusal(
            "wrongValue", ["parameter": .text(name)],
            "\(name) takes \(parameter.declaration.valueType.name).")
        }
      }
    }
    return request
  }

  private func read(
    _ value: GivenValue, for parameter: any AnyIntentParameter, named name: String,
    of declaration: IntentDeclaration, _ request: IntentRequest, _ language: String
  ) async -> GivenValueReader.Reading {
    let context = IntentExecutionContext(
      interaction: nil, locale: Locale(identifier: language),
      bundle: declaration.provider.localizationBundle)
    return await IntentExecution.$current.withValue(context) {
      await IntentFilling.$current.withValue(request.intent) {
        await configuration.calls.run {
          await GivenValueReader(
            engine: self, parameter: parameter, name: name, language: language
          ).read(value)
        }
      }
    }
  }

  /// A request for the intent of an app elsewhere that a name means; nil for one of this process.
  ///
  /// - Throws: ``WireRefusal`` for what is not declared or does not fit.
  func requestElsewhere(
    named name: String, with values: [String: GivenValue], language: String
  ) async throws(WireRefusal) -> ResolvedIntent? {
    let declared = try declared(intentNamed: name)
    let elsewhere = catalog.intentsElsewhere.first {
      $0.declared.type == declared.type && $0.declared.applications == declared.applications
    }
    guard let elsewhere, !(snapshot.provider(of: elsewhere.shortcut) is CatalogProvider) else {
      return nil
    }
    let given = try values.byParameter(
      among: elsewhere.declared.parameters.map(\.name), of: declared.name)
    return try await request(
      elsewhereNamed: elsewhere.name, with: given.mapValues { $0.wire(in: language) },
      language: language)
  }

  /// The intent of this process that a name means, as `WireDeclarations.lookUp(_:)` takes it.
  package func declaration(
    ofIntentNamed name: String
  ) throws(WireRefusal) -> IntentDeclaration {
    let intent = try declared(intentNamed: name)
    let declared = catalog.declaredIntents.first {
      TypeName.qualified(type(of: $0.prototype)) == intent.type
    }
    if let declared { return declared }
    throw WireRefusal(
      "noCode", ["intent": .text(name)],
      "\(intent.name) stands in a catalog file, whose intents only their phrases begin.")
  }

  private func declared(
    intentNamed name: String
  ) throws(WireRefusal) -> WireDeclarations.Intent {
    switch WireDeclarations(intentsOf: catalog).lookUp(name) {
    case .found(let intent): return intent
    case .several(let names):
      throw WireRefusal(
        "ambiguousIntent", ["intents": .list(names.map(WireValue.text))],
        "“\(name)” may be \(names.joined(separator: " or ")).")
    case .none(let nearest):
      let hint = nearest.isEmpty ? "" : " Near it are \(nearest.joined(separator: ", "))."
      throw WireRefusal(
        "unknownIntent", ["intent": .text(name)], "There is no intent “\(name)”.\(hint)")
    }
  }
}

extension [String: GivenValue] {
  /// The values by the names that an intent declares.
  fileprivate func byParameter(
    among known: [String], of intent: String
  ) throws(WireRefusal) -> [String: GivenValue] {
    var named: [String: GivenValue] = [:]
    for (name, value) in sorted(by: { $0.key < $1.key }) {
      guard let parameter = known.first(where: { $0.plainSpelling == name.plainSpelling }) else {
        throw WireRefusal(unknownParameter: name, of: intent, known: known)
      }
      named[parameter] = value
    }
    return named
  }
}

extension WireRefusal {
  init(unknownParameter name: String, of intent: String, known: [String]) {
    let others = known.isEmpty ? "it has none" : "it has \(known.joined(separator: ", "))"
    self.init(
      "unknownParameter", ["parameter": .text(name), "known": .list(known.map(WireValue.text))],
      "\(intent) has no parameter “\(name)”; \(others).")
  }
}

extension String {
  /// A name without what tells `pagesRead` from `pages-read`.
  fileprivate var plainSpelling: String {
    lowercased().filter { $0 != "-" && $0 != "_" }
  }
}
