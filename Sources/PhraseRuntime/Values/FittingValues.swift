// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// The values of a parameter that fit those that its intent has already.
struct FittingValues: Sendable {
  let parameter: IntentDeclaration.Parameter
  /// The intent with the values that are known so far.
  let intent: any AppIntent
  let loader: ListLoader
  let language: String
  let bundle: Bundle?

  /// Whether the options follow from other parameters, and all of these have values.
  var areKnown: Bool {
    !parameter.dependencies.isEmpty
      && parameter.dependencies.allSatisfy { intent.parameter(named: $0)?.erasedValue != nil }
  }

  /// The values that fit; nil where the parameter takes any.
  func content() async -> ListContent? {
    guard let source = parameter.declaration.listSource(bundle: bundle) else { return nil }
    return await IntentFilling.$current.withValue(intent) { await loader.content(of: source) }
  }

  /// The entities that the app finds for a text among those that fit; none where it does not search.
  func found(for text: String) async throws -> [any AppEntity] {
    guard let access = stringAccess else { return [] }
    return try await IntentFilling.$current.withValue(intent) {
      try await loader.calls.ask(access) { try await $0.entities(matching: text) }
    }
  }

  /// Whether a value fits; an app that cannot say so is not in the way.
  func contain(_ value: any Sendable, among content: ListContent?) async -> Bool {
    guard let content, content.failure == nil else { return true }
    for element in (value as? [any Sendable]) ?? [value] {
      if content.values.contains(where: { ValueIdentity.isSame($0, element) }) { continue }
      guard stringAccess != nil, let title = DisplayRepresentation(of: element)?.text(in: language)
      else { return false }
      let found = (try? await found(for: title.title)) ?? []
      guard found.contains(where: { ValueIdentity.isSame($0, element) }) else { return false }
    }
    return true
  }

  /// What is left of a reading beside the other values.
  func narrowed(
    _ reading: ParameterReader.Reading, to content: ListContent?, said words: String
  ) async -> ParameterReader.Reading {
    func narrowed(_ options: [ValueOption]) async -> [ValueOption] {
      var fitting: [ValueOption] = []
      for option in options where await contain(option.value, among: content) {
        fitting.append(option)
      }
      return fitting
    }
    let complaint = complaint(about: words, content: content)
    switch reading {
    case .values(let options):
      let left = await narrowed(options)
      return left.isEmpty ? .refused(complaint) : .values(left)
    case .perhaps(let options):
      let left = await narrowed(options)
      return left.isEmpty ? .refused(complaint) : .perhaps(left)
    case .refused(.outOfRange), .unavailable: return reading
    case .refused: return content == nil ? reading : .refused(complaint)
    }
  }

  /// That a value does not fit, with those that do.
  func complaint(about value: String, content: ListContent?) -> Saying {
    let titles = content?.entries.prefix(Language.shownChoices).map(\.title) ?? []
    guard !titles.isEmpty else { return emptyComplaint }
    let more = (content?.entries.count ?? 0) - titles.count
    return .doesNotFit(
      value: value, kind: kindName, others: others, choices: titles, more: more)
  }

  /// That no value fits at all.
  var emptyComplaint: Saying { .nothingFits(kind: kindName, others: others) }

  /// Whether values may fit that are not among the content.
  var canSearch: Bool { stringAccess != nil }

  private var stringAccess: EntityAccess? {
    guard case .entity(let type) = parameter.declaration.valueType else { return nil }
    let access = EntityAccess(type, query: parameter.declaration.query)
    return access.isStringQuery ? access : nil
  }

  /// The values that the options follow from: "Harbour, Northbound".
  private var others: [String] {
    parameter.dependencies.compactMap { name in
      intent.parameter(named: name)?.words(
        name: name, locale: Locale(identifier: language), bundle: bundle)
    }
  }

  private var kindName: String {
    parameter.kindName(language: language, bundle: bundle)
  }
}

extension FittingValues {
  /// What fits the values of the intent that is being filled; nil where the parameter depends on no
  /// other.
  init?(
    of parameter: any AnyIntentParameter, loader: ListLoader, language: String, bundle: Bundle?
  ) {
    guard let intent = IntentFilling.current,
      let name = intent.declaredParameters.first(where: { $0.parameter === parameter })?.name
    else { return nil }
    let dependencies = parameter.declaration.dependencies(in: intent)
    guard !dependencies.isEmpty else { return nil }
    self.init(
      parameter: IntentDeclaration.Parameter(
        name: name, declaration: parameter.declaration, list: nil, isFilled: false,
        dependencies: dependencies),
      intent: intent, loader: loader, language: language, bundle: bundle)
  }
}

extension FittingValues {
  /// The list of all values that the parameter can have in any phrase.
  var listName: String? {
    parameter.declaration.listName(
      parameter: "\(String(reflecting: type(of: intent))).\(parameter.name)", isDependent: true)
  }
}
