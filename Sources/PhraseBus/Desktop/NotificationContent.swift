// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import PhraseWire

/// A reply as a notification: what stands in it, and what its buttons answer.
struct NotificationContent: Sendable, Equatable {
  struct Button: Sendable, Equatable {
    let key: String
    let label: String
    let request: WireRequest
  }

  /// The key of the button behind which a server lets people type; KDE's is one.
  static let typing = "inline-reply"
  /// How many choices have buttons; more fit on no screen.
  private static let choiceLimit = 3
  /// How many characters are shown of the title and of the answer.
  private static let (titleLimit, textLimit) = (200, 1000)

  let summary: String
  let body: String
  let buttons: [Button]
  /// What the person is to type, where the server takes it; nil where there is nothing to type.
  let wanted: String?
  let isQuestion: Bool

  /// Nil where there is nothing to say.
  ///
  /// - Parameters:
  ///   - reply: What is said.
  ///   - title: What was asked for.
  ///   - capabilities: What the server can show, in the words of the specification.
  init?(_ reply: WireReply, about title: String, on capabilities: Set<String>) {
    let text = [reply.text, reply.supporting ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
      .shown(Self.textLimit)
    guard !text.isEmpty else { return nil }
    let title = title.replacing("\n", with: " ").shown(Self.titleLimit)
    let showsBody = capabilities.contains("body")
    summary = showsBody ? title : text
    body = showsBody ? capabilities.contains("body-markup") ? text.escaped : text : ""
    isQuestion = reply.question != nil
    let question = capabilities.contains("actions") ? reply.question : nil
    buttons = question?.buttons(choiceLimit: Self.choiceLimit) ?? []
    wanted =
      buttons.isEmpty && capabilities.contains(Self.typing)
      ? question.map { $0.title ?? $0.text } : nil
  }

  /// The keys and labels of the buttons, as the server takes them.
  var actions: [String] {
    buttons.flatMap { [$0.key, $0.label] } + (wanted.map { [Self.typing, $0] } ?? [])
  }
}

extension WireQuestion {
  /// The answers that fit on buttons; none where there are too many, or where one is to be typed.
  fileprivate func buttons(choiceLimit: Int) -> [NotificationContent.Button] {
    let words = Language.named(language).words
    let no = NotificationContent.Button(
      key: "no", label: words.no.first?.asLabel ?? "", request: .answer(.boolean(false)))
    if kind == .confirmation {
      let yes = actionNames.first ?? words.yes.first ?? ""
      return [.init(key: "yes", label: yes.asLabel, request: .answer(.boolean(true))), no]
    }
    guard (1...choiceLimit).contains(choices.count) else { return [] }
    let named = choices.map { choice in
      let isAlone = choices.count { $0.title == choice.title } == 1
      let label = [choice.title, isAlone ? nil : choice.subtitle].compactMap(\.self)
      return NotificationContent.Button(
        key: "choice-\(choice.number)", label: label.joined(separator: ", ").shown(100),
        request: .choose(choice.number))
    }
    // One choice is to be agreed to or not: "did you mean …?"
    return kind == .choice && choices.count == 1 ? named + [no] : named
  }
}

extension String {
  /// The text without signs that a server could take for the end of it, and no longer than that.
  fileprivate func shown(_ limit: Int) -> String {
    let plain = String(
      String.UnicodeScalarView(
        unicodeScalars.lazy.filter { !$0.isSteering }.prefix(limit * 8)))
    return plain.count > limit ? plain.prefix(limit) + "…" : plain
  }

  /// The text where the specification has markup.
  fileprivate var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// The text with a capital letter.
  fileprivate var asLabel: String { prefix(1).uppercased() + dropFirst() }
}
