// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import PhraseRuntime

/// `phrase list`: what can be said.
struct ListCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the apps, their shortcuts and phrases.")

  @OptionGroup var options: CatalogOptions

  func execute() async throws -> ExitStatus {
    Console.result(CatalogText.everything(in: try await options.engine().catalog))
    return .matched
  }
}
