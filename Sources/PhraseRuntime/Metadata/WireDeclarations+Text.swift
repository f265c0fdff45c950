// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import PhraseWire

extension WireDeclarations {
  /// What is different from declarations that were written before, a line each.
  ///
  /// A line begins with `-` for what is gone and `+` for what is new, and names the place:
  /// `+ intents/Bus.NextBus/parameters/route/isOptional: true`.
  ///
  /// A test of an app may hold its declarations against a file, so that no intent or parameter
  /// changes unnoticed:
  ///
  /// ```swift
  /// let declarations = await WireDeclarations(of: engine.catalog)
  /// #expect(try declarations.differences(from: Data(contentsOf: url)).isEmpty)
  /// ```
  ///
  /// - Parameter old: What `WireEncoder.text(of:)` gave before, in UTF-8.
  /// - Returns: The lines in the order of their places; none if nothing is different.
  /// - Throws: An error of `JSONSerialization` if `old` is not JSON.
  public func differences(from old: Data) throws -> [String] {
    let before = try JSONPlaces(old).values
    let after = try JSONPlaces(Data(try WireEncoder.text(of: self).utf8)).values
    return Set(before.keys).union(after.keys).sorted().flatMap { place -> [String] in
      guard before[place] != after[place] else { return [] }
      return [
        before[place].map { "- \(place): \($0)" }, after[place].map { "+ \(place): \($0)" },
      ].compactMap(\.self)
    }
  }
}

/// The values of a JSON text by their places; elements of lists go by their names.
private struct JSONPlaces {
  private(set) var values: [String: String] = [:]

  init(_ text: Data) throws {
    add(try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed), at: "")
  }

  private mutating func add(_ value: Any, at place: String) {
    func inside(_ name: String) -> String { place.isEmpty ? name : "\(place)/\(name)" }
    switch value {
    case let object as [String: Any]:
      if object.isEmpty { values[place] = "{}" }
      for (key, value) in object { add(value, at: inside(key)) }
    case let array as [Any]:
      if array.isEmpty { values[place] = "[]" }
      for (index, element) in array.enumerated() {
        // An insertion then shows as one, and not as a change of all that follows.
        let object = element as? [String: Any]
        let name = object?["type"] as? String ?? object?["name"] as? String
        add(element, at: inside(name ?? "\(index)"))
      }
    default: values[place] = "\(value)"
    }
  }
}
