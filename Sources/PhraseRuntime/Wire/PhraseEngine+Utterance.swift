// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching
import PhraseWire

extension PhraseEngine {
  /// What an utterance means to this app, as far as an assistant in another process has understood the
  /// same: this intent, with these of several entities of one title.
  ///
  /// - Returns: Nil where the words mean something else here, or several such things.
  func reading(
    of utterance: String, as intent: String, _ parameters: [String: WireValue],
    talkingIn language: String?
  ) async -> Resolution? {
    func fits(_ reading: ResolvedIntent) -> Bool {
      reading.intent == intent && reading.agrees(with: parameters)
    }
    var resolution = await resolve(utterance, talkingIn: language, trace: nil)
    if !resolution.intents.contains(where: fits), let language,
      let gist = await gist(of: Utterance(utterance), in: language, .lenient)
    {
      resolution = gist.resolution
      // What is no value there is asked for again with the same words here.
      if gist.lacking != nil { return resolution.intents.allSatisfy(fits) ? resolution : nil }
    }
    let readings = resolution.intents.filter(fits)
    guard readings.count == 1 else { return nil }
    let unsaid = parameters.filter { name, value in
      value != .nothing && !readings[0].parameters.contains { $0.name == name }
    }
    if !unsaid.isEmpty { return await self.reading(readings[0], with: unsaid) }
    if case .ambiguous = resolution { return .match(readings[0]) }
    return resolution
  }

  /// What words mean together with values that they do not have: "last week?" is still about clothes.
  private func reading(
    _ intent: ResolvedIntent, with unsaid: [String: WireValue]
  ) async -> Resolution? {
    guard let declaration = intent.declaration,
      let request = try? await intentRequest(
        for: declaration, with: unsaid.mapValues(GivenValue.data), language: intent.language),
      request.open.isEmpty
    else { return nil }
    var intent = intent
    for (name, value) in request.spoken.sorted(by: { $0.key < $1.key }) {
      let read = (value as? [any Sendable]) ?? [value]
      intent.parameters += zip(unsaid[name]?.elements ?? [], read).map {
        ResolvedParameter(name, $0, read: $1)
      }
    }
    return .match(intent)
  }

  /// The values of a list that words may mean beyond the known ones; none where its app does not look
  /// for more.
  func entries(ofList list: String, matching words: String) async throws -> [Catalog.Entry] {
    guard case .entity(let type, let query)? = catalog.sources[list]?.kind else { return [] }
    let access = EntityAccess(type, query: query)
    let language = catalog.mainLanguage
    return try await configuration.calls.ask(access) { access in
      try await access.entities(matching: words).map {
        let option = ValueOption(entity: $0, language: language)
        return Catalog.Entry(
          id: option.id ?? option.display, title: option.display, subtitle: option.subtitle,
          synonyms: option.synonyms)
      }
    }
  }
}

extension ResolvedIntent {
  /// Whether its entities are those that were chosen.
  fileprivate func agrees(with chosen: [String: WireValue]) -> Bool {
    let own = Dictionary(grouping: parameters.filter { $0.id != nil }, by: \.name)
      .mapValues { $0.map(\.wireValue) }
    return own.allSatisfy { name, values in
      switch chosen[name] {
      case .list(let others)?: others == values
      case let value?: values.contains(value)
      case nil: true
      }
    }
  }
}
