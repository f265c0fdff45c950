// SPDX-License-Identifier: Apache-2.0

/// A representation with something changed about it.
public struct ModifiedTransferRepresentation<Base: TransferRepresentation>: TransferRepresentation {
  /// The kind of value.
  public typealias Item = Base.Item

  let base: Base
  let change: @Sendable (inout ErasedRepresentation<Item>) -> Void

  /// Nothing: the base is asked itself.
  public var body: NoTransferRepresentation<Item> { NoTransferRepresentation() }

  /// The ways of the base with the change applied to each.
  public var _representations: [ErasedRepresentation<Item>] {
    base._representations.map { representation in
      var changed = representation
      change(&changed)
      return changed
    }
  }
}

extension TransferRepresentation {
  /// Exports only the values for which a condition holds.
  ///
  /// - Parameter condition: Says whether a value may be exported in this way.
  /// - Returns: The representation with the condition.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> ModifiedTransferRepresentation<Self> {
    ModifiedTransferRepresentation(base: self) { $0.condition = condition }
  }

  /// Suggests a name for the file.
  ///
  /// - Parameter fileName: The name.
  /// - Returns: The representation with the name.
  public func suggestedFileName(_ fileName: String) -> ModifiedTransferRepresentation<Self> {
    ModifiedTransferRepresentation(base: self) { $0.fileName = { _ in fileName } }
  }

  /// Suggests a name for the file that depends on the value.
  ///
  /// - Parameter fileName: Gives the name, or nil.
  /// - Returns: The representation with the name.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> ModifiedTransferRepresentation<Self> {
    ModifiedTransferRepresentation(base: self) { $0.fileName = fileName }
  }

  /// Says who may see the representation.
  ///
  /// - Parameter visibility: The widest circle.
  /// - Returns: The representation with the visibility.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> ModifiedTransferRepresentation<Self> {
    ModifiedTransferRepresentation(base: self) { $0.visibility = visibility }
  }
}
