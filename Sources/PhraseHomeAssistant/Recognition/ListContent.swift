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
  /// Numbers of a range that are listed; longer ranges are compared with their ends.
  static let numberLimit = 20_000
  /// Numbers of a range that are also understood in words.
  static let spelledLimit = 2_000

  private(set) var warnings: [Diagnostic] = []
  private let rules: [String: Template.Element]
  private var spelled: [String: SpelledNumbers?] = [:]

  init(rules: [String: Template.Element]) {
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
      return [MatchingText(value.input).text]
    }
    do throws(GrammarError) {
      var forms = TemplateForms(rules: rules)
      let texts = forms.forms(of: try SentenceTemplate(value.input).root)
      if forms.hasReference { warn("a value names a list or an unknown rule", value.input) }
      if forms.isCut {
        warn("a value has more forms than the limit \(TemplateForms.limit)", value.input)
      }
      return texts.filter { !$0.trimmed.isEmpty }
    } catch {
      warnings += error.diagnostics.map { $0.asWarning }
      return []
    }
  }

  private mutating func warn(_ message: String, _ source: String) {
    warnings.append(
      Diagnostic(
        severity: .warning, message: message, source: source, span: 0..<source.utf8.count))
  }

  // MARK: - Numbers

  private mutating func values(
    of range: HomeAssistantList.Range, language: String
  ) -> [ValueList.Value] {
    let words = range.hasWords ? spelledNumbers(language) : nil
    let numbers = range.numbers
    let spelled = words?.forms(of: Array(numbers.prefix(Self.spelledLimit))) ?? []
    return numbers.enumerated().map { index, number in
      var forms: [String] = []
      if range.hasDigits { forms += Self.digits(number, hasFractions: range.fractions != nil) }
      if spelled.indices.contains(index) { forms += spelled[index].flatMap(Self.joins) }
      return ValueList.Value(id: index, forms: forms.map { MatchingText($0).text })
    }
  }

  private mutating func spelledNumbers(_ language: String) -> SpelledNumbers? {
    if let known = spelled[language] { return known }
    let numbers = SpelledNumbers(language: language)
    spelled[language] = .some(numbers)
    return numbers
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
