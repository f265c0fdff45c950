// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The page of a command in section 1 of the manual, written from the command's own help.
///
/// It is set in the macros of man(7), which groff and mandoc read.
struct ManualPage {
  private let command: CommandOutline
  private let date: Date

  /// - Parameters:
  ///   - command: The command.
  ///   - date: The day that the page states, in Greenwich.
  init(of command: CommandOutline, date: Date) {
    self.command = command
    self.date = date
  }

  /// What the page is called, such as `phrase-shortcut-new`; `man phrase shortcut` finds it too.
  var name: String { Self.name(of: command) }

  private static func name(of command: CommandOutline) -> String {
    command.words.joined(separator: "-")
  }

  /// The page as a file has it.
  var text: String {
    let day = date.formatted(.iso8601.year().month().day())
    let source = "swift-phrase-engine \(PhraseCLI.version)"
    let sections: [(String, [String])] = [
      ("NAME", ["\(Self.escaped(name)) \\- \(Self.escaped(summary))"]),
      ("SYNOPSIS", synopsis),
      ("DESCRIPTION", Self.paragraphs(command.discussion ?? command.abstract ?? "")),
      ("OPTIONS", shownArguments.flatMap(Self.entry)),
      ("COMMANDS", command.shownSubcommands.flatMap(Self.entry)),
      ("SEE ALSO", seeAlso),
    ]
    let lines =
      [".TH \(Self.escaped(name.uppercased())) 1 \(day) \"\(Self.escaped(source))\""]
      + sections.filter { !$1.isEmpty }.flatMap { [".SH \($0)"] + $1 }
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: - Sections

  /// The abstract as the field after the name: without its full stop, on one line.
  private var summary: String {
    let text = (command.abstract ?? command.commandName).onOneLine
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private var shownArguments: [CommandOutline.Argument] {
    (command.arguments ?? []).filter(\.shouldDisplay)
  }

  private var synopsis: [String] {
    let words = command.words.joined(separator: " ")
    let arguments = shownArguments.map { argument in
      let shown = Self.spelling(of: argument, naming: argument.longest)
      let whole = argument.isOptional ? "[\(shown)]" : shown
      return argument.isRepeating ? "\(whole) ..." : whole
    }
    let parts = arguments + (command.shownSubcommands.isEmpty ? [] : ["\\fIcommand\\fR"])
    return ["\\fB\(Self.escaped(words))\\fR"] + parts
  }

  private var seeAlso: [String] {
    let above = (1..<command.words.count).map { command.words.prefix($0).joined(separator: "-") }
    return above.map { "\\fB\(Self.escaped($0))\\fR(1)" }
  }

  private static func entry(_ argument: CommandOutline.Argument) -> [String] {
    let heads =
      (argument.names ?? []).isEmpty
      ? [spelling(of: argument, naming: nil)]
      : (argument.names ?? []).map { spelling(of: argument, naming: $0) }
    let remarks = [
      argument.abstract, argument.discussion,
      argument.allValues.map { "One of: \($0.joined(separator: ", "))." },
      argument.defaultValue.map { "Default: \($0)." },
    ]
    return [".TP", heads.joined(separator: ", ")]
      + remarks.compactMap(\.self).map { escaped($0.onOneLine) }
  }

  private static func entry(_ command: CommandOutline) -> [String] {
    [".TP", "\\fB\(escaped(name(of: command)))\\fR(1)"]
      + [command.abstract].compactMap(\.self).map { escaped($0.onOneLine) }
  }

  /// An argument as it is typed: names are bold, what stands for a value is slanted.
  private static func spelling(
    of argument: CommandOutline.Argument, naming name: CommandOutline.Argument.Name?
  ) -> String {
    let value = "\\fI\(escaped(argument.valueName ?? "value"))\\fR"
    guard let name, argument.kind != .positional else { return value }
    let dashes = name.kind == .long ? "--" : "-"
    let option = "\\fB\(escaped(dashes + name.name))\\fR"
    return argument.kind == .flag ? option : "\(option) \(value)"
  }

  // MARK: - Text

  private static func paragraphs(_ text: String) -> [String] {
    let lines = text.split(separator: "\n").map { escaped(String($0).onOneLine) }
    return Array(lines.map { [$0] }.joined(separator: [".PP"]))
  }

  /// A text in which nothing is a macro, and a hyphen stays one that can be typed.
  private static func escaped(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .replacing("\"", with: "\\(dq")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
  }
}

extension CommandOutline.Argument {
  /// The name that says most.
  fileprivate var longest: Name? { (names ?? []).max { $0.name.count < $1.name.count } }
}
