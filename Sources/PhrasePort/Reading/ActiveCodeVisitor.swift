// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// Visits the code that the compiler on Linux sees: what an `#if` leaves out is passed over.
class ActiveCodeVisitor: SyntaxVisitor {
  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.activeClauses { if let elements = clause.elements { walk(elements) } }
    return .skipChildren
  }
}

extension IfConfigDeclSyntax {
  /// The clauses that are or may be compiled on Linux.
  var activeClauses: [IfConfigClauseSyntax] {
    var active: [IfConfigClauseSyntax] = []
    for clause in clauses {
      let value = clause.condition.map { LinuxConditions.value(of: $0) } ?? true
      if value != false { active.append(clause) }
      if value == true { break }
    }
    return active
  }
}
