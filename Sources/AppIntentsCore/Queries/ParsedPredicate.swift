// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A parsed predicate format.
indirect enum ParsedPredicate {
  case constant(Bool)
  case not(ParsedPredicate)
  case and(ParsedPredicate, ParsedPredicate)
  case or(ParsedPredicate, ParsedPredicate)
  case comparison(Operand, PredicateOperator, Operand)

  enum Operand {
    /// Names of properties from the outermost inwards; empty for the value itself (`SELF`).
    case key([String])
    case value(Any?)
  }

  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let inner): !inner.holds(for: object)
    case .and(let left, let right): left.holds(for: object) && right.holds(for: object)
    case .or(let left, let right): left.holds(for: object) || right.holds(for: object)
    case .comparison(let left, let comparison, let right):
      comparison.holds(left.value(in: object), right.value(in: object))
    }
  }
}

extension ParsedPredicate.Operand {
  func value(in object: Any?) -> Any? {
    switch self {
    case .value(let value): PredicateValue.unwrapped(value)
    case .key(let names):
      names.reduce(PredicateValue.unwrapped(object)) { object, name in
        PredicateValue.property(name, of: object)
      }
    }
  }
}
