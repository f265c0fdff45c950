// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseMatching

extension ParameterDeclaration {
  /// Whether a path names a value.
  var takesFile: Bool {
    if case .other(is IntentFile.Type) = valueType { true } else { false }
  }

  /// Reads a path as a file: one that exists, with content of a kind that the parameter takes.
  ///
  /// A path is relative to the working directory, `~` is the person's folder, and a file URL will do.
  /// The kind of content is known by the extension.
  func file(at text: String) -> ParameterReader.Reading {
    let url = URL(filePathIn: text)
    guard let isFolder = url.isExistingFolder else { return .refused(.noFile(path: text)) }
    let type = isFolder ? UTType.folder : UTType(filenameExtension: url.pathExtension)
    let wanted = wantedContentTypes
    guard wanted.isEmpty ? !isFolder : takes(type) else {
      let kinds = wanted.map { $0.localizedDescription ?? $0.identifier }
      return .refused(
        .wrongFile(name: url.lastPathComponent, kinds: kinds.isEmpty ? ["file"] : kinds))
    }
    let file = IntentFile(fileURL: url, type: type)
    return .values([ValueOption(value: file, display: file.filename)])
  }

  /// Whether a file with a kind of content is a value; one of an unknown kind is where any data is.
  func takes(_ type: UTType?) -> Bool {
    let wanted = wantedContentTypes
    return wanted.isEmpty
      || wanted.contains { type?.conforms(to: $0) ?? ($0 == .data || $0 == .item) }
  }

  private var wantedContentTypes: [UTType] { supportedContentTypes.compactMap { UTType($0) } }
}

extension URL {
  /// The file that a person names by its path or its URL.
  fileprivate init(filePathIn text: String) {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if let url = URL(string: trimmed), url.isFileURL {
      self = url.standardizedFileURL
    } else {
      self = URL(fileURLWithPath: trimmed.withHomeFolder).standardizedFileURL
    }
  }

  /// Whether a folder lies there; nil where nothing does.
  fileprivate var isExistingFolder: Bool? {
    var isFolder: ObjCBool = false
    guard isFileURL, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return nil
    }
    return isFolder.boolValue
  }
}

extension String {
  /// The path with the person's folder in place of a `~` at its beginning, as a shell has it.
  fileprivate var withHomeFolder: String {
    guard self == "~" || hasPrefix("~/") else { return self }
    let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
    return home + dropFirst()
  }
}
