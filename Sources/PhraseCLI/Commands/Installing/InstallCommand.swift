// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// `phrase install`.
struct InstallCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "install",
    abstract: "Install this program, and what shells, desktops and systemd know of it.",
    discussion: """
      Program, models, completions, manual pages, the service of the assistant and its places in the \
      desktop's menu and search come below one folder, your own unless another is named; `uninstall` \
      removes them. Installing again replaces an earlier version. A file that you have changed is left \
      as it is and told.
      Exit status: 0 installed, 65 the list of what is installed is damaged, 66 a part of the program \
      is missing, 73 a file cannot be written, or there is one that was not installed.
      """)

  @OptionGroup var place: InstallationOptions

  @Option(
    help: ArgumentHelp(
      "The folder that stands for / while a package is made; no session is told.",
      valueName: "dir"), completion: .directory)
  var destdir: String?

  func execute() async throws -> ExitStatus {
    let program = try RunningProgram.current()
    let prefix = place.prefixFolder
    let files = try InstalledFile.all(
      of: program, below: prefix, commands: Launch.current.root ?? Self.self)
    let kept = try place.installation(in: destdir).install(files, isRecorded: destdir == nil)
    for path in kept { Console.talk("\(path) was changed by you and is left as it is.") }
    guard destdir == nil else { return .matched }
    Console.result("\(program.name) is installed in \(prefix.path).")
    let environment = ProcessInfo.processInfo.environment
    let isUnitKnown = await UserServices(environment: environment).reload()
    let steps = NextSteps(
      program: program.name, prefix: prefix, environment: environment, isUnitKnown: isUnitKnown)
    for sentence in steps.sentences { Console.result(sentence) }
    Console.result("`\(program.name) uninstall\(place.spelling)` removes it.")
    return .matched
  }
}
