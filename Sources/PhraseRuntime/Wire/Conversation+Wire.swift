// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import PhraseMatching
public import PhraseWire

extension Conversation {
  /// Takes a request of a client in another process or language, and replies in the same form.
  ///
  /// ```swift
  /// let conversation = Conversation(engine)
  /// let asked = await conversation.respond(to: .line("add an expense in expenses"))
  /// print(asked.question?.parameter ?? "")  // amount
  /// let next = await conversation.respond(to: .answer(.integer(20)))
  /// ```
  ///
  /// - Parameters:
  ///   - request: What the client asks. What does not fit the moment changes nothing, and is answered
  ///     with a reply of kind `failed` or `busy`.
  ///   - trace: Records what the stages made of a line.
  /// - Returns: The reply.
  public func respond(to request: WireRequest, trace: Trace? = nil) async -> WireReply {
    switch request {
    case .line(let text):
      var reply = WireReply(await respond(to: text, trace: trace))
      if reply.kind == .helped {
        reply.code = "declarations"
        reply.declarations = await WireDeclarations(of: engine.catalog)
      }
      return reply
    case .resolve(let text):
      return WireReply(await engine.resolve(text, talkingIn: state.language, trace: trace))
    case .complete(let text):
      var reply = WireReply(.answered, code: "completions")
      reply.value = .list(await completions(of: text).map(WireValue.text))
      return reply
    case .answer(let value): return await answer { $0.line(for: value) }
    case .choose(let number): return await answer { $0.line(forChoice: number) }
    case .press(let number): return WireReply(await press(number))
    case .pressTitle(let title): return WireReply(await press(title))
    case .cancel:
      return cancel().map(WireReply.init) ?? WireReply(.cancelled, code: "nothingToCancel")
    case .undo:
      if let busy { return busy }
      return WireReply(await undo())
    case .redo:
      if let busy { return busy }
      return WireReply(await redo())
    case .describe:
      var reply = WireReply(.helped, code: "declarations")
      reply.declarations = await WireDeclarations(of: engine.catalog)
      return reply
    case .values(let list, let words): return await values(of: list, matching: words)
    case .perform(let name, let parameters, let language, let utterance):
      if let busy { return busy }
      if let utterance,
        let said = await engine.reading(of: utterance, as: name, parameters, talkingIn: language)
      {
        return WireReply(await reply { .requested(.resolved(said), by: $0) })
      }
      do throws(WireRefusal) {
        return WireReply(
          try await perform(
            intentNamed: name, with: parameters.mapValues(GivenValue.data),
            language: language ?? "en"))
      } catch {
        return error.reply
      }
    case .other(let kind):
      return WireRefusal("unknownRequest", ["kind": .text(kind)], "There is no request “\(kind)”.")
        .reply
    }
  }

  /// Performs an intent by its name; what it lacks, and what may mean several values, is asked for.
  ///
  /// - Parameters:
  ///   - name: What the intent is called, as `WireDeclarations.lookUp(_:)` takes it.
  ///   - values: What was given, by the names of the parameters.
  ///   - language: The language code of the words, the questions and the answers.
  /// - Returns: The turn's first reply.
  /// - Throws: ``WireRefusal`` for what is not declared or does not fit; then nothing is performed.
  package func perform(
    intentNamed name: String, with values: [String: GivenValue], language: String
  ) async throws(WireRefusal) -> Reply {
    if let elsewhere = try await engine.requestElsewhere(
      named: name, with: values, language: language)
    {
      return await reply { .requested(.resolved(.match(elsewhere)), by: $0) }
    }
    let request = try await engine.intentRequest(named: name, with: values, language: language)
    return await reply { .requested(.perform(request, language: language), by: $0) }
  }

  /// Full lines that may continue what was typed: answers while a question waits, else phrases.
  private func completions(of text: String) async -> [String] {
    guard let answers = state.inquiry?.words.automaton else {
      return await engine.automaton.prefixCompletions(of: text, limit: Self.completionLimit)
    }
    return answers.prefixCompletions(of: text, limit: Self.completionLimit)
  }

  /// How many lines may continue what was typed.
  private static let completionLimit = 50

  /// The reply while a question waits, which has to be answered first.
  private var busy: WireReply? {
    guard let question else { return nil }
    var reply = WireReply(
      .busy, code: "busy", text: question.text, language: question.language)
    reply.question = WireQuestion(question)
    return reply
  }

  private func answer(_ line: (Question) -> String?) async -> WireReply {
    guard let question else {
      return WireRefusal("nothingAsked", [:], "No question waits for an answer.").reply
    }
    guard let line = line(question) else {
      var reply = WireRefusal("noSuchAnswer", [:], "That is no answer to “\(question.text)”.").reply
      reply.question = WireQuestion(question)
      return reply
    }
    return WireReply(await respond(to: line))
  }

  private func values(of list: String, matching words: String?) async -> WireReply {
    guard let content = await engine.content(ofList: list) else {
      return WireRefusal("unknownList", ["list": .text(list)], "There is no list “\(list)”.").reply
    }
    var reply = WireReply(.answered, code: "values")
    func entities(_ entries: some Sequence<Catalog.Entry>) -> WireValue {
      .list(
        entries.map {
          var entity = WireEntity(type: list, id: $0.id, title: $0.title, subtitle: $0.subtitle)
          entity.synonyms = $0.synonyms.isEmpty ? nil : $0.synonyms
          entity.picture = $0.picture
          return .entity(entity)
        })
    }
    do {
      if let words {
        reply.value = entities(try await engine.entries(ofList: list, matching: words))
      } else if let failure = content.failure {
        throw failure
      } else {
        reply.value = entities(content.entries)
      }
    } catch {
      return WireRefusal("valuesUnavailable", ["list": .text(list)], error.reason(in: "en")).reply
    }
    return reply
  }
}

extension WireReply {
  /// What words mean, where that was all that was asked.
  fileprivate init(_ resolution: Resolution) {
    let text =
      switch resolution {
      case .match(let intent): intent.summary
      case .missing(let missing): missing.intent.summary
      case .ambiguous(let ambiguity): ambiguity.question
      case .none(let miss): miss.explanation
      }
    var isMiss = false
    if case .none = resolution { isMiss = true }
    self.init(isMiss ? .missed : .answered, code: "resolved", text: text)
    language = resolution.language ?? language
    self.resolution = WireResolution(resolution)
  }
}

/// Why a request is not done, for programs and in words.
package struct WireRefusal: Error, CustomStringConvertible {
  package let reply: WireReply

  /// What was seen, and what would be accepted.
  package var description: String { reply.text }

  init(_ code: String, _ parts: [String: WireValue], _ text: String) {
    var reply = WireReply(.failed, code: code, text: text)
    reply.parts = parts
    self.reply = reply
  }
}

extension Question {
  /// What a person would say for a value; nil where no words stand for it.
  fileprivate func line(for value: WireValue) -> String? {
    let words = Language.named(language).words
    switch value {
    case .boolean(let isYes): return (isYes ? words.yes : words.no).first
    case .nothing: return takesEnd ? words.finished.first : nil
    case .text(let text): return text.isEmpty ? nil : "“\(text)”"
    case .list(let values):
      let lines = values.compactMap { line(for: $0) }
      return lines.count == values.count && !lines.isEmpty ? lines.joined(separator: ", ") : nil
    default: return value.words
    }
  }

  /// The title of a choice, with what tells it apart.
  fileprivate func line(forChoice number: Int) -> String? {
    guard (1...).contains(number), number <= choices.count else { return nil }
    let choice = choices[number - 1]
    let isAlone = choices.filter { $0.title == choice.title }.count == 1
    return isAlone
      ? choice.title : [choice.title, choice.subtitle].compactMap(\.self).joined(separator: " ")
  }
}
