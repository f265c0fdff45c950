// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One value to choose, with how it is shown.
///
/// - Important: Partial. Its words are used; its picture is kept and not shown.
public struct IntentItem<Value: _IntentValue>: Sendable {
  /// The value.
  public let value: Value
  /// The words for the value; nil means those that the value has by itself.
  public let title: LocalizedStringResource?
  /// What tells the value apart from others of the same title.
  public let subtitle: LocalizedStringResource?
  /// A picture of the value.
  public let image: DisplayRepresentation.Image?

  /// Creates an item that is shown as its value.
  public init(_ value: Value) {
    self.value = value
    title = nil
    subtitle = nil
    image = nil
  }

  /// Creates an item with words of its own.
  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// Some of the values to choose from, under a heading.
///
/// - Important: Partial. Its heading is said; the line below it and the picture are kept and not
///   shown.
public struct IntentItemSection<Value: _IntentValue>: Sendable {
  /// The heading; nil for none.
  public let title: LocalizedStringResource?
  /// A line below the heading.
  public var subtitle: LocalizedStringResource?
  /// A picture beside the heading.
  public var image: DisplayRepresentation.Image?
  /// The values.
  public let items: [IntentItem<Value>]

  /// Creates a section from a list of items.
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Value>]) {
    self.title = title
    self.items = items
  }
}

/// Values to choose from in sections, with a text to introduce them.
///
///     ItemCollection {
///       ItemSection("Fiction") { "Ursula Vernon"; "Gene Wolfe" }
///       ItemSection("Science") { Item("Lynn Margulis", title: "Margulis") }
///     }
///
/// - Important: Partial. Sections and items are used; the text above the values and the index of
///   first letters are kept and not shown.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  /// A text above the values.
  public let promptLabel: LocalizedStringResource?
  /// Whether a screen shows an index of first letters.
  public let usesIndexedCollation: Bool
  /// The sections in order.
  public let sections: [IntentItemSection<Result>]

  /// Creates a collection from sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Creates a collection of one section without a heading.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    items: [IntentItem<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items)])
  }

  /// A collection without values.
  public static var empty: Self { Self(sections: []) }

  /// The values without their sections.
  public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }
}
