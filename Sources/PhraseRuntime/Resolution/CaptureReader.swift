// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

/// Reads the words of a slot as values of its parameter.
struct CaptureReader: Sendable {
  let shortcut: Catalog.Shortcut
  let phrase: Catalog.Phrase
  let contents: [String: ListContent]
  let configuration: PhraseEngine.Configuration

  /// The values that a capture may mean; one where it is clear, several where people must choose.
  func options(
    for capture: Capture, words: String
  ) async -> Result<[Draft.Option], Rejection> {
    let parameter = shortcut.declaration?.parameter(named: capture.slot)
    let reader = reader(ofSlot: capture.slot, parameter: parameter)
    let read: ReadValue
    switch capture.value {
    case .listed(let ids): read = await listed(ids, slot: capture.slot, parameter: parameter)
    case .unlisted: read = await searched(words, slot: capture.slot, parameter: parameter)
    case .value(let value): read = spoken(value, parameter, reader)
    case .text:
      read = .single(await value(from: words, parameter, reader), display: words)
    }
    switch read {
    case .options(let options) where !options.isEmpty: return .success(options)
    case .options:
      return .failure(
        rejection(
          of: capture, wording.unknownValue(words, kind(of: capture.slot)), isValueAtFault: true))
    case .unavailable(let reason): return .failure(unavailable(capture, because: reason))
    }
  }

  func rejection(
    of capture: Capture, _ explanation: String, isValueAtFault: Bool
  ) -> Rejection {
    Rejection(
      phrase: phrase.text, slot: capture.slot, span: capture.span, language: phrase.language,
      explanation: explanation, isValueAtFault: isValueAtFault)
  }

  /// That the app could not give its values.
  func unavailable(_ capture: Capture, because reason: String) -> Rejection {
    var rejection = rejection(
      of: capture, wording.valuesUnavailable(kind(of: capture.slot), reason), isValueAtFault: false)
    rejection.isUnavailable = true
    return rejection
  }

  private enum ReadValue {
    case options([Draft.Option])
    case unavailable(String)

    static func single(_ value: (any Sendable)?, display: String) -> ReadValue {
      .options(value.map { [Draft.Option(value: $0, display: display)] } ?? [])
    }
  }

  // MARK: - Values

  private func reader(
    ofSlot slot: String, parameter: IntentDeclaration.Parameter?
  ) -> ValueReader {
    guard let parameter else {
      return ValueReader(
        language: phrase.language, slot: shortcut.slots[slot], configuration: configuration)
    }
    return ValueReader(
      language: phrase.language, declaration: parameter.declaration, configuration: configuration)
  }

  private func spoken(
    _ value: SpokenValue, _ parameter: IntentDeclaration.Parameter?, _ reader: ValueReader
  ) -> ReadValue {
    let read =
      parameter.map { reader.value(from: value, as: $0.declaration.valueType) }
      ?? value.plainValue(in: reader.context)
    return .single(read, display: value.display(in: reader.context))
  }

  /// What the engine reads from the words, or else the parameter's resolvers.
  private func value(
    from words: String, _ parameter: IntentDeclaration.Parameter?, _ reader: ValueReader
  ) async -> (any Sendable)? {
    guard let declaration = parameter?.declaration else { return words }
    if let value = reader.value(from: words, as: declaration.valueType) { return value }
    return await declaration.resolved(words, calls: configuration.calls)
  }

  // MARK: - Lists

  private func listed(
    _ ids: [Int], slot: String, parameter: IntentDeclaration.Parameter?
  ) async -> ReadValue {
    guard let content = content(ofSlot: slot) else { return .options([]) }
    guard let parameter else {
      return .options(ids.map { option(content.entries[$0], value: content.entries[$0].title) })
    }
    if case .boolean = parameter.declaration.valueType {
      return .options(
        ids.map { option(content.entries[$0], value: content.entries[$0].id == "true") })
    }
    guard case .entity(let type) = parameter.declaration.valueType else {
      return .options(ids.map { option(content.entries[$0], value: content.values[$0]) })
    }
    return await current(
      ids.map { content.entries[$0] }, of: EntityAccess(type, query: parameter.declaration.query))
  }

  /// The entities as they are now: a title may have changed, or the entity may be gone.
  private func current(_ entries: [Catalog.Entry], of access: EntityAccess) async -> ReadValue {
    await asking(access) { try await $0.entities(forIdentifierStrings: entries.map(\.id)) }
  }

  private func searched(
    _ words: String, slot: String, parameter: IntentDeclaration.Parameter?
  ) async -> ReadValue {
    if let failure = content(ofSlot: slot)?.failure { return .unavailable(failure) }
    guard let declaration = parameter?.declaration else { return .options([]) }
    switch declaration.valueType {
    case .string: return .single(words, display: words)
    case .entity(let type):
      let access = EntityAccess(type, query: declaration.query)
      guard access.isStringQuery else { return .options([]) }
      return await asking(access) { try await $0.entities(matching: words) }
    default: return .options([])
    }
  }

  private func asking(
    _ access: EntityAccess,
    _ question: @escaping @Sendable (EntityAccess) async throws -> [any AppEntity]
  ) async -> ReadValue {
    do {
      let options = try await configuration.calls.ask(access) { access in
        try await question(access).map { entityOption($0) }
      }
      return .options(options)
    } catch {
      return .unavailable(error.reason)
    }
  }

  // MARK: - Parts

  private var wording: Wording { Wording.language(phrase.language) }

  private func kind(of slot: String) -> String {
    shortcut.kindName(ofSlot: slot, language: phrase.language) ?? slot
  }

  func content(ofSlot slot: String) -> ListContent? {
    guard case .list(let name, _) = shortcut.slots[slot]?.kind else { return nil }
    return contents[name]
  }

  private func option(_ entry: Catalog.Entry, value: any Sendable) -> Draft.Option {
    Draft.Option(value: value, display: entry.title, id: entry.id, subtitle: entry.subtitle)
  }

  private func entityOption(_ entity: any AppEntity) -> Draft.Option {
    Draft.Option(entity: entity, language: phrase.language)
  }
}

extension Draft.Option {
  /// An entity by its title in the language of the talk.
  init(entity: any AppEntity, language: String) {
    let text = entity.displayRepresentation.text(in: language)
    self.init(
      value: entity, display: text.title, id: entity.identifierString, subtitle: text.subtitle)
  }
}

extension Double {
  /// Digits without a superfluous fraction: `2`, `12.5`.
  package var shortText: String {
    Int(exactly: self).map(String.init) ?? "\(self)"
  }
}
