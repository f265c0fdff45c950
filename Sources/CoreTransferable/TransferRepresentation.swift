// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A way to export or import a value, or several ways one after the other.
///
/// Use ``CodableRepresentation``, ``DataRepresentation``, ``FileRepresentation`` and
/// ``ProxyRepresentation``, or put some of them into the ``body`` of a type of your own.
public protocol TransferRepresentation<Item>: Sendable {
  /// The kind of value.
  associatedtype Item: Transferable
  /// The type of ``body``; the compiler infers it.
  associatedtype Body: TransferRepresentation where Body.Item == Item

  /// The representations that this one consists of.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// The ways in a form that the engine walks through.
  ///
  /// The representations of this module supply it; a type of your own has the ones of its ``body``.
  var _representations: [ErasedRepresentation<Item>] { get }
}

extension TransferRepresentation {
  /// The ways of the ``body``.
  public var _representations: [ErasedRepresentation<Item>] { body._representations }
}

/// The body of a representation that is not made of others.
public struct NoTransferRepresentation<Item: Transferable>: TransferRepresentation {
  package init() {}

  /// The representation itself, which is nothing.
  public var body: NoTransferRepresentation<Item> { self }

  /// No way at all.
  public var _representations: [ErasedRepresentation<Item>] { [] }
}

/// Who may see a representation.
public enum TransferRepresentationVisibility: Int, Comparable, Hashable, Sendable {
  /// The app itself.
  case ownProcess
  /// The apps of the same group.
  case group
  /// The apps of the same developer.
  case team
  /// Everyone.
  case all

  /// Whether the first is seen by fewer than the second.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// One way to export and import values, whatever its declaration looked like.
public struct ErasedRepresentation<Item: Transferable>: Sendable {
  var exportedType: UTType?
  var importedType: UTType?
  var export: (@Sendable (Item) async throws -> TransferContent)?
  var read: (@Sendable (TransferContent) async throws -> Item)?
  var condition: (@Sendable (Item) -> Bool)?
  var fileName: (@Sendable (Item) -> String?)?
  var visibility = TransferRepresentationVisibility.all

  func allows(_ item: Item) -> Bool { condition?(item) ?? true }
}

/// What goes over: data, or a file that holds it.
enum TransferContent: Sendable {
  case data(Data)
  case file(URL)

  func data() throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let url): try Data(contentsOf: url)
    }
  }
}
