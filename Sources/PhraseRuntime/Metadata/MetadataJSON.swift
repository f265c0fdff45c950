// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What apps declare, as data: to look at, and to compare with what was declared before.
///
/// ```swift
/// let metadata = await MetadataJSON(of: engine.catalog)
/// try metadata.encoded().write(to: url, atomically: true, encoding: .utf8)
/// ```
///
/// The text is the same for the same declarations, wherever and whenever it is made: lists and keys
/// are sorted, and neither addresses nor dates are in it. A test of an app may hold it against a
/// file, so that no intent or parameter changes unnoticed:
///
/// ```swift
/// #expect(try metadata.differences(from: Data(contentsOf: url)).isEmpty)
/// ```
public struct MetadataJSON: Codable, Sendable, Equatable {
  /// An app by the names that people call it.
  public struct Application: Codable, Sendable, Equatable {
    /// The name shown in answers.
    public var name: String
    /// The names by language code, the one to show first.
    public var names: [String: [String]]
  }

  /// A module with intents that other modules take in.
  public struct Package: Codable, Sendable, Equatable {
    /// The type with its module: `BusIntents.BusPackage`.
    public var type: String
    /// The packages that it takes in.
    public var includes: [String]
    /// The types of the intents that it lists.
    public var intents: [String]
    /// The types of its shortcuts providers.
    public var providers: [String]
  }

  /// The apps, by name.
  public var applications: [Application]
  /// The intents that a shortcut starts or a package lists, by type.
  public var intents: [Intent]
  /// The entities that parameters and properties have, by type.
  public var entities: [Entity]
  /// The enums that parameters and properties have, by type.
  public var enums: [Enumeration]
  /// The queries of the entities and parameters, by type.
  public var queries: [Query]
  /// The packages, by type.
  public var packages: [Package]

  /// The metadata as text: sorted keys, one value a line, a line end at the end.
  ///
  /// - Throws: `EncodingError` for a number that JSON cannot hold.
  public func encoded() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// What is different from metadata that was written before, a line each.
  ///
  /// A line begins with `-` for what is gone and `+` for what is new, and names the place:
  /// `+ intents/Bus.NextBus/parameters/route/isOptional: true`.
  ///
  /// - Parameter old: The text of ``encoded()`` from before, in UTF-8.
  /// - Returns: The lines in the order of their places; none if nothing is different.
  /// - Throws: An error of `JSONSerialization` if `old` is not JSON.
  public func differences(from old: Data) throws -> [String] {
    let before = try JSONPlaces(old).values
    let after = try JSONPlaces(Data(try encoded().utf8)).values
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
