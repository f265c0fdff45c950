// SPDX-License-Identifier: Apache-2.0

/// Collects values and items into one list.
@resultBuilder
public enum IntentItemBuilder<Value: _IntentValue> {
  /// Takes a value.
  public static func buildExpression(_ value: Value) -> [IntentItem<Value>] { [IntentItem(value)] }
  /// Takes an item.
  public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }
  /// Takes several items.
  public static func buildExpression(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }
  /// Takes values that show themselves.
  public static func buildExpression(_ values: [Value]) -> [IntentItem<Value>] {
    values.map { IntentItem($0) }
  }
  /// Joins the parts of a block.
  public static func buildBlock(_ parts: [IntentItem<Value>]...) -> [IntentItem<Value>] {
    parts.flatMap { $0 }
  }
  /// Joins the rounds of a loop.
  public static func buildArray(_ parts: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
    parts.flatMap { $0 }
  }
  /// Takes a part under a condition.
  public static func buildOptional(_ part: [IntentItem<Value>]?) -> [IntentItem<Value>] {
    part ?? []
  }
  /// Takes the first branch.
  public static func buildEither(first part: [IntentItem<Value>]) -> [IntentItem<Value>] { part }
  /// Takes the second branch.
  public static func buildEither(second part: [IntentItem<Value>]) -> [IntentItem<Value>] { part }
}

/// Collects sections, and values outside of any section, into a list of sections.
@resultBuilder
public enum IntentItemSectionBuilder<Value: _IntentValue> {
  /// Takes a section.
  public static func buildExpression(
    _ section: IntentItemSection<Value>
  ) -> [IntentItemSection<Value>] { [section] }
  /// Takes several sections.
  public static func buildExpression(
    _ sections: [IntentItemSection<Value>]
  ) -> [IntentItemSection<Value>] { sections }
  /// Takes a value as a section of its own.
  public static func buildExpression(_ value: Value) -> [IntentItemSection<Value>] {
    [IntentItemSection(items: [IntentItem(value)])]
  }
  /// Takes an item as a section of its own.
  public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItemSection<Value>] {
    [IntentItemSection(items: [item])]
  }
  /// Joins the parts of a block.
  public static func buildBlock(
    _ parts: [IntentItemSection<Value>]...
  ) -> [IntentItemSection<Value>] { parts.flatMap { $0 } }
  /// Joins the rounds of a loop.
  public static func buildArray(
    _ parts: [[IntentItemSection<Value>]]
  ) -> [IntentItemSection<Value>] { parts.flatMap { $0 } }
  /// Takes a part under a condition.
  public static func buildOptional(
    _ part: [IntentItemSection<Value>]?
  ) -> [IntentItemSection<Value>] { part ?? [] }
  /// Takes the first branch.
  public static func buildEither(
    first part: [IntentItemSection<Value>]
  ) -> [IntentItemSection<Value>] { part }
  /// Takes the second branch.
  public static func buildEither(
    second part: [IntentItemSection<Value>]
  ) -> [IntentItemSection<Value>] { part }
}
