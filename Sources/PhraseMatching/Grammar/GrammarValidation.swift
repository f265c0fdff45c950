// SPDX-License-Identifier: Apache-2.0

/// Checks that a grammar can be compiled, and gathers all faults.
struct GrammarValidation {
  let lists: [ValueList]
  let rules: [String: Template]
  let limits: Grammar.Limits
  private(set) var errors: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []
  private var analysis: RuleAnalysis

  init(lists: [ValueList], rules: [String: Template], limits: Grammar.Limits) {
    self.lists = lists
    self.rules = rules
    self.limits = limits
    analysis = RuleAnalysis(rules)
  }

  mutating func check(_ phrases: [Phrase]) {
    checkLists()
    errors += analysis.errors
    for name in rules.keys.sorted() {
      guard let rule = rules[name] else { continue }
      checkPermutations(rule.root, in: rule)
    }
    guard errors.isEmpty else { return }
    let sizes = Dictionary(
      lists.map { ($0.name, $0.values.count) }, uniquingKeysWith: { a, _ in a })
    for phrase in phrases { check(phrase, listSizes: sizes) }
  }

  private mutating func checkLists() {
    var seen: Set<String> = []
    for list in lists {
      if !seen.insert(list.name).inserted {
        errors.append(plain("two lists have the name “\(list.name)”; names are unique"))
      }
      // What comes from a file was checked before it was written.
      guard list.compiled == nil else { continue }
      for value in list.values {
        for form in value.forms {
          let count = Utterance(form).tokens.count
          if count == 0 {
            warnings.append(
              Diagnostic(
                severity: .warning,
                message: "a value of “\(list.name)” has no letter or digit, so nobody can say it",
                source: form, span: 0..<form.utf8.count))
          } else if count > limits.wordsPerForm {
            warnings.append(
              plain(
                "a value of “\(list.name)” has \(count) words and is left out; the limit "
                  + "wordsPerForm is \(limits.wordsPerForm)", .warning))
          }
        }
      }
    }
  }

  private mutating func check(_ phrase: Phrase, listSizes: [String: Int]) {
    let template = phrase.template
    let facts = analysis.facts(of: template)
    var names: Set<String> = []
    for slot in phrase.slots {
      if !names.insert(slot.name).inserted {
        errors.append(fault("the slot “\(slot.name)” is described twice", in: template))
      }
      check(slot, of: phrase, listSizes: listSizes)
    }
    for name in facts.slots where !names.contains(name) {
      let known = names.sorted().map { "${\($0)}" }.joined(separator: ", ")
      let hint = known.isEmpty ? "the phrase has no slots" : "it may name \(known)"
      errors.append(
        fault("the slot “\(name)” is not described; \(hint)", in: template, at: "${\(name)}"))
    }
    for rule in template.root.ruleNames where rules[rule] == nil {
      errors.append(fault("there is no rule “\(rule)”", in: template, at: "<\(rule)>"))
    }
    checkWords(of: phrase, facts)
    checkPermutations(template.root, in: template)
  }

  private mutating func check(_ slot: Slot, of phrase: Phrase, listSizes: [String: Int]) {
    let place = "${\(slot.name)}"
    switch slot.kind {
    case .list(let list, let isOpen):
      guard let size = listSizes[list] else {
        errors.append(fault("there is no list “\(list)”", in: phrase.template, at: place))
        return
      }
      if size == 0, !isOpen {
        warnings.append(
          Diagnostic(
            severity: .warning, message: "the list “\(list)” has no values, so this cannot match",
            source: phrase.template.source, span: phrase.template.source.span(of: place)))
      }
    case .number(let minimum?, let maximum?, _) where minimum > maximum:
      errors.append(
        fault("no number is from \(minimum) to \(maximum)", in: phrase.template, at: place))
    case .value(.number(let range)), .value(.percentage(let range)):
      check(range, of: phrase, at: place)
    case .number, .value, .text: break
    }
  }

  private mutating func check(_ range: NumberRange, of phrase: Phrase, at place: String) {
    if let minimum = range.minimum, let maximum = range.maximum, minimum > maximum {
      errors.append(
        fault("no number is from \(minimum) to \(maximum)", in: phrase.template, at: place))
    }
    if let step = range.step, !(step > 0) {
      errors.append(
        fault("the step is \(step); it has to be above zero", in: phrase.template, at: place))
    }
  }

  private mutating func checkWords(of phrase: Phrase, _ facts: RuleAnalysis.Facts) {
    let template = phrase.template
    guard facts.shortest > 0 else {
      errors.append(
        fault("the phrase can be empty; it needs a word that must be said", in: template))
      return
    }
    let isOnlyText =
      !phrase.isNegative && !facts.hasWords
      && !phrase.slots.isEmpty && phrase.slots.allSatisfy { $0.kind == .text }
    if isOnlyText {
      errors.append(
        fault("the phrase is nothing but free text, so it would match everything", in: template))
    }
  }

  private mutating func checkPermutations(_ element: Template.Element, in template: Template) {
    switch element {
    case .permutation(let parts):
      if parts.count > limits.permutationParts {
        errors.append(
          fault(
            "the permutation has \(parts.count) parts; the limit permutationParts is "
              + "\(limits.permutationParts)", in: template, at: element.text(syntax: .template)))
      }
      for part in parts { checkPermutations(part, in: template) }
    case .sequence(let parts), .alternatives(let parts):
      for part in parts { checkPermutations(part, in: template) }
    case .optional(let part): checkPermutations(part, in: template)
    case .literal, .slot, .rule: break
    }
  }

  // MARK: - Diagnostics

  private func plain(_ message: String, _ severity: Diagnostic.Severity = .error) -> Diagnostic {
    Diagnostic(severity: severity, message: message, source: "", span: 0..<0)
  }

  private func fault(_ message: String, in template: Template, at place: String? = nil)
    -> Diagnostic
  {
    let span = place.map { template.source.span(of: $0) } ?? 0..<template.source.utf8.count
    return Diagnostic(severity: .error, message: message, source: template.source, span: span)
  }
}

extension Template.Element {
  private var parts: [Template.Element] {
    switch self {
    case .sequence(let parts), .alternatives(let parts), .permutation(let parts): parts
    case .optional(let part): [part]
    case .literal, .slot, .rule: []
    }
  }

  var ruleNames: [String] {
    if case .rule(let name) = self { return [name] }
    return parts.flatMap(\.ruleNames)
  }
}

extension String {
  /// The UTF-8 offsets of the first occurrence of `part`; the whole text where it does not occur.
  package func span(of part: String) -> Range<Int> {
    let haystack = Array(utf8)
    let needle = Array(part.utf8)
    guard !needle.isEmpty, haystack.count >= needle.count else { return 0..<haystack.count }
    for start in 0...(haystack.count - needle.count)
    where haystack[start..<start + needle.count].elementsEqual(needle) {
      return start..<start + needle.count
    }
    return 0..<haystack.count
  }
}
