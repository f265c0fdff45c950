// SPDX-License-Identifier: Apache-2.0

extension Grammar {
  /// The grammar in lines that a person reads and a test compares.
  ///
  /// ```
  /// phrase 0 (intent 0, application 0, en): Open ${book} in ${applicationName}
  ///   applicationName: list application:0:en
  ///   book: open list books
  /// list books (1)
  ///   42: Dune | dune by frank herbert
  /// ```
  public func text() -> String {
    var lines: [String] = []
    for (index, phrase) in phrases.enumerated() {
      let kind = phrase.isNegative ? "negative phrase" : "phrase"
      lines.append(
        "\(kind) \(index) (intent \(phrase.intent), application \(phrase.application), "
          + "\(phrase.language)): \(phrase.template)")
      for slot in phrase.slots.sorted(by: { $0.name < $1.name }) {
        lines.append("  \(slot.name): \(slot.isSeries ? "series of " : "")\(slot.kind.text)")
      }
    }
    for name in rules.keys.sorted() {
      lines.append("rule \(name): \(rules[name]?.description ?? "")")
    }
    for list in lists {
      lines.append("list \(list.name) (\(list.values.count))")
      lines += list.values.map { "  \($0.id): \($0.forms.joined(separator: " | "))" }
    }
    return lines.joined(separator: "\n")
  }
}

extension Slot.Kind {
  fileprivate var text: String {
    switch self {
    case .list(let name, let isOpen): "\(isOpen ? "open list" : "list") \(name)"
    case .text: "text"
    case .value(.number(let range)): range.text
    case .value(.percentage(let range)): "percentage, \(range.text)"
    case .value(.measurement(let quantity, _)): "measurement, \(quantity)"
    case .value(let kind): kind.name
    }
  }
}

extension NumberRange {
  fileprivate var text: String {
    [
      isInteger ? "whole number" : "number", minimum.map { "from \($0)" },
      maximum.map { "to \($0)" }, step.map { "in steps of \($0)" },
    ].compactMap(\.self).joined(separator: " ")
  }
}
