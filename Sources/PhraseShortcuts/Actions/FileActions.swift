// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

extension BuiltInActions {
  static let files: [any BuiltInAction.Type] = [
    ReadFile.self, GetFile.self, WriteFile.self, DeleteFile.self, ListFolder.self,
    CreateFolder.self,
  ]
}

/// An action on files of the folder of shortcuts.
protocol FileAction: BuiltInAction {}

extension FileAction {
  static var category: ActionCategory { .files }
  static var reach: ActionReach? { .files }

  var folder: ShortcutFolder {
    get throws { ShortcutFolder(root: try run.library.environment.folder) }
  }
}

/// Reads a file.
struct ReadFile: FileAction {
  static let title: LocalizedStringResource = "Read File"
  static let description = IntentDescription("The text in a file of the folder of shortcuts.")

  @Parameter(title: "Path") var path: String
  @Parameter(title: "Nothing if Missing", default: false) var mayBeMissing: Bool

  static var parameterSummary: some ParameterSummary { Summary("Read \(\.$path)") }

  func perform() async throws -> some IntentResult & ReturnsValue<String?> {
    if mayBeMissing, try !folder.has(path) { return .result(value: nil) }
    guard let text = String(data: try folder.contents(of: path), encoding: .utf8) else {
      throw RunError("“\(path)” holds no text; “Get File” hands on what is none.")
    }
    return .result(value: text)
  }
}

/// Hands on a file.
struct GetFile: FileAction {
  static let title: LocalizedStringResource = "Get File"
  static let description = IntentDescription(
    "A file of the folder of shortcuts, for an action that takes one.")

  @Parameter(title: "Path") var path: String

  static var parameterSummary: some ParameterSummary { Summary("Get \(\.$path)") }

  func perform() async throws -> some IntentResult & ReturnsValue<IntentFile> {
    .result(value: IntentFile(fileURL: try folder.file(at: path)))
  }
}

/// Writes a file.
struct WriteFile: FileAction {
  static let title: LocalizedStringResource = "Write File"
  static let description = IntentDescription(
    """
    Writes a text, or a file, into the folder of shortcuts, in place of what is there or on a new \
    line behind it.
    """)

  @Parameter(title: "Content") var content: AnyValue
  @Parameter(title: "Path") var path: String
  @Parameter(title: "Append", default: false) var isAppended: Bool

  static var parameterSummary: some ParameterSummary {
    Summary("Write \(\.$content) to \(\.$path)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<AnyValue> {
    let data = try await data
    let folder = try folder
    // Two runs that write at the same time both find what was there.
    try folder.alone {
      try folder.write(isAppended ? try before(in: folder) + data : data, to: path)
    }
    return .result(value: content)
  }

  /// What is in the file, to its last line's end.
  private func before(in folder: ShortcutFolder) throws -> Data {
    guard FileManager.default.fileExists(atPath: try folder.url(of: path).path) else {
      return Data()
    }
    var before = try folder.contents(of: path)
    if let last = before.last, last != UInt8(ascii: "\n") { before.append(UInt8(ascii: "\n")) }
    return before
  }

  private var data: Data {
    get async throws {
      guard let file = content.content as? IntentFile else {
        return Data(try run.reading.text(content.content).utf8)
      }
      return try await file.data(contentType: .data)
    }
  }
}

/// Takes a file away.
struct DeleteFile: FileAction {
  static let title: LocalizedStringResource = "Delete File"
  static let description = IntentDescription(
    "Takes a file out of the folder of shortcuts for good.")
  static var reach: ActionReach? { .deleting }

  @Parameter(title: "Path") var path: String

  static var parameterSummary: some ParameterSummary { Summary("Delete \(\.$path)") }

  func perform() async throws -> some IntentResult {
    try folder.delete(path)
    return .result()
  }
}

/// Lists a folder.
struct ListFolder: FileAction {
  static let title: LocalizedStringResource = "List Folder"
  static let description = IntentDescription(
    "The paths of the files and folders in the folder of shortcuts, or in one inside of it.")

  @Parameter(title: "Path", default: "") var path: String

  static var parameterSummary: some ParameterSummary { Summary("List \(\.$path)") }

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    .result(value: try folder.list(path))
  }
}

/// Makes a folder.
struct CreateFolder: FileAction {
  static let title: LocalizedStringResource = "Create Folder"
  static let description = IntentDescription(
    "Makes a folder inside of the folder of shortcuts, with those around it; one that is there stays."
  )

  @Parameter(title: "Path") var path: String

  static var parameterSummary: some ParameterSummary { Summary("Create the folder \(\.$path)") }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    try folder.create(path)
    return .result(value: path)
  }
}
