// SPDX-License-Identifier: Apache-2.0

internal import PhraseMatching

/// What a list means to a recognizer: the values behind the ids that a match reports.
enum ListContent: Sendable {
  case values([HomeAssistantList.Value])
  /// Numbers, already multiplied.
  case numbers([Double])
  /// Too many numbers to list.
  case range(HomeAssistantList.Range)
  case wildcard

  var isWildcard: Bool {
    if case .wildcard = self { true } else { false }
  }
}

/// Makes value lists for the matcher.
struct ListCompiler {
  /// Texts of one value at the most.
  static let formLimit = 10_000
  /// Numbers of a range that are listed; longer ranges are compared with their ends.
  static let numberLimit = 20_000
  /// Numbers of a range that are also understood in words.
  static let spelledLimit = 2_000

  private(set) var warnings: [Diagnostic] = []
  private let rules: [String: Template]

  init(rules: [String: Template] = [:]) {
    self.rules = rules
  }

  static func content(of list: HomeAssistantList) -> ListContent {
    switch list {
    case .values(let values): .values(values)
    case .range(let range) where range.count > numberLimit: .range(range)
    case .range(let range): .numbers(range.numbers.map { $0 * range.multiplier })
    case .wildcard: .wildcard
    }
  }

  /// The forms of the list's values; nil for lists that are not listed.
  mutating func valueList(
    of list: HomeAssistantList, name: String, language: String
  ) -> ValueList? {
    switch list {
    case .values(let values):
      ValueList(
        name: name,
        values: values.enumerated().map { ValueList.Value(id: $0, forms: forms(of: $1)) })
    case .range(let range) where range.count <= Self.numberLimit:
      ValueList(name: name, values: values(of: range, language: range.wordsLanguage ?? language))
    case .range, .wildcard: nil
    }
  }

  // MARK: - Values

  private mutating func forms(of value: HomeAssistantList.Value) -> [String] {
    guard value.isTemplate, value.input.hasTemplateSyntax else {
      return [SignWords.written(value.input)]
    }
    do throws(GrammarError) {
      let template = try Template(parsing: value.input, syntax: .sentence)
      let texts = template.texts(limit: Self.formLimit + 1, rules: rules)
      if !template.slotNames.isEmpty || template.ruleNames.contains(where: { rules[$0] == nil }) {
        warn("a value names a list or an unknown rule", value.input)
      }
      if texts.count > Self.formLimit {
        warn("a value has more forms than the limit \(Self.formLimit)", value.input)
      }
      return texts.prefix(Self.formLimit).filter { !$0.isEmpty }.map(SignWords.written)
    } catch {
      warnings += error.diagnostics.map(\.asWarning)
      return []
    }
  }

  private mutating func warn(_ message: String, _ source: String) {
    warnings.append(
      Diagnostic(
        severity: .warning, message: message, source: source, span: 0..<source.utf8.count))
  }

  // MARK: - Numbers

  private func values(
    of range: HomeAssistantList.Range, language: String
  ) -> [ValueList.Value] {
    let numbers = range.numbers
    let words = range.hasWords ? SpelledNumbers(language: language) : nil
    let spelled = numbers.prefix(Self.spelledLimit).map { words?.forms(of: $0) ?? [] }
    return numbers.enumerated().map { index, number in
      var forms: [String] = []
      if range.hasDigits { forms += Self.digits(number, hasFractions: range.fractions != nil) }
      if spelled.indices.contains(index) { forms += spelled[index].flatMap(Self.joins) }
      return ValueList.Value(id: index, forms: forms.map(SignWords.written))
    }
  }

  /// Digits as people and speech recognizers write them: “5”, “05”, and “5.0” beside “5.5”.
  private static func digits(_ number: Double, hasFractions: Bool) -> [String] {
    guard let whole = Int(exactly: number) else { return ["\((number * 10).rounded() / 10)"] }
    var forms = ["\(whole)"]
    if (0...9).contains(whole) { forms.append("0\(whole)") }
    if hasFractions { forms.append("\(whole).0") }
    return forms
  }

  /// Number words with their hyphens, which count as blanks, and written as one word.
  private static func joins(_ words: String) -> [String] {
    words.contains("-") ? [words, words.filter { $0 != "-" }] : [words]
  }
}

extension Diagnostic {
  var asWarning: Diagnostic {
    var warning = self
    warning.severity = .warning
    return warning
  }
}
