// SPDX-License-Identifier: Apache-2.0

#if Macros
  import SwiftSyntax

  extension DeclModifierListSyntax {
    /// The access level that members need to witness a public protocol, with a space after it.
    var access: String {
      let levels: [TokenKind] = [.keyword(.public), .keyword(.package)]
      if contains(where: { $0.name.tokenKind == .keyword(.open) }) { return "public " }
      return first { levels.contains($0.name.tokenKind) }.map { $0.name.text + " " } ?? ""
    }
  }

  extension DeclGroupSyntax {
    /// Whether the declaration itself has a static member of that name.
    func declaresStatic(_ name: String) -> Bool {
      memberBlock.members.contains { member in
        guard let variable = member.decl.as(VariableDeclSyntax.self), !variable.isInstanceMember
        else { return false }
        return variable.bindings.contains { $0.pattern.trimmedDescription == name }
      }
    }

    /// Whether the declaration has a stored or computed property of that name.
    func declaresProperty(_ name: String) -> Bool { binding(of: name) != nil }

    /// The type of the property of that name as written; nil when there is none, or no type.
    func typeOfProperty(_ name: String) -> String? {
      binding(of: name)?.typeAnnotation?.type.trimmedDescription
    }

    private func binding(of name: String) -> PatternBindingSyntax? {
      memberBlock.members.lazy
        .compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter(\.isInstanceMember)
        .flatMap(\.bindings).first { $0.pattern.trimmedDescription == name }
    }

    /// Whether the declaration names a type that it inherits from or conforms to.
    func inherits(_ names: String...) -> Bool {
      let inherited = inheritanceClause?.inheritedTypes.flatMap(\.type.parts) ?? []
      return inherited.contains { type in
        names.contains { type == $0 || type == "AppIntents.\($0)" }
      }
    }
  }

  extension TypeSyntax {
    /// The names of the types that stand here: without attributes such as `nonisolated`, and each of
    /// `A & B`.
    fileprivate var parts: [String] {
      if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.parts }
      if let composition = self.as(CompositionTypeSyntax.self) {
        return composition.elements.flatMap(\.type.parts)
      }
      return [trimmedDescription]
    }
  }

  extension VariableDeclSyntax {
    /// Whether this is a plain stored property that a schema's macro may wrap: `var name: Type`,
    /// perhaps with a value, without an attribute of its own.
    var isPlainStored: Bool {
      guard bindingSpecifier.tokenKind == .keyword(.var), isInstanceMember, attributes.isEmpty,
        bindings.count == 1, let binding = bindings.first, binding.typeAnnotation != nil,
        !modifiers.contains(where: { $0.name.tokenKind == .keyword(.lazy) })
      else { return false }
      return binding.accessorBlock?.observesStoredValue ?? true
    }
  }
#endif
