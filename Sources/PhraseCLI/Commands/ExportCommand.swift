// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Foundation
import PhraseFinding
import PhraseRuntime

/// `phrase export`: an entity as text, JSON or a file of the app's own.
struct ExportCommand: StatusCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write an entity as text, as JSON, or as its app does.",
    discussion: """
      FORMAT is text, json, a file extension such as png, a MIME type or an identifier such as \
      public.png. Exit status: 1 no such entity, 64 no such format.
      """)

  @OptionGroup var options: CatalogOptions

  @Option(help: ArgumentHelp("What to write.", valueName: "format"))
  var `as` = "text"

  @Option(
    help: ArgumentHelp("The file to write; standard output without it.", valueName: "file"),
    completion: .file())
  var out: String?

  @Option(help: ArgumentHelp("The language of titles and texts.", valueName: "code"))
  var language = "en"

  @Argument(help: "The name of the entity's type; App.Entity where several apps have it.")
  var entity: String

  @Argument(help: "The identifier of the entity.")
  var id: String

  func execute() async throws -> ExitStatus {
    let engine = try await options.engine()
    do {
      let data = try await engine.export(
        id, of: entity, as: ExportFormat(self.as), language: language)
      if let out { try OutputFile.write(data, to: out) } else { Console.write([UInt8](data)) }
      return .matched
    } catch let error as FindError {
      throw CommandFailure(error.status, error.description)
    } catch let error as ExportError {
      throw CommandFailure(error.status, error.description)
    }
  }
}

extension ExportError {
  /// Whose fault it is.
  fileprivate var status: ExitStatus {
    switch code {
    case .notFound: .noMatch
    case .unsupportedType: .usage
    case .failed: .unavailable
    }
  }
}
