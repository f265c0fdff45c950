// SPDX-License-Identifier: Apache-2.0

import Foundation
import PhraseMatching
import PhraseRuntime

/// Reads conditions such as `name contains "st. john"` and `departure between 9:00 and 10:00`.
///
/// A condition is a property, a comparison in words or signs, and the values; “and” joins several.
/// Names and values with blanks may stand in quotes; a value that would read as something else has to.
public struct ConditionParser: Sendable {
  /// The longest condition that is read, in characters.
  public static let lengthLimit = 1_000

  private let properties: [FindProperty]
  let language: String

  private var talk: Language { Language.named(language) }

  /// Makes a parser for the properties of an entity.
  ///
  /// - Parameters:
  ///   - properties: What can be compared.
  ///   - language: The language code of titles and words; signs and English always do.
  public init(properties: [FindProperty], language: String = "en") {
    self.properties = properties
    self.language = language
  }

  /// Reads a condition, or several that are joined by “and”.
  ///
  /// - Throws: ``ConditionError`` with the place of the mistake.
  public func parse(_ text: String) throws(ConditionError) -> [FindRequest.Condition] {
    var scanner = ConditionScanner(text, language: talk)
    guard text.count <= Self.lengthLimit else {
      throw scanner.error(
        .conditionTooLong(limit: Self.lengthLimit), Self.lengthLimit..<Self.lengthLimit + 1)
    }
    var conditions = [try condition(&scanner, joint: nil)]
    while !scanner.isAtEnd {
      conditions.append(try condition(&scanner, joint: try joint(&scanner)))
    }
    return conditions
  }

  private func condition(
    _ scanner: inout ConditionScanner, joint: String?
  ) throws(ConditionError) -> FindRequest.Condition {
    let (property, operation): (FindProperty, FindRequest.Operation)
    do throws(ConditionError) {
      property = try self.property(&scanner)
      operation = try self.operation(&scanner, of: property)
    } catch {
      guard let joint else { throw error }
      throw ConditionError(
        message: "\(error.message.asSentence) \(talk.text(of: .quoteWith(word: joint)))",
        text: error.text, span: error.span)
    }
    return FindRequest.Condition(
      property: property.name, operation: operation,
      values: try values(&scanner, operation, of: property))
  }

  // MARK: - Properties

  private func property(_ scanner: inout ConditionScanner) throws(ConditionError) -> FindProperty {
    scanner.skipBlanks()
    let start = scanner.position
    if let quoted = try scanner.quoted() {
      if let known = known(quoted) { return known }
      throw scanner.error(unknown(quoted), start..<scanner.position)
    }
    for (name, property) in names where scanner.take(name) { return property }
    let words = scanner.textBefore(operators)
    guard !words.text.isEmpty else {
      throw scanner.error(.propertyMissing(known: properties.map(\.title)), start..<start)
    }
    throw scanner.error(unknown(words.text), words.span)
  }

  /// What the properties are called; the longest first, as "stop count" is not the property "stop".
  var names: [(name: String, property: FindProperty)] {
    properties.flatMap { property in
      [property.title, property.name].map { (name: $0, property: property) }
    }.sorted { $0.name.count > $1.name.count }
  }

  private func known(_ name: String) -> FindProperty? {
    let texts = TextComparison(locale: Locale(identifier: language))
    return properties.first { $0.isNamed(name, texts: texts) }
  }

  private func unknown(_ name: String) -> Saying {
    .noSuchProperty(
      name: String(name.prefix(FindProperty.quotedLength)),
      nearest: NearestName.of(name, in: properties.flatMap { [$0.title, $0.name] }),
      known: properties.map(\.title))
  }

  // MARK: - Comparisons

  private func operation(
    _ scanner: inout ConditionScanner, of property: FindProperty
  ) throws(ConditionError) -> FindRequest.Operation {
    scanner.skipBlanks()
    if let operation = scanner.operation(of: operators) { return operation }
    let possible = property.operations.map(talk.words.finding.word)
    throw scanner.error(
      scanner.isAtEnd ? .comparisonMissing(possible: possible) : .noComparison(possible: possible),
      scanner.word)
  }

  private static let signs: [(String, FindRequest.Operation)] = [
    ("<=", .lessThanOrEqualTo), ("≤", .lessThanOrEqualTo), (">=", .greaterThanOrEqualTo),
    ("≥", .greaterThanOrEqualTo), ("!=", .notEqualTo), ("<>", .notEqualTo), ("≠", .notEqualTo),
    ("==", .equalTo), ("=", .equalTo), ("<", .lessThan), (">", .greaterThan),
  ]

  /// Signs and words, the longest first.
  var operators: [(String, FindRequest.Operation)] {
    let languages = Set([language, "en"])
    let words = languages.flatMap { language in
      FindRequest.Operation.allCases.flatMap { operation in
        Language.named(language).words.finding.forms(of: operation).map { ($0, operation) }
      }
    }
    return (Self.signs + words).sorted { ($1.0.count, $0.0) < ($0.0.count, $1.0) }
  }
}

extension String {
  /// With a full stop at its end.
  fileprivate var asSentence: String { hasSuffix(".") ? self : "\(self)." }
}
