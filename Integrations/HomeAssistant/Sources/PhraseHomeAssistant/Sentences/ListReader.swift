// SPDX-License-Identifier: Apache-2.0

internal import PhraseMatching

/// Reads a list: values, a range, or a wildcard.
struct ListReader {
  private(set) var list: HomeAssistantList = .wildcard
  private(set) var warnings: [Diagnostic] = []

  init(_ node: SourceNode, name: String) throws(HomeAssistantFileError) {
    var found: HomeAssistantList?
    for (key, value) in try node.entries(of: "the list “\(name)”") {
      switch key {
      case "values":
        var values: [HomeAssistantList.Value] = []
        for item in try value.items(of: "“values”") { values.append(try read(item)) }
        found = .values(values)
      case "range": found = .range(try read(range: value, of: name))
      case "wildcard": if try value.boolean(of: "“wildcard”") { found = .wildcard }
      case "type", "language": break
      default:
        warnings.append(.unknown(key, at: value, known: ["values", "range", "wildcard"]))
      }
    }
    guard let found else {
      throw node.fault(
        "the list “\(name)” has neither “values” nor “range” nor “wildcard: true”")
    }
    list = found
  }

  private mutating func read(
    _ node: SourceNode
  ) throws(HomeAssistantFileError) -> HomeAssistantList.Value {
    guard case .object(let entries) = node.content else {
      let text = try node.text(of: "a value")
      // A template means the words that were said; plain text means itself.
      return HomeAssistantList.Value(text, output: text.hasTemplateSyntax ? nil : .string(text))
    }
    var input: String?
    var value = HomeAssistantList.Value("")
    for (key, entry) in entries {
      switch key {
      case "in": input = try entry.text(of: "“in”")
      case "out": value.output = entry.isNull ? nil : entry.value
      case "context": value.context = try entry.values(of: "“context”")
      case "metadata": value.metadata = try entry.values(of: "“metadata”")
      default:
        warnings.append(
          .unknown(key, at: entry, known: ["in", "out", "context", "metadata"]))
      }
    }
    guard let input else { throw node.fault("the value has no “in”, the words that are said") }
    value.input = input
    return value
  }

  private mutating func read(
    range node: SourceNode, of name: String
  ) throws(HomeAssistantFileError) -> HomeAssistantList.Range {
    var range = HomeAssistantList.Range(from: 0, to: 0)
    var seen: Set<String> = []
    for (key, value) in try node.entries(of: "“range”") {
      seen.insert(key)
      switch key {
      case "from": range.from = try whole(value, key)
      case "to": range.to = try whole(value, key)
      case "step": range.step = try whole(value, key)
      case "multiplier":
        if !value.isNull { range.multiplier = try value.number(of: "“multiplier”") }
      case "fractions": if !value.isNull { range.fractions = try fractions(value) }
      case "digits": range.hasDigits = try value.boolean(of: "“digits”")
      case "words": range.hasWords = try value.boolean(of: "“words”")
      case "words_language": range.wordsLanguage = try value.text(of: "“words_language”")
      case "type": break
      default: warnings.append(.unknown(key, at: value, known: Self.rangeKeys))
      }
    }
    guard seen.isSuperset(of: ["from", "to"]) else {
      throw node.fault("the range of “\(name)” has no “from” or no “to”")
    }
    guard range.from <= range.to, range.step > 0, range.hasDigits || range.hasWords else {
      throw node.fault(
        "the range of “\(name)” has no numbers; “from” is at most “to”, “step” is at least 1, and "
          + "“digits” or “words” are true")
    }
    return range
  }

  private func whole(
    _ node: SourceNode, _ key: String
  ) throws(HomeAssistantFileError) -> Int {
    let number = try node.number(of: "“\(key)”")
    guard let whole = Int(exactly: number), (-1_000_000_000...1_000_000_000).contains(whole) else {
      throw node.fault("“\(key)” is \(number); a whole number up to 1000000000 is expected")
    }
    return whole
  }

  private func fractions(
    _ node: SourceNode
  ) throws(HomeAssistantFileError) -> HomeAssistantList.Range.Fractions {
    let text = try node.text(of: "“fractions”")
    guard let fractions = HomeAssistantList.Range.Fractions(rawValue: text) else {
      throw node.fault("“fractions” is “\(text)”; “halves” or “tenths” is expected")
    }
    return fractions
  }

  private static let rangeKeys = [
    "from", "to", "step", "multiplier", "fractions", "digits", "words", "words_language", "type",
  ]
}

extension String {
  /// Whether the text has a character that is special in templates.
  var hasTemplateSyntax: Bool { contains { "(){}<>[]|".contains($0) } }
}
