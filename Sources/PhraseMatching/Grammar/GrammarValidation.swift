// SPDX-License-Identifier: Apache-2.0

/// Checks that a grammar can be compiled, and gathers all faults.
struct GrammarValidation {
  let lists: [ValueList]
  let rules: [String: Template]
  let limits: Grammar.Limits
  private(set) var errors: [Diagnostic] = []
  /// What is doubtful in the values of each list.
  private(set) var listWarnings: [[Diagnostic]] = []
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
      checkPermutations(in: rule)
    }
    guard errors.isEmpty else { return }
    let names = Set(lists.map(\.name))
    for phrase in phrases { check(phrase, listNames: names) }
  }

  private mutating func checkLists() {
    var seen: Set<String> = []
    for list in lists {
      if !seen.insert(list.name).inserted {
        errors.append(plain("two lists have the name “\(list.name)”; names are unique"))
      }
      // What comes from a file was checked before it was written.
      listWarnings.append(list.compiled == nil ? warnings(of: list) : [])
    }
  }

  private func warnings(of list: ValueList) -> [Diagnostic] {
    let forms = list.values.forms
    return (0..<forms.count).compactMap { index in
      let bytes = forms.bytes(at: index)
      // A short form with a Latin letter is in order; nearly all are, so they are not taken apart.
      if bytes.count <= limits.wordsPerForm, bytes.contains(where: \.isLatinLetter) { return nil }
      let form = forms[index]
      let count = Utterance(form).tokens.count
      if count == 0 {
        return Diagnostic(
          severity: .warning,
          message: "a value of “\(list.name)” has no letter or digit, so nobody can say it",
          source: form, span: 0..<form.utf8.count)
      }
      guard count > limits.wordsPerForm else { return nil }
      return plain(
        "a value of “\(list.name)” has \(count) words and is left out; the limit wordsPerForm is "
          + "\(limits.wordsPerForm)", .warning)
    }
  }

  private mutating func check(_ phrase: Phrase, listNames: Set<String>) {
    let template = phrase.template
    let facts = analysis.facts(of: template)
    var names: Set<String> = []
    for slot in phrase.slots {
      if !names.insert(slot.name).inserted {
        errors.append(fault("the slot “\(slot.name)” is described twice", in: template))
      }
      check(slot, of: phrase, listNames: listNames)
    }
    for name in facts.slots where !names.contains(name) {
      let known = names.sorted().map { "${\($0)}" }.joined(separator: ", ")
      let hint = known.isEmpty ? "the phrase has no slots" : "it may name \(known)"
      errors.append(
        fault(
          "the slot “\(name)” is not described; \(hint)", in: template,
          at: template.span(ofSlot: name)))
    }
    for rule in template.ruleNames where rules[rule] == nil {
      errors.append(
        fault("there is no rule “\(rule)”", in: template, at: template.span(ofRule: rule)))
    }
    checkWords(of: phrase, facts)
    checkPermutations(in: template)
  }

  private mutating func check(_ slot: Slot, of phrase: Phrase, listNames: Set<String>) {
    let place = phrase.template.span(ofSlot: slot.name)
    switch slot.kind {
    case .list(let list, _):
      if !listNames.contains(list) {
        errors.append(fault("there is no list “\(list)”", in: phrase.template, at: place))
      }
    case .value(.number(let range)), .value(.percentage(let range)):
      check(range, of: phrase, at: place)
    case .value, .text: break
    }
  }

  private mutating func check(_ range: NumberRange, of phrase: Phrase, at place: Range<Int>) {
    if let message = range.fault {
      errors.append(fault(message, in: phrase.template, at: place))
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

  private mutating func checkPermutations(in template: Template) {
    for element in template.root.all({ if case .permutation = $0 { $0 } else { nil } })
    where element.parts.count > limits.permutationParts {
      errors.append(
        fault(
          "the permutation has \(element.parts.count) parts; the limit permutationParts is "
            + "\(limits.permutationParts)", in: template,
          at: template.source.span(of: element.text(syntax: template.syntax))))
    }
  }

  // MARK: - Diagnostics

  private func plain(_ message: String, _ severity: Diagnostic.Severity = .error) -> Diagnostic {
    Diagnostic(severity: severity, message: message, source: "", span: 0..<0)
  }

  private func fault(_ message: String, in template: Template, at place: Range<Int>? = nil)
    -> Diagnostic
  {
    Diagnostic(
      severity: .error, message: message, source: template.source,
      span: place ?? 0..<template.source.utf8.count)
  }
}

extension UInt8 {
  fileprivate var isLatinLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
