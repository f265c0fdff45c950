// SPDX-License-Identifier: Apache-2.0

import PhraseWire

/// An intent's declaration in words.
enum IntentText {
  /// The description, a line each.
  static func lines(of intent: WireDeclarations.Intent, in declarations: WireDeclarations)
    -> [String]
  {
    let apps = intent.applications.joined(separator: ", ")
    let phrases = declarations.phrases(of: intent)
    return ["\(intent.title) (\(intent.name)\(apps.isEmpty ? "" : ", \(apps)"))"]
      + (intent.description.map { ["  \($0)"] } ?? [])
      + facts(of: intent).map { "  \($0.name): \($0.text)" }
      + section(
        "parameters", intent.parameters.flatMap { ParameterText.lines(of: $0, in: declarations) })
      + section("summary", intent.summary.map(shown))
      + phrases.sorted { $0.key < $1.key }.flatMap { language, phrases in
        section("phrases, \(language)", phrases.map(shown))
      }
      + (phrases.isEmpty
        ? ["  phrases: none; “\(Console.program) perform \(intent.name)” performs it"] : [])
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
      ("discoverable", intent.isDiscoverable ? "yes" : "no, lists leave it out"),
    ]
    return facts.compactMap { name, text in text.map { (name, $0) } }
  }

  private static func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["  \(title):"] + lines.map { "    \($0)" }
  }

  /// A phrase or sentence with its parameters in brackets.
  private static func shown(_ text: String) -> String {
    text.replacing(/\$\{(\w+)\}/) { "‹\($0.1)›" }
  }
}
