// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching
public import PhraseWire

extension WireReply {
  /// A reply as it leaves the engine.
  public init(_ reply: Reply) {
    if let wire = reply.wire {
      self = wire
      text = reply.text
      language = reply.language
      resolution = reply.resolution.map(WireResolution.init) ?? wire.resolution
      undo = reply.undo
      performs = reply.performs
      return
    }
    let message = reply.message
    self.init(reply.wireKind, code: message.code, text: reply.text, language: reply.language)
    parts = message.parts
    supporting = reply.supporting
    if case .asked(let question) = reply.kind {
      self.question = WireQuestion(question, of: reply.resolution?.intent)
    }
    resolution = reply.resolution.map(WireResolution.init)
    value = reply.value
    card = reply.card
    undo = reply.undo
    performs = reply.performs
  }
}

extension Reply {
  /// What the intent returned; nil where none was performed to its end, or it returns nothing.
  ///
  /// ```swift
  /// let reply = await conversation.respond(to: "get the total in expenses")
  /// if case .number(let total) = reply.value { print(total) }
  /// ```
  public var value: WireValue? { wire?.value ?? outcome?.value(of: resolution?.intent) }

  /// The file that the intent returned, the first of several: its bytes, or where it lies.
  public var file: WireFile? { value?.files.first }

  /// What to look at besides; nil for nothing.
  public var card: WireCard? { wire?.card ?? snippet?.card }

  /// What happened to the turn, as it leaves the engine.
  package var wireKind: WireReply.Kind {
    switch kind {
    case .answered: .answered
    case .asked: .asked
    case .missed: .missed
    case .cancelled: .cancelled
    case .failed: .failed
    case .busy: .busy
    case .helped: .helped
    }
  }

  /// Which message the reply is, and what stands in it.
  fileprivate var message: (code: String, parts: [String: WireValue]) {
    if let saying = sayings.first { return (saying.code, saying.parts) }
    if case .asked(let question) = kind { return (question.code, [:]) }
    return (outcome != nil && outcome?.dialog == nil ? "done" : "dialog", [:])
  }
}

extension Question {
  fileprivate var code: String {
    switch kind {
    case .value: "askValue"
    case .choice: "askChoice"
    case .confirmation: "askConfirmation"
    }
  }
}

extension Saying {
  /// The name of the case.
  var code: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }

  /// What the case holds, by the names of its parts; those that are absent are left out.
  var parts: [String: WireValue] {
    guard let payload = Mirror(reflecting: self).children.first?.value else { return [:] }
    let parts = Mirror(reflecting: payload).children
    return Dictionary(
      parts.compactMap { part in
        guard let name = part.label else { return nil }
        return Self.wire(part.value).map { (name, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func wire(_ part: Any) -> WireValue? {
    switch part {
    case let text as String: .text(text)
    case let number as Int: .integer(number)
    case let texts as [String]: .list(texts.map(WireValue.text))
    default: nil
    }
  }
}

extension Resolution {
  /// The intent that the words mean, or the best of several.
  var intent: ResolvedIntent? {
    switch self {
    case .match(let intent): intent
    case .missing(let missing): missing.intent
    case .ambiguous(let ambiguity): ambiguity.choices.first?.intent
    case .none: nil
    }
  }
}

extension Outcome {
  /// What the intent returned, in the one form of values outside their app; nil for nothing.
  ///
  /// - Parameter intent: What was performed, in whose language titles are; nil for English.
  /// - Returns: The value.
  public func value(of intent: ResolvedIntent?) -> WireValue? {
    value.map { value in
      WireValue(
        of: value, locale: Locale(identifier: intent?.language ?? "en"),
        bundle: intent?.declaration?.provider.localizationBundle)
    }
  }

  /// The file that the intent returned, the first of several: its bytes, or where it lies.
  public var file: WireFile? { value(of: nil)?.files.first }

  /// What to look at besides; nil for nothing.
  public var card: WireCard? { snippet?.card }
}

extension WireEvent {
  /// An event of a conversation as it leaves the engine.
  public init(_ event: ConversationEvent) {
    switch event {
    case .progress(let fraction, let text): self = .progress(fraction: fraction, text: text)
    case .action(let number, let title, let result, _):
      self = .action(number: number, title: title, result: result)
    case .snippet(let snippet): self = .card(snippet.card)
    case .card(let card): self = .card(card)
    case .foreground(let application, let content):
      self = .foreground(app: application, content: content)
    }
  }
}
