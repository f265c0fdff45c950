// SPDX-License-Identifier: Apache-2.0

/// Collects the representations of a value.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Takes one representation.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Begins with the first representation.
  public static func buildPartialBlock<Content: TransferRepresentation>(
    first content: Content
  ) -> Content where Content.Item == Item { content }

  /// Adds a further representation, which is used where those before it do not fit.
  public static func buildPartialBlock<
    Accumulated: TransferRepresentation, Next: TransferRepresentation
  >(
    accumulated: Accumulated, next: Next
  ) -> TransferRepresentationSequence<Accumulated, Next>
  where Accumulated.Item == Item, Next.Item == Item {
    TransferRepresentationSequence(first: accumulated, second: next)
  }
}

/// One representation after another.
public struct TransferRepresentationSequence<
  First: TransferRepresentation, Second: TransferRepresentation
>: TransferRepresentation where First.Item == Second.Item {
  /// The kind of value.
  public typealias Item = First.Item

  let first: First
  let second: Second

  /// Nothing: the two are asked themselves.
  public var body: NoTransferRepresentation<Item> { NoTransferRepresentation() }

  /// The ways of the first, then those of the second.
  public var _representations: [ErasedRepresentation<Item>] {
    first._representations + second._representations
  }
}
