// SPDX-License-Identifier: Apache-2.0

/// The words of a value slot as a graph, made of the rules that read it.
///
/// What is only written ("17:30", "kg") is left out. The graph has a few sentences more than the
/// rules, such as the 31st of June; hearing one gives no match, and the assistant asks.
struct ValueGraph {
  /// Numbers that are spelled out for a recognizer: more would only add ways to be misheard.
  private static let numbers = 0...100
  /// Whole numbers of clocks, days and durations.
  private static let cardinals = 0...59
  /// Years that can be said.
  private static let years = 1950...2049

  private let rules: ValueRules
  private let kind: ValueKind
  private(set) var vocabulary: Vocabulary
  private var made: [RuleCategory: MinimalGraph] = [:]

  init(_ kind: ValueKind, language: String, vocabulary: Vocabulary) {
    self.kind = kind
    self.vocabulary = vocabulary
    rules = ValueRules.forLanguage(language)
  }

  /// The graph of all that can be said.
  mutating func build() -> MinimalGraph {
    var graph = MinimalGraph()
    let end = graph.makeState(isEnd: true)
    // Currencies beside plain numbers are read, but listening for them would only mishear more.
    if !kind.isNumber { insert(kind.category, into: &graph, from: 0, to: end) }
    if kind.takesNumber {
      graph.insert(numberForms.map { form in form.map { vocabulary.intern($0) } })
    }
    return graph.minimized()
  }

  private var numberForms: [[String]] {
    if case .number(let range) = kind {
      return rules.numbers.sayableForms(
        from: range.minimum, to: range.maximum, isInteger: range.isInteger
      ).filter { form in
        // Its bounds are seen to; to read them all again would double the time.
        range.step == nil
          || rules.numbers.parse(form, wholePairs: range.isInteger).contains {
            $0.length == form.count && range.contains($0.value)
          }
      }
    }
    let numbers = Self.numbers
    return rules.numbers.sayableForms(
      from: Double(numbers.lowerBound), to: Double(numbers.upperBound), isInteger: false)
  }

  // MARK: - Categories

  private mutating func graph(of category: RuleCategory) -> MinimalGraph {
    if let known = made[category] { return known }
    var graph = MinimalGraph()
    if category.isBuiltIn {
      graph.insert(forms(of: category).map { form in form.map { vocabulary.intern($0) } })
    } else {
      let end = graph.makeState(isEnd: true)
      for rule in rules.rules[category.rawValue] where isSaid(rule, in: category) {
        add(rule, to: &graph, end: end)
      }
    }
    made[category] = graph.minimized()
    return made[category] ?? graph
  }

  /// Whether a rule is spoken, and of use for the kind: no kilos where a length is asked for.
  private func isSaid(_ rule: ValueRule, in category: RuleCategory) -> Bool {
    guard !rule.isWritten else { return false }
    guard category == .unit, case .measurement(let quantity, _) = kind,
      case .unit(let unit) = try? rule.meaning(RuleCaptures(parts: []))
    else { return true }
    return unit.quantity == quantity || (unit == .degree && quantity == .temperature)
  }

  private mutating func add(_ rule: ValueRule, to graph: inout MinimalGraph, end: Int) {
    var state = 0
    for (index, item) in rule.items.enumerated() {
      let next = index == rule.items.count - 1 ? end : graph.makeState()
      switch item {
      case .words(let words, _):
        for word in words.sorted() {
          let id = vocabulary.intern(word, spelling: rules.spellings[word])
          graph.steps[state].append(.init(word: id, to: next))
        }
      case .category(let category, _): insert(category, into: &graph, from: state, to: next)
      }
      if item.isOptional { graph.steps[state].append(.init(word: nil, to: next)) }
      state = next
    }
  }

  /// Puts a copy of a category's graph between two states.
  private mutating func insert(
    _ category: RuleCategory, into graph: inout MinimalGraph, from start: Int, to end: Int
  ) {
    let inner = self.graph(of: category)
    // Nothing leads back to the beginning of an acyclic graph, so the outer state can stand for it.
    let states = inner.steps.indices.map { $0 == 0 ? start : graph.makeState() }
    for (state, steps) in inner.steps.enumerated() {
      for step in steps {
        if !inner.steps[step.to].isEmpty {
          graph.steps[states[state]].append(.init(word: step.word, to: states[step.to]))
        }
        if inner.isEnd[step.to] {
          graph.steps[states[state]].append(.init(word: step.word, to: end))
        }
      }
    }
  }

  // MARK: - Numbers

  private func forms(of category: RuleCategory) -> [[String]] {
    switch category {
    case .cardinal: Self.cardinals.flatMap(rules.numbers.spell)
    case .number: spokenNumbers
    case .pair: (10...59).flatMap { Array(rules.numbers.spell($0).prefix(1)) } + smallPairs
    case .year: Self.years.flatMap(rules.numbers.spell)
    default: []
    }
  }

  /// "oh five".
  private var smallPairs: [[String]] {
    guard let zero = rules.numbers.table.zeros.max(by: { $0.count < $1.count }) else { return [] }
    return (1...9).flatMap { rules.numbers.spell($0).prefix(1).map { [zero] + $0 } }
  }

  private var spokenNumbers: [[String]] {
    var range = Self.numbers
    if case .percentage(let limits) = kind {
      let lowest = max(limits.minimum ?? 0, 0).rounded(.up)
      let highest = min(limits.maximum ?? 100, 1000).rounded(.down)
      guard lowest <= highest else { return [] }
      range = Int(lowest)...Int(highest)
      return range.filter { limits.contains(Double($0)) }.flatMap(rules.numbers.spell)
    }
    let whole = range.flatMap(rules.numbers.spell)
    let negative = rules.numbers.table.signs.sorted().prefix(1).flatMap { sign in
      kind.isTemperature ? whole.map { [sign] + $0 } : []
    }
    let halves = (1...12).flatMap { number in
      rules.numbers.spell(number).prefix(1).flatMap { head in
        rules.numbers.table.halves.map { head + $0 }
      }
    }
    return whole + halves + negative
  }
}

extension ValueKind {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }

  fileprivate var isTemperature: Bool {
    if case .measurement(.temperature, _) = self { true } else { false }
  }
}
