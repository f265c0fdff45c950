// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A value as data that the app itself encodes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// The one way that this representation is.
  public let _representations: [ErasedRepresentation<Item>]

  /// Nothing: the representation is not made of others.
  public var body: NoTransferRepresentation<Item> { NoTransferRepresentation() }

  /// A representation for both directions.
  ///
  /// - Parameters:
  ///   - contentType: The type of the data.
  ///   - exporting: Encodes a value.
  ///   - importing: Decodes a value.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _representations =
      Self(exportedContentType: contentType, exporting: exporting)._representations
      + Self(importedContentType: contentType, importing: importing)._representations
  }

  /// A representation for export alone.
  ///
  /// - Parameters:
  ///   - exportedContentType: The type of the data.
  ///   - exporting: Encodes a value.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    _representations = [
      ErasedRepresentation(
        exportedType: exportedContentType, export: { .data(try await exporting($0)) })
    ]
  }

  /// A representation for import alone.
  ///
  /// - Parameters:
  ///   - importedContentType: The type of the data.
  ///   - importing: Decodes a value.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    _representations = [
      ErasedRepresentation(
        importedType: importedContentType, read: { try await importing($0.data()) })
    ]
  }
}
