// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

extension InstalledFile {
  /// All that is installed of a program: the one list from which it is put there, and packaged.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - prefix: The folder below which it will be found.
  /// - Returns: The files, each once.
  /// - Throws: `CommandFailure` with status 66 where what is to be copied cannot be read.
  static func all(
    of program: RunningProgram, below prefix: URL
  ) throws(CommandFailure) -> [InstalledFile] {
    try program.files
      + AssistantFiles(program: program.name, prefix: prefix).all
      + completions(of: program.name, below: prefix)
      + manual(of: program)
  }

  private static func completions(of name: String, below prefix: URL) -> [InstalledFile] {
    // Debian's zsh looks for what packages bring in a folder that nobody else has.
    let zsh = prefix.path == "/usr" ? "vendor-completions" : "site-functions"
    let places: [(path: String, shell: CompletionShell)] = [
      ("share/bash-completion/completions/\(name)", .bash),
      ("share/zsh/\(zsh)/_\(name)", .zsh),
      ("share/fish/vendor_completions.d/\(name).fish", .fish),
    ]
    return places.map {
      InstalledFile($0.path, .text(PhraseCommand.completionScript(for: $0.shell) + "\n"))
    }
  }

  private static func manual(of program: RunningProgram) throws(CommandFailure) -> [InstalledFile] {
    do {
      return try CommandOutline.ofProgram.withSubcommands.map {
        let page = ManualPage(of: $0, date: program.date)
        return InstalledFile("share/man/man1/\(page.name).1", .text(page.text))
      }
    } catch {
      throw CommandFailure(.internalError, "the commands cannot be described: \(error)")
    }
  }
}

extension CommandOutline {
  /// All commands of this program.
  static var ofProgram: CommandOutline {
    get throws { try CommandOutline(dump: PhraseCommand._dumpHelp()) }
  }
}
