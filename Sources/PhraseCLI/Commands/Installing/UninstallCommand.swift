// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation

/// `phrase uninstall`.
struct UninstallCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "uninstall", abstract: "Remove what `install` has installed.",
    discussion: """
      Your data, your shortcuts and what you have changed stay. Exit status: 0 nothing of it is \
      installed any more, 65 the list of what is installed is damaged, 73 a file cannot be removed, or \
      the program was installed by something else, such as a package.
      """)

  @OptionGroup var place: InstallationOptions

  func execute() async throws -> ExitStatus {
    let installation = place.installation(in: nil)
    let services = UserServices(environment: ProcessInfo.processInfo.environment)
    let assistant = AssistantFiles(program: Console.program, prefix: place.prefixFolder)
    if try installation.isThere {
      await services.end(
        AssistantFiles.unit, of: place.prefixFolder.appendingPathComponent(assistant.unitPath))
    }
    guard let kept = try installation.uninstall() else {
      Console.result("\(Console.program) is not installed in \(place.prefixFolder.path).")
      return .matched
    }
    _ = await services.reload()
    Console.result("\(Console.program) is removed from \(place.prefixFolder.path).")
    for path in kept { Console.talk("\(path) was changed by you and is left.") }
    return .matched
  }
}
