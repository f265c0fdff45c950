// SPDX-License-Identifier: Apache-2.0

/// Says what in a predicate format cannot be read.
struct PredicateFormatError: Error, Equatable, CustomStringConvertible {
  let format: String
  /// Offset of the offending character.
  let offset: Int
  let reason: String

  var description: String {
    "The predicate format cannot be read: \(reason).\n  \(format)\n  "
      + String(repeating: " ", count: offset) + "^"
  }
}

/// Reads a predicate format by recursive descent: or, and, not, comparison.
struct PredicateParser {
  private let format: String
  private var tokens: [PredicateToken]
  private var arguments: ArraySlice<Any?>
  private let lexicalError: PredicateFormatError?

  /// Parentheses nested deeper than this are refused, so that a format cannot exhaust the stack.
  private static let deepestNesting = 100

  init(_ format: String, arguments: [Any?]) {
    self.format = format
    self.arguments = arguments[...]
    do throws(PredicateFormatError) {
      tokens = try PredicateToken.tokens(of: format).reversed()
      lexicalError = nil
    } catch {
      tokens = []
      lexicalError = error
    }
  }

  mutating func parse() throws(PredicateFormatError) -> ParsedPredicate {
    if let lexicalError { throw lexicalError }
    let expression = try disjunction(depth: 0)
    if let token = tokens.last { throw error("\"\(token.text)\" stands after the end", token) }
    if !arguments.isEmpty {
      throw error("\(arguments.count) of the arguments have no placeholder", nil)
    }
    return expression
  }

  private mutating func disjunction(
    depth: Int
  ) throws(PredicateFormatError) -> ParsedPredicate {
    var left = try conjunction(depth: depth)
    while accept("OR", "||") { left = .or(left, try conjunction(depth: depth)) }
    return left
  }

  private mutating func conjunction(
    depth: Int
  ) throws(PredicateFormatError) -> ParsedPredicate {
    var left = try term(depth: depth)
    while accept("AND", "&&") { left = .and(left, try term(depth: depth)) }
    return left
  }

  private mutating func term(depth: Int) throws(PredicateFormatError) -> ParsedPredicate {
    guard depth < Self.deepestNesting else {
      throw error("more than \(Self.deepestNesting) nested parentheses or NOT", tokens.last)
    }
    if accept("NOT", "!") { return .not(try term(depth: depth + 1)) }
    if accept("TRUEPREDICATE") { return .constant(true) }
    if accept("FALSEPREDICATE") { return .constant(false) }
    if accept("(") {
      let inner = try disjunction(depth: depth + 1)
      guard accept(")") else { throw error("\")\" is missing", tokens.last) }
      return inner
    }
    let left = try operand()
    let comparison = try comparison()
    return .comparison(left, comparison, try operand())
  }

  private mutating func comparison() throws(PredicateFormatError) -> PredicateOperator {
    guard let token = tokens.popLast() else { throw error("a comparison is missing", nil) }
    guard let comparison = PredicateOperator(token.text) else {
      throw error("\"\(token.text)\" is not a comparison", token)
    }
    return comparison
  }

  private mutating func operand() throws(PredicateFormatError) -> ParsedPredicate.Operand {
    guard let token = tokens.popLast() else { throw error("a key or a value is missing", nil) }
    switch token.kind {
    case .quoted: return .value(token.text)
    case .number(let number): return .value(number)
    case .symbol: throw error("\"\(token.text)\" stands where a key or a value should", token)
    case .placeholder:
      guard let argument = arguments.popFirst() else {
        throw error("\"\(token.text)\" has no argument", token)
      }
      guard token.text == "%K" else { return .value(argument) }
      guard let key = argument as? String else {
        throw error("the argument of %K is not a text", token)
      }
      return .key(Self.path(key))
    case .word:
      switch token.text.uppercased() {
      case "TRUE", "YES": return .value(true)
      case "FALSE", "NO": return .value(false)
      case "NIL", "NULL": return .value(nil)
      case "SELF": return .key([])
      default: return .key(Self.path(token.text))
      }
    }
  }

  private static func path(_ key: String) -> [String] {
    key.split(separator: ".").map(String.init).filter { $0.uppercased() != "SELF" }
  }

  private mutating func accept(_ spellings: String...) -> Bool {
    guard let token = tokens.last, token.kind == .word || token.kind == .symbol,
      spellings.contains(token.text.uppercased())
    else { return false }
    tokens.removeLast()
    return true
  }

  private func error(_ reason: String, _ token: PredicateToken?) -> PredicateFormatError {
    PredicateFormatError(format: format, offset: token?.offset ?? format.count, reason: reason)
  }
}

extension PredicateOperator {
  /// Reads a comparison such as `<=` or `CONTAINS[cd]`; nil when there is none of that spelling.
  init?(_ text: String) {
    let upper = text.uppercased()
    let parts = upper.split(separator: "[", maxSplits: 1)
    guard let name = parts.first, let kind = Self.kinds[String(name)] else { return nil }
    self.init(kind: kind)
    guard parts.count == 2 else { return }
    guard parts[1].hasSuffix("]"), name.first?.isLetter == true || name.contains("=") else {
      return nil
    }
    for option in parts[1].dropLast() {
      switch option {
      case "C": ignoresCase = true
      case "D": ignoresDiacritics = true
      default: return nil
      }
    }
  }

  private static let kinds: [String: Kind] = [
    "=": .equal, "==": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like,
    "IN": .isIn,
  ]
}
