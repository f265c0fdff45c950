// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// Short ways to make grammars for tests.
enum Grammars {
  static let books = ValueList(
    name: "books",
    values: [
      .init(id: 1, forms: ["Dune", "dune by frank herbert"]),
      .init(id: 2, forms: ["1984"]),
      .init(id: 3, forms: ["Two Towers"]),
      .init(id: 4, forms: ["L’Étranger"]),
      .init(id: 5, forms: ["Poems"]),
      .init(id: 6, forms: ["Poems"]),
      .init(id: 7, forms: ["Settings"]),
      .init(id: 8, forms: ["In the Library"]),
      .init(id: 9, forms: ["デューン"]),
    ])
  static let shelves = ValueList(
    name: "shelves",
    values: [.init(id: 1, forms: ["Read"]), .init(id: 2, forms: ["Want to Read"])])
  static let apps = ValueList(
    name: "apps", values: [.init(id: 1, forms: ["Library", "My Books"])])

  static func slot(_ name: String, isOpen: Bool = false) -> Slot {
    switch name {
    case "applicationName": Slot(name: name, kind: .list("apps", isOpen: false))
    case "shelf": Slot(name: name, kind: .list("shelves", isOpen: false))
    case "query": Slot(name: name, kind: .text)
    case "amount": Slot(name: name, kind: .value(.number(NumberRange(minimum: 0, maximum: 1000))))
    case "minutes":
      Slot(name: name, kind: .value(.number(NumberRange(minimum: 1, maximum: 60, isInteger: true))))
    case "books": Slot(name: name, kind: .list("books", isOpen: false), isSeries: true)
    default: Slot(name: name, kind: .list("books", isOpen: isOpen))
    }
  }

  /// A phrase whose intent is its index unless told otherwise.
  static func phrase(
    _ text: String, intent: Int, syntax: Template.Syntax = .template, language: String = "en",
    isOpen: Bool = false, application: Int = 0, isNegative: Bool = false
  ) throws -> Phrase {
    let template = try Template(parsing: text, syntax: syntax)
    return Phrase(
      template: template, slots: template.slotNames.map { slot($0, isOpen: isOpen) },
      intent: intent, application: application, language: language, isNegative: isNegative)
  }

  static func automaton(
    _ texts: [String], language: String = "en", isOpen: Bool = false
  ) throws -> Automaton {
    let phrases = try texts.enumerated().map {
      try phrase($1, intent: $0, language: language, isOpen: isOpen)
    }
    return try Automaton(compiling: Grammar(phrases: phrases, lists: [books, shelves, apps]))
  }
}

extension Automaton {
  /// The best candidates as text: `0 book=[1]`, several joined by ` | `; `none` without one.
  func best(_ text: String) -> String {
    let candidates = match(Utterance(text)).candidates
    guard let first = candidates.first else { return "none" }
    return candidates.filter { $0.rank == first.rank }
      .map { candidate in
        let captures = candidate.captures.filter { $0.slot != "applicationName" }
          .map { "\($0.slot)=\($0.value.text(in: text, $0.span))" }
        return (["\(candidate.phrase)"] + captures).joined(separator: " ")
      }.joined(separator: " | ")
  }
}

extension Capture.Value {
  func text(in utterance: String, _ span: Range<Int>) -> String {
    let words = String(decoding: Array(utterance.utf8)[span], as: UTF8.self)
    return switch self {
    case .listed(let ids): "\(ids)"
    case .value(.number(let number)): "\(number)"
    case .value(let value): value.short
    case .text: "text(\(words))"
    case .unlisted: "unlisted(\(words))"
    }
  }
}
