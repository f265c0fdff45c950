// SPDX-License-Identifier: Apache-2.0

#if Macros
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// The schema that an attribute names, such as `.photos.createAlbum`.
  struct SchemaArgument {
    private let expression: ExprSyntax
    private let name: String

    /// Reads the attribute's argument, or reports that it is not a schema.
    init?(_ attribute: AttributeSyntax, in context: some MacroExpansionContext) {
      guard case .argumentList(let arguments) = attribute.arguments,
        let argument = arguments.first(where: { $0.label?.text == "schema" }),
        let member = argument.expression.as(MemberAccessExprSyntax.self),
        member.base?.is(MemberAccessExprSyntax.self) == true
      else {
        context.report(.notASchema, at: attribute.arguments.map(Syntax.init) ?? Syntax(attribute))
        return nil
      }
      expression = argument.expression.trimmed
      name = member.declName.baseName.text
    }

    /// The first word of the schema's name: "create" of `createAlbum`.
    var verb: String { String(name.prefix { !$0.isUppercase }) }

    /// The extension that makes a type one of the schema's.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - kind: `Intent`, `Entity` or `Enum`.
    ///   - conformances: The protocols that the type is to conform to.
    ///   - needed: Those that it does not conform to yet.
    ///   - access: The access level of the member, with a space after it.
    /// - Returns: One extension with the schema's name, and with the conformances that are needed.
    /// - Throws: An error of swift-syntax where it cannot read the extension.
    func extensions(
      of type: some TypeSyntaxProtocol, kind: String, conformances: [String], needed: [TypeSyntax],
      access: String
    ) throws -> [ExtensionDeclSyntax] {
      let needed = needed.map { $0.trimmedDescription.split(separator: ".").last.map(String.init) }
      // The engine uses values anywhere, also where an app's types belong to the main actor.
      let added = conformances.filter(needed.contains).map { "nonisolated AppIntents.\($0)" }
      let clause = added.isEmpty ? "" : ": " + added.joined(separator: ", ")
      return [
        try ExtensionDeclSyntax(
          """
          extension \(type.trimmed)\(raw: clause) {
            \(raw: access)nonisolated static var _appSchema: AppIntents.AppSchema.\(raw: kind) { \(expression) }
          }
          """)
      ]
    }
  }

  extension MacroMistake {
    static let notASchema = MacroMistake(
      "notASchema",
      "A schema is named by its domain and its own name: 'schema: .photos.createAlbum'.")

    static let intentSchemaKind = MacroMistake(
      "intentSchemaKind", "A schema for intents belongs to a struct or a class.")

    static let entitySchemaKind = MacroMistake(
      "entitySchemaKind",
      "A schema for entities belongs to a struct or a class; an enum takes '@AppEnum(schema:)'.")

    static let enumSchemaKind = MacroMistake(
      "enumSchemaKind", "A schema for enums belongs to an enum with a raw value.")

    static func enumWithoutRawValue(name: String) -> MacroMistake {
      MacroMistake(
        "enumWithoutRawValue",
        "'\(name)' needs a raw value to be kept and found again: 'enum \(name): String'.")
    }
  }
#endif
