// SPDX-License-Identifier: Apache-2.0

import SwiftParser
import SwiftSyntax

/// Reads what a file declares, imports and names.
final class FileReader: ActiveCodeVisitor {
  private var file: SourceFile
  /// The types around the place that is read, by their indices in `file.types`.
  private var enclosing: [Int] = []
  /// How many functions are around it.
  private var depth = 0

  private init(_ file: SourceFile) {
    self.file = file
    super.init()
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: Its text.
  ///   - path: How it is called.
  /// - Returns: What stands in it.
  static func read(_ text: String, path: String) -> SourceFile {
    let reader = FileReader(SourceFile(path: path, text: text))
    reader.walk(Parser.parse(source: text))
    return reader.file
  }

  // MARK: Declarations

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name {
      file.importPlaces.append((module.text, module.span))
    }
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name) { $0.isProtocol = true }
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.extendedType) { $0.isExtension = true }
  }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    if enclosing.isEmpty, depth == 0 { declare(node.name) }
    return .visitChildren
  }

  /// A name at the top of the file that other files can use, and that is no type with members.
  private func declare(_ name: some SyntaxProtocol, prefix: String = "") {
    let span = name.span
    file.types.append(
      DeclaredType(
        name: prefix + name.trimmedDescription, offset: span.lowerBound, length: span.count))
  }

  /// A text that the app gives a name of its own is used as `.name`.
  private func declare(text name: some SyntaxProtocol, in type: Int) {
    guard file.types[type].name == "LocalizedStringResource" else { return }
    declare(name, prefix: ".")
  }

  override func visitPost(_ node: FunctionDeclSyntax) { depth -= 1 }
  override func visitPost(_ node: StructDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { enclosing.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { enclosing.removeLast() }

  private func enter(
    _ node: some DeclGroupSyntax, _ name: some SyntaxProtocol,
    _ complete: (inout DeclaredType) -> Void = { _ in }
  ) -> SyntaxVisitorContinueKind {
    let outer = enclosing.last.map { file.types[$0].name + "." } ?? ""
    var type = DeclaredType(
      name: outer + name.trimmedDescription,
      inherited: node.inheritanceClause?.inheritedTypes.flatMap { $0.type.names } ?? [],
      attributes: node.attributes.compactMap {
        let attribute = $0.as(AttributeSyntax.self)
        return attribute?.arguments == nil ? nil : attribute?.attributeName.trimmedDescription
      },
      offset: name.positionAfterSkippingLeadingTrivia.utf8Offset,
      length: name.trimmedLength.utf8Length)
    let closed: [TokenKind] = [.keyword(.private), .keyword(.fileprivate)]
    type.isVisible = !node.modifiers.contains { closed.contains($0.name.tokenKind) }
    complete(&type)
    file.types.append(type)
    enclosing.append(file.types.count - 1)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = enclosing.last,
      node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
    else { return .visitChildren }
    for binding in node.bindings {
      let name = binding.pattern.trimmedDescription
      file.types[type].statics.insert(name)
      if name == "isDiscoverable", binding.description.contains("false") {
        file.types[type].isHidden = true
      }
      declare(text: binding.pattern, in: type)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = enclosing.last {
      declare(text: node.name, in: type)
    } else if depth == 0 {
      declare(node.name)
    }
    depth += 1
    return .visitChildren
  }

  // MARK: Uses

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.baseName)
    return .skipChildren
  }

  private func note(_ name: TokenSyntax) {
    if name.text.first?.isUppercase == true { file.names.insert(name.text) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let function = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      file.names.insert(function.baseName.text)
    }
    guard node.calledExpression.trimmedDescription == "AppShortcut" else { return .visitChildren }
    for argument in node.arguments {
      switch argument.label?.text {
      case "intent":
        let call = argument.expression.as(FunctionCallExprSyntax.self)
        file.startedIntents.insert((call?.calledExpression ?? argument.expression).lastName)
      case "phrases":
        file.phraseCount += argument.expression.as(ArrayExprSyntax.self)?.elements.count ?? 0
      default: break
      }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.tokenKind == .keyword(.self), let base = node.base,
      let type = enclosing.last, file.types[type].statics.contains("intents")
    {
      file.listedIntents.insert(base.lastName)
    }
    if node.base == nil || node.base?.trimmedDescription == "LocalizedStringResource" {
      file.names.insert("." + node.declName.baseName.text)
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The last name in `Module.Type`.
  fileprivate var lastName: String {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? trimmedDescription
  }
}

extension TypeSyntax {
  /// The names of the types that stand here, without the module that declares them: each of `A & B`.
  fileprivate var names: [String] {
    if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.names }
    if let composition = self.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap(\.type.names)
    }
    if let member = self.as(MemberTypeSyntax.self) { return [member.name.text] }
    if let identifier = self.as(IdentifierTypeSyntax.self) { return [identifier.name.text] }
    return [trimmedDescription]
  }
}
