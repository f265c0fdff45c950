// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

/// What the compiler on Linux makes of the condition of an `#if`.
enum LinuxConditions {
  /// Whether a condition holds; nil where it hangs on how the program is built.
  static func value(of condition: ExprSyntax) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return value(of: Array(sequence.elements))
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return value(of: not.expression).map { !$0 }
    }
    if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first,
      tuple.elements.count == 1
    {
      return value(of: inner.expression)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    return condition.as(FunctionCallExprSyntax.self).flatMap(value)
  }

  /// Whether a condition asks for a system, and not for a module.
  static func asksForSystem(_ condition: ExprSyntax) -> Bool {
    condition.tokens(viewMode: .sourceAccurate).contains {
      $0.text == "os" || $0.text == "targetEnvironment"
    }
  }

  /// `||` binds less than `&&`.
  private static func value(of elements: [ExprSyntax]) -> Bool? {
    func isOperator(_ name: String) -> (ExprSyntax) -> Bool {
      { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }
    }
    let parts = elements.split(whereSeparator: isOperator("||"))
      .map { part -> Bool? in
        let values = part.split(whereSeparator: isOperator("&&"))
          .map { $0.count == 1 ? $0.first.flatMap { value(of: $0) } : nil }
        if values.contains(false) { return false }
        return values.contains(nil) ? nil : true
      }
    if parts.contains(true) { return true }
    return parts.contains(nil) ? nil : false
  }

  private static func value(of call: FunctionCallExprSyntax) -> Bool? {
    guard let argument = call.arguments.first?.expression else { return nil }
    let text = argument.trimmedDescription
    switch call.calledExpression.trimmedDescription {
    case "os": return text == "Linux"
    case "targetEnvironment": return false
    case "canImport": return canImport(text)
    case "swift", "compiler": return true
    default: return nil
    }
  }

  private static func canImport(_ module: String) -> Bool? {
    if AppleModules.available.contains(module) { return true }
    return AppleModules.advice[module] == nil ? nil : false
  }
}
