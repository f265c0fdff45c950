// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

extension CaptureReader {
  /// Captures in the order to read them in: each after those that its options follow from.
  func ordered(_ captures: [Capture]) -> [Capture] {
    guard let names = shortcut.declaration?.order.names else { return captures }
    let places = Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    // The values of a series stay in the order in which they were said.
    return captures.enumerated().sorted { left, right in
      (places[left.element.slot] ?? 0, left.offset) < (
        places[right.element.slot] ?? 0, right.offset
      )
    }.map(\.element)
  }

  /// Whether a slot's values depend on those of other parameters.
  func isDependent(_ slot: String) -> Bool {
    shortcut.declaration?.parameter(named: slot)?.dependencies.isEmpty == false
  }

  /// The values that a capture may mean beside values that are known already.
  func options(
    for capture: Capture, words: String, known: [ResolvedParameter]
  ) async -> Result<[Draft.Option], Rejection> {
    guard let fitting = fitting(capture.slot, known: known) else {
      return await options(for: capture, words: words)
    }
    guard fitting.areKnown else {
      // The rest is asked for later, and the value is held against it then.
      return await IntentFilling.$current.withValue(fitting.intent) {
        await options(for: capture, words: words)
      }
    }
    let content = await fitting.content()
    if let failure = content?.failure {
      return .failure(unavailable(capture, because: failure))
    }
    do {
      let options = try await options(for: capture, words: words, among: fitting, content)
      guard options.isEmpty else { return .success(options) }
      let complaint = fitting.complaint(about: title(of: capture) ?? words, content: content)
      return .failure(rejection(of: capture, complaint, isValueAtFault: false))
    } catch {
      return .failure(unavailable(capture, because: error.reason))
    }
  }

  private func options(
    for capture: Capture, words: String, among fitting: FittingValues, _ content: ListContent?
  ) async throws -> [Draft.Option] {
    let entries = content?.entries ?? ListEntries()
    func options(where fits: (Catalog.Entry) -> Bool) -> [Draft.Option] {
      entries.indices.filter { fits(entries[$0]) }.compactMap { content?.option(at: $0) }
    }
    switch capture.value {
    case .listed(let ids):
      let wanted = Set(listedEntries(of: capture.slot, ids).map(\.id))
      let listed = options { wanted.contains($0.id) }
      guard listed.isEmpty, let title = title(of: capture) else { return listed }
      return try await fitting.found(for: title).map {
        Draft.Option(entity: $0, language: phrase.language)
      }.filter { $0.id.map(wanted.contains) == true }
    case .unlisted, .text:
      let folded = Utterance(words).folded
      let named = options { entry in
        ([entry.title] + entry.synonyms).contains { Utterance($0).folded == folded }
      }
      guard named.isEmpty else { return named }
      return try await fitting.found(for: words).map {
        Draft.Option(entity: $0, language: phrase.language)
      }
    case .value:
      guard case .success(let read) = await self.options(for: capture, words: words) else {
        return []
      }
      guard let content else { return read }
      return read.filter { option in
        content.values.contains { ValueIdentity.isSame($0, option.value) }
      }
    }
  }

  private func fitting(_ slot: String, known: [ResolvedParameter]) -> FittingValues? {
    guard let declaration = shortcut.declaration,
      let parameter = declaration.parameter(named: slot), !parameter.dependencies.isEmpty
    else { return nil }
    return FittingValues(
      parameter: parameter,
      intent: declaration.instance(
        with: known.filter { $0.name != slot }.values(of: declaration)),
      loader: ListLoader(calls: configuration.calls, languages: [phrase.language]),
      language: phrase.language, bundle: declaration.provider.localizationBundle)
  }

  private func listedEntries(of slot: String, _ ids: [Int]) -> [Catalog.Entry] {
    content(ofSlot: slot).map { content in ids.map { content.entries[$0] } } ?? []
  }

  /// What a listed value is called.
  private func title(of capture: Capture) -> String? {
    guard case .listed(let ids) = capture.value else { return nil }
    return listedEntries(of: capture.slot, ids).first?.title
  }
}

extension ListContent {
  /// A value with its words; nil for a list that has no live values.
  func option(at index: Int) -> Draft.Option? {
    guard values.indices.contains(index) else { return nil }
    let entry = entries[index]
    return Draft.Option(
      value: values[index], display: entry.title, id: entry.id, subtitle: entry.subtitle)
  }
}

extension [ResolvedParameter] {
  /// The values by parameter; a series is an array.
  func values(of declaration: IntentDeclaration?) -> [String: any Sendable] {
    Dictionary(grouping: self, by: \.name).reduce(into: [:]) { values, group in
      let (name, parameters) = group
      let isArray =
        declaration?.parameter(named: name)?.declaration.isArray ?? (parameters.count > 1)
      values[name] = isArray ? parameters.map(\.value).entitiesOnce : parameters.first?.value
    }
  }
}
