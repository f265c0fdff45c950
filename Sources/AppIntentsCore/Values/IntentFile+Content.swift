// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension IntentFile {
  /// The kinds of content in which the file can be had: its own, if it is known.
  public var availableContentTypes: [UTType] {
    contentType.map { [$0] } ?? []
  }

  private var contentType: UTType? {
    type ?? UTType(filenameExtension: URL(fileURLWithPath: filename).pathExtension)
  }

  /// The bytes, read when they are asked for.
  ///
  /// - Parameter wanted: The wanted kind of content; the engine converts nothing.
  /// - Returns: The bytes.
  /// - Throws: ``IntentFileTypeError`` if the file is known to be of another kind, otherwise what
  ///   reading the file throws.
  public func data(contentType wanted: UTType) async throws -> Data {
    try check(wanted)
    return try fileURL.map { try Data(contentsOf: $0) } ?? data
  }

  /// Where the file lies; bytes in memory are written to a temporary file first.
  ///
  /// - Parameter wanted: The wanted kind of content; the engine converts nothing.
  /// - Returns: The location of a file that the caller may read.
  /// - Throws: ``IntentFileTypeError`` if the file is known to be of another kind, otherwise what
  ///   writing the file throws.
  public func fileURL(contentType wanted: UTType) async throws -> URL {
    try check(wanted)
    if let fileURL { return fileURL }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A name such as "../x" must not lead out of the folder.
    let name = URL(fileURLWithPath: filename).lastPathComponent
    let url = folder.appendingPathComponent(name)
    try data.write(to: url)
    return url
  }

  /// Lends the file to a closure.
  ///
  /// - Parameters:
  ///   - wanted: The wanted kind of content; the engine converts nothing.
  ///   - allowOpenInPlace: Whether the closure can work on the original; it always gets it here.
  ///   - fileHandler: Gets the location and whether it is the original.
  /// - Returns: What the closure returns.
  /// - Throws: ``IntentFileTypeError`` if the file is known to be of another kind, otherwise what
  ///   writing the file or the closure throws.
  public func withFile<Result>(
    contentType wanted: UTType, allowOpenInPlace: Bool = false,
    fileHandler: (URL, Bool) async throws -> Result
  ) async throws -> Result {
    let url = try await fileURL(contentType: wanted)
    guard fileURL == nil else { return try await fileHandler(url, true) }
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    return try await fileHandler(url, false)
  }

  private func check(_ wanted: UTType) throws {
    guard let contentType, !contentType.conforms(to: wanted) else { return }
    throw IntentFileTypeError(filename: filename, found: contentType, wanted: wanted)
  }
}

/// A file was asked for in a kind of content that it is not.
public struct IntentFileTypeError: Error, Equatable, Sendable, CustomStringConvertible {
  let filename: String
  let found: UTType
  let wanted: UTType

  /// The file, what it holds and what was asked for.
  public var description: String {
    "The file \"\(filename)\" holds \(found), which is no \(wanted)."
  }
}

extension IntentFile: Transferable {
  /// The bytes as they are, whatever they hold.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(
      contentType: .data, exporting: { try await $0.data(contentType: .data) },
      importing: { IntentFile(data: $0, filename: "file") })
  }
}
