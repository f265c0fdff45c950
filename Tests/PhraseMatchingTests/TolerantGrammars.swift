// SPDX-License-Identifier: Apache-2.0

import PhraseMatching

/// Grammars that are said with slips.
enum TolerantGrammars {
  static func english() throws -> Automaton {
    let texts = [
      "Open ${book} in ${applicationName}", "Turn on the ${lamp}", "Turn off the alarm",
      "Move ${book} to the reading list", "Start a timer for ${minutes} minutes",
      "Show my bookshelf in ${applicationName}", "Find ${query} online", "Activate the alarm",
    ]
    let books = [
      "Dune", "The Hobbit", "Two Towers", "Emma", "Foundation", "Chapter Eight", "Fever",
      "Third Way",
    ]
    return try automaton(texts, books: books)
  }

  static func list(_ name: String, _ titles: [String]) -> ValueList {
    ValueList(name: name, values: titles.enumerated().map { .init(id: $0 + 1, forms: [$1]) })
  }

  static func automaton(
    _ texts: [String], books: [String], isOpen: Bool = false, language: String = "en",
    negative: [String] = []
  ) throws -> Automaton {
    let phrases = try (texts + negative).enumerated().map { index, text in
      let template = try Template(parsing: text, syntax: .template)
      return Phrase(
        template: template, slots: template.slotNames.map { slot($0, isOpen: isOpen) },
        intent: index, language: language, isNegative: index >= texts.count)
    }
    return try Automaton(compiling: Grammar(phrases: phrases, lists: lists(books)))
  }

  /// Phrases of two applications, each with a name of its own.
  static func twoApplications(_ texts: [(text: String, application: Int)]) throws -> Automaton {
    let names = [list("app0", ["Library"]), list("app1", ["Bookcase"])]
    let phrases = try texts.map { text, application in
      let template = try Template(parsing: text, syntax: .template)
      let slots = template.slotNames.map { name in
        name == "applicationName"
          ? Slot(name: name, kind: .list("app\(application)", isOpen: false))
          : slot(name, isOpen: false)
      }
      return Phrase(template: template, slots: slots, intent: 0, application: application)
    }
    return try Automaton(compiling: Grammar(phrases: phrases, lists: lists(["Dune"]) + names))
  }

  static func series(_ titles: [String]) throws -> Automaton {
    let phrase = Phrase(
      template: try Template(parsing: "Buy ${item}", syntax: .template),
      slots: [Slot(name: "item", kind: .list("books", isOpen: false), isSeries: true)], intent: 0)
    return try Automaton(compiling: Grammar(phrases: [phrase], lists: lists(titles)))
  }

  private static func lists(_ books: [String]) -> [ValueList] {
    [
      list("books", books), list("lamps", ["kitchen lamp", "hall lamps"]),
      list("apps", ["Library"]),
    ]
  }

  private static func slot(_ name: String, isOpen: Bool) -> Slot {
    switch name {
    case "applicationName": Slot(name: name, kind: .list("apps", isOpen: false))
    case "lamp": Slot(name: name, kind: .list("lamps", isOpen: false))
    case "minutes":
      Slot(name: name, kind: .value(.number(NumberRange(minimum: 1, maximum: 60, isInteger: true))))
    case "query": Slot(name: name, kind: .text)
    default: Slot(name: name, kind: .list("books", isOpen: isOpen))
    }
  }
}

extension Automaton {
  /// The best candidate with its slips as text: `0 book=[1] one typo libary→library 0.45`.
  func forgiving(_ text: String) -> String {
    guard let candidate = match(Utterance(text), tolerance: .standard).candidates.first else {
      return "none"
    }
    let captures = candidate.captures.filter { $0.slot != "applicationName" }
      .map { "\($0.slot)=\($0.value.text(in: text, $0.span))" }
    let edits = candidate.edits.map { edit in
      let said = String(decoding: Array(text.utf8)[edit.span], as: UTF8.self)
      let parts = [said, edit.meant.map { "→\($0)" } ?? ""].joined()
      return parts.isEmpty ? edit.kind.rawValue : "\(edit.kind.rawValue) \(parts)"
    }.joined(separator: ", ")
    let all = ["\(candidate.phrase)"] + captures + [edits, "\(candidate.cost)"]
    return all.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
