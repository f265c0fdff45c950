// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// An intent's declaration in words.
enum IntentText {
  /// The description, a line each.
  static func lines(of intent: WireDeclarations.Intent, in declarations: WireDeclarations)
    -> [String]
  {
    let apps = intent.applications.joined(separator: ", ")
    return ["\(intent.title) (\(intent.name)\(apps.isEmpty ? "" : ", \(apps)"))"]
      + (intent.description.map { ["  \($0)"] } ?? [])
      + facts(of: intent).map { "  \($0.name): \($0.text)" }
      + section("parameters", intent.parameters.flatMap { lines(of: $0, in: declarations) })
      + section("summary", intent.summary.map(shown))
      + declarations.phrases(of: intent).sorted { $0.key < $1.key }.flatMap { language, phrases in
        section("phrases, \(language)", phrases.map(shown))
      }
  }

  private static func facts(
    of intent: WireDeclarations.Intent
  ) -> [(name: String, text: String)] {
    let facts: [(String, String?)] = [
      ("deprecated", intent.deprecation),
      ("use instead", intent.replacement),
      ("replaces", intent.replacedClass),
      ("category", intent.category),
      ("keywords", intent.keywords.isEmpty ? nil : intent.keywords.joined(separator: ", ")),
      ("result", intent.resultName),
      ("runs", intent.modes.isEmpty ? nil : intent.modes.joined(separator: ", ")),
      ("authentication", intent.authentication),
      ("discoverable", intent.isDiscoverable ? "yes" : "no"),
    ]
    return facts.compactMap { name, text in text.map { (name, $0) } }
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["  \(title):"] + lines.map { "    \($0)" }
  }

  private static func lines(
    of parameter: WireDeclarations.Parameter, in declarations: WireDeclarations
  ) -> [String] {
    let kind = (parameter.isArray ? "several of " : "") + parameter.kind
    let facts: [String?] = [
      kind, parameter.isOptional ? "optional" : "required",
      parameter.default.map { "\($0.words) by default" },
      span(parameter.slot.minimum, parameter.slot.maximum),
      span(parameter.minimumCount.map(Double.init), parameter.maximumCount.map(Double.init))
        .map { "\($0) values" },
      parameter.options.map { "values from \($0)" },
      parameter.followsFrom.isEmpty
        ? nil : "which follow from \(parameter.followsFrom.joined(separator: ", "))",
    ]
    let cases = declarations.enums.first { $0.type == parameter.kind }?.cases.map(\.title)
    return [
      "\(parameter.name), “\(parameter.title)”: \(facts.compactMap(\.self).joined(separator: ", "))"
    ]
      + (parameter.description.map { ["  \($0)"] } ?? [])
      + (cases.map { ["  one of \($0.joined(separator: ", "))"] } ?? [])
      + (parameter.question.map { ["  asked for with “\($0)”"] } ?? [])
  }

  /// "1 to 5", "1 or more", "up to 5"; nil without bounds.
  private static func span(_ minimum: Double?, _ maximum: Double?) -> String? {
    func text(_ number: Double) -> String { WireValue.number(number).words }
    return switch (minimum, maximum) {
    case (let minimum?, let maximum?): "\(text(minimum)) to \(text(maximum))"
    case (let minimum?, nil): "\(text(minimum)) or more"
    case (nil, let maximum?): "up to \(text(maximum))"
    case (nil, nil): nil
    }
  }

  /// A phrase or sentence with its parameters in brackets.
  private static func shown(_ text: String) -> String {
    text.replacing(/\$\{(\w+)\}/) { "‹\($0.1)›" }
  }
}
