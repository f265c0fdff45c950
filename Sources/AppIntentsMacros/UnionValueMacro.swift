// SPDX-License-Identifier: Apache-2.0

#if Macros
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// `@UnionValue`: an enum whose cases each hold one value of a type of their own.
  struct UnionValueMacro: ExtensionMacro {
    static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      guard let union = declaration.as(EnumDeclSyntax.self) else {
        context.report(.unionNotAnEnum, at: declaration.introducer)
        return []
      }
      guard let cases = UnionCase.all(in: union, context: context) else { return [] }
      let access = union.modifiers.access
      return [
        try ExtensionDeclSyntax(
          """
          extension \(type.trimmed): nonisolated AppIntents.AppUnionValue {
            \(raw: access)enum Cases: String, nonisolated AppIntents.AppUnionValueCasesProviding {
              \(raw: access)typealias UnionValue = \(type.trimmed)
              case \(raw: cases.map(\.name).joined(separator: ", "))
            }

            \(raw: access)nonisolated static var _valueTypes: [(name: Cases, type: any AppIntents._IntentValue.Type)] {
              [\(raw: cases.map { "(.\($0.name), (\($0.type)).self)" }.joined(separator: ", "))]
            }

            \(raw: access)nonisolated var _contents: (name: Cases, value: any AppIntents._IntentValue) {
              switch self {
              \(raw: cases.map { "case .\($0.name)(let value): (.\($0.name), value)" }.joined(separator: "\n    "))
              }
            }

            \(raw: access)nonisolated init?(_case name: Cases, value: any Sendable) {
              switch name {
              \(raw: cases.map(\.initialisation).joined(separator: "\n    "))
              }
            }
          }
          """)
      ]
    }
  }

  /// A case of a union and the type of its value.
  struct UnionCase {
    let name: String
    let type: String
    /// The label of the value; nil when it has none.
    let label: String?

    var initialisation: String {
      let argument = label.map { "\($0): value" } ?? "value"
      return """
        case .\(name):
              guard let value = value as? \(type) else { return nil }
              self = .\(name)(\(argument))
        """
    }

    /// The cases of an enum; nil when one of them is not as it must be, which is reported.
    static func all(
      in union: EnumDeclSyntax, context: some MacroExpansionContext
    ) -> [UnionCase]? {
      let elements = union.memberBlock.members
        .compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
      guard !elements.isEmpty else {
        context.report(.unionWithoutCases, at: union.name)
        return nil
      }
      let cases = elements.compactMap { UnionCase($0, context: context) }
      guard cases.count == elements.count else { return nil }
      return areDistinct(cases, elements, context: context) ? cases : nil
    }

    private init?(_ element: EnumCaseElementSyntax, context: some MacroExpansionContext) {
      let values = element.parameterClause?.parameters
      guard let value = values?.first, values?.count == 1 else {
        context.report(
          .unionCaseValues(name: element.name.text, count: values?.count ?? 0),
          at: element.parameterClause.map(Syntax.init) ?? Syntax(element))
        return nil
      }
      name = element.name.text
      type = value.type.trimmedDescription
      label = value.firstName.flatMap { $0.text == "_" ? nil : $0.text }
    }

    /// Whether no two cases hold values of one type; a value could not tell which case is meant.
    private static func areDistinct(
      _ cases: [UnionCase], _ elements: [EnumCaseElementSyntax], context: some MacroExpansionContext
    ) -> Bool {
      var names: [String: String] = [:]
      var areDistinct = true
      for (item, element) in zip(cases, elements) {
        if let first = names.updateValue(item.name, forKey: item.type) {
          context.report(
            .unionCaseTypeTwice(name: item.name, first: first, type: item.type), at: element)
          areDistinct = false
        }
      }
      return areDistinct
    }
  }

  extension MacroMistake {
    static let unionNotAnEnum = MacroMistake(
      "unionNotAnEnum",
      "'@UnionValue' belongs to an enum with one value for each case: "
        + "'enum Result { case book(Book), shelf(Shelf) }'.")

    static let unionWithoutCases = MacroMistake(
      "unionWithoutCases", "'@UnionValue' needs at least one case with a value: 'case book(Book)'.")

    static func unionCaseValues(name: String, count: Int) -> MacroMistake {
      MacroMistake(
        "unionCaseValues",
        count == 0
          ? "The case '\(name)' holds no value: give it one, 'case \(name)(Type)'."
          : "The case '\(name)' holds \(count) values: it must hold one.")
    }

    static func unionCaseTypeTwice(name: String, first: String, type: String) -> MacroMistake {
      MacroMistake(
        "unionCaseTypeTwice",
        "The cases '\(first)' and '\(name)' both hold '\(type)': each must hold a type of its own.")
    }
  }
#endif
