// SPDX-License-Identifier: Apache-2.0

import PhraseShortcuts

/// A program in the desktop's menu, as the Desktop Entry Specification has it.
struct DesktopEntry: Equatable {
  /// What the menu shows.
  var name: String
  /// What is said about it; nil for nothing.
  var comment: String?
  /// The name of its icon in the theme.
  var icon: String
  /// The program, as a whole path, and its arguments.
  var command: [String]
  /// Whether it runs in a terminal.
  var needsTerminal: Bool
  /// What it is found by besides its name.
  var keywords: [String]
  /// The scheme of the addresses that it opens; nil for none.
  var scheme: String?
  /// Whether it stands in the menu, and does not only open what is opened by other ways.
  var isShown = true
  /// What tells the entry from those of other programs; nil where something else does.
  var mark: String?

  /// The field that has the mark.
  static let markField = "X-Phrase-Shortcut"

  /// The entry as a file has it.
  var text: String {
    let lines: [String?] = [
      "[Desktop Entry]", "Type=Application", "Version=1.0", "Name=\(Self.string(name))",
      comment.map { "Comment=\(Self.string($0))" }, "Icon=\(icon)",
      "Exec=\(Self.string(command.map(Self.argument).joined(separator: " ")))"
        + (scheme == nil ? "" : " %u"),
      scheme.map { "MimeType=x-scheme-handler/\($0);" }, isShown ? nil : "NoDisplay=true",
      "Terminal=\(needsTerminal)", "Categories=Utility;",
      keywords.isEmpty ? nil : "Keywords=\(keywords.map(Self.element).joined())",
      mark.map { "\(Self.markField)=\($0)" },
    ]
    return lines.compactMap(\.self).joined(separator: "\n") + "\n"
  }

  /// A text as the value of a field.
  private static func string(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
      .replacing("\t", with: "\\t").replacing("\r", with: "\\r").withoutControls
    // A blank at the beginning would be lost.
    return escaped.hasPrefix(" ") ? "\\s" + escaped.dropFirst() : escaped
  }

  /// A text as one of several in the value of a field.
  private static func element(_ text: String) -> String {
    string(text).replacing(";", with: "\\;") + ";"
  }

  /// An argument of a command, before it is a text in a field: one with signs that mean something is
  /// quoted, and a percent sign is doubled, which begins a field code else.
  private static func argument(_ text: String) -> String {
    let doubled = text.replacing("%", with: "%%")
    guard text.isEmpty || text.contains(where: reserved.contains) else { return doubled }
    let escaped = doubled.map { "\"`$\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    return "\"\(escaped)\""
  }

  private static let reserved: Set<Character> = [
    " ", "\t", "\n", "\r\n", "\"", "'", "\\", ">", "<", "~", "|", "&", ";", "$", "*", "?", "#", "(",
    ")", "`",
  ]
}

extension DesktopEntry {
  /// The entry of a shortcut.
  ///
  /// A click shows the answer: as a message of the desktop where the run asks nothing, else in a
  /// terminal, which stays until Return is pressed.
  ///
  /// - Parameters:
  ///   - shortcut: The shortcut.
  ///   - program: The path of this program.
  ///   - isSilent: Whether the run asks nothing and there is something that shows messages.
  init(_ shortcut: PersonalShortcut, program: String, isSilent: Bool) {
    let file = DesktopMenu.fileName(for: shortcut.id)
    let title = shortcut.name.contains { !$0.isWhitespace } ? shortcut.name : shortcut.id
    self.init(
      name: title, comment: shortcut.about, icon: file,
      command: [
        program, "shortcut", "run", isSilent ? "--notify" : "--wait", "--language",
        shortcut.spokenLanguage, "--", shortcut.id,
      ], needsTerminal: !isSilent, keywords: shortcut.phrases, mark: file)
  }
}
