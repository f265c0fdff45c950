// SPDX-License-Identifier: Apache-2.0

public import CoreTransferable

/// A way to turn an entity into one of the values that all apps know, such as an `IntentPerson`.
///
///     extension Guest: Transferable {
///       static var transferRepresentation: some TransferRepresentation {
///         ValueRepresentation(exporting: { IntentPerson(name: .displayName($0.name)) })
///       }
///     }
///
/// - Important: Metadata only. Apps hand each other data, text and files, by the other representations.
public struct IntentValueRepresentation<Item: Transferable, IntentValue: _IntentValue>:
  TransferRepresentation
{
  package let export: (@Sendable (Item) async throws -> IntentValue)?
  package let read: (@Sendable (IntentValue) async throws -> Item)?

  /// No way to data: the value is one for intents.
  public var _representations: [ErasedRepresentation<Item>] { [] }

  /// Nothing: the representation is not made of others.
  public var body: NoTransferRepresentation<Item> { NoTransferRepresentation() }

  /// A representation for both directions.
  ///
  /// - Parameters:
  ///   - exporting: Gives the value.
  ///   - importing: Makes an entity from the value.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> IntentValue,
    importing: @escaping @Sendable (IntentValue) async throws -> Item
  ) {
    export = exporting
    read = importing
  }

  /// A representation for export alone.
  ///
  /// - Parameter exporting: Gives the value.
  public init(exporting: @escaping @Sendable (Item) async throws -> IntentValue) {
    export = exporting
    read = nil
  }

  /// A representation for export alone, by a key path or a closure that does not wait.
  ///
  /// - Parameter exporting: Gives the value; a key path such as `\.owner` will do.
  public init(exporting: @escaping @Sendable (Item) throws -> IntentValue) {
    export = { try exporting($0) }
    read = nil
  }

  /// A representation for import alone.
  ///
  /// - Parameter importing: Makes an entity from the value.
  public init(importing: @escaping @Sendable (IntentValue) async throws -> Item) {
    export = nil
    read = importing
  }
}

extension AppEntity {
  /// A way to turn the entity into one of the values that all apps know.
  public typealias ValueRepresentation = IntentValueRepresentation
}
