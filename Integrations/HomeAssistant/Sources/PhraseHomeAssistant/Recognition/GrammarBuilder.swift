// SPDX-License-Identifier: Apache-2.0

internal import PhraseMatching

/// Makes a grammar of sentences and lists.
///
/// Every template is a phrase; the block is the phrase's intent, so that the matcher keeps what
/// blocks capture apart.
struct GrammarBuilder {
  /// What the matcher does not know about a phrase; a class, because every match looks at many.
  final class PhraseInfo: Sendable {
    let block: HomeAssistantSentences.Block
    let sentence: String
    let shape: SentenceShape
    let slots: [SlotInfo]

    init(
      block: HomeAssistantSentences.Block, sentence: String, shape: SentenceShape,
      slots: [SlotInfo]
    ) {
      self.block = block
      self.sentence = sentence
      self.shape = shape
      self.slots = slots
    }
  }

  /// What stands behind a slot of a phrase.
  struct SlotInfo: Sendable {
    /// The slot's name in the grammar: the reference as the template has it.
    let name: String
    let reference: ListReference
    /// The index in the builder's lists.
    let list: Int
  }

  /// A list as the grammar has it.
  struct ListInfo: Sendable {
    /// What the files call it.
    let source: String
    /// What the grammar calls it.
    let name: String
    var content: ListContent
  }

  private(set) var phrases: [Phrase] = []
  private(set) var phraseInfos: [PhraseInfo] = []
  private(set) var lists: [ListInfo] = []
  private(set) var valueLists: [ValueList] = []
  private(set) var rules: [String: Template] = [:]
  private(set) var warnings: [Diagnostic]

  private let sentences: HomeAssistantSentences
  private var listIndices: [ListKey: Int] = [:]
  private var ruleSlots: [String: [String]] = [:]
  private var compiler: ListCompiler

  private enum ListKey: Hashable {
    case named(String, block: Int?)
    case range(HomeAssistantList.Range)
  }

  /// The rules and lists that count for a block.
  private struct Scope {
    /// The block that has rules or lists of its own; nil for the global ones.
    let block: Int?
    let rules: [String: String]
    let lists: [String: HomeAssistantList]

    func name(ofRule name: String) -> String { block.map { "\(name) of block \($0)" } ?? name }
  }

  init(_ sentences: HomeAssistantSentences) {
    self.sentences = sentences
    warnings = sentences.warnings
    compiler = ListCompiler(
      rules: sentences.rules.compactMapValues { try? Template(parsing: $0, syntax: .sentence) })
    for (index, block) in sentences.blocks.enumerated() { add(block, at: index) }
    warnings += compiler.warnings
  }

  // MARK: - Sentences

  private mutating func add(_ block: HomeAssistantSentences.Block, at index: Int) {
    let isLocal = !block.rules.isEmpty || !block.lists.isEmpty
    let scope = Scope(
      block: isLocal ? index : nil,
      rules: sentences.rules.merging(block.rules) { _, local in local },
      lists: sentences.lists.merging(block.lists) { _, local in local })
    var added: [(phrase: Phrase, info: PhraseInfo, order: Int)] = []
    for sentence in block.sentences {
      do throws(GrammarError) {
        let template = try Template(sentence: sentence)
        let info = PhraseInfo(
          block: block, sentence: sentence,
          shape: SentenceShape(template.root, lists: scope.lists),
          slots: try slots(of: template, in: scope))
        let phrase = Phrase(
          template: template.naming(scope.name), slots: info.slots.map(slot), intent: index,
          language: "und")
        added.append((phrase, info, template.wildcardOrder(lists: scope.lists)))
      } catch {
        warnings += error.diagnostics.map(\.asWarning)
      }
    }
    // Stable by hand: equal ones stay in the author's order.
    let ordered = added.enumerated().sorted { ($0.1.order, $0.0) < ($1.1.order, $1.0) }
    phrases += ordered.map(\.element.phrase)
    phraseInfos += ordered.map(\.element.info)
  }

  private mutating func slots(
    of template: Template, in scope: Scope
  ) throws(GrammarError) -> [SlotInfo] {
    var slots: [SlotInfo] = []
    for name in try slotNames(of: template, in: scope) {
      let reference = ListReference(name)
      guard let list = scope.lists[reference.list] ?? reference.inlineRange else {
        throw template.fault(
          "there is no list “\(reference.list)”", at: template.span(ofSlot: name))
      }
      let index = index(of: list, named: reference.list, in: scope)
      slots.append(SlotInfo(name: name, reference: reference, list: index))
    }
    return slots
  }

  private func slot(_ info: SlotInfo) -> Slot {
    let kind: Slot.Kind =
      switch lists[info.list].content {
      case .values, .numbers: .list(lists[info.list].name, isOpen: false)
      case .range(let range):
        .value(
          .number(
            NumberRange(
              minimum: Double(range.from), maximum: Double(range.to),
              isInteger: range.fractions == nil)))
      case .wildcard: .text
      }
    return Slot(name: info.name, kind: kind)
  }

  // MARK: - Rules

  /// The slots of a template and of the rules that it calls, which become rules of the grammar.
  private mutating func slotNames(
    of template: Template, in scope: Scope
  ) throws(GrammarError) -> [String] {
    var names = template.slotNames
    for rule in template.ruleNames {
      guard let text = scope.rules[rule] else {
        throw template.fault("there is no rule “\(rule)”", at: template.span(ofRule: rule))
      }
      for name in try slotNames(ofRule: scope.name(ofRule: rule), text, in: scope)
      where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  private mutating func slotNames(
    ofRule name: String, _ text: String, in scope: Scope
  ) throws(GrammarError) -> [String] {
    if let known = ruleSlots[name] { return known }
    let template = try Template(sentence: text)
    // Known before it is read, so that a cycle ends here; the grammar tells about it.
    ruleSlots[name] = []
    rules[name] = template.naming(scope.name)
    do throws(GrammarError) {
      let names = try slotNames(of: template, in: scope)
      ruleSlots[name] = names
      return names
    } catch {
      (ruleSlots[name], rules[name]) = (nil, nil)
      throw error
    }
  }

  // MARK: - Lists

  /// The grammar's list; ranges with the same numbers share one.
  private mutating func index(
    of list: HomeAssistantList, named name: String, in scope: Scope
  ) -> Int {
    let isLocal = scope.block.map { sentences.blocks[$0].lists[name] != nil } ?? false
    var key = ListKey.named(name, block: isLocal ? scope.block : nil)
    if case .range(let range) = list { key = .range(range) }
    if let known = listIndices[key] { return known }
    listIndices[key] = lists.count
    let info = ListInfo(
      source: name, name: "\(name) \(lists.count)", content: ListCompiler.content(of: list))
    if let values = compiler.valueList(of: list, name: info.name, language: sentences.language) {
      valueLists.append(values)
    }
    lists.append(info)
    return lists.count - 1
  }
}

extension Template {
  /// The template with other names of rules.
  fileprivate func naming(_ name: (String) -> String) -> Template {
    let root: Template.Element = root.fold { element, parts in
      if case .rule(let rule) = element { .rule(name(rule)) } else { element.with(parts) }
    }
    return Template(root: root, source: source, syntax: syntax)
  }

  fileprivate func fault(_ message: String, at span: Range<Int>) -> GrammarError {
    GrammarError(diagnostics: [
      Diagnostic(severity: .error, message: message, source: source, span: span)
    ])
  }
}
