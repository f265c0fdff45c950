// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension NSPredicate {
  /// Creates a predicate from a format, which Foundation on Linux cannot.
  ///
  /// Property queries of real apps are written with formats, so the part that they use is here:
  ///
  /// - comparisons `key OP value` with `=`, `==`, `!=`, `<>`, `<`, `<=`, `=<`, `>`, `>=`,
  ///   `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` (with `*` and `?`) and `IN`; the words take
  ///   `[c]` (ignore case), `[d]` (ignore diacritics) or `[cd]`
  /// - `AND`, `OR`, `NOT`, also `&&`, `||`, `!`, and parentheses
  /// - values `%@`, `%d`, `%i`, `%ld`, `%lld`, `%u`, `%f`, `%lf`, a quoted text, a number, `TRUE`,
  ///   `FALSE`, `NIL`; `%K` for a key from the arguments
  /// - `TRUEPREDICATE` and `FALSEPREDICATE`
  ///
  /// A key names a property of the value that is evaluated, `author.name` one of its property's. A
  /// `@Property` is read by its own name. Values of different kinds are unequal, and no order holds
  /// between them; so it is with a missing value.
  ///
  /// A format outside this part is a mistake in the program and stops it, as on Apple's platforms.
  public convenience init(format predicateFormat: String, _ arguments: Any?...) {
    do {
      var parser = PredicateParser(predicateFormat, arguments: arguments)
      let expression = try parser.parse()
      self.init(block: { object, _ in expression.holds(for: object) })
    } catch {
      preconditionFailure(error.description)
    }
  }
}
