// SPDX-License-Identifier: Apache-2.0

#if Macros
  /// Makes a type an intent that does what a schema describes.
  ///
  /// Plain stored properties become parameters, as if written with `@Parameter`. The title is the
  /// schema's name in words unless the intent declares one.
  ///
  ///     @AppIntent(schema: .visualIntelligence.semanticContentSearch)
  ///     struct ShowSearchResults {
  ///       var semanticContent: SemanticContentDescriptor
  ///       func perform() async throws -> some IntentResult { .result() }
  ///     }
  ///
  /// - Important: Partial. The conformance is made; properties are not compared with Apple's lists.
  ///
  /// - Parameter schema: The schema, for example `.photos.createAlbum`.
  @attached(memberAttribute)
  @attached(
    extension,
    conformances: _SupportsAppDependencies, AppIntent, AssistantSchemaIntent, OpenIntent,
    DeleteIntent,
    ShowInAppSearchResultsIntent,
    names: named(_appSchema))
  public macro AppIntent(schema: AppSchema.Intent) =
    #externalMacro(module: "AppIntentsMacros", type: "IntentSchemaMacro")

  /// Makes a type an entity that is what a schema describes.
  ///
  /// Plain stored properties other than `id` become properties, as if written with `@Property`. The
  /// type's name is the schema's in words unless the entity declares one.
  ///
  /// - Important: Partial. The conformance is made; properties are not compared with Apple's lists.
  ///
  /// - Parameter schema: The schema, for example `.photos.album`.
  @attached(memberAttribute)
  @attached(
    extension, conformances: AssistantSchemaEntityValue, AppEntity, FileEntity,
    names: named(_appSchema))
  public macro AppEntity(schema: AppSchema.Entity) =
    #externalMacro(module: "AppIntentsMacros", type: "EntitySchemaMacro")

  /// Makes an enum one whose cases are those that a schema describes.
  ///
  /// The type's and the cases' names are those in the source in words unless the enum declares them.
  ///
  /// - Important: Partial. The conformance is made; properties are not compared with Apple's lists.
  ///
  /// - Parameter schema: The schema, for example `.photos.albumType`.
  @attached(extension, conformances: AppEnum, AssistantSchemaEnum, names: named(_appSchema))
  public macro AppEnum(schema: AppSchema.Enum) =
    #externalMacro(module: "AppIntentsMacros", type: "EnumSchemaMacro")

  /// Makes a type an intent that does what a schema describes.
  ///
  /// The name of `@AppIntent(schema:)` in its first version.
  ///
  /// - Important: Partial. The conformance is made; properties are not compared with Apple's lists.
  ///
  /// - Parameter schema: The schema, for example `.photos.createAlbum`.
  @attached(memberAttribute)
  @attached(
    extension,
    conformances: _SupportsAppDependencies, AppIntent, AssistantSchemaIntent, OpenIntent,
    DeleteIntent,
    ShowInAppSearchResultsIntent,
    names: named(_appSchema))
  public macro AssistantIntent(schema: AppSchema.Intent) =
    #externalMacro(module: "AppIntentsMacros", type: "IntentSchemaMacro")

  /// Makes a type an entity that is what a schema describes.
  ///
  /// The name of `@AppEntity(schema:)` in its first version.
  ///
  /// - Important: Partial. The conformance is made; properties are not compared with Apple's lists.
  ///
  /// - Parameter schema: The schema, for example `.photos.album`.
  @attached(memberAttribute)
  @attached(
    extension, conformances: AssistantSchemaEntityValue, AppEntity, FileEntity,
    names: named(_appSchema))
  public macro AssistantEntity(schema: AppSchema.Entity) =
    #externalMacro(module: "AppIntentsMacros", type: "EntitySchemaMacro")

  /// Makes an enum one whose cases are those that a schema describes.
  ///
  /// The name of `@AppEnum(schema:)` in its first version.
  ///
  /// - Important: Partial. The conformance is made; properties are not compared with Apple's lists.
  ///
  /// - Parameter schema: The schema, for example `.photos.albumType`.
  @attached(extension, conformances: AppEnum, AssistantSchemaEnum, names: named(_appSchema))
  public macro AssistantEnum(schema: AppSchema.Enum) =
    #externalMacro(module: "AppIntentsMacros", type: "EnumSchemaMacro")
#endif
