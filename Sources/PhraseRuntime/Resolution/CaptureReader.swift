// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// Reads the places of a phrase as values of their parameters.
struct CaptureReader: Sendable {
  let shortcut: Catalog.Shortcut
  let phrase: Catalog.Phrase
  let provider: (any IntentProvider)?
  let contents: [String: ListContent]
  let configuration: EngineConfiguration
  /// Whether people are asked where the words are only a part of what they may mean.
  var takesDoubt = true

  /// What a capture may mean beside values that are known already.
  func read(
    _ capture: Capture, words: String, known: [ResolvedParameter]
  ) async -> ParameterReader.Reading {
    let subject = shortcut.subject(ofSlot: capture.slot)
    let content = content(ofSlot: capture.slot)
    if case .unlisted = capture.value, let failure = content?.failure {
      let kind = subject.kindName(in: phrase.language)
      return .unavailable(
        .valuesUnavailable(kind: kind, reason: failure.reason(in: phrase.language)))
    }
    let reader = ParameterReader(
      subject: subject, language: phrase.language, configuration: configuration,
      content: content, source: subject.source(of: provider, in: phrase.language),
      fitting: fitting(capture.slot, known: known))
    let reading = await reader.read(capture.value.words(words))
    guard case .perhaps = reading, !takesDoubt else { return reading }
    return .refused(reader.unknown(words))
  }

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

  private func content(ofSlot slot: String) -> ListContent? {
    guard case .list(let name, _) = shortcut.slots[slot]?.kind else { return nil }
    return contents[name]
  }
}

extension Capture.Value {
  /// The words of a place as far as they are understood.
  func words(_ text: String) -> ParameterReader.Words {
    switch self {
    case .listed(let places): .listed(places)
    case .value(let value): .value(value)
    case .unlisted, .text: .text(text)
    }
  }
}
