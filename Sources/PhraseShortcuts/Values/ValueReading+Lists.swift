// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseFinding
import PhraseRuntime
import PhraseWire

extension ValueReading {
  /// Values in their order, those without a key last; equal ones stay in the order that they have.
  ///
  /// Numbers are sorted as such, and so are dates; where kinds are mixed, texts are compared.
  func sorted(
    _ values: [any Sendable], by keys: [(any Sendable)?], isDescending: Bool
  ) -> [any Sendable] {
    let compared = comparable(keys)
    let texts = TextComparison(locale: locale)
    let places = values.indices.sorted { left, right in
      switch (compared[left], compared[right]) {
      case (nil, nil): return left < right
      case (_?, nil): return true
      case (nil, _?): return false
      case (let first?, let second?):
        switch first.order(second, texts: texts) {
        case .orderedAscending: return !isDescending
        case .orderedDescending: return isDescending
        case .orderedSame, nil: return left < right
        }
      }
    }
    return places.map { values[$0] }
  }

  private func comparable(_ values: [(any Sendable)?]) -> [ComparisonKey?] {
    let known = values.compactMap(\.self)
    if known.allSatisfy(isNumber) { return values.map { $0.flatMap(number).map { .number($0) } } }
    let keys = values.map { $0.map(key) }
    let texts = TextComparison(locale: locale)
    let first = keys.lazy.compactMap(\.self).first
    let areAlike = keys.allSatisfy { key in
      key.flatMap { first?.order($0, texts: texts) } != nil || key == nil
    }
    return areAlike ? keys : values.map { $0.map { .text(text($0)) } }
  }

  /// The values without those that were there before.
  func unique(_ values: [any Sendable]) throws -> [any Sendable] {
    var seen: Set<[UInt8]> = []
    var once: [any Sendable] = []
    for value in values {
      let form = try WireEncoder.line(of: WireValue(of: value, locale: locale))
      if seen.insert(form).inserted { once.append(value) }
    }
    return once
  }

  /// A property of a value, or the value itself where no property is named.
  func part(_ property: String?, of value: any Sendable) async throws -> (any Sendable)? {
    guard let property, !property.isEmpty else { return value }
    return try await self.value(at: property, of: value)
  }

  /// What lies at a path of names and places, `stops.1.name`; nil where there is nothing.
  ///
  /// A name with dots in it is looked for first. Places in a list count from 1.
  func value(at path: String, of value: any Sendable) async throws -> (any Sendable)? {
    if let fields = value as? [String: any Sendable], let field = fields[path] { return field }
    var value = value
    for name in path.split(separator: ".", omittingEmptySubsequences: false).map(String.init) {
      let next: (any Sendable)?
      if let values = value as? [any Sendable], let place = Int(name) {
        next = values.indices.contains(place - 1) ? values[place - 1] : nil
      } else {
        next = try await property(name, of: value)
      }
      guard let next else { return nil }
      value = next
    }
    return value
  }

  /// The named values that a value is, or that its text has in JSON; nil for none.
  func record(_ value: any Sendable) -> [String: any Sendable]? {
    if let fields = value as? [String: any Sendable] { return fields }
    guard let text = value as? String, text.contains("{") else { return nil }
    return (try? JSONValue(json: Data(text.utf8)).value) as? [String: any Sendable]
  }
}
