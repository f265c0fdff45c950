// SPDX-License-Identifier: Apache-2.0

#if Macros
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// `@ComputedProperty`: a property that an entity works out at once.
  struct ComputedPropertyMacro: PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
      guard
        let property = PropertyDeclaration(declaration, attribute: "ComputedProperty", in: context)
      else { return [] }
      if let effects = property.effects {
        context.report(.effectfulComputed(name: property.name), at: effects)
        return []
      }
      return WrapperExpansion.peers(
        of: property, kind: "_computed", value: "self.\(property.name)", attribute: node,
        in: context)
    }
  }

  /// `@DeferredProperty`: a property that an entity fetches, and only when it is asked for.
  struct DeferredPropertyMacro: PeerMacro {
    static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
      guard
        let property = PropertyDeclaration(declaration, attribute: "DeferredProperty", in: context)
      else { return [] }
      if let setter = property.setter {
        context.report(.deferredSetter(name: property.name), at: setter)
        return []
      }
      guard let effects = property.effects, effects.asyncSpecifier != nil else {
        report(declaration, property, in: context)
        return []
      }
      let attempt = effects.throwsClause == nil ? "" : "try "
      return WrapperExpansion.peers(
        of: property, kind: "_deferred", value: "\(attempt)await self.\(property.name)",
        attribute: node, in: context)
    }

    /// Reports a getter that does not wait, at its `get` where it has one.
    private static func report(
      _ declaration: some DeclSyntaxProtocol, _ property: PropertyDeclaration,
      in context: some MacroExpansionContext
    ) {
      let block = declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock
      let mistake = MacroMistake.synchronousDeferred(name: property.name)
      if let getter = block?.getter {
        context.report(mistake, at: getter.accessorSpecifier)
      } else {
        context.report(mistake, at: block.map(Syntax.init) ?? Syntax(declaration))
      }
    }
  }
#endif
