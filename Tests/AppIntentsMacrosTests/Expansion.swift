// SPDX-License-Identifier: Apache-2.0

#if Macros
  import AppIntentsMacros
  import SwiftDiagnostics
  import SwiftParser
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacroExpansion
  import SwiftSyntaxMacros

  /// What the macros make of a piece of source, and what they say against it.
  struct Expansion {
    private static let macros: [String: any Macro.Type] = [
      "ComputedProperty": ComputedPropertyMacro.self,
      "DeferredProperty": DeferredPropertyMacro.self,
      "UnionValue": UnionValueMacro.self,
      "AppIntent": IntentSchemaMacro.self,
      "AppEntity": EntitySchemaMacro.self,
      "AppEnum": EnumSchemaMacro.self,
    ]

    /// The source with everything that the macros add.
    let source: String
    /// Each diagnostic as `line:column severity: message`.
    let diagnostics: [String]

    /// Expands all macros.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - conformances: The protocols that the compiler would say are not there yet.
    init(_ source: String, conformances: [String: [String]] = [:]) {
      let file = Parser.parse(source: source)
      let context = BasicMacroExpansionContext(
        sourceFiles: [file: .init(moduleName: "Test", fullFilePath: "Test.swift")])
      let specs = Self.macros.map { name, type in
        (name, MacroSpec(type: type, conformances: (conformances[name] ?? []).map { "\(raw: $0)" }))
      }
      let expanded = file.expand(
        macroSpecs: Dictionary(uniqueKeysWithValues: specs),
        contextGenerator: { node in
          BasicMacroExpansionContext(
            sharingWith: context, lexicalContext: node.allMacroLexicalContexts())
        },
        indentationWidth: .spaces(2))
      self.source = expanded.description
      diagnostics = context.diagnostics.map { diagnostic in
        let place = context.location(
          for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "Test.swift")
        let line = "\(place.line):\(place.column)"
        return "\(line) \(diagnostic.diagMessage.severity): \(diagnostic.message)"
      }
    }
  }
#endif
