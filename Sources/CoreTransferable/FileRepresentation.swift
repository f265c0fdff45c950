// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A value as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// The one way that this representation is.
  public let _representations: [ErasedRepresentation<Item>]

  /// Nothing: the representation is not made of others.
  public var body: NoTransferRepresentation<Item> { NoTransferRepresentation() }

  /// A representation for both directions.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Ignored here: a file is never copied.
  ///   - exporting: Writes a value to a file and says where it is.
  ///   - importing: Reads a value from a file.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _representations =
      Self(exportedContentType: contentType, exporting: exporting)._representations
      + Self(importedContentType: contentType, importing: importing)._representations
  }

  /// A representation for export alone.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the file.
  ///   - shouldAllowToOpenInPlace: Ignored here: a file is never copied.
  ///   - exporting: Writes a value to a file and says where it is.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    _representations = [
      ErasedRepresentation(
        exportedType: exportedContentType, export: { .file(try await exporting($0).file) })
    ]
  }

  /// A representation for import alone.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the file.
  ///   - shouldAttemptToOpenInPlace: Ignored here: a file is never copied.
  ///   - importing: Reads a value from a file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    _representations = [
      ErasedRepresentation(
        importedType: importedContentType,
        read: { content in
          try await content.withFile(endingFor: importedContentType) { url, isOriginal in
            try await importing(ReceivedTransferredFile(file: url, isOriginalFile: isOriginal))
          }
        })
    ]
  }
}

/// A file that a representation has written.
public struct SentTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL

  /// Whether the receiver may change the file in its place.
  public let allowAccessingOriginalFile: Bool

  /// A file to hand over.
  ///
  /// - Parameters:
  ///   - file: Where the file is.
  ///   - allowAccessingOriginalFile: Whether the receiver may change it in its place.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that a representation reads.
public struct ReceivedTransferredFile: Sendable {
  /// Where the file is.
  public let file: URL

  /// Whether it is the sender's own file and not a copy.
  public let isOriginalFile: Bool
}

extension TransferContent {
  /// Lends the content as a file; data goes into a temporary one, which is removed afterwards.
  func withFile<Result>(
    endingFor type: UTType, _ handler: (URL, Bool) async throws -> Result
  ) async throws -> Result {
    switch self {
    case .file(let url): return try await handler(url, true)
    case .data(let data):
      let ending = type.preferredFilenameExtension.map { ".\($0)" } ?? ""
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString + ending)
      try data.write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      return try await handler(url, false)
    }
  }
}
