// SPDX-License-Identifier: Apache-2.0

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

// The same with the identifier first, as Apple's framework has them.
extension EntityProperty {
  /// Creates a property.
  ///
  /// - Parameters:
  ///   - identifier: A name that stays when the property is renamed.
  ///   - title: The name to show.
  public convenience init(identifier: String, title: LocalizedStringResource) {
    self.init(title: title, identifier: identifier, indexingKey: nil)
  }

  /// Creates a property that an index of the app's content keeps under one of its attributes.
  ///
  /// - Parameters:
  ///   - identifier: A name that stays when the property is renamed.
  ///   - title: The name to show.
  ///   - indexingKey: The attribute, for example `\.displayName`.
  public convenience init(
    identifier: String, title: LocalizedStringResource,
    indexingKey: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
  ) {
    self.init(title: title, identifier: identifier, indexingKey: .standard(indexingKey))
  }

  /// Creates a property that an index of the app's content keeps under an attribute of the app's own.
  ///
  /// - Parameters:
  ///   - identifier: A name that stays when the property is renamed.
  ///   - title: The name to show.
  ///   - customIndexingKey: The attribute.
  public convenience init(
    identifier: String, title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey
  ) {
    self.init(title: title, identifier: identifier, indexingKey: .custom(customIndexingKey))
  }
}
