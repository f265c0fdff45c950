// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

extension InstalledFile {
  /// All that is installed of a program: the one list from which it is put there, and packaged.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - prefix: The folder below which it will be found.
  ///   - commands: What its commands are below.
  /// - Returns: The files, each once.
  /// - Throws: `CommandFailure` with status 66 where what is to be copied cannot be read.
  static func all(
    of program: RunningProgram, below prefix: URL, commands: any ParsableCommand.Type
  ) throws(CommandFailure) -> [InstalledFile] {
    try program.files
      + AssistantFiles(program: program.name, prefix: prefix).all
      + completions(of: commands, for: program.name, below: prefix)
      + manual(of: commands, date: program.date)
  }

  private static func completions(
    of commands: any ParsableCommand.Type, for name: String, below prefix: URL
  ) -> [InstalledFile] {
    // Debian's zsh looks for what packages bring in a folder that nobody else has.
    let zsh = prefix.path == "/usr" ? "vendor-completions" : "site-functions"
    let places: [(path: String, shell: CompletionShell)] = [
      ("share/bash-completion/completions/\(name)", .bash),
      ("share/zsh/\(zsh)/_\(name)", .zsh),
      ("share/fish/vendor_completions.d/\(name).fish", .fish),
    ]
    return places.map {
      InstalledFile($0.path, .text(commands.completionScript(for: $0.shell) + "\n"))
    }
  }

  private static func manual(
    of commands: any ParsableCommand.Type, date: Date
  ) throws(CommandFailure) -> [InstalledFile] {
    do {
      return try CommandOutline(of: commands).withSubcommands.map {
        let page = ManualPage(of: $0, date: date)
        return InstalledFile("share/man/man1/\(page.name).1", .text(page.text))
      }
    } catch {
      throw CommandFailure(.internalError, "the commands cannot be described: \(error)")
    }
  }
}
