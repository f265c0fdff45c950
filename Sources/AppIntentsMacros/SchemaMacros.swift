// SPDX-License-Identifier: Apache-2.0

#if Macros
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// `@AppIntent(schema:)`: an intent that does what a schema describes.
  struct IntentSchemaMacro: MemberAttributeMacro, ExtensionMacro {
    static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) -> [AttributeSyntax] {
      guard member.as(VariableDeclSyntax.self)?.isPlainStored == true else { return [] }
      return ["@AppIntents.IntentParameter"]
    }

    static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      guard !declaration.is(EnumDeclSyntax.self), !declaration.is(ProtocolDeclSyntax.self) else {
        context.report(.intentSchemaKind, at: declaration.introducer)
        return []
      }
      guard let schema = SchemaArgument(node, in: context) else { return [] }
      // Inherited protocols are named too: `@Dependency` is looked up before inheritance is known.
      var conformances = ["_SupportsAppDependencies", "AppIntent", "AssistantSchemaIntent"]
      // The schemas that open or delete are those protocols where the type has what they ask for.
      if schema.verb == "open", declaration.declaresProperty("target") {
        conformances.append("OpenIntent")
      }
      if schema.verb == "delete", declaration.declaresProperty("entities") {
        conformances.append("DeleteIntent")
      }
      if declaration.declaresProperty("criteria"), declaration.declaresStatic("searchScopes") {
        conformances.append("ShowInAppSearchResultsIntent")
      }
      return try schema.extensions(
        of: type, kind: "Intent", conformances: conformances, needed: protocols,
        access: declaration.modifiers.access)
    }
  }

  /// `@AppEntity(schema:)`: an entity that is what a schema describes.
  struct EntitySchemaMacro: MemberAttributeMacro, ExtensionMacro {
    static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) -> [AttributeSyntax] {
      guard let variable = member.as(VariableDeclSyntax.self), variable.isPlainStored,
        variable.bindings.first?.pattern.trimmedDescription != "id"
      else { return [] }
      return ["@AppIntents.EntityProperty"]
    }

    static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      guard !declaration.is(EnumDeclSyntax.self), !declaration.is(ProtocolDeclSyntax.self) else {
        context.report(.entitySchemaKind, at: declaration.introducer)
        return []
      }
      guard let schema = SchemaArgument(node, in: context) else { return [] }
      var conformances = ["AssistantSchemaEntityValue"]
      if !declaration.inherits("TransientAppEntity") { conformances.append("AppEntity") }
      if declaration.typeOfProperty("id") == "FileEntityIdentifier" {
        conformances.append("FileEntity")
      }
      return try schema.extensions(
        of: type, kind: "Entity", conformances: conformances, needed: protocols,
        access: declaration.modifiers.access)
    }
  }

  /// `@AppEnum(schema:)`: an enum whose cases are those that a schema describes.
  struct EnumSchemaMacro: ExtensionMacro {
    static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      guard let enumeration = declaration.as(EnumDeclSyntax.self) else {
        context.report(.enumSchemaKind, at: declaration.introducer)
        return []
      }
      guard enumeration.inheritanceClause != nil else {
        context.report(.enumWithoutRawValue(name: enumeration.name.text), at: enumeration.name)
        return []
      }
      guard let schema = SchemaArgument(node, in: context) else { return [] }
      return try schema.extensions(
        of: type, kind: "Enum", conformances: ["AppEnum", "AssistantSchemaEnum"], needed: protocols,
        access: declaration.modifiers.access)
    }
  }
#endif
