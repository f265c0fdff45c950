// SPDX-License-Identifier: Apache-2.0

#if Macros
  /// Declares a computed property of an entity.
  ///
  /// The value comes from the getter whenever it is asked for; nothing is stored. The property counts
  /// among the entity's properties, and queries name it by `\.$name`.
  ///
  ///     @ComputedProperty(title: "Name", indexingKey: \.displayName)
  ///     var name: String { record.name }
  @attached(peer, names: prefixed(`$`), prefixed(_))
  public macro ComputedProperty() =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

  /// Declares a computed property of an entity with a title.
  ///
  /// The value comes from the getter whenever it is asked for; nothing is stored. The property counts
  /// among the entity's properties, and queries name it by `\.$name`.
  ///
  ///     @ComputedProperty(title: "Name", indexingKey: \.displayName)
  ///     var name: String { record.name }
  ///
  /// - Parameter title: The name to show.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  public macro ComputedProperty(title: LocalizedStringResource) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

  /// Declares a computed property of an entity that an index of the app's content keeps.
  ///
  /// The value comes from the getter whenever it is asked for; nothing is stored. The property counts
  /// among the entity's properties, and queries name it by `\.$name`.
  ///
  ///     @ComputedProperty(title: "Name", indexingKey: \.displayName)
  ///     var name: String { record.name }
  ///
  /// - Parameter indexingKey: The attribute in an index of the app's content, for example `\.displayName`.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  public macro ComputedProperty(
    indexingKey: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
  ) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

  /// Declares a computed property of an entity that an index keeps under an attribute of the app's own.
  ///
  /// The value comes from the getter whenever it is asked for; nothing is stored. The property counts
  /// among the entity's properties, and queries name it by `\.$name`.
  ///
  ///     @ComputedProperty(title: "Name", indexingKey: \.displayName)
  ///     var name: String { record.name }
  ///
  /// - Parameter customIndexingKey: An attribute of the app's own.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  public macro ComputedProperty(customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

  /// Declares a computed property of an entity with a title that an index of the app's content keeps.
  ///
  /// The value comes from the getter whenever it is asked for; nothing is stored. The property counts
  /// among the entity's properties, and queries name it by `\.$name`.
  ///
  ///     @ComputedProperty(title: "Name", indexingKey: \.displayName)
  ///     var name: String { record.name }
  ///
  /// - Parameters:
  ///   - title: The name to show.
  ///   - indexingKey: The attribute in an index of the app's content, for example `\.displayName`.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  public macro ComputedProperty(
    title: LocalizedStringResource,
    indexingKey: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
  ) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")

  /// Declares a computed property of an entity with a title that an index keeps under an attribute of the app's own.
  ///
  /// The value comes from the getter whenever it is asked for; nothing is stored. The property counts
  /// among the entity's properties, and queries name it by `\.$name`.
  ///
  ///     @ComputedProperty(title: "Name", indexingKey: \.displayName)
  ///     var name: String { record.name }
  ///
  /// - Parameters:
  ///   - title: The name to show.
  ///   - customIndexingKey: An attribute of the app's own.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  public macro ComputedProperty(
    title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey
  ) =
    #externalMacro(module: "AppIntentsMacros", type: "ComputedPropertyMacro")
#endif
