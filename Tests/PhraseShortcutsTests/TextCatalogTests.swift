// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PhraseShortcuts

/// The string catalogs of the module: what is said stands in them in all languages, and nothing else.
@Suite struct TextCatalogTests {
  private typealias Texts = [String: [String: [String]]]

  @Test(arguments: ["Localizable", "AppShortcuts"])
  func everyKeyIsInAllLanguagesWithItsPlaces(name: String) throws {
    let wanted = Set(LanguageTests.talks.map(\.language)).subtracting(["en"])
    for (key, languages) in try texts(name) {
      #expect(wanted.subtracting(languages.keys).isEmpty, "\(key)")
      // A translated phrase may leave the app's name out.
      let places = places(in: key).filter { $0 != "${applicationName}" }
      for text in languages.values.joined() {
        let own = self.places(in: text).filter { $0 != "${applicationName}" }
        #expect(own == places, "\(key): \(text)")
      }
    }
  }

  @Test(arguments: ["Localizable", "AppShortcuts"])
  func theFileIsWrittenInOneWay(name: String) throws {
    let data = try data(name)
    let object = try JSONSerialization.jsonObject(with: data)
    #expect(try String(decoding: data, as: UTF8.self) == written(object, indent: "") + "\n")
  }

  /// JSON with two blanks for each level, keys in order, and a blank on each side of a colon.
  private func written(_ value: Any, indent: String) throws -> String {
    let deeper = indent + "  "
    switch value {
    case let record as [String: Any]:
      let fields = try record.sorted {
        $0.key.unicodeScalars.lexicographicallyPrecedes($1.key.unicodeScalars)
      }.map { try "\(deeper)\(quoted($0.key)) : \(written($0.value, indent: deeper))" }
      return "{\n\(fields.joined(separator: ",\n"))\n\(indent)}"
    case let list as [Any]:
      let values = try list.map { try deeper + written($0, indent: deeper) }
      return "[\n\(values.joined(separator: ",\n"))\n\(indent)]"
    default: return try quoted(#require(value as? String))
    }
  }

  private func quoted(_ text: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return String(decoding: try encoder.encode(text), as: UTF8.self)
  }

  @Test func noKeyIsLeftOver() throws {
    let known = try Set(sources().flatMap { SourceText($0).literals.map { shape(of: $0.text) } })
    for name in ["Localizable", "AppShortcuts"] {
      let unused = try texts(name).keys.filter { !known.contains(shape(of: $0)) }
      #expect(unused.sorted() == [])
    }
  }

  @Test func everyTextIsAKey() throws {
    let keys = try Set(texts("Localizable").keys.map { shape(of: $0) })
    // What stands before a text that a person reads.
    let callers = [
      "RunError(", "localized:", "LocalizedStringResource(", "LocalizedStringResource =",
      "IntentDescription(", "Dialog:", "Summary(", "title:", "TypeDisplayRepresentation =",
      "dialog:",
    ]
    var missing: [String] = []
    for source in try sources() {
      for (text, before) in SourceText(source).literals
      where callers.contains(where: before.hasSuffix) {
        let shape = shape(of: text)
        // An argument and nothing else has no translation.
        if shape != "¤", !shape.isEmpty, !keys.contains(shape) { missing.append(text) }
      }
    }
    #expect(missing == [])
  }

  // MARK: - Reading

  /// A text with one sign for each of its arguments, be it a key or a literal.
  private func shape(of text: String) -> String {
    text.replacing(/%(\d\$)?(@|lld)|\$\{\w+\}/, with: "¤").replacing("%%", with: "%")
  }

  /// The arguments in a text with their positions, in one order.
  private func places(in text: String) -> [String] {
    var next = 0
    return text.matches(of: /%(?:(\d)\$)?(@|lld)|\$\{\w+\}/).map { match in
      guard let kind = match.output.2 else { return String(match.output.0) }
      next += 1
      return "\(match.output.1.map(String.init) ?? "\(next)")\(kind)"
    }.sorted()
  }

  private func data(_ name: String) throws -> Data {
    let url = try #require(
      Bundle.phraseShortcuts.url(forResource: name, withExtension: "xcstrings"))
    return try Data(contentsOf: url)
  }

  /// The texts of each key by language.
  private func texts(_ name: String) throws -> Texts {
    let object = try JSONSerialization.jsonObject(with: try data(name)) as? [String: Any]
    let strings = try #require(object?["strings"] as? [String: [String: Any]])
    return strings.mapValues { item in
      (item["localizations"] as? [String: Any] ?? [:]).mapValues(values)
    }
  }

  private func values(_ part: Any) -> [String] {
    guard let part = part as? [String: Any] else { return [] }
    if let value = part["value"] as? String { return [value] }
    if let values = part["values"] as? [String] { return values }
    return part.values.flatMap(values)
  }

  private func sources() throws -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/PhraseShortcuts").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && !$0.path.contains("/Apple/") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}

/// The literals in Swift source, each with what stands before it.
private struct SourceText {
  private(set) var literals: [(text: String, before: String)] = []
  private let signs: [Character]
  private var place = 0

  init(_ source: String) {
    signs = Array(source)
    while place < signs.count {
      if starts("//") {
        while place < signs.count, !signs[place].isNewline { place += 1 }
      } else if starts("\"") {
        let before = String(signs[max(0, place - 60)..<place])
        literals.append((literal(), before.trimmingCharacters(in: .whitespacesAndNewlines)))
      } else {
        place += 1
      }
    }
  }

  private func starts(_ text: String) -> Bool {
    place + text.count <= signs.count && signs[place..<place + text.count].elementsEqual(text)
  }

  /// The text of the literal that begins here, with one sign for each of its arguments.
  private mutating func literal() -> String {
    let mark = starts("\"\"\"") ? "\"\"\"" : "\""
    place += mark.count
    var text = ""
    while place < signs.count, !starts(mark) {
      if starts("\\(") {
        text += "¤"
        skipArgument()
      } else if starts("\\") {
        let next = signs[place + 1]
        place += 2
        if next.isNewline {
          while signs[place] == " " { place += 1 }
        } else {
          text.append(next == "n" ? "\n" : next)
        }
      } else {
        text.append(signs[place])
        place += 1
      }
    }
    place += mark.count
    return mark.count == 1
      ? text
      : text.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
        .joined(separator: "\n").trimmingCharacters(in: .newlines)
  }

  private mutating func skipArgument() {
    place += 1
    var depth = 0
    repeat {
      if signs[place] == "(" { depth += 1 }
      if signs[place] == ")" { depth -= 1 }
      place += 1
    } while depth > 0
  }
}
