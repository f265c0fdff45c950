// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseFinding

/// The value of an expression such as `(2 + 5) * 1.2 ^ 2`.
///
/// `^` binds before a sign before `*`, `/` and `%`, the remainder, before `+` and `-`; powers go from
/// the right, all else from the left. Functions are `min`, `max`, `round`, `floor`, `ceil`, `abs`,
/// `sqrt`, `exp`, `ln`, `log` (of ten), `sin`, `cos` and `tan`, constants `pi` and `e`.
struct Calculation {
  private let text: [Character]
  private var position = 0
  private var depth = 0

  /// How deep parentheses, powers and signs may lie in one another: each takes some of the stack.
  private static let depthLimit = 100

  private init(_ text: String) { self.text = Array(text) }

  /// Calculates.
  ///
  /// - Throws: ``RunError`` with carets under what is wrong.
  static func value(of text: String) throws -> Double {
    var calculation = Calculation(text)
    let value = try calculation.sum()
    guard calculation.next == nil else {
      throw calculation.error("there is no sense in what follows", at: calculation.position)
    }
    return value
  }

  // MARK: - Operations

  private mutating func sum() throws -> Double {
    var value = try product()
    while true {
      if take("+") {
        value += try product()
      } else if take("-") || take("−") {
        value -= try product()
      } else {
        return value
      }
    }
  }

  private mutating func product() throws -> Double {
    var value = try signed()
    while let sign = next, "*×·/÷%".contains(sign) {
      position += 1
      let start = blankless
      let other = try signed()
      if "/÷%".contains(sign), other == 0 { throw error("this is a division by zero", at: start) }
      switch sign {
      case "/", "÷": value /= other
      case "%": value = value.truncatingRemainder(dividingBy: other)
      default: value *= other
      }
    }
    return value
  }

  private mutating func signed() throws -> Double {
    if take("-") || take("−") { return -(try deeper { try $0.signed() }) }
    if take("+") { return try deeper { try $0.signed() } }
    return try power()
  }

  private mutating func power() throws -> Double {
    let start = blankless
    let value = try operand()
    guard take("^") else { return value }
    let exponent = try deeper { try $0.signed() }
    return try number(pow(value, exponent), at: start)
  }

  private mutating func deeper(_ parse: (inout Calculation) throws -> Double) throws -> Double {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw error("this lies deeper than \(Self.depthLimit) levels", at: position)
    }
    return try parse(&self)
  }

  // MARK: - Operands

  private mutating func operand() throws -> Double {
    let start = blankless
    if take("(") { return try inParentheses(from: start) }
    guard let sign = next else { throw error("a number is missing", at: position) }
    if sign.isASCII, sign.isNumber || sign == "." { return try literal() }
    guard sign.isLetter else { throw error("a number is wanted here", at: start) }
    while position < text.count, text[position].isLetter { position += 1 }
    return try value(named: String(text[start..<position]), from: start)
  }

  private mutating func inParentheses(from start: Int) throws -> Double {
    let value = try deeper { try $0.sum() }
    guard take(")") else { throw error("this parenthesis has no end", at: start) }
    return value
  }

  private mutating func literal() throws -> Double {
    let start = position
    func isDigit(_ place: Int) -> Bool {
      place < text.count && text[place].isASCII && text[place].isNumber
    }
    while isDigit(position) || position < text.count && text[position] == "." { position += 1 }
    if position < text.count, "eE".contains(text[position]) {
      let hasSign = position + 1 < text.count && "+-".contains(text[position + 1])
      let digits = position + (hasSign ? 2 : 1)
      if isDigit(digits) {
        position = digits
        while isDigit(position) { position += 1 }
      }
    }
    guard let number = Double(String(text[start..<position])) else {
      throw error("this is no number", at: start, to: position)
    }
    return try self.number(number, at: start)
  }

  private mutating func value(named name: String, from start: Int) throws -> Double {
    if name == "pi" { return .pi }
    if name == "e" { return M_E }
    guard let function = Self.functions[name.lowercased()] else {
      let known = Self.functions.keys.sorted().joined(separator: ", ")
      throw error("there is no “\(name)”; there are \(known), pi and e", at: start, to: position)
    }
    guard take("(") else { throw error("“\(name)” needs parentheses behind it", at: position) }
    var values = [try deeper { try $0.sum() }]
    while take(",") || take(";") { values.append(try deeper { try $0.sum() }) }
    guard take(")") else { throw error("this parenthesis has no end", at: start, to: position) }
    guard let value = function(values) else {
      throw error("“\(name)” takes one number", at: start, to: position)
    }
    return try number(value, at: start)
  }

  private static let functions: [String: @Sendable ([Double]) -> Double?] = [
    "min": { $0.min() }, "max": { $0.max() }, "round": { one($0)?.rounded() },
    "floor": { one($0)?.rounded(.down) }, "ceil": { one($0)?.rounded(.up) },
    "abs": { one($0)?.magnitude }, "sqrt": { one($0)?.squareRoot() },
    "exp": { one($0).map(Foundation.exp) }, "ln": { one($0).map(Foundation.log) },
    "log": { one($0).map(log10) }, "sin": { one($0).map(Foundation.sin) },
    "cos": { one($0).map(Foundation.cos) }, "tan": { one($0).map(Foundation.tan) },
  ]

  private static func one(_ values: [Double]) -> Double? {
    values.count == 1 ? values[0] : nil
  }

  // MARK: - Characters

  private var blankless: Int {
    text[position...].firstIndex { !$0.isWhitespace } ?? text.count
  }

  /// The next character that is no blank.
  private var next: Character? {
    mutating get {
      position = blankless
      return position < text.count ? text[position] : nil
    }
  }

  private mutating func take(_ sign: Character) -> Bool {
    guard next == sign else { return false }
    position += 1
    return true
  }

  // MARK: - Errors

  private func number(_ value: Double, at start: Int) throws -> Double {
    if value.isFinite { return value }
    throw error("this is no number that can be told", at: start, to: position)
  }

  private func error(
    _ reason: LocalizedStringResource, at start: Int, to end: Int? = nil
  ) -> RunError {
    let marked = MarkedText(text: String(text), span: start..<max(start, end ?? start))
    return RunError("In the calculation, \(reason):\n\(marked.description)")
  }
}
