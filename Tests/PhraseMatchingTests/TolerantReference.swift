// SPDX-License-Identifier: Apache-2.0

@testable import PhraseMatching

/// The slow and obviously right tolerant matcher: every sentence of the grammar is aligned with the
/// utterance, word by word, by dynamic programming over the slips that have a name.
///
/// No automaton, no index, no order of costs. It knows English only, and neither glue nor digits for
/// number words; random grammars have none.
struct TolerantReference {
  enum Item: Hashable {
    case word(String)
    case slot(String)
  }

  struct Sentence {
    let phrase: Int
    let items: [Item]
    /// Whether each word may be left out.
    var canDrop: [Bool] = []
  }

  /// What a way took so far.
  struct Taken: Hashable {
    var values: [String] = []
    var hasContent = false
    var hasText = false
    var isText = false
    var isUnlisted = false
    var isGuessed = false
  }

  /// The least points by what was taken, by position.
  typealias Ways = [Int: [Taken: Int]]

  let grammar: Grammar
  let sentences: [Sentence]
  let slips: ReferenceSlips
  private let small: Set<String>

  init(grammar: Grammar) {
    self.grammar = grammar
    let english = SmallWords.english
    small = Set(english.droppable + english.fillers + english.openers)
    var sentences = grammar.phrases.indices.flatMap { phrase in
      Set(Self.expand(grammar.phrases[phrase].template.root, grammar)).map {
        Sentence(phrase: phrase, items: $0)
      }
    }
    // The words that may follow a beginning, in any phrase.
    var following: [[Item]: Set<String>] = [:]
    for sentence in sentences {
      for (index, item) in sentence.items.enumerated() {
        guard case .word(let word) = item else { continue }
        following[Array(sentence.items[..<index]), default: []].insert(word)
      }
    }
    for number in sentences.indices {
      let items = sentences[number].items
      sentences[number].canDrop = items.indices.map { index in
        guard case .word(let word) = items[index], english.droppable.contains(word) else {
          return false
        }
        let here = following[Array(items[..<index])] ?? []
        return !english.opposites.contains { pair in
          pair.contains(word) && pair.contains { $0 != word && here.contains($0) }
        }
      }
    }
    self.sentences = sentences
    let words = sentences.flatMap(\.items).compactMap { item -> String? in
      if case .word(let word) = item { word } else { nil }
    }
    slips = ReferenceSlips(phraseWords: Set(words), lists: grammar.lists)
  }

  /// Every way through a template, as words and slots in a row.
  private static func expand(_ element: Template.Element, _ grammar: Grammar) -> [[Item]] {
    switch element {
    case .literal(let text): [Utterance(text).tokens.map { .word($0.text) }]
    case .slot(let name): [[.slot(name)]]
    case .rule(let name): grammar.rules[name].map { expand($0.root, grammar) } ?? []
    case .optional(let part): [[]] + expand(part, grammar)
    case .alternatives(let parts): parts.flatMap { expand($0, grammar) }
    case .sequence(let parts):
      parts.reduce([[]]) { heads, part in
        heads.flatMap { head in expand(part, grammar).map { head + $0 } }
      }
    case .permutation(let parts):
      parts.isEmpty
        ? [[]]
        : parts.indices.flatMap { index in
          var rest = parts
          let first = rest.remove(at: index)
          return expand(first, grammar).flatMap { head in
            expand(.permutation(rest), grammar).map { head + $0 }
          }
        }
    }
  }

  // MARK: - Alignment

  /// The least points of a sentence for an utterance, by what was taken.
  func outcomes(of sentence: Sentence, _ said: [String]) -> [Taken: Int] {
    var ways = [Ways](repeating: [:], count: sentence.items.count + 1)
    ways[0] = [0: [Taken(): 0]]
    for (index, item) in sentence.items.enumerated() {
      ways[index] = slips.skipped(ways[index], said, isBeginning: index == 0)
      switch item {
      case .word(let word):
        let next = index + 1 < sentence.items.count ? sentence.items[index + 1] : nil
        for (position, taken) in ways[index] {
          let choices = slips.choices(for: word, at: position, said, list: nil)
          for (length, points, isGuessed) in choices {
            ways[index + 1].add(taken, at: position + length, points, small, word, isGuessed)
          }
          if sentence.canDrop[index] {
            ways[index + 1].leaveOut(
              taken, at: position, Edit.Kind.droppedWord.points, isEnd: position == said.count)
          }
          if case .word(let second) = next, slips.isJoined(word, second, at: position, said, nil) {
            let content = small.contains(word) ? second : word
            ways[index + 2].add(
              taken, at: position + 1, Edit.Kind.joinedWords.points, small, content, true)
          }
        }
      case .slot(let name):
        ways[index + 1].merge(values(of: name, sentence.phrase, ways[index], said))
      }
    }
    return slips.skipped(ways[sentence.items.count], said)[said.count] ?? [:]
  }

  private func values(of name: String, _ phrase: Int, _ ways: Ways, _ said: [String]) -> Ways {
    guard let slot = grammar.phrases[phrase].slots.first(where: { $0.name == name }) else {
      return [:]
    }
    var all = value(of: slot, ways, said)
    guard slot.isSeries else { return all }
    var last = all
    for _ in said {
      var start = slips.skipped(last, said)
      for (position, taken) in start
      where position + 1 < said.count && ["and", "or", "y", "o"].contains(said[position]) {
        for (taken, points) in taken { start.keep(taken, at: position + 1, points) }
      }
      last = value(of: slot, slips.skipped(start, said), said)
      all.merge(last)
    }
    return all
  }

  private func value(of slot: Slot, _ ways: Ways, _ said: [String]) -> Ways {
    var result: Ways = [:]
    for (start, takens) in ways {
      for (end, value, points, kind) in readings(of: slot, at: start, said) {
        for (taken, before) in takens {
          var taken = taken
          if slot.name == "applicationName" {
            taken.hasContent = true
          } else {
            taken.values.append("\(slot.name)=\(value)")
          }
          taken.hasText = taken.hasText || kind == .text
          taken.isText = taken.isText || value == "text"
          taken.isUnlisted = taken.isUnlisted || value == "unlisted"
          taken.isGuessed = taken.isGuessed || kind == .guess
          result.keep(taken, at: end, before + points)
        }
      }
      guard slot.name == "applicationName" else { continue }
      result.leaveOut(
        takens, at: start, Edit.Kind.droppedApplication.points, isEnd: start == said.count)
    }
    return result
  }

  private enum Reading { case exact, guess, text }

  private func readings(
    of slot: Slot, at start: Int, _ said: [String]
  ) -> [(end: Int, value: String, points: Int, kind: Reading)] {
    guard start < said.count else { return [] }
    let rest = start + 1..<said.count + 1
    switch slot.kind {
    case .text: return rest.map { ($0, "text", 0, .text) }
    case .value(let kind):
      return kind.readings(in: Array(said[start...]), language: "en").map {
        (start + $0.length, "\($0.value)", 0, .exact)
      }
    case .list(let name, let isOpen):
      let values = Array(grammar.lists.first { $0.name == name }?.values ?? ValueList.Values([]))
      var found: [(end: Int, value: String, points: Int, kind: Reading)] =
        isOpen ? rest.map { ($0, "unlisted", 0, .text) } : []
      for form in Set(values.flatMap(\.forms)) {
        let ids = Set(values.filter { $0.forms.contains(form) }.map(\.id)).sorted()
        let words = form.split(separator: " ").map(String.init)
        let isName = slot.name == "applicationName"
        for (end, takens) in aligned(words, list: name, isName: isName, at: start, said) {
          for (taken, points) in takens where taken.hasContent {
            found.append((end, "\(ids)", points, taken.isGuessed ? .guess : .exact))
          }
        }
      }
      return found
    }
  }

  /// The words of a value; what was taken has content where any of them was said.
  private func aligned(
    _ words: [String], list: String, isName: Bool, at start: Int, _ said: [String]
  ) -> Ways {
    var ways = [Ways](repeating: [:], count: words.count + 1)
    ways[0] = [start: [Taken(): 0]]
    for (index, word) in words.enumerated() {
      if index > 0 { ways[index] = slips.skipped(ways[index], said) }
      for (position, taken) in ways[index] {
        for (length, points, isGuessed) in slips.choices(
          for: word, at: position, said, list: list, isName: isName)
        {
          ways[index + 1].add(taken, at: position + length, points, [], word, isGuessed)
        }
        if SmallWords.english.droppable.contains(word) {
          ways[index + 1].add(taken, at: position, Edit.Kind.droppedWord.points, [], nil, true)
        }
        if index + 1 < words.count,
          slips.isJoined(word, words[index + 1], at: position, said, list)
        {
          ways[index + 2].add(
            taken, at: position + 1, Edit.Kind.joinedWords.points, [], word, true)
        }
      }
    }
    return ways[words.count]
  }
}

extension TolerantReference.Ways {
  /// Keeps a way unless a cheaper one took the same; text and guesses do not go together.
  mutating func keep(_ taken: TolerantReference.Taken, at position: Int, _ points: Int) {
    guard points <= 100, !(taken.hasText && taken.isGuessed) else { return }
    self[position, default: [:]][taken] = Swift.min(self[position]?[taken] ?? points, points)
  }

  mutating func merge(_ other: Self) {
    for (position, takens) in other {
      for (taken, points) in takens { keep(taken, at: position, points) }
    }
  }

  /// Goes on from ways without a word of the phrase, or without the application's name: no guess at
  /// the end of what was said, behind words on no list.
  mutating func leaveOut(
    _ takens: [TolerantReference.Taken: Int], at position: Int, _ points: Int, isEnd: Bool
  ) {
    for (taken, before) in takens {
      let isGuess = !(isEnd && taken.isUnlisted && !taken.isText)
      add([taken: before], at: position, points, [], nil, isGuess)
    }
  }

  /// Goes on from ways by a slip, and by a word that means something unless it is small.
  mutating func add(
    _ takens: [TolerantReference.Taken: Int], at position: Int, _ points: Int,
    _ small: Set<String>, _ word: String?, _ isGuessed: Bool
  ) {
    for (taken, before) in takens {
      var taken = taken
      taken.isGuessed = taken.isGuessed || isGuessed
      if let word, !small.contains(word) { taken.hasContent = true }
      keep(taken, at: position, before + points)
    }
  }
}
