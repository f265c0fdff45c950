// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore

/// A shortcut in words, one action a line, with what is inside of others further to the right.
package struct ShortcutOutline {
  /// An action in words, or what stands above the actions inside one.
  package struct Line: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      /// An action of a category; nil for one that there is not here.
      case action(ActionCategory?)
      /// "Otherwise", or an item of a menu.
      case heading
    }

    /// How far to the right it stands.
    package let depth: Int
    package let kind: Kind
    package let text: String
  }

  package let lines: [Line]

  package init(of shortcut: PersonalShortcut, in actions: ActionTable, language: String) {
    lines = Self.lines(shortcut.actions, actions, language, depth: 0)
  }

  /// The lines, with two blanks for each step to the right.
  package var text: String {
    lines.map { String(repeating: "  ", count: $0.depth) + $0.text }.joined(separator: "\n")
  }

  /// The lines, the actions with the numbers that a run tells; where it `isIndented`, what is inside of
  /// others stands further to the right.
  package func numbered(isIndented: Bool) -> String {
    var number = 0
    return lines.map { line in
      let indent = isIndented ? String(repeating: "  ", count: line.depth) : ""
      if case .heading = line.kind {
        let margin = isIndented ? String(repeating: " ", count: "\(number). ".count) : ""
        return "\(margin)\(indent)\(line.text)"
      }
      number += 1
      return "\(number). \(indent)\(line.text)"
    }.joined(separator: "\n")
  }

  private static let otherwiseTitle: LocalizedStringResource = "Otherwise"

  private static func lines(
    _ list: [ShortcutAction], _ actions: ActionTable, _ language: String, depth: Int
  ) -> [Line] {
    list.flatMap { action in
      var title = actions.title(of: action, in: language)
      if let name = action.result { title += " → \(name)" }
      let inner: [Line] =
        switch action.body {
        case .nothing: []
        case .repeated(let inner): lines(inner, actions, language, depth: depth + 1)
        case .branches(let then, let otherwise):
          lines(then, actions, language, depth: depth + 1)
            + (otherwise.isEmpty
              ? []
              : [Line(depth: depth, kind: .heading, text: otherwiseTitle.text(in: language))])
            + lines(otherwise, actions, language, depth: depth + 1)
        case .choices(let choices):
          choices.flatMap { choice in
            [Line(depth: depth + 1, kind: .heading, text: "\(choice.title):")]
              + lines(choice.actions, actions, language, depth: depth + 2)
          }
        }
      let category = actions.has(action.intent) ? actions.category(of: action.intent) : nil
      return [Line(depth: depth, kind: .action(category), text: title)] + inner
    }
  }
}
