// SPDX-License-Identifier: Apache-2.0

import AppIntentsCore
import Foundation
import PhraseRuntime

extension BuiltInActions {
  static let text: [any BuiltInAction.Type] = [
    Text.self, CombineText.self, SplitText.self, ReplaceText.self, MatchText.self, ChangeCase.self,
    TrimText.self, EncodeText.self, DecodeText.self,
  ]
}

/// A text with values inside.
struct Text: BuiltInAction {
  static let title: LocalizedStringResource = "Text"
  static let description = IntentDescription("Gives a text, with the values of variables in it.")
  static let category = ActionCategory.text

  @Parameter(title: "Text") var text: String

  static var parameterSummary: some ParameterSummary { Summary("\(\.$text)") }

  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: text) }
}

/// Makes one text of several values.
struct CombineText: BuiltInAction {
  static let title: LocalizedStringResource = "Combine Text"
  static let description = IntentDescription(
    "Makes one text of several values, with a separator between them; a new line unless given.")
  static let category = ActionCategory.text

  @Parameter(title: "Values") var values: [AnyValue]
  @Parameter(title: "Separator", default: "\n") var separator: String

  static var parameterSummary: some ParameterSummary {
    Summary("Combine \(\.$values) with \(\.$separator)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let reading = try run.reading
    return .result(value: values.map { reading.text($0.content) }.joined(separator: separator))
  }
}

/// Where a text is cut.
enum TextDivision: String, AppEnum {
  case lines, characters, separator

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Division"
  static let caseDisplayRepresentations: [TextDivision: DisplayRepresentation] = [
    .lines: "Lines", .characters: "Every Character", .separator: "At a Separator",
  ]
}

/// Cuts a text in pieces.
struct SplitText: BuiltInAction {
  static let title: LocalizedStringResource = "Split Text"
  static let description = IntentDescription(
    "Cuts a text at a separator, into lines or into its characters.")
  static let category = ActionCategory.text

  @Parameter(title: "Text") var text: String
  @Parameter(title: "Into") var division: TextDivision?
  @Parameter(title: "Separator") var separator: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Split \(\.$text) into \(\.$division) \(\.$separator)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    let division = division ?? (separator == nil ? .lines : .separator)
    let pieces =
      switch division {
      case .lines:
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
      case .characters: text.map { String($0) }
      case .separator where separator?.isEmpty != false: text.map { String($0) }
      case .separator: text.components(separatedBy: separator ?? "")
      }
    return .result(value: pieces)
  }
}

/// Puts another text in the place of each that is found.
struct ReplaceText: BuiltInAction {
  static let title: LocalizedStringResource = "Replace Text"
  static let description = IntentDescription(
    """
    Puts another text in the place of each that is found. In the replacement of a regular \
    expression $1 stands for its first group.
    """)
  static let category = ActionCategory.text

  @Parameter(title: "Text") var text: String
  @Parameter(title: "Find") var find: String
  @Parameter(title: "Replacement", default: "") var replacement: String
  @Parameter(title: "Regular Expression", default: false) var isRegularExpression: Bool
  @Parameter(title: "Match Case", default: true) var isCaseSensitive: Bool

  static var parameterSummary: some ParameterSummary {
    Summary("Replace \(\.$find) with \(\.$replacement) in \(\.$text)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    guard !find.isEmpty else { throw RunError("find is empty; it needs a text to look for.") }
    let result =
      isRegularExpression
      ? try BoundedPattern(find, ignoringCase: !isCaseSensitive)
        .replacing(in: text, with: replacement)
      : text.replacingOccurrences(
        of: find, with: replacement, options: isCaseSensitive ? [] : .caseInsensitive)
    return .result(value: result)
  }
}

/// Finds what a regular expression matches.
struct MatchText: BuiltInAction {
  static let title: LocalizedStringResource = "Match Text"
  static let description = IntentDescription(
    "Lists what in a text a regular expression matches: all of it, or one of its groups.")
  static let category = ActionCategory.text

  @Parameter(title: "Text") var text: String
  @Parameter(title: "Regular Expression") var pattern: String
  @Parameter(title: "Match Case", default: true) var isCaseSensitive: Bool
  @Parameter(title: "Group", default: 0, inclusiveRange: (0, 100)) var group: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Match \(\.$pattern) in \(\.$text)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    let whole = text as NSString
    let matches = try BoundedPattern(pattern, ignoringCase: !isCaseSensitive).matches(in: text)
    let found = try matches.compactMap { match -> String? in
      guard group < match.numberOfRanges else {
        throw RunError("“\(pattern)” has no group \(group); it has \(match.numberOfRanges - 1).")
      }
      let range = match.range(at: group)
      return range.location == NSNotFound ? nil : whole.substring(with: range)
    }
    return .result(value: found)
  }
}

/// How letters are written.
enum LetterCase: String, AppEnum {
  case uppercase, lowercase, capitalized, titleCase, sentenceCase, alternating

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Case"
  static let caseDisplayRepresentations: [LetterCase: DisplayRepresentation] = [
    .uppercase: "UPPERCASE", .lowercase: "lowercase", .capitalized: "Every Word Capitalized",
    .titleCase: "Title Case", .sentenceCase: "Sentence case", .alternating: "aLtErNaTiNg",
  ]
}

/// Writes a text in capitals, or without them.
struct ChangeCase: BuiltInAction {
  static let title: LocalizedStringResource = "Change Case"
  static let description = IntentDescription("Writes a text in capitals, or without them.")
  static let category = ActionCategory.text

  @Parameter(title: "Text") var text: String
  @Parameter(title: "Case") var style: LetterCase

  static var parameterSummary: some ParameterSummary {
    Summary("Change \(\.$text) to \(\.$style)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let locale = try run.reading.locale
    let changed =
      switch style {
      case .uppercase: text.uppercased(with: locale)
      case .lowercase: text.lowercased(with: locale)
      case .capitalized, .titleCase: text.capitalized(with: locale)
      case .sentenceCase:
        text.prefix(1).uppercased(with: locale) + text.dropFirst().lowercased(with: locale)
      case .alternating:
        text.enumerated().map { place, letter in
          place.isMultiple(of: 2) ? letter.lowercased() : letter.uppercased()
        }.joined()
      }
    return .result(value: changed)
  }
}

/// Takes away the blanks around a text.
struct TrimText: BuiltInAction {
  static let title: LocalizedStringResource = "Trim Text"
  static let description = IntentDescription("Takes away blanks and line breaks around a text.")
  static let category = ActionCategory.text

  @Parameter(title: "Text") var text: String

  static var parameterSummary: some ParameterSummary { Summary("Trim \(\.$text)") }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: text.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
