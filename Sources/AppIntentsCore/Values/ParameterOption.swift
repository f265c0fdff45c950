// SPDX-License-Identifier: Apache-2.0

/// One value that an options provider offers, for code that does not know the value's type.
package struct ParameterOption: Sendable {
  package var value: any Sendable
  /// The provider's own words for the value; nil means those that the value has by itself.
  package var words: DisplayRepresentation?
  /// The heading that the value stands under.
  package var section: LocalizedStringResource?

  package init(
    value: any Sendable, words: DisplayRepresentation? = nil,
    section: LocalizedStringResource? = nil
  ) {
    self.value = value
    self.words = words
    self.section = section
  }

  /// The words for the value; nil where neither the provider nor the value has any.
  package var display: DisplayRepresentation? { words ?? DisplayRepresentation(of: value) }
}

extension DynamicOptionsProvider {
  /// The provider's results with their words and headings, in order.
  package func options() async throws -> [ParameterOption] {
    try await prepareDependencies(of: self)
    return try await results().options
  }

  /// The value that is chosen beforehand, without its type.
  ///
  /// - Throws: ``DependencyError``.
  package func erasedDefault() async throws -> (any Sendable)? {
    try await prepareDependencies(of: self)
    return await defaultResult().flatMap(\.unwrapped)
  }
}

extension ResultsCollection {
  /// The values with their words and headings, in order.
  package var options: [ParameterOption] {
    if let sections = self as? any SectionedOptions { return sections.sectionedOptions }
    return items.map { ParameterOption(value: $0) }
  }
}

private protocol SectionedOptions {
  var sectionedOptions: [ParameterOption] { get }
}

extension IntentItemCollection: SectionedOptions {
  fileprivate var sectionedOptions: [ParameterOption] {
    sections.flatMap { section in
      section.items.map { item in
        ParameterOption(value: item.value, words: item.words, section: section.title)
      }
    }
  }
}

extension IntentItem {
  fileprivate var words: DisplayRepresentation? {
    title.map { DisplayRepresentation(title: $0, subtitle: subtitle, image: image) }
  }
}

extension DisplayRepresentation {
  /// The representation that a value has by itself; nil for plain values.
  package init?(of value: any Sendable) {
    guard let value = value as? any InstanceDisplayRepresentable else { return nil }
    self = value.displayRepresentation
  }
}
