// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseShortcuts

/// `phrase shortcut list`.
struct ShortcutListCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List your shortcuts.",
    discussion: "Exit status: 0 listed, 1 there are none.")

  @OptionGroup var options: ShortcutOptions

  @Flag(help: "Print one JSON object a line.")
  var json = false

  func execute() async throws -> ExitStatus {
    let all = options.library.all
    for shortcut in all {
      if json {
        try Console.json(ShortcutLine(shortcut))
      } else {
        let phrases = shortcut.phrases.map { "“\($0)”" }.joined(separator: ", ")
        let count = shortcut.allActions.count
        Console.result(
          [shortcut.name, phrases, "\(count) action\(count == 1 ? "" : "s")"]
            .filter { !$0.isEmpty }.joined(separator: "  "))
      }
    }
    if all.isEmpty { Console.talk("There are no shortcuts yet; “shortcut new” makes one.") }
    return all.isEmpty ? .noMatch : .matched
  }
}

/// A shortcut as a line of JSON.
private struct ShortcutLine: Encodable {
  let id: String
  let name: String
  let phrases: [String]
  let icon: String?
  let color: ShortcutColor?
  let actions: Int

  init(_ shortcut: PersonalShortcut) {
    id = shortcut.id
    name = shortcut.name
    phrases = shortcut.phrases
    icon = shortcut.icon
    color = shortcut.color
    actions = shortcut.allActions.count
  }
}

/// `phrase shortcut actions`: what a shortcut can do.
struct ShortcutActionsCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "actions", abstract: "List the actions that shortcuts are made of.",
    discussion: """
      Each line is a name, as a document has it, and a title. “\(Console.program) describe NAME” tells \
      the parameters of one of an app. With words, only actions with these in their names or titles.
      """)

  @OptionGroup var options: ShortcutOptions

  @Argument(help: "Words to look for.")
  var words: [String] = []

  func execute() async throws -> ExitStatus {
    let found = try await options.actions(options.library)
      .search(words, language: options.language)
    for action in found { Console.result("\(action.name)  \(action.title)") }
    return found.isEmpty ? .noMatch : .matched
  }
}
