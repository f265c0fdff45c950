// SPDX-License-Identifier: Apache-2.0

/// A value by way of another one that can be transferred already, for example its name as a `String`.
public struct ProxyRepresentation<Item: Transferable, ProxyType: Transferable>:
  TransferRepresentation
{
  /// The ways of the other value.
  public let _representations: [ErasedRepresentation<Item>]

  /// Nothing: the representation is not made of others.
  public var body: NoTransferRepresentation<Item> { NoTransferRepresentation() }

  /// A representation for both directions.
  ///
  /// - Parameters:
  ///   - exporting: Gives the other value.
  ///   - importing: Makes a value from the other one.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyType,
    importing: @escaping @Sendable (ProxyType) async throws -> Item
  ) {
    _representations =
      Self(exporting: exporting)._representations + Self(importing: importing)._representations
  }

  /// A representation for export alone.
  ///
  /// - Parameter exporting: Gives the other value.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyType) {
    _representations = ProxyType.representations.compactMap { proxy in
      guard let export = proxy.export else { return nil }
      return ErasedRepresentation(
        exportedType: proxy.exportedType, export: { try await export(try await exporting($0)) },
        visibility: proxy.visibility)
    }
  }

  /// A representation for export alone, by a key path or a closure that does not wait.
  ///
  /// - Parameter exporting: Gives the other value; a key path such as `\.name` will do.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyType) {
    let waiting: @Sendable (Item) async throws -> ProxyType = { try exporting($0) }
    self.init(exporting: waiting)
  }

  /// A representation for import alone.
  ///
  /// - Parameter importing: Makes a value from the other one.
  public init(importing: @escaping @Sendable (ProxyType) async throws -> Item) {
    _representations = ProxyType.representations.compactMap { proxy in
      guard let read = proxy.read else { return nil }
      return ErasedRepresentation(
        importedType: proxy.importedType, read: { try await importing(try await read($0)) })
    }
  }
}
