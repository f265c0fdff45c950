// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads conditions such as `name contains "st. john"` and `departure between 9:00 and 10:00`.
///
/// A condition is a property, a comparison in words or signs, and the values. Names and values with
/// blanks may stand in quotes; a value that would read as something else has to.
public struct ConditionParser: Sendable {
  /// The longest condition that is read, in characters.
  public static let lengthLimit = 1_000

  private let properties: [FindProperty]
  private let language: String

  /// Makes a parser for the properties of an entity.
  ///
  /// - Parameters:
  ///   - properties: What can be compared.
  ///   - language: The language code of titles and words; signs and English always do.
  public init(properties: [FindProperty], language: String = "en") {
    self.properties = properties
    self.language = language
  }

  /// Reads one condition.
  ///
  /// - Throws: ``ConditionError`` with the place of the mistake.
  public func parse(_ text: String) throws(ConditionError) -> FindRequest.Condition {
    guard text.count <= Self.lengthLimit else {
      throw ConditionError(
        message: "the condition has more than \(Self.lengthLimit) characters", text: text,
        span: Self.lengthLimit..<Self.lengthLimit + 1)
    }
    var scanner = ConditionScanner(text)
    let property = try property(&scanner)
    scanner.skipBlanks()
    guard let operation = scanner.operation(of: operators) else {
      throw scanner.error(
        scanner.isAtEnd
          ? "a comparison is missing after the property" : "this is no comparison",
        scanner.word, hint: "It may be \(accepted(by: property)).")
    }
    let values = try values(&scanner, operation)
    return FindRequest.Condition(
      property: property.name, operation: operation, values: values)
  }

  // MARK: - Properties

  private func property(_ scanner: inout ConditionScanner) throws(ConditionError) -> FindProperty {
    scanner.skipBlanks()
    let start = scanner.position
    if let quoted = try scanner.quoted() {
      if let known = known(quoted) { return known }
      throw unknown(quoted, scanner.error("", start..<scanner.position))
    }
    // The longest title wins: "stop count" is not the property "stop".
    let names = properties.flatMap { property in
      [property.title, property.name].map { (name: $0, property: property) }
    }.sorted { $0.name.count > $1.name.count }
    for (name, property) in names where scanner.take(name) { return property }
    let words = scanner.textBefore(operators)
    guard !words.text.isEmpty else {
      throw scanner.error(
        "the condition has no property", start..<start, hint: "There are \(titles).")
    }
    throw unknown(words.text, scanner.error("", words.span))
  }

  private func known(_ name: String) -> FindProperty? {
    let texts = TextComparison(locale: Locale(identifier: language))
    return properties.first { $0.isNamed(name, texts: texts) }
  }

  private func unknown(_ name: String, _ place: ConditionError) -> ConditionError {
    let nearest = NearestName.of(name, in: properties.flatMap { [$0.title, $0.name] })
    let hint = nearest.map { " Did you mean “\($0)”?" } ?? ""
    return ConditionError(
      message: "there is no property “\(name.prefix(60))”.\(hint) There are \(titles).",
      text: place.text, span: place.span)
  }

  private var titles: String { Wording.names(properties.map { "“\($0.title)”" }) }

  private func accepted(by property: FindProperty) -> String {
    Wording.names(
      Wording.language(language).finding.words(for: property.operations).map { "“\($0)”" })
  }

  // MARK: - Comparisons

  private static let signs: [(String, FindRequest.Operation)] = [
    ("<=", .lessThanOrEqualTo), ("≤", .lessThanOrEqualTo), (">=", .greaterThanOrEqualTo),
    ("≥", .greaterThanOrEqualTo), ("!=", .notEqualTo), ("<>", .notEqualTo), ("≠", .notEqualTo),
    ("==", .equalTo), ("=", .equalTo), ("<", .lessThan), (">", .greaterThan),
  ]

  /// Signs and words, the longest first.
  private var operators: [(String, FindRequest.Operation)] {
    let languages = Set([language, "en"])
    let words = languages.flatMap { language in
      Wording.language(language).finding.operations.flatMap { operation, words in
        words.map { ($0, operation) }
      }
    }
    return (Self.signs + words).sorted { ($1.0.count, $0.0) < ($0.0.count, $1.0) }
  }

  // MARK: - Values

  private func values(
    _ scanner: inout ConditionScanner, _ operation: FindRequest.Operation
  ) throws(ConditionError) -> [String] {
    switch operation.valueCount {
    case 0:
      try scanner.expectEnd("nothing may follow here")
      return []
    case 1:
      let value = try value(&scanner, until: [])
      try scanner.expectEnd("nothing may follow the value; quote all of it if it belongs together")
      return [value]
    default:
      let joints = [Wording.language(language).finding.between, Wording.english.finding.between]
      let first = try value(&scanner, until: joints)
      guard joints.contains(where: { scanner.take($0) }) else {
        throw scanner.error(
          "a second value is missing", scanner.position..<scanner.position,
          hint: "Write “between a and b”.")
      }
      let second = try value(&scanner, until: [])
      try scanner.expectEnd("nothing may follow the values")
      return [first, second]
    }
  }

  private func value(
    _ scanner: inout ConditionScanner, until joints: [String]
  ) throws(ConditionError) -> String {
    scanner.skipBlanks()
    let start = scanner.position
    let value = try scanner.quoted() ?? scanner.plain(until: joints)
    guard !value.isEmpty else {
      throw scanner.error("a value is missing", start..<start)
    }
    scanner.skipBlanks()
    return value
  }
}
