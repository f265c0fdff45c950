// SPDX-License-Identifier: Apache-2.0

#if Macros
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// A property with a getter, as the macros for entities' properties read it.
  struct PropertyDeclaration {
    let name: String
    let type: TypeSyntax
    /// The access level as written, with a space after it; empty when none is.
    let access: String
    /// `async` and `throws` as the getter says them.
    let effects: AccessorEffectSpecifiersSyntax?
    /// The piece of source that makes the property settable; nil when nothing does.
    let setter: AccessorDeclSyntax?
    /// The name of the type around the property; nil for an extension.
    let entity: String?

    /// Reads the declaration, or reports why it cannot be read.
    init?(
      _ declaration: some DeclSyntaxProtocol, attribute: String,
      in context: some MacroExpansionContext
    ) {
      guard let variable = declaration.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first
      else {
        context.report(.notAProperty(attribute), at: declaration)
        return nil
      }
      guard variable.isInstanceMember else {
        context.report(.typeProperty(attribute), at: variable.modifiers)
        return nil
      }
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
        context.report(.notAProperty(attribute), at: binding.pattern)
        return nil
      }
      guard let accessors = binding.accessorBlock, binding.initializer == nil,
        !accessors.observesStoredValue
      else {
        context.report(.stored(attribute, name: pattern.identifier.text), at: binding)
        return nil
      }
      guard let type = binding.typeAnnotation?.type else {
        context.report(.noType(attribute, name: pattern.identifier.text), at: pattern)
        return nil
      }
      name = pattern.identifier.identifier?.name ?? pattern.identifier.text
      self.type = type.trimmed
      access = variable.access
      effects = accessors.getter?.effectSpecifiers
      setter = accessors.accessor(.set)
      entity = context.lexicalContext.first?.typeName
    }
  }

  extension VariableDeclSyntax {
    var isInstanceMember: Bool {
      !modifiers.contains { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }
    }

    /// The access level as written, with a space after it; what is private opens to its file, since
    /// the engine asks for the wrapper from beside the property.
    var access: String {
      let levels: [Keyword] = [.public, .package, .internal, .fileprivate, .private]
      let written = modifiers.lazy.filter { $0.detail == nil }
        .compactMap { modifier in levels.first { modifier.name.tokenKind == .keyword($0) } }.first
      guard let written else { return "" }
      return written == .private ? "fileprivate " : "\(written) "
    }
  }

  extension AccessorBlockSyntax {
    func accessor(_ keyword: Keyword) -> AccessorDeclSyntax? {
      guard case .accessors(let list) = accessors else { return nil }
      return list.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }
    }

    /// The `get { … }`; nil when the block is the getter itself.
    var getter: AccessorDeclSyntax? { accessor(.get) }

    /// Whether the accessors only watch a stored value.
    var observesStoredValue: Bool { accessor(.willSet) != nil || accessor(.didSet) != nil }
  }

  extension Syntax {
    /// The name of the type that this declares; nil when it declares none.
    fileprivate var typeName: String? {
      self.as(StructDeclSyntax.self)?.name.text ?? self.as(ClassDeclSyntax.self)?.name.text
        ?? self.as(ActorDeclSyntax.self)?.name.text
    }
  }
#endif
