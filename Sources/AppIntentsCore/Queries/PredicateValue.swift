// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads and compares values whose types are known only while the program runs.
enum PredicateValue {
  /// The property of a value by its name, or what a dictionary has under it; nil when there is none
  /// or it has no value.
  static func property(_ name: String, of object: Any?) -> Any? {
    guard let object else { return nil }
    if let dictionary = object as? [String: Any] { return unwrapped(dictionary[name]) }
    var next: Mirror? = Mirror(reflecting: object)
    while let mirror = next {
      for child in mirror.children where child.label == name || child.label == "_\(name)" {
        if let property = child.value as? any AnyEntityProperty { return property.erasedValue }
        if let declared = child.value as? any AnyDeclaredProperty {
          return declared.property(of: object)?.erasedValue
        }
        if let parameter = child.value as? any AnyIntentParameter { return parameter.erasedValue }
        return unwrapped(child.value)
      }
      next = mirror.superclassMirror
    }
    return nil
  }

  /// The value without any optionals around it.
  static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return unwrapped(mirror.children.first?.value)
  }

  static func text(_ value: Any?) -> String? {
    switch value {
    case let value as String: value
    case let value as Substring: String(value)
    case let value as NSString: value as String
    case let value as UUID: value.uuidString
    case let value as NSUUID: value.uuidString
    case let value as URL: value.absoluteString
    default: nil
    }
  }

  static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as Date: value.timeIntervalSinceReferenceDate
    case let value as NSDate: value.timeIntervalSinceReferenceDate
    default: nil
    }
  }

  /// Whether two values are the same; two missing values are.
  static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let left = text(left), let right = text(right) { return left == right }
    if let left = left as? any BinaryInteger, let right = right as? any BinaryInteger {
      // Large ones are equal as numbers with a point before they are.
      return Int128(clamping: left) == Int128(clamping: right)
    }
    if let left = number(left), let right = number(right) { return left == right }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return false
  }

  /// How two values are ordered; nil when no order holds between them.
  static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = text(left), let right = text(right) { return left.compare(right) }
    guard let left = number(left), let right = number(right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  /// The elements of an array or a set; nil for any other value.
  static func elements(_ value: Any?) -> [Any]? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .collection || mirror.displayStyle == .set else {
      return (value as? NSArray).map { Array($0) }
    }
    return mirror.children.map(\.value)
  }
}
