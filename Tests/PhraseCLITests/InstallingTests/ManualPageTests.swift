// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseRuntime
import Testing

@testable import PhraseCLI

/// Manual pages from what ArgumentParser says of commands.
@Suite struct ManualPageTests {
  private static let dump = #"""
    {"serializationVersion": 0, "command": {
      "commandName": "tool", "shouldDisplay": true, "abstract": "Do things.",
      "arguments": [
        {"kind": "flag", "shouldDisplay": true, "isOptional": true, "isRepeating": false,
         "names": [{"kind": "short", "name": "h"}, {"kind": "long", "name": "help"}],
         "valueName": "help", "abstract": "Show help."},
        {"kind": "flag", "shouldDisplay": false, "isOptional": true, "isRepeating": false,
         "names": [{"kind": "long", "name": "secret"}], "abstract": "Hidden."}],
      "subcommands": [
        {"commandName": "help", "shouldDisplay": true},
        {"commandName": "secret", "shouldDisplay": false},
        {"commandName": "add", "shouldDisplay": true, "superCommands": ["tool"],
         "abstract": "Add “things” - a \\ and\nmore.",
         "discussion": ".so is no macro here.\n'Nor is \"this\".",
         "arguments": [
           {"kind": "option", "shouldDisplay": true, "isOptional": true, "isRepeating": true,
            "names": [{"kind": "long", "name": "to-file"}], "valueName": "file",
            "abstract": "Where to.", "discussion": "Not -.", "defaultValue": "a b",
            "allValues": ["x", "y"]},
           {"kind": "positional", "shouldDisplay": true, "isOptional": false, "isRepeating": false,
            "valueName": "thing", "abstract": "What."}]}]}}
    """#

  private static let day = Date(timeIntervalSince1970: 1_795_478_400)

  @Test func eachCommandThatIsShownHasAPage() throws {
    let commands = try CommandOutline(dump: Self.dump).withSubcommands
    #expect(commands.map { ManualPage(of: $0, date: Self.day).name } == ["tool", "tool-add"])
  }

  @Test func aPageHasWhatTheHelpHas() throws {
    let commands = try CommandOutline(dump: Self.dump).withSubcommands
    let pages = commands.map { ManualPage(of: $0, date: Self.day).text }
    #expect(
      pages[0] == #"""
        .TH TOOL 1 2026-11-24 "swift\-phrase\-engine \#(PhraseCLI.version)"
        .SH NAME
        tool \- Do things
        .SH SYNOPSIS
        \fBtool\fR
        [\fB\-\-help\fR]
        \fIcommand\fR
        .SH DESCRIPTION
        Do things.
        .SH OPTIONS
        .TP
        \fB\-h\fR, \fB\-\-help\fR
        Show help.
        .SH COMMANDS
        .TP
        \fBtool\-add\fR(1)
        Add “things” \- a \e and more.

        """#)
    #expect(
      pages[1] == #"""
        .TH TOOL\-ADD 1 2026-11-24 "swift\-phrase\-engine \#(PhraseCLI.version)"
        .SH NAME
        tool\-add \- Add “things” \- a \e and more
        .SH SYNOPSIS
        \fBtool add\fR
        [\fB\-\-to\-file\fR \fIfile\fR] ...
        \fIthing\fR
        .SH DESCRIPTION
        \&.so is no macro here.
        .PP
        \&'Nor is \(dqthis\(dq.
        .SH OPTIONS
        .TP
        \fB\-\-to\-file\fR \fIfile\fR
        Where to.
        Not \-.
        One of: x, y.
        Default: a b.
        .TP
        \fIthing\fR
        What.
        .SH SEE ALSO
        \fBtool\fR(1)

        """#)
  }

  @Test func theCommandsOfTheProgramAreAllDescribed() throws {
    let commands = try CommandOutline(of: PhraseCommand.self).withSubcommands
    let names = Set(commands.map { $0.words.dropFirst().joined(separator: " ") })
    for name in ["repl", "shortcut new", "shortcut gallery add", "install", "uninstall"] {
      #expect(names.contains(name))
    }
    #expect(commands.allSatisfy { $0.abstract?.isEmpty == false })
  }

  @Test func aDescriptionOfAnotherFormIsAnError() {
    #expect(throws: DecodingError.self) { try CommandOutline(dump: "{}") }
  }
}
