// SPDX-License-Identifier: Apache-2.0

#if Macros
  import SwiftDiagnostics
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// What is wrong with a declaration that a macro is attached to, and what would be right.
  struct MacroMistake: DiagnosticMessage {
    let message: String
    let diagnosticID: MessageID
    let severity: DiagnosticSeverity

    init(_ id: String, _ message: String, severity: DiagnosticSeverity = .error) {
      self.message = message
      self.severity = severity
      diagnosticID = MessageID(domain: "AppIntents", id: id)
    }
  }

  extension MacroExpansionContext {
    /// Reports a mistake at the piece of source that shows it.
    func report(_ mistake: MacroMistake, at node: some SyntaxProtocol) {
      diagnose(Diagnostic(node: Syntax(node), message: mistake))
    }
  }
#endif
