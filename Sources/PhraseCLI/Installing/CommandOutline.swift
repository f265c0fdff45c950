// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// A command as ArgumentParser describes it to other tools.
struct CommandOutline: Decodable {
  struct Argument: Decodable {
    enum Kind: String, Decodable { case positional, option, flag }
    struct Name: Decodable {
      enum Kind: String, Decodable { case long, short, longWithSingleDash }
      var kind: Kind
      var name: String
    }

    var kind: Kind
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var abstract: String?
    var discussion: String?
  }

  /// The commands that it is one of, such as `phrase` and `shortcut` of `phrase shortcut new`.
  var superCommands: [String]?
  var commandName: String
  var shouldDisplay: Bool
  var abstract: String?
  var discussion: String?
  var subcommands: [CommandOutline]?
  var arguments: [Argument]?

  /// Reads a description.
  ///
  /// - Parameter dump: What a command prints for `--experimental-dump-help`.
  /// - Throws: `DecodingError` where it has another form.
  init(dump: String) throws {
    struct Tool: Decodable { var command: CommandOutline }
    self = try JSONDecoder().decode(Tool.self, from: Data(dump.utf8)).command
  }

  /// Describes a command.
  init(of command: any ParsableCommand.Type) throws {
    try self.init(dump: command._dumpHelp())
  }

  /// Its words on a command line, such as `phrase`, `shortcut`, `new`.
  var words: [String] { (superCommands ?? []) + [commandName] }

  /// The commands below it that help shows, but for `help` itself.
  var shownSubcommands: [CommandOutline] {
    (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  }

  /// The command and all below it, each before its own.
  var withSubcommands: [CommandOutline] { [self] + shownSubcommands.flatMap(\.withSubcommands) }
}
