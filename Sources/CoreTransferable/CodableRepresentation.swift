// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A value as data that its `Codable` conformance writes and reads, JSON unless said otherwise.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// The two ways that this representation is.
  public let _representations: [ErasedRepresentation<Item>]

  /// Nothing: the representation is not made of others.
  public var body: NoTransferRepresentation<Item> { NoTransferRepresentation() }

  /// A representation in JSON.
  ///
  /// - Parameters:
  ///   - itemType: The kind of value; usually inferred.
  ///   - contentType: The type of the data.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(
      contentType: contentType, encode: { try JSONEncoder().encode($0) },
      decode: { try JSONDecoder().decode(Item.self, from: $0) })
  }

  /// A representation with coders of the app's own.
  ///
  /// - Parameters:
  ///   - itemType: The kind of value; usually inferred.
  ///   - contentType: The type of the data.
  ///   - encoder: Writes a value.
  ///   - decoder: Reads a value.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder,
    decoder: JSONDecoder
  ) {
    self.init(
      contentType: contentType, encode: { try encoder.encode($0) },
      decode: { try decoder.decode(Item.self, from: $0) })
  }

  private init(
    contentType: UTType, encode: @escaping @Sendable (Item) throws -> Data,
    decode: @escaping @Sendable (Data) throws -> Item
  ) {
    _representations = [
      ErasedRepresentation(
        exportedType: contentType, importedType: contentType, export: { .data(try encode($0)) },
        read: { try decode($0.data()) })
    ]
  }
}
