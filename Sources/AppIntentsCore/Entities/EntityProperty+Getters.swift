// SPDX-License-Identifier: Apache-2.0

// What the macros `@ComputedProperty` and `@DeferredProperty` write, and apps that do without macros.
// There is one initialiser for each kind of key, since a key path literal needs a type that is not
// optional.
extension EntityProperty {
  /// Makes the wrapper of a computed property.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - title: The name to show; nil for the property's name in words.
  ///   - getter: Asks the entity for the value.
  public convenience init(
    _computed name: String, title: LocalizedStringResource? = nil,
    getter: @escaping @Sendable () -> Value
  ) {
    self.init(
      title: title, identifier: name, indexingKey: nil, source: .computed(getter))
  }

  /// Makes the wrapper of a computed property that an index of the app's content keeps.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - title: The name to show; nil for the property's name in words.
  ///   - indexingKey: The attribute.
  ///   - getter: Asks the entity for the value.
  public convenience init(
    _computed name: String, title: LocalizedStringResource? = nil,
    indexingKey: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable,
    getter: @escaping @Sendable () -> Value
  ) {
    self.init(
      title: title, identifier: name, indexingKey: .standard(indexingKey), source: .computed(getter)
    )
  }

  /// Makes the wrapper of a computed property that an index keeps under an attribute of the app's own.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - title: The name to show; nil for the property's name in words.
  ///   - customIndexingKey: The attribute.
  ///   - getter: Asks the entity for the value.
  public convenience init(
    _computed name: String, title: LocalizedStringResource? = nil,
    customIndexingKey: CSCustomAttributeKey,
    getter: @escaping @Sendable () -> Value
  ) {
    self.init(
      title: title, identifier: name, indexingKey: .custom(customIndexingKey),
      source: .computed(getter))
  }

  /// Makes the wrapper of a deferred property.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - title: The name to show; nil for the property's name in words.
  ///   - getter: Asks the entity for the value.
  public convenience init(
    _deferred name: String, title: LocalizedStringResource? = nil,
    getter: @escaping @Sendable () async throws -> Value
  ) {
    self.init(
      title: title, identifier: name, indexingKey: nil, source: .deferred(getter))
  }

  /// Makes the wrapper of a deferred property that an index of the app's content keeps.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - title: The name to show; nil for the property's name in words.
  ///   - indexingKey: The attribute.
  ///   - getter: Asks the entity for the value.
  public convenience init(
    _deferred name: String, title: LocalizedStringResource? = nil,
    indexingKey: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable,
    getter: @escaping @Sendable () async throws -> Value
  ) {
    self.init(
      title: title, identifier: name, indexingKey: .standard(indexingKey), source: .deferred(getter)
    )
  }

  /// Makes the wrapper of a deferred property that an index keeps under an attribute of the app's own.
  ///
  /// - Parameters:
  ///   - name: The property's name.
  ///   - title: The name to show; nil for the property's name in words.
  ///   - customIndexingKey: The attribute.
  ///   - getter: Asks the entity for the value.
  public convenience init(
    _deferred name: String, title: LocalizedStringResource? = nil,
    customIndexingKey: CSCustomAttributeKey,
    getter: @escaping @Sendable () async throws -> Value
  ) {
    self.init(
      title: title, identifier: name, indexingKey: .custom(customIndexingKey),
      source: .deferred(getter))
  }
}
