// SPDX-License-Identifier: Apache-2.0

internal import PhraseMatching

/// Makes a grammar of sentences and lists.
///
/// Every template is a phrase; the block is the phrase's intent, so that the matcher keeps what
/// blocks capture apart. A reference to a list is a slot that all phrases share.
struct GrammarBuilder {
  /// What the matcher does not know about a phrase.
  struct PhraseInfo: Sendable {
    let block: Int
    let sentence: String
    let shape: SentenceShape
  }

  /// What stands behind a slot of the grammar.
  struct SlotInfo: Sendable {
    let reference: ListReference
    let list: String
    var content: ListContent
  }

  private(set) var phrases: [Phrase] = []
  private(set) var phraseInfos: [PhraseInfo] = []
  private(set) var slots: [SlotInfo] = []
  private(set) var valueLists: [ValueList] = []
  private(set) var rules: [String: Template] = [:]
  private(set) var warnings: [Diagnostic]

  private let sentences: HomeAssistantSentences
  private var slotIDs: [SlotKey: Int] = [:]
  private var listNames: [ListKey: String] = [:]
  private var ruleSlots: [String: [String]] = [:]
  private var compiler: ListCompiler

  private struct SlotKey: Hashable {
    let reference: ListReference
    let scope: Int?
  }

  private enum ListKey: Hashable {
    case named(String, scope: Int?)
    case range(HomeAssistantList.Range)
  }

  init(_ sentences: HomeAssistantSentences) {
    self.sentences = sentences
    warnings = sentences.warnings
    compiler = ListCompiler(
      rules: sentences.rules.compactMapValues { text in
        (try? SentenceTemplate(text))?.root
      })
    for index in sentences.blocks.indices { add(block: index) }
    warnings += compiler.warnings
  }

  // MARK: - Sentences

  private mutating func add(block index: Int) {
    let block = sentences.blocks[index]
    let isLocal = !block.rules.isEmpty || !block.lists.isEmpty
    let scope = Scope(
      id: isLocal ? index : nil,
      rules: sentences.rules.merging(block.rules) { _, local in local },
      lists: sentences.lists.merging(block.lists) { _, local in local })
    var added: [(phrase: Phrase, info: PhraseInfo, order: Int)] = []
    for sentence in block.sentences {
      do throws(GrammarError) {
        let template = try SentenceTemplate(sentence)
        let root = try resolve(template.root, of: sentence, in: scope)
        let phrase = Phrase(
          template: Template(root: root, source: sentence),
          slots: slotNames(in: root).map(slot), intent: index, language: "und")
        let shape = SentenceShape(template.root, lists: sentences.lists)
        let order = template.wildcardOrder(lists: sentences.lists)
        added.append((phrase, PhraseInfo(block: index, sentence: sentence, shape: shape), order))
      } catch {
        warnings += error.diagnostics.map { $0.asWarning }
      }
    }
    // Stable by hand: equal ones stay in the author's order.
    let ordered = added.enumerated().sorted { ($0.1.order, $0.0) < ($1.1.order, $1.0) }
    phrases += ordered.map(\.element.phrase)
    phraseInfos += ordered.map(\.element.info)
  }

  /// The rules and lists that count for a block.
  private struct Scope {
    /// The block that has rules or lists of its own; nil for the global ones.
    let id: Int?
    let rules: [String: String]
    let lists: [String: HomeAssistantList]

    func name(ofRule name: String) -> String { id.map { "\(name)#\($0)" } ?? name }
  }

  // MARK: - References

  /// The element with the grammar's names for slots and rules.
  private mutating func resolve(
    _ element: Template.Element, of source: String, in scope: Scope
  ) throws(GrammarError) -> Template.Element {
    switch element {
    case .literal: return element
    case .slot(let reference):
      return .slot(try slotName(ListReference(reference), of: source, in: scope))
    case .rule(let name): return .rule(try ruleName(name, of: source, in: scope))
    case .optional(let part): return .optional(try resolve(part, of: source, in: scope))
    case .sequence(let parts): return .sequence(try resolve(parts, of: source, in: scope))
    case .alternatives(let parts): return .alternatives(try resolve(parts, of: source, in: scope))
    case .permutation(let parts): return .permutation(try resolve(parts, of: source, in: scope))
    }
  }

  private mutating func resolve(
    _ parts: [Template.Element], of source: String, in scope: Scope
  ) throws(GrammarError) -> [Template.Element] {
    var resolved: [Template.Element] = []
    for part in parts { resolved.append(try resolve(part, of: source, in: scope)) }
    return resolved
  }

  private mutating func ruleName(
    _ name: String, of source: String, in scope: Scope
  ) throws(GrammarError) -> String {
    let unique = scope.name(ofRule: name)
    guard ruleSlots[unique] == nil else { return unique }
    guard let text = scope.rules[name] else {
      throw fault("there is no rule “\(name)”", in: source, at: "<\(name)>")
    }
    // Known before it is read, so that a cycle ends here; the grammar tells about it.
    ruleSlots[unique] = []
    let root = try resolve(SentenceTemplate(text).root, of: text, in: scope)
    rules[unique] = Template(root: root, source: text)
    ruleSlots[unique] = slotNames(in: root)
    return unique
  }

  private mutating func slotName(
    _ reference: ListReference, of source: String, in scope: Scope
  ) throws(GrammarError) -> String {
    let isLocal = scope.id.map { sentences.blocks[$0].lists[reference.list] != nil } ?? false
    let key = SlotKey(reference: reference, scope: isLocal ? scope.id : nil)
    if let known = slotIDs[key] { return "s\(known)" }
    guard let list = scope.lists[reference.list] ?? reference.inlineRange.map({ .range($0) }) else {
      throw fault(
        "there is no list “\(reference.list)”", in: source, at: "{\(reference.list)")
    }
    let name = listName(list, key: .named(reference.list, scope: key.scope))
    slots.append(
      SlotInfo(reference: reference, list: name, content: ListCompiler.content(of: list)))
    slotIDs[key] = slots.count - 1
    return "s\(slots.count - 1)"
  }

  /// The matcher's list; ranges with the same numbers share one.
  private mutating func listName(_ list: HomeAssistantList, key: ListKey) -> String {
    var key = key
    if case .range(var range) = list {
      range.multiplier = 1
      key = .range(range)
    }
    if let known = listNames[key] { return known }
    let name = "l\(listNames.count)"
    listNames[key] = name
    if let values = compiler.valueList(of: list, name: name, language: sentences.language) {
      valueLists.append(values)
    }
    return name
  }

  private func slotNames(in element: Template.Element) -> [String] {
    switch element {
    case .literal: []
    case .slot(let name): [name]
    case .rule(let name): ruleSlots[name] ?? []
    case .optional(let part): slotNames(in: part)
    case .sequence(let parts), .alternatives(let parts), .permutation(let parts):
      parts.flatMap { slotNames(in: $0) }.reduce(into: []) { unique, name in
        if !unique.contains(name) { unique.append(name) }
      }
    }
  }

  private func slot(named name: String) -> Slot {
    guard let info = SlotInfo.index(ofSlot: name).map({ slots[$0] }) else {
      return Slot(name: name, kind: .text)
    }
    switch info.content {
    case .values, .numbers: return Slot(name: name, kind: .list(info.list, isOpen: false))
    case .range(let range):
      return Slot(
        name: name,
        kind: .number(
          minimum: Double(range.from), maximum: Double(range.to),
          isInteger: range.fractions == nil))
    case .wildcard: return Slot(name: name, kind: .text)
    }
  }

  private func fault(_ message: String, in source: String, at place: String) -> GrammarError {
    GrammarError(diagnostics: [
      Diagnostic(severity: .error, message: message, source: source, span: source.span(of: place))
    ])
  }
}

extension GrammarBuilder.SlotInfo {
  /// The index in the builder's slots that a slot's name tells.
  static func index(ofSlot name: String) -> Int? { Int(name.dropFirst()) }
}
