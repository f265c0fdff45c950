// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching
package import PhraseWire

extension PhraseEngine {
  package func perform(
    _ intent: IntentElsewhere, with values: [String: WireValue], in context: PerformContext
  ) async throws -> Outcome {
    // Apps may have come and gone since the intent was looked up.
    guard
      let request = try await request(
        elsewhereNamed: intent.name, with: values, language: context.language)
    else {
      throw PerformError(.noIntent, .noCode(intent: intent.declared.name), in: context.language)
    }
    return try await request.perform(in: context)
  }

  /// A request for an intent that an app elsewhere performs; nil where none does.
  ///
  /// - Throws: ``WireRefusal`` for what is not declared or does not fit.
  func request(
    elsewhereNamed name: String, with values: [String: WireValue], language: String
  ) async throws(WireRefusal) -> ResolvedIntent? {
    let snapshot = await current()
    guard let intent = snapshot.catalog.intentsElsewhere.first(where: { $0.name == name }),
      case let shortcut = intent.shortcut, let provider = snapshot.provider(of: shortcut)
    else { return nil }
    var request = ResolvedIntent(
      utterance: "", application: intent.application, intent: shortcut.intent,
      phrase: shortcut.phrases.first?.text ?? "", language: language, parameters: [],
      score: 1, declaration: nil, role: shortcut.role)
    request.provider = provider
    request.configuration = configuration
    request.engine = self
    for (name, value) in values.sorted(by: { $0.key < $1.key }) where value != .nothing {
      guard let slot = shortcut.slots[name] else {
        throw WireRefusal(
          unknownParameter: name, of: shortcut.intent,
          known: intent.declared.parameters.map(\.name))
      }
      let bounds = intent.parameter(named: name)?.slot
      for value in value.elements {
        try value.check(within: bounds, of: name)
        request.parameters.append(
          // An app in another process reads its values itself.
          provider is any RespondingProvider
            ? ResolvedParameter(name, value)
            : try await read(value, as: name, slot, language: language))
      }
    }
    return request
  }

  /// A value as the slot of a catalog takes it.
  ///
  /// - Throws: ``WireRefusal`` for one that it does not take.
  private func read(
    _ value: WireValue, as name: String, _ slot: Catalog.Slot, language: String
  ) async throws(WireRefusal) -> ResolvedParameter {
    var content: ListContent?
    if case .list(let list, _) = slot.kind { content = await self.content(ofList: list) }
    let given = ResolvedParameter(name, value)
    if let known = content?.options(where: { $0.id == given.id ?? given.display }).first {
      return ResolvedParameter(name, known)
    }
    let reader = ParameterReader(
      subject: ValueSubject(name: name, declaration: nil, slot: slot), language: language,
      configuration: configuration, content: content, source: nil, isFresh: true)
    let grammar = try? AnswerGrammar(for: reader.question(asIs: ""))
    if case .values(let options) = await reader.read(
      grammar?.answer(given.display) ?? .text(given.display)), options.count == 1
    {
      return ResolvedParameter(name, options[0])
    }
    throw WireRefusal(
      "wrongValue", ["parameter": .text(name), "value": value],
      "\(name) takes \(slot.kind.name), not “\(given.display)”.")
  }
}

extension WireValue {
  /// - Throws: ``WireRefusal`` for a number that is out of the bounds of a parameter.
  fileprivate func check(within slot: WireSlot?, of name: String) throws(WireRefusal) {
    guard let number = asNumber, let slot,
      number < slot.minimum ?? -.infinity || number > slot.maximum ?? .infinity
    else { return }
    let bounds = [
      slot.minimum.map { "at least \($0.shortText)" },
      slot.maximum.map { "at most \($0.shortText)" },
    ].compactMap(\.self).joined(separator: " and ")
    throw WireRefusal(
      "wrongValue", ["parameter": .text(name), "value": self],
      "\(name) is \(words); it takes \(bounds).")
  }
}

extension ResolvedParameter {
  /// A value that nobody said, an entity or a case by its identifier, and what it is read as.
  init(_ name: String, _ value: WireValue, read: (any Sendable)? = nil) {
    let id: String? =
      switch value {
      case .entity(let entity): entity.id
      case .enumeration(_, let name, _): name
      default: nil
      }
    self.init(
      name: name, display: value.words, id: id, text: value.words, span: 0..<0,
      value: read ?? value, subtitle: nil)
  }

  fileprivate init(_ name: String, _ option: ValueOption) {
    self.init(
      name: name, display: option.display, id: option.id, text: option.display, span: 0..<0,
      value: option.value, subtitle: option.subtitle)
  }
}
