// SPDX-License-Identifier: Apache-2.0

import PhraseMatching
import SwiftParser
import SwiftSyntax

/// Looks in one file for what Linux does not compile, or takes for something else.
final class Examiner: ActiveCodeVisitor {
  private let app: AppSources
  private let file: SourceFile
  private let lines: SourceLines
  private let symbols: StringSymbols
  private var findings: [Finding] = []
  /// Where each missing name stands.
  private var missing: [String: [Range<Int>]] = [:]
  /// The types that results show, which are views or have to become some.
  private var shown: Set<String> = []
  private var drawings: [DeclaredType] = []
  /// The imports of modules that are missing.
  private var imports: [(module: String, place: Range<Int>)] = []
  /// Whether something in the file is SwiftUI's, besides names.
  private var drawsViews = false

  private init(_ file: SourceFile, of app: AppSources, symbols: StringSymbols) {
    self.app = app
    self.file = file
    self.symbols = symbols
    lines = SourceLines(of: file)
    super.init()
  }

  /// What is to change in a file, from top to bottom.
  ///
  /// - Parameters:
  ///   - file: A file that is to come along.
  ///   - app: The sources that it belongs to.
  ///   - symbols: The names that Xcode makes of the keys of the app's string catalogs.
  /// - Returns: The findings, one for all places of a name.
  static func findings(
    in file: SourceFile, of app: AppSources, symbols: StringSymbols
  ) -> [Finding] {
    let examiner = Examiner(file, of: app, symbols: symbols)
    examiner.walk(Parser.parse(source: file.text))
    examiner.tellMissingNames()
    examiner.tellDrawings()
    examiner.tellImports()
    return examiner.findings.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private func tell(
    _ kind: Finding.Kind, _ severity: Diagnostic.Severity = .error, at node: some SyntaxProtocol,
    _ message: String, advice: String
  ) {
    findings.append(
      lines.finding(kind, severity, at: node.span, message, advice: advice))
  }

  // MARK: Imports

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let module = node.path.first?.name, AppleModules.advice[module.text] != nil {
      imports.append((module.text, module.span))
    }
    return .skipChildren
  }

  /// What to do about an import hangs on what the rest of the file needs of it.
  private func tellImports() {
    var needed = Set(
      missing.keys.compactMap { AppleNames.module(of: $0, among: file.missingModules) })
    if drawsViews { needed.insert("SwiftUI") }
    for (module, place) in imports {
      let isIdle = AppleNames.covered.contains(module) && !needed.contains(module)
      let advice = AppleModules.advice[module] ?? ""
      findings.append(
        lines.finding(
          .missingModule, .error, at: place, "\(module) is not on Linux",
          advice: isIdle
            ? "\(foundation)nothing in the file seems to need it: take it out"
            : foundation + (advice.isEmpty ? AppleModules.generalAdvice : advice)))
    }
  }

  /// Apple's modules hand Foundation on, so that a file may use it without its import.
  private var foundation: String {
    file.imports.allSatisfy { AppleModules.advice[$0] != nil }
      ? "write import AppIntents, which brings Foundation, if the file uses it; " : ""
  }

  // MARK: What is left out

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    let active = node.activeClauses
    // Who writes a branch for Linux has thought of it.
    let isSettled = active.contains {
      $0.condition?.trimmedDescription.contains("os(Linux)") ?? false
    }
    for clause in node.clauses where !isSettled && !active.contains(clause) {
      guard let condition = clause.condition, LinuxConditions.asksForSystem(condition),
        LinuxConditions.value(of: condition) == false, clause.doesSomething,
        clause.isForScreens
      else { continue }
      let instead = active.isEmpty ? "" : " and another branch compiled"
      tell(
        .leftOut, .warning, at: condition,
        "this is left out on Linux\(instead)",
        advice: """
          write \(condition.trimmedDescription) || os(Linux) where it is to work here too, or \
          #if canImport(SwiftUI) where it draws
          """)
    }
    return super.visit(node)
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    declaration(node.name)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    declaration(node.name)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    declaration(node.name)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    declaration(node.extendedType)
  }

  /// A type that draws is one finding, whatever stands in it.
  private func declaration(_ name: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
    let offset = name.positionAfterSkippingLeadingTrivia.utf8Offset
    guard let type = file.types.first(where: { $0.offset == offset }) else { return .visitChildren }
    guard app.role(of: type) == .drawing || draws(type) else { return .visitChildren }
    drawings.append(type)
    drawsViews = true
    return .skipChildren
  }

  /// An extension of a view, or of one of SwiftUI's own types.
  private func draws(_ type: DeclaredType) -> Bool {
    type.isExtension
      && (app.drawingType(type.name) != nil
        || AppleNames.swiftUI.contains(type.name) && !app.declares(type.name))
  }

  private func tellDrawings() {
    for type in drawings {
      let span = type.offset..<type.offset + type.length
      if shown.contains(type.ownName) {
        findings.append(
          lines.finding(
            .viewInResult, .error, at: span, "a result shows \(type.ownName), which SwiftUI draws",
            advice: """
              struct \(type.ownName): SnippetView {
                var body: Snippet { Snippet { … } }
              }
              """))
      } else {
        findings.append(
          lines.finding(
            .drawingType, .error, at: span,
            "\(type.ownName) belongs to what SwiftUI draws, and stays behind",
            advice: "put it in #if canImport(SwiftUI), or in a file of its own"))
      }
    }
  }

  // MARK: Views in results

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
    let name = called?.text ?? node.calledExpression.trimmedDescription
    if ["result", "requestConfirmation", "requestChoice", "requestDisambiguation"].contains(name) {
      for argument in node.arguments where ["view", "content"].contains(argument.label?.text) {
        show(argument.expression)
      }
      if name == "result", let closure = node.trailingClosure { show(closure: closure) }
    }
    examineTexts(of: node, name: name)
    return .visitChildren
  }

  private func show(closure: ClosureExprSyntax) {
    let only = closure.statements.count == 1 ? closure.statements.first?.item : nil
    if let expression = only?.as(ExprSyntax.self) {
      show(expression)
    } else {
      tellView(at: closure.leftBrace, "a result shows a view that is written here")
    }
  }

  private func show(_ view: ExprSyntax) {
    var called = view
    while let call = called.as(FunctionCallExprSyntax.self) { called = call.calledExpression }
    if let member = called.as(MemberAccessExprSyntax.self), let base = member.base {
      // A modifier, such as `.padding()`: the view is what it stands behind.
      return show(base)
    }
    let name = called.trimmedDescription
    guard name.first?.isUppercase == true else { return }
    shown.insert(name)
    if let view = app.drawingType(name) {
      guard view.file.path != file.path else { return }
      let line = SourceLines(of: view.file).number(at: view.type.offset)
      tellView(
        at: called, "a result shows \(name), which SwiftUI draws (\(view.file.path):\(line))",
        name: name)
    } else if AppleNames.swiftUI.contains(name), !app.declares(name) {
      tellView(at: called, "a result shows SwiftUI's \(name)")
    }
  }

  private func tellView(at node: some SyntaxProtocol, _ message: String, name: String = "Card") {
    drawsViews = true
    tell(
      .viewInResult, at: node, message,
      advice: """
        struct \(name): SnippetView {
          var body: Snippet { Snippet { … } }
        }
        """)
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    guard ["View", "Scene"].contains(node.constraint.trimmedDescription), !app.declares("View")
    else { return .visitChildren }
    drawsViews = true
    tell(
      .viewInResult, at: node, "\(node.trimmedDescription) is SwiftUI's",
      advice: "write some SnippetView where a result shows it; else leave it behind")
    return .skipChildren
  }

  // MARK: Names

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    note(node.name)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName.id != node.id { note(node.baseName) }
    return .skipChildren
  }

  private func note(_ token: TokenSyntax) {
    let name = token.text
    guard !app.declares(name) else { return }
    if AppleNames.missing[name] != nil
      || AppleNames.module(of: name, among: file.missingModules) != nil
    {
      missing[name, default: []].append(token.span)
    }
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if name == "Observable", !file.imports.contains("Observation") {
      tell(
        .missingName, at: node.attributeName, "@Observable is in a module of its own here",
        advice: "import Observation")
    } else if AppleNames.attributes["@\(name)"] != nil, !app.declares(name) {
      missing["@\(name)", default: []].append(node.attributeName.span)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if AppleNames.missing["#\(node.macroName.text)"] != nil {
      missing["#\(node.macroName.text)", default: []].append(node.macroName.span)
    }
    return .visitChildren
  }

  private func tellMissingNames() {
    for (name, spans) in missing {
      guard let first = spans.first else { continue }
      let others = Set(spans.dropFirst().map { lines.number(at: $0.lowerBound) })
        .subtracting([lines.number(at: first.lowerBound)]).sorted()
      let also = others.isEmpty ? "" : ", also in \(others.count == 1 ? "line" : "lines") "
      let list = others.map(String.init).joined(separator: ", ")
      let module = AppleNames.module(of: name, among: file.missingModules)
      let whose = module.map { " of \($0)" } ?? ""
      findings.append(
        lines.finding(
          .missingName, .error, at: first, "\(name)\(whose) is not on Linux\(also)\(list)",
          advice: AppleNames.missing[name] ?? AppleNames.attributes[name]
            ?? module.map { "see the import of \($0)" } ?? ""))
    }
  }

  // MARK: Members

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.declName.baseName
    let base = node.base?.trimmedDescription
    if base == "LocalizedStringResource", let key = symbols.key(of: member.text) {
      tellSymbol(at: member, key: key)
    } else if base == "Bundle.main", let advice = AppleNames.bundleMembers[member.text] {
      tell(
        .bundleValue, .warning, at: member, "Bundle.main.\(member.text) is of an app's bundle",
        advice: advice)
    } else if AppleNames.activityMembers.contains(member.text), member.text != "delegate",
      file.names.contains("NSUserActivity")
    {
      tell(
        .missingName, at: member, "NSUserActivity has no \(member.text) here",
        advice: "take it out: nothing here takes activities up")
    }
    return .visitChildren
  }

  // MARK: Names of texts

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation?.type.trimmedDescription, StringSymbols.types.contains(type) {
      if let value = node.initializer?.value { examineText(value) }
      let items = node.accessorBlock?.accessors.as(CodeBlockItemListSyntax.self)
      if items?.count == 1, let value = items?.first?.item.as(ExprSyntax.self) {
        examineText(value)
      }
    }
    return .visitChildren
  }

  private func examineTexts(of call: FunctionCallExprSyntax, name: String) {
    guard StringSymbols.calls.contains(name) else { return }
    for argument in call.arguments {
      let label = argument.label?.text ?? ""
      if StringSymbols.labels.contains(label) { examineText(argument.expression) }
    }
  }

  override func visitPost(_ node: AttributeSyntax) {
    guard case .argumentList(let arguments) = node.arguments else { return }
    for argument in arguments where StringSymbols.labels.contains(argument.label?.text ?? "-") {
      examineText(argument.expression)
    }
  }

  private func examineText(_ value: ExprSyntax) {
    let called = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
    guard let member = called.as(MemberAccessExprSyntax.self), member.base == nil else { return }
    let name = member.declName.baseName.text
    guard name != "init", let key = symbols.key(of: name) else { return }
    tellSymbol(at: member, key: key)
  }

  private func tellSymbol(at member: some SyntaxProtocol, key: String) {
    tell(
      .stringSymbol, at: member,
      "Xcode makes \(member.trimmedDescription) of a key in a string catalog",
      advice: "write the key itself: \"\(key)\"")
  }
}

extension IfConfigClauseSyntax {
  /// Whether it is for a system with an app's screens: a watch's own code is missed by nobody here.
  fileprivate var isForScreens: Bool {
    let condition = condition?.trimmedDescription ?? ""
    return ["os(iOS)", "os(macOS)", "os(visionOS)"].contains { condition.contains($0) }
  }

  /// Whether there is more in it than imports.
  fileprivate var doesSomething: Bool {
    guard let elements else { return false }
    guard let statements = elements.as(CodeBlockItemListSyntax.self) else { return true }
    return statements.contains { !$0.item.is(ImportDeclSyntax.self) }
  }
}
