// SPDX-License-Identifier: Apache-2.0

#if Macros
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// What both property macros write beside a property: its wrapper, and what lets the engine list it.
  enum WrapperExpansion {
    /// The declarations for a property.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - kind: The label of the wrapper's initialiser, `_computed` or `_deferred`.
    ///   - value: How the getter asks the entity `self` for the value.
    ///   - attribute: The attribute with its arguments, which go to the wrapper as they are.
    ///   - context: Where a property in an extension is reported.
    /// - Returns: The wrapper under `$name`, and outside an extension what lists it under `_name`.
    static func peers(
      of property: PropertyDeclaration, kind: String, value: String, attribute: AttributeSyntax,
      in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
      let name = property.name
      let written = attribute.arguments.map { ", \($0.trimmedDescription)" } ?? ""
      let wrapper: DeclSyntax =
        """
        \(raw: property.access)var $\(raw: name): AppIntents.EntityProperty<\(property.type)> {
          AppIntents.EntityProperty(\(raw: kind): "\(raw: name)"\(raw: written)) { [self] in \(raw: value) }
        }
        """
      guard let entity = property.entity else {
        context.report(.inExtension(name: name), at: attribute)
        return [wrapper]
      }
      return [
        wrapper,
        """
        private let _\(raw: name) = AppIntents._DeclaredProperty<\(raw: entity)> { $0.$\(raw: name) }
        """,
      ]
    }
  }
#endif
