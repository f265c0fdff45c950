// SPDX-License-Identifier: Apache-2.0

public import AppIntentsCore

extension Conversation {
  /// Performs an intent as if the person had asked for it.
  ///
  /// Values that the intent lacks are asked for, and what it registers can be undone. Use it for
  /// whatever starts an intent without a phrase: a key, a timer, a notification.
  ///
  /// ```swift
  /// let intent = OpenBook()
  /// intent.book = book
  /// print(await conversation.perform(intent).text)
  /// ```
  ///
  /// - Parameters:
  ///   - intent: The intent with the values that are known. Its parameters are filled in place.
  ///   - language: The language code of the questions and answers.
  /// - Returns: The turn's first reply; one of kind `failed` while another turn is under way.
  public func perform(_ intent: any AppIntent, language: String = "en") async -> Reply {
    guard turn == nil else { return Reply(.failed, Wording.language(language).busy) }
    turn = Turn.start(intent, language: language, engine: engine, surroundings: surroundings())
    return await nextReply()
  }

  /// Ends ``events``; what is in its buffer can still be read.
  package func endEvents() { eventSink.finish() }
}

extension Turn {
  /// A turn that performs an intent for which nothing was said.
  static func start(
    _ intent: any AppIntent, language: String, engine: PhraseEngine, surroundings: Surroundings
  ) -> Turn {
    start(engine: engine, surroundings: surroundings, isPress: false) { turn in
      await turn.perform(intent, language: language)
    }
  }

  private func perform(_ intent: any AppIntent, language: String) async -> Reply {
    let provider = engine.catalog.provider(of: type(of: intent))
    let maker = SnippetMaker(
      language: language, provider: provider, calls: engine.configuration.calls)
    let performer = Performer(
      interaction: Questioner(turn: self, language: language, engine: engine, snippets: maker),
      language: language, provider: provider, score: 1, configuration: engine.configuration,
      surroundings: surroundings)
    let name = IntentDeclaration.typeName(of: type(of: intent))
    let title = performer.title(of: intent)
    return await reply(named: name, title: title, language: language, shownBy: maker) {
      try await performer.perform(intent)
    }
  }
}
