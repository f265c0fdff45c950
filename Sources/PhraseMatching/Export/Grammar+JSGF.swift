// SPDX-License-Identifier: Apache-2.0

extension Grammar {
  /// The grammar in the JSpeech Grammar Format, for other recognizers.
  ///
  /// Slots of numbers, of other values and of any text have no counterpart in the format; they stand
  /// as a rule that names what is missing. Source: W3C Note "JSpeech Grammar Format", 5 June 2000.
  public func jsgf() -> String {
    var rules: [String] = []
    for (index, phrase) in phrases.enumerated() where !phrase.isNegative {
      rules.append("<phrase\(index)> = \(phrase.template.root.jsgf(phrase));")
    }
    let all = phrases.indices.filter { !phrases[$0].isNegative }.map { "<phrase\($0)>" }
    let header = [
      "#JSGF V1.0 UTF-8;", "grammar phrases;",
      "public <phrase> = \(all.isEmpty ? "<VOID>" : all.joined(separator: " | "));",
    ]
    let named = self.rules.keys.sorted().compactMap { name in
      self.rules[name].map { "<\(name.ruleName)> = \($0.root.jsgf(nil));" }
    }
    let lists = lists.map { list in
      let forms = list.values.flatMap(\.forms).compactMap(\.jsgfWords)
      return
        "<\(list.name.ruleName)> = \(forms.isEmpty ? "<VOID>" : forms.joined(separator: " | "));"
    }
    return (header + rules + named + lists + anyRules).joined(separator: "\n")
  }

  /// Rules for what the format cannot say; a reader of the file sees what to supply.
  private var anyRules: [String] {
    let used = phrases.flatMap(\.slots).compactMap { slot in
      if case .value(let kind) = slot.kind, kind.name != "number" { kind.name } else { nil }
    }
    return (["number", "text"] + Set(used).sorted()).map { "<\($0)> = <VOID>;" }
  }
}

extension Template.Element {
  fileprivate func jsgf(_ phrase: Phrase?) -> String {
    switch self {
    case .literal(let text): text.jsgfWords ?? "<NULL>"
    case .slot(let name): "<\(phrase?.slots.first { $0.name == name }?.kind.ruleName ?? "text")>"
    case .rule(let name): "<\(name.ruleName)>"
    case .optional(let part): "[\(part.jsgf(phrase))]"
    case .alternatives(let parts):
      "(\(parts.map { $0.jsgf(phrase) }.joined(separator: " | ")))"
    case .sequence(let parts): parts.map { $0.jsgf(phrase) }.joined(separator: " ")
    case .permutation(let parts):
      "(\(parts.permutations.map { $0.map { $0.jsgf(phrase) }.joined(separator: " ") }.joined(separator: " | ")))"
    }
  }
}

extension Slot.Kind {
  fileprivate var ruleName: String {
    switch self {
    case .list(let name, _): name.ruleName
    case .number: "number"
    case .value(let kind): kind.name
    case .text: "text"
    }
  }
}

extension String {
  /// A name that the format allows.
  fileprivate var ruleName: String {
    String(map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Folded words; nil where there is none to say.
  fileprivate var jsgfWords: String? {
    let words = Utterance(self).tokens.map(\.text)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}

extension Array {
  /// All orders of a few elements; the grammar's limit keeps them few.
  fileprivate var permutations: [[Element]] {
    guard count > 1 else { return [self] }
    return indices.flatMap { index -> [[Element]] in
      var rest = self
      let first = rest.remove(at: index)
      return rest.permutations.map { [first] + $0 }
    }
  }
}
