// SPDX-License-Identifier: Apache-2.0

#if Macros
  /// Declares a property of an entity that is fetched only when it is asked for.
  ///
  /// Use it for what comes from far away or takes long; lists, searches and indexes of entities never
  /// ask for it.
  ///
  ///     @DeferredProperty(title: "Crowd Status")
  ///     var crowdStatus: Int {
  ///       get async throws { try await server.crowdStatus(of: id) }
  ///     }
  @attached(peer, names: prefixed(`$`), prefixed(_))
  public macro DeferredProperty() =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

  /// Declares a property of an entity that is fetched only when it is asked for with a title.
  ///
  /// Use it for what comes from far away or takes long; lists, searches and indexes of entities never
  /// ask for it.
  ///
  ///     @DeferredProperty(title: "Crowd Status")
  ///     var crowdStatus: Int {
  ///       get async throws { try await server.crowdStatus(of: id) }
  ///     }
  ///
  /// - Parameter title: The name to show.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  public macro DeferredProperty(title: LocalizedStringResource) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

  /// Declares a property of an entity that is fetched only when it is asked for that an index of the app's content keeps.
  ///
  /// Use it for what comes from far away or takes long; lists, searches and indexes of entities never
  /// ask for it.
  ///
  ///     @DeferredProperty(title: "Crowd Status")
  ///     var crowdStatus: Int {
  ///       get async throws { try await server.crowdStatus(of: id) }
  ///     }
  ///
  /// - Parameter indexingKey: The attribute in an index of the app's content, for example `\.displayName`.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  public macro DeferredProperty(
    indexingKey: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
  ) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

  /// Declares a property of an entity that is fetched only when it is asked for that an index keeps under an attribute of the app's own.
  ///
  /// Use it for what comes from far away or takes long; lists, searches and indexes of entities never
  /// ask for it.
  ///
  ///     @DeferredProperty(title: "Crowd Status")
  ///     var crowdStatus: Int {
  ///       get async throws { try await server.crowdStatus(of: id) }
  ///     }
  ///
  /// - Parameter customIndexingKey: An attribute of the app's own.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  public macro DeferredProperty(customIndexingKey: CSCustomAttributeKey) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

  /// Declares a property of an entity that is fetched only when it is asked for with a title that an index of the app's content keeps.
  ///
  /// Use it for what comes from far away or takes long; lists, searches and indexes of entities never
  /// ask for it.
  ///
  ///     @DeferredProperty(title: "Crowd Status")
  ///     var crowdStatus: Int {
  ///       get async throws { try await server.crowdStatus(of: id) }
  ///     }
  ///
  /// - Parameters:
  ///   - title: The name to show.
  ///   - indexingKey: The attribute in an index of the app's content, for example `\.displayName`.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  public macro DeferredProperty(
    title: LocalizedStringResource,
    indexingKey: any PartialKeyPath<CSSearchableItemAttributeSet> & Sendable
  ) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")

  /// Declares a property of an entity that is fetched only when it is asked for with a title that an index keeps under an attribute of the app's own.
  ///
  /// Use it for what comes from far away or takes long; lists, searches and indexes of entities never
  /// ask for it.
  ///
  ///     @DeferredProperty(title: "Crowd Status")
  ///     var crowdStatus: Int {
  ///       get async throws { try await server.crowdStatus(of: id) }
  ///     }
  ///
  /// - Parameters:
  ///   - title: The name to show.
  ///   - customIndexingKey: An attribute of the app's own.
  @attached(peer, names: prefixed(`$`), prefixed(_))
  public macro DeferredProperty(
    title: LocalizedStringResource, customIndexingKey: CSCustomAttributeKey
  ) =
    #externalMacro(module: "AppIntentsMacros", type: "DeferredPropertyMacro")
#endif
