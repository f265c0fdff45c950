// SPDX-License-Identifier: Apache-2.0

import Foundation

extension EntityProperty {
  /// Creates a property.
  ///
  /// - Parameters:
  ///   - title: The name to show.
  ///   - identifier: A name that stays when the property is renamed.
  public convenience init(title: LocalizedStringResource, identifier: String? = nil) {
    self.init(title: title, identifier: identifier, indexingKey: nil)
  }

  /// Creates a property whose title is its name in words.
  ///
  /// - Parameter identifier: A name that stays when the property is renamed.
  public convenience init(identifier: String) {
    self.init(title: nil, identifier: identifier, indexingKey: nil)
  }

  /// Creates a property that an index of the app's content keeps under one of its attributes.
  ///
  ///     @Property(title: "Name", indexingKey: \.displayName) var name: String
  ///
  /// - Parameters:
  ///   - title: The name to show; nil for the property's name in words.
  ///   - identifier: A name that stays when the property is renamed.
  ///   - indexingKey: The attribute, for example `\.displayName`.
  public convenience init(
    title: LocalizedStringResource? = nil, identifier: String? = nil,
    indexingKey: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
  ) {
    self.init(title: title, identifier: identifier, indexingKey: .standard(indexingKey))
  }

  /// Creates a property that an index of the app's content keeps under an attribute of the app's own.
  ///
  /// - Parameters:
  ///   - title: The name to show; nil for the property's name in words.
  ///   - identifier: A name that stays when the property is renamed.
  ///   - customIndexingKey: The attribute.
  public convenience init(
    title: LocalizedStringResource? = nil, identifier: String? = nil,
    customIndexingKey: CSCustomAttributeKey
  ) {
    self.init(title: title, identifier: identifier, indexingKey: .custom(customIndexingKey))
  }
}

// What the macros write; an app uses `@ComputedProperty` and `@DeferredProperty` instead.
extension EntityProperty {
  /// Makes the wrapper of a computed property.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - title: The name to show; nil for the property's name in words.
  ///   - indexingKey: The attribute in an index of the app's content; nil for none.
  ///   - customIndexingKey: An attribute of the app's own; nil for none.
  ///   - getter: Asks the entity for the value.
  public convenience init(
    _computed name: String, title: LocalizedStringResource? = nil,
    indexingKey: (any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable)? = nil,
    customIndexingKey: CSCustomAttributeKey? = nil, getter: @escaping @Sendable () -> Value
  ) {
    self.init(
      title: title, identifier: name,
      indexingKey: EntityIndexingKey(indexingKey, custom: customIndexingKey),
      source: .computed(getter))
  }

  /// Makes the wrapper of a deferred property.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - title: The name to show; nil for the property's name in words.
  ///   - indexingKey: The attribute in an index of the app's content; nil for none.
  ///   - customIndexingKey: An attribute of the app's own; nil for none.
  ///   - getter: Asks the entity for the value.
  public convenience init(
    _deferred name: String, title: LocalizedStringResource? = nil,
    indexingKey: (any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable)? = nil,
    customIndexingKey: CSCustomAttributeKey? = nil,
    getter: @escaping @Sendable () async throws -> Value
  ) {
    self.init(
      title: title, identifier: name,
      indexingKey: EntityIndexingKey(indexingKey, custom: customIndexingKey),
      source: .deferred(getter))
  }
}

extension EntityIndexingKey {
  fileprivate init?(
    _ standard: (any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable)?,
    custom: CSCustomAttributeKey?
  ) {
    guard let key = standard.map(Self.standard) ?? custom.map(Self.custom) else { return nil }
    self = key
  }
}
