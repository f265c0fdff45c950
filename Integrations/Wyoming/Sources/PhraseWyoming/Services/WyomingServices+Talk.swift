// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import PhraseWire

extension WyomingServices {
  /// The name that an answer to a question has in place of an intent's.
  private static let answer = "AnswerQuestion"

  /// Does what a line of a satellite means; where the satellite is new, in the language given or that
  /// of the settings.
  func handle(
    _ line: String, from name: String, _ context: RequestContext, language: String? = nil
  ) async -> ServerEvent {
    let satellite = await satellites.satellite(name, language: language ?? settings.language)
    let reply = await satellite.respond(
      to: line, from: context, area: settings.area(of: context))
    return ServerEvent(reply, context)
  }

  /// Does what an intent means that was understood before, or performs one by its name.
  ///
  /// The words of an intent that this server understood come back with its context, and count: what
  /// they lack is asked for, and what they may mean is chosen, as if they had been said just now.
  func handle(
    intent: String, _ entities: [String: JSONValue], from name: String, _ context: RequestContext
  ) async throws -> ServerEvent {
    if let line = context.utterance { return await handle(line, from: name, context) }
    let satellite = await satellites.satellite(name, language: settings.language)
    let reply = await satellite.perform(
      intent, try WireValue.values(entities), language: settings.language, from: context,
      area: settings.area(of: context))
    return ServerEvent(reply, context)
  }

  /// Says what a line means; nothing is done.
  func recognize(
    _ line: String, from name: String, _ context: RequestContext
  ) async throws -> ServerEvent {
    let satellite = await satellites.satellite(name, language: settings.language)
    let heard = context.with(utterance: line)
    if await satellite.isAsking { return .intent(name: Self.answer, entities: [], context: heard) }
    switch await engine.resolve(line) {
    case .match(let intent): return try .intent(intent, heard)
    case .missing(let missing): return try .intent(missing.intent, heard)
    case .ambiguous(let ambiguity):
      return try ambiguity.choices.first.map { try .intent($0.intent, heard) }
        ?? .notRecognized(text: ambiguity.question, context: context)
    case .none(let miss): return .notRecognized(text: miss.explanation, context: context)
    }
  }
}

extension ServerEvent {
  /// The answer to a line.
  fileprivate init(_ reply: WireReply, _ context: RequestContext) {
    switch reply.kind {
    case .answered, .asked, .helped, .cancelled:
      self = .handled(
        text: reply.text, isQuestion: reply.question != nil, context: context)
    case .missed, .failed, .busy, .other: self = .notHandled(text: reply.text, context: context)
    }
  }

  /// An intent with what was said for its parameters.
  fileprivate static func intent(
    _ intent: ResolvedIntent, _ context: RequestContext
  ) throws -> ServerEvent {
    var entities: [Entity] = []
    for (name, values) in Dictionary(grouping: intent.parameters, by: \.name)
      .sorted(by: { $0.key < $1.key })
    {
      let values = try values.map { try JSONValue($0.wireValue) }
      entities.append(Entity(name: name, value: values.count == 1 ? values[0] : .list(values)))
    }
    return .intent(name: intent.intent, entities: entities, context: context)
  }
}

extension JSONValue {
  /// A value of an app as the wire has it.
  fileprivate init(_ value: WireValue) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
  }
}

extension WireValue {
  /// The values of an intent's parameters as a client gives them.
  fileprivate static func values(_ fields: [String: JSONValue]) throws -> [String: WireValue] {
    try JSONDecoder().decode([String: WireValue].self, from: JSONEncoder().encode(fields))
  }
}
