// SPDX-License-Identifier: Apache-2.0

import Foundation

// Further ways to write items, sections and collections that app code uses.

extension IntentItemSection {
  /// Creates a section with a heading from values that show themselves.
  public init(_ title: LocalizedStringResource, items: [Value]) {
    self.init(title, items: items.map { IntentItem($0) })
  }

  /// Creates a section with a heading from a list of items.
  public init(title: LocalizedStringResource, items: [IntentItem<Value>]) {
    self.init(title, items: items)
  }

  /// Creates a section from the items that a block names.
  public init(
    _ title: LocalizedStringResource? = nil,
    @IntentItemBuilder<Value> itemsBuilder: () -> [IntentItem<Value>]
  ) {
    self.init(title, items: itemsBuilder())
  }

  /// Creates a section with a full heading from the items that a block names.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource?,
    image: DisplayRepresentation.Image? = nil,
    @IntentItemBuilder<Value> itemsBuilder: () -> [IntentItem<Value>]
  ) {
    self.init(title, items: itemsBuilder())
    self.subtitle = subtitle
    self.image = image
  }
}

extension IntentItemCollection {
  /// Creates a collection without headings from values that show themselves.
  @_disfavoredOverload
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [Result]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      items: items.map { IntentItem($0) })
  }

  /// Creates a collection from the sections or items that a block names.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSectionBuilder<Result> sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: sectionsBuilder())
  }
}
