// SPDX-License-Identifier: Apache-2.0

/// All phrases and value lists, validated: what an ``Automaton`` is compiled from.
///
/// ```swift
/// let books = ValueList(name: "books", values: [.init(id: 42, forms: ["Dune"])])
/// let open = Phrase(
///   template: try Template(parsing: "Open ${book}"),
///   slots: [Slot(name: "book", kind: .list("books", isOpen: false))], intent: 0)
/// let grammar = try Grammar(phrases: [open], lists: [books])
/// ```
///
/// A grammar never changes. It prints as text (``text()``), so that tests can compare it.
public struct Grammar: Sendable {
  /// How large a grammar may grow, each limit with a name that its diagnostic tells.
  public struct Limits: Sendable, Equatable {
    /// Parts of one permutation.
    ///
    /// Eight parts have 40,320 orders, which share 256 states.
    public var permutationParts = 8
    /// States of one phrase before phrases are merged; a sentence template needs a few dozen.
    public var statesPerPhrase = 20_000
    /// Beginnings of words that one phrase makes of pieces without blanks between them.
    ///
    /// “[un]lock[ed]” makes eight; each further piece that may be left out doubles them.
    public var wordFormsPerPhrase = 50_000
    /// Words in one form of a value.
    ///
    /// Longer ones cannot be said in one breath.
    public var wordsPerForm = 100

    /// Makes the standard limits.
    public init() {}
  }

  /// The phrases; a match refers to them by index.
  public let phrases: [Phrase]
  /// The value lists.
  public private(set) var lists: [ValueList]
  /// The named rules that templates may call.
  public let rules: [String: Template]
  let limits: Limits
  /// What is doubtful in the values of each list.
  private var listWarnings: [[Diagnostic]]

  /// Validates phrases, lists and rules.
  ///
  /// - Throws: ``GrammarError`` with every fault: an unknown slot, list or rule, a cyclic rule, an
  ///   empty phrase, a range without numbers.
  public init(
    phrases: [Phrase], lists: [ValueList], rules: [String: Template] = [:],
    limits: Limits = .init()
  ) throws(GrammarError) {
    var validation = GrammarValidation(lists: lists, rules: rules, limits: limits)
    validation.check(phrases)
    guard validation.errors.isEmpty else { throw GrammarError(diagnostics: validation.errors) }
    self.phrases = phrases
    self.lists = lists
    self.rules = rules
    self.limits = limits
    listWarnings = validation.listWarnings
  }

  /// The grammar with other values in one list; only these are checked.
  func replacing(_ list: ValueList) throws(GrammarError) -> Grammar {
    guard let index = lists.firstIndex(where: { $0.name == list.name }) else {
      throw GrammarError(diagnostics: [
        Diagnostic(
          severity: .error, message: "there is no list “\(list.name)” to replace", source: "",
          span: 0..<0)
      ])
    }
    var validation = GrammarValidation(lists: [list], rules: [:], limits: limits)
    validation.check([])
    var replaced = self
    replaced.lists[index] = list
    replaced.listWarnings[index] = validation.listWarnings[0]
    return replaced
  }

  /// What is doubtful, but no fault.
  ///
  /// - Complexity: O(*n*) in the slots of the phrases.
  public var warnings: [Diagnostic] { listWarnings.flatMap(\.self) + emptyLists }

  /// Phrases that cannot match, because a list that they need has no values.
  private var emptyLists: [Diagnostic] {
    let empty = Set(lists.filter(\.values.isEmpty).map(\.name))
    guard !empty.isEmpty else { return [] }
    return phrases.flatMap { phrase -> [Diagnostic] in
      let unfilled = phrase.slots.compactMap { slot -> (slot: String, list: String)? in
        guard case .list(let list, isOpen: false) = slot.kind, empty.contains(list) else {
          return nil
        }
        return (slot.name, list)
      }
      let ways = phrase.template.linearForms(
        limit: 1, rules: rules, avoiding: Set(unfilled.map(\.slot)))
      guard ways.isEmpty else { return [] }
      return unfilled.map { slot, list in
        Diagnostic(
          severity: .warning, message: "the list “\(list)” has no values, so this cannot match",
          source: phrase.template.source, span: phrase.template.span(ofSlot: slot))
      }
    }
  }

  /// The languages of the phrases, whose number words are understood in values.
  var languages: [String] { Set(phrases.map(\.language)).sorted() }
}
